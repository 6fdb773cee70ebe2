// A test as a program: a class with a main, in the package of the test, that chooses the values, makes the object,
// runs what comes before the test, the test and what comes after it. What leaves main is what the test fails with.
//
// It is plain Java, compiled by the user's javac: the JVM can repeat it, and no engine knows of tests.
#pragma once

#include <string>

#include "program/tests/test.h"

namespace jury::program::tests {

// The source of the class `name`, without its package.
std::string program_text(const Test& test, const std::string& name);

// The statements that carry out the test with these arguments, each as Java writes it: for people and tests.
std::vector<std::string> calls_with(const Test& test, const std::vector<std::string>& arguments);

}  // namespace jury::program::tests
