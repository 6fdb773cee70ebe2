// Finds the tests of classes by what JUnit, jqwik and junit-quickcheck go by: annotations, their meta-annotations,
// superclasses; test methods of JUnit 3 by their names.
//
// A test whose meaning needs more than its class (extensions, rules, runners, injected parameters, generators of
// the user's) is found too, with an obstacle: it must not look as if it had been checked.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "classfile/class_file.h"
#include "program/tests/test.h"

namespace jury::program::tests {

// nullptr when there is none, or it cannot be read. What is found stays where it is.
using FindClass = std::function<const classfile::ClassFile*(Symbol)>;

struct FoundTests {
  std::vector<Test> tests;
  std::vector<std::string> disabled;  // "CalculatorTest.adds: not ready", for people
};

// `beyond_rows`: tests with rows are asked about all values of their parameters.
FoundTests find_tests(const std::vector<Symbol>& classes, const FindClass& find, bool beyond_rows);

}  // namespace jury::program::tests
