// Sentences that more than one report format uses.
#pragma once

#include <string>

#include "engine/verdict.h"

namespace jury::report {

// What the property says: "no assertion fails".
std::string meaning(engine::Property property, const std::string& name);

}  // namespace jury::report
