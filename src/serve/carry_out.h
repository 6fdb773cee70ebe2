// A job, in the process that was made for it: the program is loaded, the answers go out as they come.
#pragma once

#include <memory>

#include "program/workspace.h"
#include "serve/events.h"
#include "serve/job.h"

namespace jury::serve {

// Ends with done() or failed().
void carry_out(const Job& job, const Abilities& abilities, std::unique_ptr<program::Workspace> program,
               CheckListener& listener);

}  // namespace jury::serve
