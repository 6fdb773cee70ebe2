// Which solvers this program was linked with.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace jury::solver {

std::vector<std::pair<std::string, std::string>> versions();  // name, version

}  // namespace jury::solver
