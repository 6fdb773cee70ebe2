// The steps of a counterexample as lines of text: the source of each executed line with what it changed,
// calls indented under their lines, rounds of a loop that look alike folded, and of a long run the first
// calls as one line each, if need be the last lines only.
#pragma once

#include <string>
#include <vector>

#include "engine/verdict.h"
#include "report/sources.h"

namespace jury::report {

// `all`: every line of it.
std::vector<std::string> story_lines(const engine::Counterexample& counterexample, Sources& sources,
                                     bool all = false);

// "amount = 10, b = null, total() = 300": what the variables, fields and calls that the last executed line
// names were worth there. Empty when nothing of it is known.
std::string values_at_the_end(const engine::Counterexample& counterexample, Sources& sources);

}  // namespace jury::report
