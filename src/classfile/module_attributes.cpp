// The attributes of module-info.class (JVMS 4.7.25 to 4.7.27).
#include "classfile/attribute_reader.h"

namespace jury::classfile {

namespace {

void read_requires(ByteReader& reader, const ConstantPool& pool, ModuleAttribute& module) {
  const std::uint16_t entries = reader.count(6);
  module.requires_modules.reserve(entries);
  for (int entry = 0; entry < entries; ++entry) {
    ModuleRequires required;
    required.module = pool.module_name(reader.u2());
    required.flags.bits = reader.u2();
    required.version = optional_utf8(reader, pool);
    module.requires_modules.push_back(required);
  }
}

void read_exports(ByteReader& reader, const ConstantPool& pool, std::vector<ModuleExports>& list) {
  const std::uint16_t entries = reader.count(6);
  list.reserve(entries);
  for (int entry = 0; entry < entries; ++entry) {
    ModuleExports exported;
    exported.package = pool.package_name(reader.u2());
    exported.flags.bits = reader.u2();
    const std::uint16_t modules = reader.count(2);
    exported.to.reserve(modules);
    for (int module = 0; module < modules; ++module) exported.to.push_back(pool.module_name(reader.u2()));
    list.push_back(std::move(exported));
  }
}

void read_provides(ByteReader& reader, const ConstantPool& pool, ModuleAttribute& module) {
  const std::uint16_t entries = reader.count(4);
  module.provides.reserve(entries);
  for (int entry = 0; entry < entries; ++entry) {
    const Symbol service = pool.class_name(reader.u2());
    module.provides.push_back({service, read_class_list(reader, pool)});
  }
}

}  // namespace

void read_module(ByteReader& reader, const AttributeTarget& target) {
  const ConstantPool& pool = target.pool();
  ModuleAttribute& module = target.class_file.module.emplace();
  module.name = pool.module_name(reader.u2());
  module.flags.bits = reader.u2();
  module.version = optional_utf8(reader, pool);
  read_requires(reader, pool, module);
  read_exports(reader, pool, module.exports);
  read_exports(reader, pool, module.opens);
  module.uses = read_class_list(reader, pool);
  read_provides(reader, pool, module);
}

void read_module_packages(ByteReader& reader, const AttributeTarget& target) {
  const std::uint16_t entries = reader.count(2);
  auto& packages = target.class_file.module_packages;
  packages.reserve(entries);
  for (int entry = 0; entry < entries; ++entry) packages.push_back(target.pool().package_name(reader.u2()));
}

void read_module_main_class(ByteReader& reader, const AttributeTarget& target) {
  target.class_file.module_main_class = target.pool().class_name(reader.u2());
}

}  // namespace jury::classfile
