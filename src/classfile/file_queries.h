// Questions about the file system that have no error: what cannot be looked at is not there.
#pragma once

#include <filesystem>
#include <system_error>

namespace jury::classfile {

inline bool there_is(const std::filesystem::path& path) {
  std::error_code ignored;
  return std::filesystem::exists(path, ignored);
}

inline bool there_is_file(const std::filesystem::path& path) {
  std::error_code ignored;
  return std::filesystem::is_regular_file(path, ignored);
}

inline bool there_is_directory(const std::filesystem::path& path) {
  std::error_code ignored;
  return std::filesystem::is_directory(path, ignored);
}

// Whether a class file lies anywhere below it.
inline bool there_are_classes_below(const std::filesystem::path& directory) {
  std::error_code ignored;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(
           directory, std::filesystem::directory_options::skip_permission_denied, ignored))
    if (entry.path().extension() == ".class") return true;
  return false;
}

}  // namespace jury::classfile
