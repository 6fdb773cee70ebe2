// How the bounded engine's time and formulas grow with the bounds, as a figure; and how long the smallest
// checks take.
#pragma once

#include <string>
#include <vector>

#include "../table.h"

namespace jury::bench {

// Four methods of the case study against objects and against loops; seconds of processor time and terms.
// Writes an SVG.
void draw_scaling(const std::string& jury_program, const std::string& file);

// Checks of compiled classes: a trivial one with a solver, ten elements in a list, in a map.
std::vector<Row> measure_latency(const std::string& jury_program);

}  // namespace jury::bench
