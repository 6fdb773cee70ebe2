// The objects of the interpreter's heap: a header, then what the shape of their class says. Objects do not
// move, so an address identifies one.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "trace/sequence.h"
#include "trace/table.h"
#include "trace/value.h"

namespace jury::trace {

struct ClassInfo;
struct StackTrace;

enum class Shape : std::uint8_t {
  Instance,   // fields
  Throwable,  // fields; the first slot is hidden and holds the StackTrace
  Mirror,     // fields; the first slot is hidden and holds the ClassInfo that a java.lang.Class stands for
  Text,       // java.lang.String
  Sequence,   // jury.rt.Seq
  Table,      // jury.rt.Table
  Cursor,     // jury.rt.Cursor
  ByteArray,  // byte[] and boolean[]
  CharArray,
  ShortArray,
  IntArray,
  LongArray,
  FloatArray,
  DoubleArray,
  ReferenceArray,
  None,  // primitive types and interfaces have no objects
};

struct Object {
  ClassInfo* type;              // null: a free cell
  std::uint32_t hash : 30;      // identity hash code, 0 until asked for
  std::uint32_t permanent : 1;  // outlives Heap::reset
  std::uint32_t marked : 1;
  std::uint32_t length;  // of arrays and strings

  Value* fields() { return reinterpret_cast<Value*>(this + 1); }
  const Value* fields() const { return reinterpret_cast<const Value*>(this + 1); }
  template <class Element>
  Element* elements() {
    return reinterpret_cast<Element*>(this + 1);
  }
  template <class Element>
  const Element* elements() const {
    return reinterpret_cast<const Element*>(this + 1);
  }
};
static_assert(sizeof(Object) == 16);

// Characters that several strings may share: each is a prefix of it. The longest one can be extended in
// place, so that a text built by repeated concatenation costs no more than a StringBuilder.
struct TextBuffer {
  std::uint32_t owners;
  std::uint32_t used;
  std::uint32_t capacity;

  char16_t* data() { return reinterpret_cast<char16_t*>(this + 1); }
};

// The content stands behind the object, or, when it is long or a constructor gave it later, in a buffer.
struct TextObject : Object {
  const char16_t* content;
  TextBuffer* buffer;  // null: behind the object
  std::int32_t text_hash;
  bool hash_known;

  std::u16string_view view() const { return {content, length}; }
  char16_t* inline_content() { return reinterpret_cast<char16_t*>(this + 1); }
};

struct SequenceObject : Object {
  Sequence items;
};

struct TableObject : Object {
  Table table;
};

struct CursorObject : Object {
  std::shared_ptr<const std::vector<Object*>> keys;
  std::size_t position;
};

}  // namespace jury::trace
