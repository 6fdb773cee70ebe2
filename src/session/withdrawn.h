// Answers about contracts whose specification has an error: nothing is concluded from the rest of it.
#pragma once

#include "engine/problem.h"

namespace jury::session {

// Takes back what was found about the contract of the problem's entry, when its specification has an error.
void withdraw_on_error(const engine::Problem& problem, engine::Result& result);

}  // namespace jury::session
