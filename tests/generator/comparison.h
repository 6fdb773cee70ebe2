// Whether Jury's interpreter showed the same as the JVM, and if not, in what kind of way.
#pragma once

#include <filesystem>
#include <string>

#include "generator/harness.h"

namespace jury::generator {

enum class Difference {
  None,
  Output,     // different text
  Exception,  // the same text, another end: exit code or uncaught exception
  Failure,    // Jury ended with neither 0 nor 1: unsupported, crash, internal error
  TimeLimit,
};

struct Comparison {
  Difference difference = Difference::None;
  std::string summary;  // one line
  // The same for differences that are probably the same bug; the shrinker keeps to it.
  std::string signature;
};

const char* name_of(Difference difference);

CommandResult run_jury(const std::string& jury, const std::filesystem::path& classes,
                       const std::string& class_name, double seconds);
Comparison compare(const Transcript& expected, const CommandResult& actual);

// The first line about an uncaught exception, without what is not compared: the message of a
// NullPointerException and the class loaders in that of a ClassCastException.
std::string comparable_error(const std::string& text);

}  // namespace jury::generator
