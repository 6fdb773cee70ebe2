// A scenario as the script that jury.replay.Runner performs; its commands are explained there.
#pragma once

#include <string>

#include "trace/scenario.h"

namespace jury::replay {

std::string to_script(const trace::Scenario& scenario);

}  // namespace jury::replay
