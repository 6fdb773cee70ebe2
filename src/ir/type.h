// Java types as the IR sees them: the primitive kinds, and references named as the JVM names them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "support/symbol.h"

namespace jury::ir {

enum class Kind : std::uint8_t { Void, Boolean, Byte, Char, Short, Int, Long, Float, Double, Reference };

std::string_view name_of(Kind kind);  // "void", "boolean", ..., "reference"

// The kind a value has on the operand stack: the small integers are computed as Int.
constexpr Kind computational(Kind kind) {
  return kind == Kind::Boolean || kind == Kind::Byte || kind == Kind::Char || kind == Kind::Short ? Kind::Int
                                                                                                  : kind;
}

// A reference type is named by its internal class name ("java/lang/String") or, for arrays, by its
// descriptor ("[I", "[Ljava/lang/String;"). The type of `null` alone is a reference with an empty name.
struct Type {
  Kind kind = Kind::Void;
  Symbol name;

  static Type primitive(Kind kind) { return {kind, Symbol()}; }
  static Type reference(Symbol class_name) { return {Kind::Reference, class_name}; }
  static Type object();
  static Type null() { return {Kind::Reference, Symbol()}; }
  static Type array_of(const Type& element);
  // Of a well-formed field descriptor or "V".
  static Type from_descriptor(std::string_view descriptor);

  bool is_reference() const { return kind == Kind::Reference; }
  bool is_array() const { return is_reference() && !name.empty() && name.text()[0] == '['; }
  Type element() const;            // of an array type
  std::string descriptor() const;  // "I", "Ljava/lang/String;", "[I"
  std::string display() const;     // "int", "java.lang.String", "int[]", as a Java programmer writes it
  bool operator==(const Type&) const = default;
};

// A method descriptor, taken apart.
struct Signature {
  std::vector<Type> parameters;
  Type result;

  static Signature from_descriptor(std::string_view descriptor);
  std::string descriptor() const;
  bool operator==(const Signature&) const = default;
};

// "java/lang/String" -> "java.lang.String"
std::string display_class(std::string_view internal_name);

}  // namespace jury::ir
