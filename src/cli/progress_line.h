// What the line says that is overwritten while a check runs.
#pragma once

#include <string>

#include "engine/portfolio/portfolio.h"

namespace jury::cli {

// Settled properties, the time so far, about how long it still takes, and where the work is.
std::string progress_line(const engine::Progress& progress);

}  // namespace jury::cli
