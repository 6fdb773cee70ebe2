// The rows of a parameterised test of JUnit 5: @ValueSource, @CsvSource, @EnumSource, @MethodSource, @NullSource,
// @EmptySource. What a row holds is written as Java; a text becomes a value of its parameter's type as JUnit
// converts it, for the types that are common (numbers, booleans, characters, enums, texts).
#pragma once

#include "program/tests/find_tests.h"

namespace jury::program::tests {

// Fills `test.rows`, or its obstacle. `file`: the class that declares the method.
void find_rows(const classfile::ClassFile& file, const classfile::Method& method, const FindClass& find, Test& test);

}  // namespace jury::program::tests
