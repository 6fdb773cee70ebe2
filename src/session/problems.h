// From what is asked to the problems that engines get: which methods, which properties, which limits. Combinations
// that make no sense are told here, with what would.
#pragma once

#include <vector>

#include "engine/problem.h"
#include "program/properties/resolver.h"
#include "program/tests/test_programs.h"
#include "session/request.h"

namespace jury::session {

// Formulas the user wrote, with their meaning in the program. Problems point into them.
struct Formulas {
  std::vector<program::ResolvedProperty> properties;
  std::vector<program::ResolvedPredicate> predicates;
  bool empty() const { return properties.empty() && predicates.empty(); }
};

Formulas formulas_of(const Questions& questions, program::Workspace& workspace);

// Of `entries`, or of what there is to be started. `has_api`: the inputs are a library, whose public methods
// are asked about beside its programs. `tests`: the entries are these, and there are
// no others.
std::vector<const ir::Method*> entries_of(const Questions& questions, program::Workspace& workspace,
                                          bool has_api = false,
                                          const program::tests::TestPrograms* tests = nullptr);

engine::Limits limits_of(const Questions& questions, program::Workspace& workspace);

// The parts that are left out, which the engine must have.
std::vector<std::string> parts_left_out(const Questions& questions);

// One for each entry, or for each entry and formula.
std::vector<engine::Problem> problems_of(const Questions& questions, program::Workspace& workspace,
                                         const Formulas& formulas, bool has_api = false,
                                          const program::tests::TestPrograms* tests = nullptr);

// Long enough for whatever comes to an end by itself; nobody waits longer without knowing for what.
inline constexpr double seconds_without_timeout = 60;

}  // namespace jury::session
