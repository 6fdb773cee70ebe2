// A heap as a Java programmer draws it: user objects with their fields, arrays and collections with their
// contents; strings, boxes and enum constants are values, not objects. The inside of library objects is not
// shown.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "trace/display.h"
#include "trace/snapshot.h"

namespace jury::trace {

struct PictureCell {
  std::string label;  // of a field its name, of an element its index, of an entry its key; empty in a set
  std::string value;  // "3", "null", "\"abc\"", "Node#2"
  std::int32_t target = -1;    // the number of the object that the value names
  bool changed = false;        // since the picture before (mark_changes)
  std::uint64_t identity = 0;  // of a variable: which one it is, whatever its label; 0: the label tells
  bool operator==(const PictureCell&) const = default;
};

enum class PictureShape : std::uint8_t { Record, Array, List, Set, Map };

struct PictureObject {
  std::string name;  // "Node#2"
  PictureShape shape = PictureShape::Record;
  std::vector<PictureCell> cells;
  std::uint32_t left_out = 0;  // cells that a long one has besides
  bool changed = false;        // it is new, or has more or fewer cells than before
  bool operator==(const PictureObject&) const = default;
};

struct HeapPicture {
  std::vector<PictureCell> roots;
  std::vector<PictureObject> objects;  // those that the roots lead to, nearest first
  bool operator==(const HeapPicture&) const = default;
};

HeapPicture draw(const HeapSnapshot& snapshot, ObjectNames& names);

// Marks what is not as in the picture of an earlier state: variables and cells with another value or none
// then, objects that were not there or had another number of cells. `before` must show all that could be
// seen.
void mark_changes(HeapPicture& picture, const HeapPicture& before);

// A value in one line, its objects spelled out where they are first met: Node#1{value=3, next=Node#2{...}}.
std::string spell_out(const HeapPicture& picture, const PictureCell& cell);
// One line per object: "Node#1: value = 3, next = Node#2".
std::vector<std::string> list_objects(const HeapPicture& picture);

}  // namespace jury::trace
