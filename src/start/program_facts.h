// What the code of a program says about every state, whichever method is asked about: facts about its classes,
// their fields, their static fields and the lambdas that it makes. Plain data, found once, with a text that is
// equal for equal facts. Engines take facts from here or from what this is made of; the store's keys contain
// the text, so that a new fact belongs here and is in the keys then.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "program/workspace.h"
#include "start/invariants/class_invariants.h"
#include "start/type_values.h"

namespace jury::start {

// Of an instance field.
struct FieldFact {
  const ir::Field* field = nullptr;
  bool is_never_null = false;
  std::optional<Symbol> exact_class;  // of which all its values are
  bool is_of_argument = false;        // an array of what stands for a type variable (generic_arrays.h)
  bool is_owned = false;              // nothing else refers to what it refers to (invariants/owned_fields.h)
};

// Of a static field.
struct StaticFact {
  enum class Holds : std::uint8_t {
    Constant,   // a compile-time constant
    Same,       // the value that the initialiser always leaves, with the content that it left
    SameObject, // the same, but the content may have changed since
    AnyFinal,   // what the initialiser made of a state that may have been another
    Any,        // not final: whatever somebody has assigned
  };
  const ir::Field* field = nullptr;
  Holds holds = Holds::Any;
  std::optional<Symbol> exact_class;
  bool is_never_null = false;
};

struct ClassFact {
  Symbol name;
  bool is_instantiable = false;
  Existence existence = Existence::Any;
  // Where the objects are what it made of its arguments, for ever (value_class.h).
  const ir::Method* constructor_of_values = nullptr;
  bool keeps_equality = false;
  bool keeps_order = false;
  std::vector<FieldFact> fields;
  InvariantOfClass invariant;  // of the fields; not at the beginning of the methods that it names
  std::vector<StaticFact> statics;
  // The numbers in static fields of others that the initialiser reads, when these are all that it reads of
  // what changes (initial_values.h).
  std::optional<std::vector<const ir::Field*>> numbers_read;
  // Static final fields of others of which it reads what code that is not given can change.
  std::vector<const ir::Field*> contents_read;
};

// Whether the invariant holds for all objects when the method begins.
inline bool holds_at(const InvariantOfClass& invariant, const ir::Method& entry) {
  return invariant.may_begin_broken.count(&entry) == 0;
}

struct LambdaFact {
  Symbol class_name;
  std::vector<Symbol> interfaces;
  std::vector<FieldFact> captured;
  std::vector<ir::Type> types;  // that its code was made for: parameters and results of its methods
};

struct ProgramFacts {
  std::vector<ClassFact> classes;  // the user's, sorted by name
  std::vector<LambdaFact> lambdas;

  const ClassFact* find(Symbol name) const;
  const LambdaFact* find_lambda(Symbol name) const;
};

ProgramFacts facts_of(program::Workspace& workspace);

// For people. `code`: constructors of values with their code, which says what they let through, and lambdas
// without their names, which tell no more than a place in the code.
enum class Detail : std::uint8_t { Names, Code };
std::string text_of(const ProgramFacts& facts, program::Program& program, Detail detail);
std::string text_of(const ClassFact& fact, program::Program& program, Detail detail);
std::string text_of(const LambdaFact& fact, Detail detail);

}  // namespace jury::start
