// Reads javac's messages in English, as it writes them for most people; in another language there is no
// advice.
#include "cli/compilation_advice.h"

#include <array>

namespace jury::cli {

namespace {

bool has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

// The sources or classes are for a newer Java than the javac in use.
bool needs_newer_jdk(std::string_view output) {
  return has(output, "class file has wrong version") || has(output, "or higher to enable") ||
         has(output, "invalid source release") || has(output, "invalid target release") ||
         (has(output, "release version ") && has(output, " not supported"));
}

// "package org.example does not exist": the first that is missing.
std::string missing_package(std::string_view output) {
  constexpr std::string_view begin = "error: package ", end = " does not exist";
  const auto found = output.find(begin);
  if (found == std::string_view::npos) return "";
  const auto name = output.substr(found + begin.size());
  const auto stop = name.find(end);
  if (stop == std::string_view::npos || name.substr(0, stop).find_first_of(" \n") != std::string_view::npos)
    return "";
  return std::string(name.substr(0, stop));
}

bool misses_a_class(std::string_view output) {
  return has(output, "symbol:   class ") || has(output, "symbol: class ") || has(output, "cannot access ");
}

bool concerns_tests(std::string_view output, std::string_view package) {
  constexpr std::array libraries{"org.junit",   "junit.framework", "org.testng",  "net.jqwik",
                                 "org.mockito", "org.assertj",     "org.hamcrest"};
  for (const std::string_view library : libraries)
    if (package.starts_with(library)) return true;
  return has(output, "/src/test/") || output.starts_with("src/test/");
}

}  // namespace

std::string compilation_advice(std::string_view output) {
  if (needs_newer_jdk(output)) return "this needs a newer JDK: name its directory with --java-home";
  const auto package = missing_package(output);
  if (package.empty() && !misses_a_class(output)) return "";
  const std::string what =
      package.empty() ? "classes that are not among the inputs" : "the package " + package;
  std::string advice = "missing is " + what + ": name the jars or directories that hold it with --classpath";
  if (package.empty())
    advice = "missing are " + what + ": name the jars or directories that hold them with --classpath";
  if (concerns_tests(output, package)) advice += ", or leave tests out with --no-tests";
  return advice;
}

}  // namespace jury::cli
