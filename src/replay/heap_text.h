// Values and heaps as text: what jury.replay.State writes on the JVM, written here from the interpreter's
// heap. Equal texts, equal heaps.
#pragma once

#include <string>

#include "trace/scenario.h"

namespace jury::replay {

// "I5", "@3", "null"; floating-point numbers by their bits.
std::string to_text(const trace::SnapshotValue& value);
// A quotation mark, then printable ASCII as it is and everything else as \uXXXX.
std::string escaped(std::u16string_view text);
std::string to_text(const trace::PortableHeap& heap);

}  // namespace jury::replay
