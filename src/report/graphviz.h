// Graphviz as a program on the PATH.
#pragma once

#include <string>
#include <vector>

namespace jury::report {

bool has_graphviz();

// The drawings of all graphs of a text in the dot language, in order, with the page's colours; none when it
// fails.
std::vector<std::string> run_graphviz(const std::string& graphs);

}  // namespace jury::report
