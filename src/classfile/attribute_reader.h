// The inside of the class reader: what the readers of the single attributes share. Only the .cpp files of
// this folder include it. One table (attribute_reader.cpp) says for each attribute where it may stand, since
// which version it has a meaning, whether it may be repeated, and which function reads it.
#pragma once

#include <cstdint>

#include "classfile/byte_reader.h"
#include "classfile/class_file.h"

namespace jury::classfile {

// Things that carry attributes, as bits of a set.
enum class Place : std::uint8_t { Class = 1, Field = 2, Method = 4, Code = 8, RecordComponent = 16 };

// What the attributes being read belong to. `class_file` is always set, with its pool and version; of the
// others exactly those that the place implies.
struct AttributeTarget {
  Place place;
  ClassFile& class_file;
  CommonAttributes* common = nullptr;  // everywhere except in Code
  Field* field = nullptr;
  Method* method = nullptr;
  Code* code = nullptr;

  const ConstantPool& pool() const { return class_file.constants; }
};

// Reads attributes_count and the attributes into the target. Attributes without a row in the table, of a
// newer version, or in a place where they mean nothing are recorded as unknown.
void read_attributes(ByteReader& reader, const AttributeTarget& target);

// A reference that may be 0 for "absent".
Symbol optional_utf8(ByteReader& reader, const ConstantPool& pool);
Symbol optional_class(ByteReader& reader, const ConstantPool& pool);
// A two-byte count and that many Class constants.
std::vector<Symbol> read_class_list(ByteReader& reader, const ConstantPool& pool);

// code_attributes.cpp
void read_code(ByteReader& reader, const AttributeTarget& target);
void read_line_numbers(ByteReader& reader, const AttributeTarget& target);
void read_local_variables(ByteReader& reader, const AttributeTarget& target);
void read_local_variable_types(ByteReader& reader, const AttributeTarget& target);
void read_stack_map(ByteReader& reader, const AttributeTarget& target);

// annotation_attributes.cpp
void read_visible_annotations(ByteReader& reader, const AttributeTarget& target);
void read_invisible_annotations(ByteReader& reader, const AttributeTarget& target);
void read_visible_parameter_annotations(ByteReader& reader, const AttributeTarget& target);
void read_invisible_parameter_annotations(ByteReader& reader, const AttributeTarget& target);
void read_visible_type_annotations(ByteReader& reader, const AttributeTarget& target);
void read_invisible_type_annotations(ByteReader& reader, const AttributeTarget& target);
void read_annotation_default(ByteReader& reader, const AttributeTarget& target);

// module_attributes.cpp
void read_module(ByteReader& reader, const AttributeTarget& target);
void read_module_packages(ByteReader& reader, const AttributeTarget& target);
void read_module_main_class(ByteReader& reader, const AttributeTarget& target);

}  // namespace jury::classfile
