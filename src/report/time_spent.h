// Where the time of a run went, in words.
#pragma once

#include <string>

#include "engine/time_spent.h"

namespace jury::report {

// "time: 33.1 s: 1.2 s in javac, 0.4 s reading classes, ...".
std::string to_text(const engine::TimeSpent& time);

}  // namespace jury::report
