// Answers about contracts whose specification has an error, or of which a part was left out: what is not
// concluded from the rest of it.
#pragma once

#include "engine/problem.h"

namespace jury::session {

// Takes back what was found about the contract of the problem's entry, when its specification has an error.
void withdraw_on_error(const engine::Problem& problem, engine::Result& result);

// Takes back a refutation of any property that rests on states which a clause that was left out may exclude.
void withdraw_unknown_precondition(const engine::Problem& problem, engine::Result& result);

}  // namespace jury::session
