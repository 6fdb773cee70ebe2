// What somebody can do who wants to know more than an answer within bounds tells: the options that move the bounds which
// stopped it. Where the time ended before the bounds that were asked for, that is more time.
#pragma once

#include <string>

#include "engine/verdict.h"

namespace jury::report {

// "--loops 16 --objects 6"; empty where the answer has no bounds.
std::string options_beyond(const engine::Result& result);

}  // namespace jury::report
