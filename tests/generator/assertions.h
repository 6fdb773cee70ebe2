// Programs with asserts over small input domains, with the truth about them.
//
// The generator leaves probes where values could be asserted about, and takes its inputs from
// Verifier.nondetInt, each limited to a few values. The JVM then runs the program on every combination of
// inputs; what the probes saw decides which asserts hold exactly, tightly, or just not: some programs get
// true asserts only, the others one that fails for some inputs. A second enumeration gives the truth that
// engines are measured against.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "generator/workshop.h"

namespace jury::generator {

struct Truth {
  int executions = 0;
  // Inputs, as "1,-2", of an execution in which an assert fails; nothing when all hold.
  std::optional<std::string> failing_assert;
  // Uncaught exceptions other than AssertionError, each with the inputs of one execution that throws it.
  std::map<std::string, std::string> exceptions;
};

struct AssertionProgram {
  std::uint64_t seed = 0;
  std::string class_name;
  Node program;
  std::vector<InputRange> inputs;
  int asserts = 0;
  Truth truth;
};

// The program of this seed, compiled in the workshop; nothing when it has no probe that runs or takes too
// long.
std::optional<AssertionProgram> make_assertion_program(Workshop& workshop, const Settings& settings);

// The truth as JSON, one object.
std::string truth_json(const AssertionProgram& program);

}  // namespace jury::generator
