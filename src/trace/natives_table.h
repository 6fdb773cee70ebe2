// The form of the tables of native methods.
#pragma once

#include <span>
#include <string_view>

#include "trace/class_info.h"

namespace jury::trace {

struct NativeEntry {
  std::string_view owner;
  std::string_view name;
  std::string_view descriptor;
  NativeFunction function;
};

std::span<const NativeEntry> unsafe_natives();

}  // namespace jury::trace
