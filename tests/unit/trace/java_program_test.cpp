#include "java_program.h"

#include <gtest/gtest.h>

#include "../source_directory.h"
#include "classfile/class_path.h"
#include "classfile/java_sources.h"
#include "classfile/jdk.h"

namespace jury::trace {

program::Program& test_program() {
  static const auto jdk = classfile::find_jdk();
  static const auto compiled = classfile::compile_java(
      jdk, classfile::find_java_files(tests::source_directory() / "tests/unit/trace/java"));
  static auto program = [] {
    auto path = std::make_unique<classfile::ClassPath>();
    path->add(classfile::open_jdk_classes(jdk));
    path->add(classfile::open_input(compiled.output(), jdk.release));
    return std::make_unique<program::Program>(std::move(path));
  }();
  return *program;
}

const ir::Method& test_method(const std::string& class_name, const std::string& method) {
  for (const auto& candidate : test_program().get_class(Symbol(class_name)).methods)
    if (candidate.name == method) return candidate;
  throw std::runtime_error("no method " + method);
}

Runner::Runner(Options options) {
  options.output = [this](int, std::string_view text) { output += text; };
  interpreter = std::make_unique<Interpreter>(test_program(), std::move(options));
}

Outcome Runner::operator()(const std::string& class_name, const std::string& method) {
  return (*this)(class_name, method, {});
}

Outcome Runner::operator()(const std::string& class_name, const std::string& method,
                           std::vector<Value> arguments) {
  return interpreter->run(test_method(class_name, method), arguments);
}

TEST(JavaProgram, HasTheTestClasses) { EXPECT_NE(test_program().find_class(Symbol("Basics")), nullptr); }

}  // namespace jury::trace
