// Heaps as text: what jury.replay.State writes on the JVM, written here from the interpreter's
// heap. Equal texts, equal heaps.
#pragma once

#include <string>

#include "trace/scenario.h"
#include "trace/scenario_text.h"

namespace jury::replay {

std::string to_text(const trace::PortableHeap& heap);

}  // namespace jury::replay
