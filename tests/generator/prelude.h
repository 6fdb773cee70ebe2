// The helpers that generated programs carry with them: fuel, output, folding of indices, describing
// exceptions.
#pragma once

#include <vector>

#include "generator/node.h"

namespace jury::generator {

struct Settings;

// Those helpers that `program_text` uses, directly or through one another, as members of the main class.
std::vector<Node> prelude(const Settings& settings, const std::string& program_text);

}  // namespace jury::generator
