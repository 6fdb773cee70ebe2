// The values that a parameter of a test may have, by its type and the annotations of jqwik and junit-quickcheck:
// how a program chooses one of them, and how Java writes the one that was chosen.
//
// What an annotation leaves open is any value: numbers of their whole range, texts and collections of any
// length. What is not here (values made by an Arbitrary or a generator of the user's, classes of the user) has an
// obstacle, and the test is undecided.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "classfile/class_file.h"
#include "ir/declared_type.h"

namespace jury::program::tests {

// Whether a class is an enum: its constants can be chosen from.
class TypeFacts {
 public:
  virtual ~TypeFacts() = default;
  virtual bool is_enum(Symbol class_name) = 0;
};

struct ValueSet {
  enum class Form : std::uint8_t { Number, Text, Constant, List, Set, Array };

  Form form = Form::Number;
  ir::Kind kind = ir::Kind::Int;  // of a Number
  std::string type;               // as Java writes it, where a variable is declared
  bool may_be_null = false;
  std::optional<std::string> low, high;  // of a Number, as Java writes them
  std::int64_t least_size = 0;           // of a Text, List, Set, Array
  std::optional<std::int64_t> most_size;
  bool is_unique = false;                 // no two elements are equal
  bool is_not_blank = false;              // of a Text
  std::vector<std::string> characters;    // of a Text: conditions on `c`, of which one holds for every character
  std::vector<ValueSet> elements;         // one: of a List, Set, Array
  std::string obstacle;                   // why there are no values; empty: there are
};

// How Java writes a type: "java.util.List<java.lang.Integer>".
std::string java_type(const ir::DeclaredType& type);

// Of the parameter with this number.
ValueSet values_of_parameter(const classfile::ClassFile& file, const classfile::Method& method, std::size_t number,
                             TypeFacts& facts);

// Statements that declare `variable` and give it any of the values. `names`: a counter for further variables.
std::string choosing_code(const ValueSet& values, const std::string& variable, const std::string& indent,
                          int& names);

}  // namespace jury::program::tests
