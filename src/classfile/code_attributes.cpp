// Code and the attributes inside it (JVMS 4.7.3, 4.7.4, 4.7.12 to 4.7.14). Ranges are checked against the
// length of the code; that they fall on instructions is checked when the code is decoded (instruction.h).
#include <algorithm>
#include <string>

#include "classfile/attribute_reader.h"

namespace jury::classfile {

namespace {

constexpr std::uint32_t longest_code = 65535;

void read_handlers(ByteReader& reader, Code& code, const ConstantPool& pool) {
  const std::uint16_t entries = reader.count(8);
  code.handlers.reserve(entries);
  for (int entry = 0; entry < entries; ++entry) {
    ExceptionHandler handler;
    handler.start = reader.u2();
    handler.end = reader.u2();
    handler.handler = reader.u2();
    if (handler.start >= handler.end || handler.end > code.bytes.size() ||
        handler.handler >= code.bytes.size()) {
      throw FormatError("exception table entry " + std::to_string(entry) + " (" +
                            std::to_string(handler.start) + " to " + std::to_string(handler.end) +
                            ", handler " + std::to_string(handler.handler) +
                            ") does not fit code of length " + std::to_string(code.bytes.size()),
                        reader.offset() - 6);
    }
    handler.catch_type = optional_class(reader, pool);
    code.handlers.push_back(handler);
  }
}

void read_variable_table(ByteReader& reader, const AttributeTarget& target,
                         std::vector<LocalVariable>& table) {
  const std::uint16_t entries = reader.count(10);
  const std::size_t code_length = target.code->bytes.size();
  table.reserve(table.size() + entries);
  for (int entry = 0; entry < entries; ++entry) {
    LocalVariable variable;
    variable.start = reader.u2();
    variable.length = reader.u2();
    variable.name = target.pool().utf8(reader.u2());
    variable.type = target.pool().utf8(reader.u2());
    variable.index = reader.u2();
    if (std::size_t{variable.start} + variable.length > code_length) {
      throw FormatError("variable " + variable.name.text() + " lives beyond the code", reader.offset() - 10);
    }
    if (variable.index >= target.code->max_locals) {
      throw FormatError("variable " + variable.name.text() + " has index " + std::to_string(variable.index) +
                            " of " + std::to_string(target.code->max_locals),
                        reader.offset() - 2);
    }
    table.push_back(variable);
  }
}

VerificationType read_verification_type(ByteReader& reader, const AttributeTarget& target) {
  const std::uint8_t tag = reader.u1();
  if (tag > static_cast<std::uint8_t>(VerificationTag::Uninitialized)) {
    throw FormatError("unknown verification type " + std::to_string(tag), reader.offset() - 1);
  }
  VerificationType type;
  type.tag = static_cast<VerificationTag>(tag);
  if (type.tag == VerificationTag::Object) type.class_name = target.pool().class_name(reader.u2());
  if (type.tag == VerificationTag::Uninitialized) {
    type.new_offset = reader.u2();
    if (type.new_offset >= target.code->bytes.size()) {
      throw FormatError("uninitialized value made beyond the code", reader.offset() - 2);
    }
  }
  return type;
}

class StackMapReader {
 public:
  StackMapReader(ByteReader& reader, const AttributeTarget& target)
      : reader_(reader), target_(target), table_(target.code->stack_map) {}

  void read() {
    const std::uint16_t entries = reader_.count(1);
    table_.frames.reserve(entries);
    for (int entry = 0; entry < entries; ++entry) read_frame();
  }

