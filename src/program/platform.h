// Which classes come with the Java platform, by their names.
#pragma once

#include <string_view>

namespace jury::program {

// An internal name: "java/util/List". The platform's own assertions are off unless they are asked for by
// name.
bool is_platform_class(std::string_view internal_name);

}  // namespace jury::program
