// After the errors of javac: which option of Jury would help. For people; nothing depends on it.
#pragma once

#include <string>
#include <string_view>

namespace jury::cli {

// Empty: nothing is known that would help.
std::string compilation_advice(std::string_view javac_output);

}  // namespace jury::cli
