// A heap as plain data: the objects that can be reached from some roots, named by numbers. Strings and
// abstract collections are shown by their content.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "ir/type.h"
#include "trace/value.h"

namespace jury::trace {

struct SnapshotValue {
  ir::Kind kind = ir::Kind::Void;
  Value bits = Value::zero();  // of a primitive
  std::int32_t object = -1;    // of a reference: its number; -1 is null

  bool is_null() const { return kind == ir::Kind::Reference && object < 0; }
};

enum class SnapshotKind : std::uint8_t { Instance, Array, Text, Class, Sequence, Table };

struct SnapshotField {
  std::string owner;  // the class that declares it, "java.util.ArrayList"
  std::string name;
  SnapshotValue value;
};

struct SnapshotObject {
  SnapshotKind kind = SnapshotKind::Instance;
  const Object* address = nullptr;  // tells whether objects of two snapshots are one
  std::string class_name;           // "java.util.ArrayList", "int[]"
  std::string
      text;  // of a string, modified UTF-8, which has halves of pairs; of a class object, what it stands for
  std::vector<SnapshotField> fields;    // inherited ones first
  std::vector<SnapshotValue> elements;  // of an array or sequence; a table's keys, in order
  std::vector<SnapshotValue> values;    // of a table
};

struct HeapSnapshot {
  std::vector<SnapshotObject> objects;  // by number, in order of discovery
  std::vector<std::pair<std::string, SnapshotValue>> roots;
};

struct SnapshotRoot {
  std::string name;
  ir::Kind kind;
  Value value;
};

HeapSnapshot take_snapshot(const std::vector<SnapshotRoot>& roots);

}  // namespace jury::trace
