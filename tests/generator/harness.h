// The resident JVM that compiles and runs generated programs (java/Harness.java).
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "generator/process.h"

namespace jury::generator {

// What an execution showed: the exit code, the output, the first line about an uncaught exception.
struct Transcript {
  enum class Ending { Normal, Uncaught, Assumption, TimeLimit };
  Ending ending = Ending::Normal;
  int milliseconds = 0;  // of the processor
  std::string output;
  std::string error;
};

class Harness {
 public:
  // The directory of the compiled harness.
  explicit Harness(std::filesystem::path classes);

  // The harness that was built beside this program.
  static std::filesystem::path beside_program();

  // Compiles the sources, each program into out/<its class>. Returns the compiler's messages, empty on
  // success.
  std::string compile(const std::filesystem::path& out, const std::vector<std::filesystem::path>& sources);
  Transcript run(const std::filesystem::path& classes, const std::string& class_name,
                 const std::string& values = "", double seconds = 10);

 private:
  struct Reply {
    int code;
    int milliseconds;
    std::string output;
    std::string error;
  };
  Reply ask(const std::string& request);
  void start();

  std::filesystem::path classes_;
  std::unique_ptr<ChildProcess> process_;
};

}  // namespace jury::generator
