// The candidates that are tried for a class: its fields are never null, numbers and lengths lie above or
// below a constant that the code assigns (or 0 and 1), and of two numbers or lengths one is at most the
// other.
//
// Looked at are instance fields of the program's classes that only code which is known can assign: final and
// private ones, and those that the package or subclasses can see, where it is an assumption that no code is
// added to these. Not looked at: volatile fields, which are made for other threads and for updaters by
// reflection; transient ones, which are zero in an object that is read back; those of enums.
#pragma once

#include <string>

#include "start/invariants/candidates.h"
#include "start/invariants/writers.h"

namespace jury::start {

void add_candidates(const Writers& writers, const ir::Class& cls, Candidates& candidates);
// On the parameters of a method of which all callers are known, and on its result.
void add_parameter_candidates(const ir::Method& method, Candidates& candidates);
void add_result_candidates(const ir::Method& method, Candidates& candidates);

// What is taken for granted about code that is not there, when all assignments of the field are to be known;
// empty when it is nothing.
std::string assumption_of(const ir::Field& field);
// Reading objects back runs no constructor; empty where that cannot happen.
std::string assumption_of_reading(program::Program& program, Symbol class_name);

// Whether there are numbers and arrays, of lengths up to that, that satisfy all of them.
bool can_hold(const std::vector<Condition>& conditions, std::int64_t lengths);

// Without the conditions that others imply; none where they contradict each other.
std::vector<Condition> without_implied(const std::set<Condition>& conditions);

}  // namespace jury::start
