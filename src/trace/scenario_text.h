// Values of a scenario as text, the same as jury.replay.State writes on a JVM.
#pragma once

#include <string>
#include <string_view>

#include "trace/snapshot.h"

namespace jury::trace {

// "I5", "@3", "null"; floating-point numbers by their bits.
std::string to_text(const SnapshotValue& value);
// A quotation mark, then printable ASCII as it is and everything else as \uXXXX.
std::string escaped(std::u16string_view text);

}  // namespace jury::trace
