// Sentences that more than one report format uses.
#pragma once

#include <string>

#include "engine/verdict.h"

namespace jury::report {

// What the property says: "no assertion fails".
std::string meaning(engine::Property property, const std::string& name);

// "confirmed on the JVM: ...", and what came of it.
std::string outcome_of(const engine::Replay& replay);

}  // namespace jury::report
