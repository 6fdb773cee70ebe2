// What the tests of program/ share: the Java sources beside this file as one workspace, and class files kept
// in memory for hierarchies that javac would refuse.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <functional>
#include <map>
#include <string>

#include "../classfile/class_bytes.h"
#include "../source_directory.h"
#include "classfile/class_path.h"
#include "program/program.h"
#include "program/workspace.h"
#include "support/diagnostics.h"

namespace jury::program {

inline std::filesystem::path java_directory() {
  return tests::source_directory() / "tests" / "unit" / "program" / "java";
}

// Compiled once; programs only grow, so tests do not disturb each other.
inline Workspace& workspace() {
  static Workspace shared({{java_directory()}, "", std::nullopt});
  return shared;
}

inline Program& program() { return workspace().program(); }

inline const ir::Method& method_of(Program& in, const std::string& class_name, const std::string& name,
                                   const std::string& descriptor = "") {
  for (const auto& method : in.get_class(Symbol(class_name)).methods)
    if (method.name == name && (descriptor.empty() || method.descriptor == descriptor)) return method;
  throw UserError("no method " + class_name + "." + name);
}

inline std::string user_error_of(const std::function<void()>& action) {
  try {
    action();
  } catch (const UserError& error) {
    return error.what();
  }
  return "no error";
}

// Class files by name.
class MemorySource : public classfile::ClassSource {
 public:
  void add(const std::string& name, std::vector<unsigned char> bytes) { classes_[name] = std::move(bytes); }
  std::optional<classfile::FoundClass> find(std::string_view name) const override {
    const auto found = classes_.find(name);
    if (found == classes_.end()) return std::nullopt;
    return classfile::FoundClass{found->second, found->first + ".class", nullptr};
  }
  void list(const classfile::ClassNameVisitor& visit) const override {
    for (const auto& [name, bytes] : classes_) visit(name);
  }
  std::string description() const override { return "memory"; }

 private:
  std::map<std::string, std::vector<unsigned char>, std::less<>> classes_;
};

// A class with public methods "who()V", each with a body that returns, or abstract.
struct HandmadeClass {
  std::string name;
  std::string superclass = "java/lang/Object";
  std::vector<std::string> interfaces = {};
  bool is_interface = false;
  bool declares = false;     // who()V
  bool is_abstract = false;  // and it is abstract

  std::vector<unsigned char> bytes() const {
    classfile::ClassBytes result;
    result.this_class = result.class_constant(name);
    result.super_class = result.class_constant(superclass);
    for (const auto& interface : interfaces) result.interfaces.push_back(result.class_constant(interface));
    if (is_interface) result.access = 0x0601;
    if (declares && is_abstract) result.method(0x0401, "who", "()V");
    if (declares && !is_abstract)
      result.method(0x0001, "who", "()V", {result.code(classfile::Bytes().u1(0xb1))});
    return result.build();
  }
};

// With no JDK behind: java/lang/Object comes from the models.
inline std::unique_ptr<Program> program_of(const std::vector<HandmadeClass>& classes) {
  auto source = std::make_unique<MemorySource>();
  for (const auto& cls : classes) source->add(cls.name, cls.bytes());
  auto path = std::make_unique<classfile::ClassPath>();
  path->add(std::move(source));
  return std::make_unique<Program>(std::move(path));
}

}  // namespace jury::program
