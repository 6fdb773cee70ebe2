#include "findings/class_files.h"

#include "support/diagnostics.h"

namespace jury::findings {

const classfile::ClassFile* ClassFiles::find(Symbol name) {
  if (!path_) {
    std::vector<std::string> missing;
    path_.emplace();
    classfile::add_class_path(*path_, workspace_.class_path(), workspace_.jdk().release, missing);
  }
  const auto [entry, inserted] = files_.try_emplace(name);
  if (inserted) try {
      entry->second = path_->read(name.view());
    } catch (const UserError&) {
      entry->second.reset();
    }
  return entry->second ? &*entry->second : nullptr;
}

std::uint16_t ClassFiles::access_of(const ir::Class& cls) {
  const auto* file = cls.outer_class.empty() ? nullptr : find(cls.name);
  if (file)
    for (const auto& inner : file->inner_classes)
      if (inner.inner == cls.name) return inner.access.bits;
  return cls.flags;
}

}  // namespace jury::findings
