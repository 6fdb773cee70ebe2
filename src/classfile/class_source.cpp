// Which entries of a directory or archive are classes.
#include "classfile/class_source.h"

namespace jury::classfile {

std::optional<std::string_view> class_name_of_entry(std::string_view entry) {
  constexpr std::string_view extension = ".class";
  if (!entry.ends_with(extension)) return std::nullopt;
  entry.remove_suffix(extension.size());
  const std::string_view simple = entry.substr(entry.rfind('/') + 1);
  if (simple.empty() || simple == "module-info" || simple == "package-info") return std::nullopt;
  return entry;
}

}  // namespace jury::classfile
