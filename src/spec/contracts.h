// What JML says about a program, as engines read it: plain data.
//
// Every expression of a specification is compiled, with the program, to a generated member (src/spec/jml
// tells how); a clause names that member. Engines evaluate it as any other method of the program. A clause
// whose evaluation throws does not hold.
//
// Arguments of a generated member, in this order:
//   the receiver, unless `is_static` (the precondition of a constructor is always static: there is no object)
//   the parameters of the method, as declared (MethodContract::hidden_parameters of the descriptor left out)
//   ensures: the result, unless void;  signals: the exception
// Members of a class (invariant, constraint, initially) take the receiver only.
// `\old` is a call of jury.Spec.old, which engines evaluate in the state before the method (jury.Spec tells
// the rest).
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "support/diagnostics.h"
#include "support/symbol.h"

namespace jury::spec {

enum class ClauseKind : std::uint8_t {
  Requires,
  Ensures,
  Signals,
  Invariant,
  Constraint,
  Initially,
  Assert,
  Assume,
  LoopInvariant,
  Decreases,
};
inline constexpr std::size_t clause_kind_count = 10;

// "requires", "loop_invariant"
std::string_view keyword(ClauseKind kind);

// A generated method of the compiled program.
struct Member {
  Symbol owner;
  Symbol name;
  Symbol descriptor;
  bool is_static = false;

  bool exists() const { return !name.empty(); }
};

struct Clause {
  ClauseKind kind = ClauseKind::Requires;
  SourcePosition place;
  std::string text;  // "requires x > 0", as written, on one line; "non_null x" when `implicit`
  Member member;  // returns boolean; of `decreases`: long. None for statements that were compiled in place.
  bool implicit = false;  // by the default that references are not null
};

// A set of variables that a method may assign.
struct Location {
  enum class Kind : std::uint8_t {
    Everything,
    Field,        // `field` of the object that `object` returns
    AllFields,    // all of them: x.*
    StaticField,  // `field` of the class `owner`
    AllStatics,   // of the class `owner`
    Elements,     // of the array that `object` returns, from `low` to `high`, both included
  };
  Kind kind = Kind::Everything;
  SourcePosition place;
  std::string text;
  Member object;  // evaluated in the state before the method; arguments as of a precondition
  Symbol owner;   // as in a field reference of the class file: resolve it to find the declaration
  Symbol field;
  Symbol descriptor;  // of the field
  Member low, high;   // return int; without them: from the first, to the last
};

struct Signals {
  Symbol exception;  // internal name
  Clause clause;
  bool is_never = false;  // the condition is `false`: the clause says that none is thrown, instead of when
};

// `normal`: no exception may leave (signals (Throwable) false). `exceptional`: no return (ensures false).
enum class BehaviourKind : std::uint8_t { Plain, Normal, Exceptional };

// One specification case. Its promises hold for calls that satisfy all of its preconditions; the method may
// be called when one of its cases allows it.
struct Behaviour {
  BehaviourKind kind = BehaviourKind::Plain;
  SourcePosition place;
  std::vector<Clause> requires_;
  std::vector<Clause> ensures;
  std::vector<Signals> signals;
  std::optional<std::vector<Symbol>> signals_only;  // internal names; nothing: not said
  std::optional<std::vector<Location>> assignable;  // nothing: not said (everything); empty: \nothing
};

struct MethodContract {
  Symbol owner;
  Symbol name;
  Symbol descriptor;
  SourcePosition place;
  bool is_static = false;
  std::uint32_t hidden_parameters = 0;  // leading ones that javac added: inner classes, enums
  bool written = false;                 // the user wrote something; false: only implicit clauses
  bool pure = false;
  bool helper = false;
  bool model = false;  // a model method; without a body it is a pure function of any value
  std::vector<Clause> non_null_parameters;  // preconditions of every behaviour
  std::optional<Clause> non_null_result;    // postcondition of every behaviour
  std::vector<Behaviour> behaviours;        // empty: true, true
  std::vector<std::string> left_out;        // "File.java:3:7: left out: ..." clauses that are not supported
  std::vector<std::string> unchecked;  // "...: not checked: ..." that do not stand in the way of the others
  std::vector<std::string> errors;  // its specification has these; nothing should be concluded from the rest
};

struct ClassContract {
  Symbol name;
  std::vector<Clause> invariants;
  std::vector<Clause> static_invariants;
  std::vector<Clause> constraints;
  std::vector<Clause> static_constraints;
  std::vector<Clause> initially;
  std::vector<Symbol> ghost_fields;
  std::vector<std::string> left_out;
  std::vector<std::string> unchecked;
  std::vector<std::string> errors;
};

// jury.Spec.loop(id) marks the head of a loop that has a specification.
struct LoopContract {
  SourcePosition place;
  std::vector<std::uint32_t> invariants;  // ids of statements
  std::vector<std::uint32_t> decreases;
};

// A contract together with the class it was written in: a subtype's own contract and the inherited ones all
// hold.
struct Contracts {
  using Key = std::tuple<Symbol, Symbol, Symbol>;  // class, name, descriptor
  std::map<Key, MethodContract> methods;
  std::map<Symbol, ClassContract> classes;
  std::map<std::uint32_t, Clause>
      statements;  // by the id that jury.Spec.check, assume, invariant, decreases get
  std::map<std::uint32_t, LoopContract> loops;  // by the id that jury.Spec.loop gets
  std::vector<std::string> errors;    // "File.java:3:7: error: ...", those of methods and classes too
  std::vector<std::string> problems;  // what was left out, with places; everything of the lists above too

  bool empty() const { return methods.empty() && classes.empty() && statements.empty() && loops.empty(); }
  // What is written at the method itself, nothing inherited.
  const MethodContract* of(Symbol owner, Symbol name, Symbol descriptor) const;
  const ClassContract* of(Symbol class_name) const;
  // What the method promises: its own contract, then those of the methods it overrides. `supertypes` lists a
  // class's ancestors (Program::supertypes); `bridged` the other descriptors under which the class answers to
  // the same method (bridge methods), so that overriding through a type argument is seen.
  std::vector<const MethodContract*> all_of(Symbol owner, Symbol name, Symbol descriptor, bool inherits,
                                            const std::vector<Symbol>& supertypes,
                                            const std::vector<Symbol>& bridged) const;
};

// Whether a member (field or method) of a class was generated from a specification.
bool is_generated(std::string_view member_name);

}  // namespace jury::spec
