// Programs as the PDR engine sees them (UPDR, sections 3.1 to 3.3): procedures over a state of relations,
// each with one loop-free transition formula in extended EPR, and clauses that summarise them.
//
// Two sorts, not UPDR's three: references (containers and objects, told apart by the rigid relation
// `container`) and iterators. `cnt` maps an iterator to what it iterates over and never changes. Everything
// else that a procedure can change is a Relation; a field of reference type is a binary relation that is a
// function of its first argument, a static field a unary one. Views are their map; entries are the map they
// come from; arrays are containers.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ir/statement.h"
#include "logic/term_manager.h"

namespace jury::encode::epr {

enum class Sort : std::uint8_t { Reference, Iterator, Truth };

struct Relation {
  std::string name;
  std::vector<Sort> domain;
  bool rigid = false;       // never changes
  bool functional = false;  // the last argument is determined by the others
};
using RelationId = std::uint32_t;

// The relations every program has, in this order.
enum Builtin : RelationId { used, used_iterator, stale, member, container, builtin_count };

// A relation at some point of a procedure: which tuples are in it.
struct Lambda {
  std::vector<logic::Term> variables;
  logic::Term body;
};

// What a clause about a procedure speaks of, in one place: at the procedure itself, or at a call of it.
struct Context {
  std::vector<logic::Term> inputs;
  logic::Term result;  // null when there is none
  std::vector<Lambda> before;
  std::vector<Lambda> after;  // equal to `before` where the procedure does not modify the relation
  Lambda violated;            // iterators on which a concurrent modification was detected (UPDR's cme)
  logic::Term raised;         // whether one was
  logic::Term thrown;         // whether another exception left the procedure
};

// An argument of an atom: a variable of the clause, an input or the result of the procedure, a constant.
struct Name {
  enum class Tag : std::uint8_t { Variable, Input, Result, Null, Other, NoIterator };
  Tag tag = Tag::Null;
  std::uint32_t index = 0;
  bool operator==(const Name&) const = default;
};

struct Atom {
  enum class Kind : std::uint8_t { Before, After, Violated, Equal, Iterates, Input, Result, Raised, Thrown };
  Kind kind = Kind::Equal;
  RelationId relation = 0;      // Before, After; the input's number for Input
  std::vector<Name> arguments;  // Iterates: cnt(first) = second
  bool operator==(const Atom&) const = default;
};

struct Literal {
  Atom atom;
  bool positive = true;
  bool operator==(const Literal&) const = default;
};

// A universally quantified disjunction.
struct Clause {
  std::vector<Sort> variables;
  std::vector<Literal> literals;
  bool operator==(const Clause&) const = default;
};

// A formula that holds for all values of its variables; without variables it is ground.
struct Universal {
  std::vector<logic::Term> variables;
  logic::Term body;
};

using ProcedureId = std::uint32_t;

struct Call {
  ProcedureId callee = 0;
  logic::Term guard;
  Context context;
  std::uint32_t line = 0;
};

struct Variable {
  std::string name;  // as in the source
  Sort sort = Sort::Reference;
};

// A place where the transition may raise: what for, and whether only because something is not modelled.
struct Site {
  logic::Term guard;
  std::uint32_t line = 0;
  std::string text;
  bool unmodelled = false;
};

struct Procedure {
  std::string name;  // "Flat.addList", "Flat.addList, loop at line 10"
  std::vector<Variable> inputs;
  std::optional<Sort> result;
  std::vector<bool> modifies;  // by relation
  bool raises = false;         // may detect a concurrent modification
  bool throws = false;         // may be left by another exception that somebody handles
  Context context;
  std::vector<Universal> body;
  // What callers rely on when it returned or threw, and that must follow from the body: the state is well
  // formed, what was in use still is, the result exists.
  std::vector<Universal> promises;
  std::vector<Call> calls;
  std::vector<Site> sites;
};

// The constants and functions that all procedures share.
struct Symbols {
  logic::Sort reference, iterator;
  logic::Term null, other, no_iterator;
  logic::Function iterated;  // cnt
};

struct Transitions {
  std::vector<Relation> relations;
  Symbols symbols;
  std::vector<Procedure> procedures;
  ProcedureId root = 0;  // initial state and a call of the entry; safe when it never raises
  std::vector<std::string> assumptions;
};

// The clause at a context, with these terms for its variables.
logic::Term instantiate(logic::TermManager& terms, const Symbols& symbols, const Clause& clause,
                        const Context& context, const std::vector<logic::Term>& variables);
logic::Term instantiate(logic::TermManager& terms, const Symbols& symbols, const Atom& atom,
                        const Context& context, const std::vector<logic::Term>& variables);
logic::Term apply(logic::TermManager& terms, const Lambda& lambda, const std::vector<logic::Term>& arguments);

// "for all I: not stale(it) and cnt(it) != out implies not violated'(I)", with the program's names.
std::string print(const Transitions& transitions, const Procedure& procedure, const Clause& clause);

}  // namespace jury::encode::epr