 private:
  // JVMS 4.7.4: the first byte says the kind and, for short ones, the distance.
  void read_frame() {
    StackMapFrame frame;
    frame.first_type = static_cast<std::uint32_t>(table_.types.size());
    const std::uint8_t type = reader_.u1();
    if (type < 64) {
      finish(frame, type);
    } else if (type < 128) {
      read_one_stack(frame, static_cast<std::uint16_t>(type - 64));
    } else if (type < 247) {
      throw FormatError("reserved frame type " + std::to_string(type), reader_.offset() - 1);
    } else if (type == 247) {
      read_one_stack(frame, reader_.u2());
    } else if (type < 252) {
      frame.kind = type == 251 ? FrameKind::Same : FrameKind::Chop;
      frame.chopped = static_cast<std::uint8_t>(251 - type);
      finish(frame, reader_.u2());
    } else if (type < 255) {
      read_append(frame, static_cast<std::uint16_t>(type - 251));
    } else {
      read_full(frame);
    }
  }

  void read_one_stack(StackMapFrame& frame, std::uint16_t distance) {
    frame.kind = FrameKind::SameLocalsOneStack;
    frame.stack_count = 1;
    read_types(1);
    finish(frame, distance);
  }

  void read_append(StackMapFrame& frame, std::uint16_t added) {
    frame.kind = FrameKind::Append;
    const std::uint16_t distance = reader_.u2();
    frame.local_count = added;
    read_types(added);
    finish(frame, distance);
  }

  void read_full(StackMapFrame& frame) {
    frame.kind = FrameKind::Full;
    const std::uint16_t distance = reader_.u2();
    frame.local_count = reader_.count(1);
    read_types(frame.local_count);
    frame.stack_count = reader_.count(1);
    read_types(frame.stack_count);
    finish(frame, distance);
  }

  void read_types(std::uint16_t number) {
    for (int index = 0; index < number; ++index)
      table_.types.push_back(read_verification_type(reader_, target_));
  }

  void finish(StackMapFrame& frame, std::uint16_t distance) {
    const std::uint32_t offset =
        table_.frames.empty() ? distance : std::uint32_t{table_.frames.back().offset} + distance + 1;
    if (offset >= target_.code->bytes.size()) throw FormatError("frame beyond the code", reader_.offset());
    frame.offset = static_cast<std::uint16_t>(offset);
    table_.frames.push_back(frame);
  }

  ByteReader& reader_;
  const AttributeTarget& target_;
  StackMapTable& table_;
};

}  // namespace

void read_code(ByteReader& reader, const AttributeTarget& target) {
  Code& code = target.method->code.emplace();
  code.max_stack = reader.u2();
  code.max_locals = reader.u2();
  const std::uint32_t length = reader.u4();
  if (length == 0 || length > longest_code) {
    throw FormatError("code of length " + std::to_string(length) + ", which must be 1 to 65535",
                      reader.offset() - 4);
  }
  const auto bytes = reader.take(length);
  code.bytes.assign(bytes.begin(), bytes.end());
  read_handlers(reader, code, target.pool());
  read_attributes(reader, {Place::Code, target.class_file, nullptr, nullptr, target.method, &code});
  std::stable_sort(code.lines.begin(), code.lines.end(),
                   [](const LineNumber& left, const LineNumber& right) { return left.start < right.start; });
}

void read_line_numbers(ByteReader& reader, const AttributeTarget& target) {
  const std::uint16_t entries = reader.count(4);
  auto& lines = target.code->lines;
  lines.reserve(lines.size() + entries);
  for (int entry = 0; entry < entries; ++entry) {
    const std::uint16_t start = reader.u2();
    if (start >= target.code->bytes.size()) throw FormatError("line beyond the code", reader.offset() - 2);
    lines.push_back({start, reader.u2()});
  }
}

void read_local_variables(ByteReader& reader, const AttributeTarget& target) {
  read_variable_table(reader, target, target.code->variables);
}

void read_local_variable_types(ByteReader& reader, const AttributeTarget& target) {
  read_variable_table(reader, target, target.code->variable_types);
}

void read_stack_map(ByteReader& reader, const AttributeTarget& target) {
  StackMapReader(reader, target).read();
}

}  // namespace jury::classfile
