// Gives the names of predicates and properties their meaning in a program: variables, fields, classes,
// methods, lines. Wrong ones are a UserError at the place of the formula that names them.
//
// A name in a method's context is a local variable (source variables by their names, temporaries by those of
// `jury inspect`), or else a field of the class. Java's notation is settled here too: `a.length` of an array,
// `l.get(i)` of a list, whose keys are 1, 2, ... (spec/predicates/syntax.h).
#pragma once

#include <map>

#include "program/workspace.h"
#include "spec/predicates/syntax.h"

namespace jury::program {

struct ResolvedPredicate {
  const ir::Class* cls = nullptr;      // of an object's or a method's predicate
  const ir::Method* method = nullptr;  // of a method's predicate
  spec::predicates::Predicate predicate;
};

// Before this statement; the number of statements stands for the terminator.
struct PropertyPlace {
  ir::BlockId block = 0;
  std::uint32_t statement = 0;
  std::map<std::string, ir::LocalId> locals = {};  // what the formula's names are there
};

struct ResolvedProperty {
  const ir::Method* method = nullptr;
  spec::predicates::Property property;
  std::vector<PropertyPlace> places;
};

std::vector<ResolvedPredicate> resolve(std::vector<spec::predicates::Predicate> predicates,
                                       Workspace& workspace);
std::vector<ResolvedProperty> resolve(std::vector<spec::predicates::Property> properties,
                                      Workspace& workspace);

}  // namespace jury::program
