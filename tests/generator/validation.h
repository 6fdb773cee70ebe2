// The generator's own check, with the JVM alone: programs compile, end in time, print the same twice, and are
// not dominated by early uncaught exceptions.
#pragma once

#include <filesystem>

#include "generator/generator.h"

namespace jury::generator {

struct ValidationOptions {
  Settings settings;
  int count = 100;
  int processes = 2;
  double seconds = 1;  // what one program may take
  std::filesystem::path harness;
  bool statistics = false;  // print productions and exceptions
};

// Prints what is wrong and the figures; the number of bad programs.
int validate(const ValidationOptions& options);

}  // namespace jury::generator
