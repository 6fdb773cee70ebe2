// Instructions of a method, decoded and checked (JVMS 4.9.1, the static constraints). After decode_method:
//   - the code is a sequence of whole instructions, and every branch, switch, exception range, handler and
//     stack map frame falls on the start of one;
//   - every constant-pool index has a tag the instruction takes, and every local variable exists;
//   - control cannot fall off the end of the code.
// `wide` is folded into the instruction it modifies. Types on the stack are not checked here.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/opcode.h"

namespace jury::classfile {

struct SwitchCase {
  std::int32_t key = 0;
  std::uint32_t target = 0;
};

struct Instruction {
  Opcode opcode = Opcode::nop;  // never `wide`
  bool wide = false;            // had the prefix
  std::uint8_t count = 0;       // multianewarray: dimensions; invokeinterface: argument words with receiver
  std::uint16_t index = 0;      // constant-pool index, or local variable (also of iload_0 and the like)
  std::uint32_t offset = 0;     // in the code
  std::uint32_t length = 0;
  std::int32_t value = 0;         // bipush, sipush, iinc: the constant; newarray: PrimitiveArrayType
  std::uint32_t target = 0;       // branches: where to; switches: the default. Absolute.
  std::vector<SwitchCase> cases;  // switches, by increasing key

  std::uint32_t next() const { return offset + length; }
};

struct DecodedCode {
  std::vector<Instruction> instructions;
  std::vector<std::uint32_t> index_at;  // by offset in the code; not_an_instruction inside an instruction

  static constexpr std::uint32_t not_an_instruction = 0xffffffff;
  // The offset must be the start of an instruction.
  const Instruction& at(std::uint32_t offset) const { return instructions[index_at[offset]]; }
};

// The method must have code. Throws UserError: origin, method, offset of the instruction, reason.
DecodedCode decode_method(const ClassFile& class_file, const Method& method);

// As javap prints it: "invokevirtual java/io/PrintStream.println:(I)V".
std::string to_string(const Instruction& instruction, const ConstantPool& pool);

}  // namespace jury::classfile
