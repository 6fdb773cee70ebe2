// The states that a method can start in when its callers are not known, as plain data: the one place that says
// which they are. `jury inspect --start` prints it, the law in tests/states holds it against every state that
// a run goes through, and engines make up states of what it names.
//
// A state is: the arguments, the receiver, the static fields of the classes that the code uses, and all that
// these lead to. Every object is of one of the classes that the description names for the type of the place
// that refers to it, or an assumption rules it out; its fields hold any values of their types, as far as the
// facts about them let through; any two places of fitting types may refer to one object.
//
// What it does not say, because an engine decides: how many objects, how long, how deep.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "start/code_in_use.h"
#include "start/program_facts.h"
#include "start/type_values.h"

namespace jury::start {

struct Description {
  struct Root {
    std::string name;  // "this", "parameter 1"
    ir::DeclaredType type;
    bool is_never_null = false;
  };
  // A type that something in the state is declared with, and its values.
  struct Seen {
    ir::DeclaredType type;
    TypeValues values;
  };

  const ir::Method* entry = nullptr;
  std::vector<Root> roots;
  CodeInUse code;
  std::set<std::string> types_asked;  // by the code, and type arguments that are named: descriptors
  std::map<std::string, Seen> types;  // all that the roots, statics, fields, elements and contents have
  std::vector<ClassFact> classes;     // of objects that may be there, and of the code in use
  std::vector<LambdaFact> lambdas;    // that may be there
  std::set<std::string> assumptions;

  // Nothing where no place of the state is declared so.
  const Seen* find(const ir::DeclaredType& type) const;
  const ClassFact* find_class(Symbol name) const;
};

// Of a method that is no main of a whole program.
Description describe(program::Workspace& workspace, const ProgramFacts& facts, const ir::Method& entry);

// What is taken for granted of the object that a constructor is asked about with: subclasses run the
// constructor for objects of their own, whose methods it may call. Nothing where the program has no subclass.
std::optional<std::string> assumption_of_constructor(program::Workspace& workspace, const ir::Method& entry);

// The same text for the same description, line by line.
std::string text_of(const Description& description, program::Program& program,
                    Detail detail = Detail::Names);

}  // namespace jury::start
