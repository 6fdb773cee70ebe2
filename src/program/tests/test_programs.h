// The tests of the inputs, each compiled as a program of its own into a directory that belongs on the class path.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "classfile/java_sources.h"
#include "program/tests/include.h"
#include "program/tests/test.h"
#include "program/workspace.h"

namespace jury::program::tests {

struct TestPrograms {
  std::vector<Test> tests;
  std::vector<std::string> disabled;
  std::optional<classfile::CompiledSources> compiled;  // nothing: there are no tests

  // The test whose program it is; nullptr for any other method.
  const Test* of(const ir::Method& entry) const;
};

// Of the inputs of the workspace. A test whose program javac refuses gets an obstacle. Throws UserError where
// javac is missing.
TestPrograms make_test_programs(const Workspace& workspace, Include include);

// Whether the class is such a program.
bool is_test_program(std::string_view class_name);

}  // namespace jury::program::tests
