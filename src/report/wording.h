// Sentences that more than one report format uses.
#pragma once

#include <string>

#include "engine/verdict.h"

namespace jury::report {

// What the property says: "no assertion fails".
std::string meaning(engine::Property property, const std::string& name);
// The same for what was found: what the method says it throws is left out.
std::string meaning(const engine::Result& result);
// How one gets to the violation, in a few words: "reachable: ...".
std::string kind_of(const engine::Finding& finding);
// "NullPointerException unless name != null (Shop.java:17)".
std::string short_text(const engine::Result& result);
// Whether it is about a line of a source that is there.
bool has_place(const engine::Result& result);

// "Shop.total, sum = 3", "call of Shop.total, name = null", "Shop.total throws ...": a step in one line.
std::string step_text(const engine::Step& step);

// "confirmed on the JVM: ...", and what came of it.
std::string outcome_of(const engine::Replay& replay);

}  // namespace jury::report
