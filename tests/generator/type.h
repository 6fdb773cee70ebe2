// The Java types that generated programs speak of, as trees of names: `int`, `String`, `Map<Integer,
// String>`, and arrays under the name "[]". Two types are equal when they are spelled alike; what is a
// subtype of what among the classes of one generated program is known by World (world.h), among the
// collections by `supertypes`.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace jury::generator {

struct Type {
  std::string name;             // "[]" for an array
  std::vector<Type> arguments;  // type arguments; the component of an array

  std::string text() const;
  bool operator==(const Type& other) const { return name == other.name && arguments == other.arguments; }
  bool is(std::string_view other) const { return name == other; }

  bool is_void() const { return name == "void"; }
  bool is_array() const { return name == "[]"; }
  const Type& component() const { return arguments.at(0); }
  bool is_primitive() const;
  bool is_numeric() const;   // a primitive other than boolean
  bool is_integral() const;  // byte, short, char, int, long
  bool is_floating() const;
  bool is_box() const;
  bool is_reference() const { return !is_primitive() && !is_void(); }
};

// Reads "Map<K, List<V>>", "int[][]".
Type parse_type(std::string_view text);
Type array_of(Type component);
Type generic(std::string name, std::vector<Type> arguments);

// Integer for int and back; the argument must be a primitive or a box, respectively.
Type box_of(const Type& primitive);
Type primitive_of(const Type& box);

// Numeric primitives that Java widens to `type` without a cast, `type` included.
std::vector<Type> widening_sources(const Type& type);

// Type variables (single capital letters in a pattern) and what they stand for.
using Bindings = std::map<std::string, Type>;
bool is_type_variable(const Type& type);
Type substitute(const Type& pattern, const Bindings& bindings);
// Extends `bindings` so that `pattern` becomes `type`; false, with `bindings` in no particular state, if
// there is no way.
bool unify(const Type& pattern, const Type& type, Bindings& bindings);

// The java.util types a value of the named java.util type also has, itself included; all have the same type
// arguments.
const std::vector<std::string>& supertypes(const std::string& name);
bool is_library_subtype(const Type& type, const Type& ancestor);

// The value a shrunken expression of this type becomes: 0, false, "", `(T) null`.
std::string default_constant(const Type& type);

}  // namespace jury::generator
