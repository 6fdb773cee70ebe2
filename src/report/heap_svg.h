// Pictures of heaps as SVG: boxes for the variables and for each object, arrows for references. Colours come
// from the page (classes and currentColor). Laid out by Graphviz where it is installed, otherwise in layers
// by distance from the variables.
#pragma once

#include <string>
#include <vector>

#include "trace/picture.h"

namespace jury::report {

enum class Layout : std::uint8_t { BuiltIn, Graphviz };

// Graphviz when its `dot` is on the PATH.
Layout best_layout();

// One drawing per picture; what it marks as changed has the class "changed".
std::vector<std::string> draw_heaps(const std::vector<trace::HeapPicture>& pictures, Layout layout);

}  // namespace jury::report
