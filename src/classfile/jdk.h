// Where the user's JDK is, and its classes: from the runtime image lib/modules, or, in a JDK that has none
// (an exploded build), from the jmods.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include "classfile/class_source.h"

namespace jury::classfile {

struct Jdk {
  std::filesystem::path home;
  int release = 0;  // 17; 0 when the JDK does not say

  std::filesystem::path javac() const { return home / "bin" / "javac"; }
};

// The JDK at `explicit_home` if given, else at the environment's JAVA_HOME, else the one of the `javac` on
// the PATH (symbolic links resolved). Throws UserError when there is none, or when the place named holds no
// JDK.
Jdk find_jdk(const std::optional<std::filesystem::path>& explicit_home = std::nullopt);

// Throws UserError when neither form can be opened.
std::unique_ptr<ClassSource> open_jdk_classes(const Jdk& jdk);

}  // namespace jury::classfile
