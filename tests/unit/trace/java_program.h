// The Java programs of these tests, compiled once, and a Program over them.
#pragma once

#include <memory>
#include <string>

#include "program/program.h"
#include "trace/interpreter.h"

namespace jury::trace {

program::Program& test_program();
// The method of this name; there is one.
const ir::Method& test_method(const std::string& class_name, const std::string& method);

// An interpreter that collects standard output.
struct Runner {
  explicit Runner(Options options = {});
  // Runs a static method without parameters.
  Outcome operator()(const std::string& class_name, const std::string& method);
  Outcome operator()(const std::string& class_name, const std::string& method, std::vector<Value> arguments);

  std::string output;
  std::unique_ptr<Interpreter> interpreter;
};

}  // namespace jury::trace
