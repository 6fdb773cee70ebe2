// javac's errors, told apart: "dir/Shop.java:12: error: ';' expected".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace jury::report {

struct CompilerError {
  std::string file;
  int line = 0;
  std::string message;
};

std::vector<CompilerError> compiler_errors(std::string_view output);

}  // namespace jury::report
