// StackMapTable (JVMS 4.7.4): the verifier's types at the branch targets of a method. Frames are kept as the
// differences the file holds, with absolute offsets. The
// types of all frames lie in one array, so a table costs two allocations.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "support/symbol.h"

namespace jury::classfile {

enum class VerificationTag : std::uint8_t {
  Top = 0,
  Integer = 1,
  Float = 2,
  Double = 3,
  Long = 4,
  Null = 5,
  UninitializedThis = 6,
  Object = 7,
  Uninitialized = 8,
};

struct VerificationType {
  VerificationTag tag = VerificationTag::Top;
  std::uint16_t new_offset = 0;  // Uninitialized: where the `new` instruction stands
  Symbol class_name;             // Object: internal name or array descriptor

  bool operator==(const VerificationType&) const = default;
};

enum class FrameKind : std::uint8_t {
  Same,                // the locals of the frame before, empty stack
  SameLocalsOneStack,  // the locals of the frame before, one value on the stack
  Chop,                // `chopped` locals fewer, empty stack
  Append,              // one to three more locals, empty stack
  Full,                // everything listed
};

struct StackMapFrame {
  FrameKind kind = FrameKind::Same;
  std::uint8_t chopped = 0;
  std::uint16_t offset = 0;  // of the instruction it describes
  std::uint16_t local_count = 0;
  std::uint16_t stack_count = 0;
  std::uint32_t first_type = 0;  // in StackMapTable::types: the locals, then the stack
};

struct StackMapTable {
  std::vector<StackMapFrame> frames;  // strictly increasing offsets
  std::vector<VerificationType> types;

  // What the frame itself lists, not what holds there.
  std::span<const VerificationType> locals(const StackMapFrame& frame) const {
    return std::span(types).subspan(frame.first_type, frame.local_count);
  }
  std::span<const VerificationType> stack(const StackMapFrame& frame) const {
    return std::span(types).subspan(frame.first_type + frame.local_count, frame.stack_count);
  }
};

}  // namespace jury::classfile
