// A test of JUnit, jqwik or junit-quickcheck as a theorem: which method, for which values, what runs before and
// after it. Read from the annotations of class files (find_tests.h); written as a program of its own that starts
// fresh (test_program.h).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "program/tests/values.h"
#include "support/symbol.h"

namespace jury::program::tests {

// What the method is asked about.
enum class Asked : std::uint8_t {
  Once,       // it has no parameters
  AllValues,  // every choice of values of its parameters
  Rows,       // every row of arguments
};

// One row, or all those that a method gives when the test is run.
struct Row {
  std::vector<std::string> arguments;  // as Java writes them
  std::string provider;                // where it is not empty, an expression: the Iterator of the rows
};

struct Parameter {
  std::string name;
  std::string type;  // as Java writes it
  ValueSet values;   // AllValues
};

struct Test {
  Symbol program;  // the class with the main that carries it out
  Symbol owner;    // the class that is tested with, which may inherit the method
  Symbol name;
  Symbol descriptor;
  int line = 0;  // the first of the method; 0: unknown
  Asked asked = Asked::Once;
  std::vector<Parameter> parameters;
  std::vector<Row> rows;
  int repetitions = 1;
  std::vector<std::string> once;    // statements before everything else
  std::vector<std::string> before;  // the object is made, and what runs before the method
  std::vector<std::string> after;
  std::vector<std::string> at_end;    // when all rows and repetitions are through
  std::string receiver;               // "test", or a class
  std::string expected;               // the exception that must be thrown; empty: none
  bool answers = false;               // it returns whether it holds
  std::vector<std::string> ignored;   // exceptions by which it says that the values do not matter
  std::vector<std::string> assumptions;  // what it says and nobody checks
  std::string obstacle;               // why it is undecided; empty: nothing
};

}  // namespace jury::program::tests
