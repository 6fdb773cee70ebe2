#include "program/platform.h"

#include <algorithm>
#include <array>

namespace jury::program {

bool is_platform_class(std::string_view internal_name) {
  constexpr std::array<std::string_view, 5> packages{"java/", "javax/", "jdk/", "sun/", "com/sun/"};
  return std::any_of(packages.begin(), packages.end(),
                     [&](std::string_view package) { return internal_name.starts_with(package); });
}

}  // namespace jury::program
