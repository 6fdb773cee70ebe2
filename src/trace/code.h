// Linked code: what a body becomes when its method is first called. Operands are registers of the frame: the
// body's locals, then its constants. Members are resolved when first executed; the instruction then rewrites
// itself, so that nothing missing is noticed before it is needed.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <vector>

#include "ir/method.h"
#include "trace/class_info.h"
#include "trace/value.h"

namespace jury::trace {

enum class Opcode : std::uint8_t {
#define JURY_OPCODE(name) name,
#include "trace/opcodes.def"
#undef JURY_OPCODE
};

inline constexpr std::uint32_t no_register = ~std::uint32_t{0};

// What a type test met last, and the answer.
struct TypeSite {
  ir::Type type;
  ClassInfo* resolved = nullptr;
  const ClassInfo* last = nullptr;
  bool last_answer = false;
};

struct CallSite {
  const ir::Call* call;
  std::vector<std::uint32_t> arguments;
  std::uint32_t result;             // a register or no_register
  LinkedMethod* target = nullptr;   // direct, or as declared
  const ClassInfo* last = nullptr;  // inline cache
  LinkedMethod* last_target = nullptr;
};

struct OperateSite {
  NativeFunction function;
  std::vector<std::uint32_t> arguments;
  std::uint32_t result;
};

struct NewArraySite {
  ir::Type type;
  std::vector<std::uint32_t> lengths;
  ClassInfo* resolved = nullptr;
};

struct SwitchSite {
  std::int32_t low = 0;
  std::vector<std::int32_t> dense;                            // distances, from `low`; empty: use `sparse`
  std::vector<std::pair<std::int32_t, std::int32_t>> sparse;  // sorted values and distances
  std::int32_t otherwise = 0;
};

struct Instruction {
  Opcode opcode;
  ir::Kind kind = ir::Kind::Void;
  std::uint16_t weight = 0;  // of a terminator: how many statements its block has, for counting steps
  std::uint32_t a = 0;
  std::uint32_t b = 0;
  union {
    std::uint32_t c = 0;
    std::int32_t distance;
  };
  union {
    void* nothing = nullptr;
    TypeSite* type;
    CallSite* call;
    OperateSite* operate;
    NewArraySite* new_array;
    SwitchSite* branches;
    const ir::FieldReference* field;
    const Symbol* class_name;
    ClassInfo* info;
    Value* cell;
    const std::string* text;
  };
};

// Which statement of which block; the terminator follows the last statement.
struct Origin {
  ir::BlockId block;
  std::uint32_t statement;
};

struct LinkedHandler {
  Symbol class_name;  // empty: any
  ClassInfo* resolved;
  std::uint32_t target;
};

struct Code {
  const LinkedMethod* method = nullptr;  // null for the frames that no method has
  const ir::Body* body = nullptr;
  std::uint32_t local_count = 0;
  std::uint32_t frame_size = 0;  // locals and constants
  std::vector<Value> constants;
  std::vector<std::uint32_t> reference_locals;
  std::vector<Instruction> instructions;
  std::vector<Origin> origins;                       // by instruction
  std::vector<std::vector<LinkedHandler>> handlers;  // by block

  std::deque<TypeSite> type_sites;
  std::deque<CallSite> call_sites;
  std::deque<OperateSite> operate_sites;
  std::deque<NewArraySite> new_array_sites;
  std::deque<SwitchSite> switch_sites;
  std::deque<std::string> texts;

  ir::Position position(std::uint32_t instruction) const;
};

}  // namespace jury::trace
