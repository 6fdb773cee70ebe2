// An execution as plain data that another machine can repeat: the heap it starts from, the answers it is
// given on the way, and how it ends. Objects are named as any JVM names them: collections by their contents,
// enum constants and objects of static final fields by name, everything else by class and fields.
//
// What has no such form (a lambda, an iterator) is `Opaque`: a heap that starts with one cannot be repeated.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "trace/choices.h"
#include "trace/snapshot.h"

namespace jury::trace {

enum class PortableKind : std::uint8_t {
  Instance,     // fields
  Record,       // fields, in the order of its components
  Array,        // elements
  Text,         // text: a String
  Box,          // elements[0]: java.lang.Integer and its like
  Constant,     // text: the name of an enum constant
  Class,        // text: the name of the class that the object stands for
  Collection,   // elements, in the order of iteration
  Map,          // elements (keys), values
  Builder,      // text: StringBuilder, StringBuffer
  StaticField,  // text: the name of the static final field of class_name that holds it
  Unknown,      // of an unknown class that has the interface class_name; its answers are among the choices
  Opaque,
};
inline constexpr std::size_t portable_kind_count = 13;

struct PortableObject {
  PortableKind kind = PortableKind::Instance;
  std::string class_name;  // as Class.getName answers: "java.util.ArrayList", "[I"
  std::u16string text;
  std::vector<SnapshotField> fields;  // inherited ones first
  std::vector<SnapshotValue> elements;
  std::vector<SnapshotValue> values;
  bool is_library = false;  // of a class of the JDK
  bool is_literal = false;  // of a text: the one that literals of its content mean
};

struct StaticValue {
  std::string class_name;
  std::string field;
  SnapshotValue value;
};

struct PortableHeap {
  std::vector<PortableObject> objects;
  std::vector<SnapshotValue> arguments;  // the receiver first
  std::vector<StaticValue> statics;      // before: those that are not final
  std::optional<SnapshotValue> result;   // after: what was returned
};

// A clause of a specification, as a call of the method that was generated from it.
struct Question {
  enum class About : std::uint8_t {
    Arguments,  // `arguments` is all it is called with
    Result,     // and what was returned
    Exception,  // and what was thrown
    AnyObject,  // each object of its class that exists
  };
  std::string class_name;
  std::string method;
  std::string descriptor;
  bool is_static = false;
  About about = About::Arguments;
  std::vector<SnapshotValue> arguments;  // of the heap before; the receiver first
};

struct Scenario {
  std::string class_name;  // of the method, as Class.getName answers
  std::string method;
  std::string descriptor;
  bool is_static = false;
  PortableHeap before;
  std::vector<Choice> choices;
  std::string exception_class;            // that left it; empty: it returned
  std::optional<std::int32_t> statement;  // of a jury.SpecificationError
  std::string thrown_in;                  // the innermost of the user's methods when it was made: "Foo.bar"
  std::int32_t thrown_at = 0;             // the line in it
  std::optional<PortableHeap> after;      // recorded when the violation is one of the state
  std::vector<Question> assumed;          // true of the heap before
  std::optional<Question> violated;       // not true at the end
};

// The object of a value, or nothing.
const PortableObject* object_of(const PortableHeap& heap, const SnapshotValue& value);

}  // namespace jury::trace
