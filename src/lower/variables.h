// The variables behind the slots of a JVM frame. javac reuses slots: one slot holds different variables, even
// of different kinds, at different times. A variable here is a web: definitions and uses joined whenever a
// definition may reach a use. Webs that the debug table gives the same name and type are joined too, which is
// safe since webs of one slot are never alive together. Right with or without (or with wrong) debug tables.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "classfile/class_file.h"
#include "ir/type.h"
#include "lower/control_flow.h"

namespace jury::lower {

// What an instruction does with a slot.
struct SlotAccess {
  std::uint32_t slot;
  ir::Kind kind;  // Int, Long, Float, Double, Reference
  bool reads;
  bool writes;
};
std::optional<SlotAccess> slot_access(const classfile::Instruction& instruction);

struct Variable {
  std::string name;
  ir::Type type;
  bool from_source = false;  // named by the debug table
  bool typed = false;        // the type is declared; otherwise it follows from what is stored
  bool written = false;      // by some instruction, after entry
};

struct Variables {
  static constexpr std::uint32_t none = UINT32_MAX;

  std::vector<Variable> variables;  // parameters first, `this` before them
  std::uint32_t parameter_count = 0;
  std::vector<std::uint32_t> read;     // by instruction: the variable it reads, or none
  std::vector<std::uint32_t> written;  // by instruction: the variable it assigns, or none
};

Variables find_variables(const classfile::ClassFile& cls, const classfile::Method& method,
                         const ControlFlow& flow);

}  // namespace jury::lower
