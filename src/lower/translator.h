// One method's byte code to IR: the operand stack is simulated with operands in place of values, so that most
// of it disappears. A value that is still on the stack at the end of a block goes through a local named for
// its depth. Where the JVM checks and throws, a Check is emitted, unless the same block has already
// established it.
#pragma once

#include <string>
#include <unordered_set>
#include <vector>

#include "classfile/class_file.h"
#include "lower/body_builder.h"
#include "lower/control_flow.h"
#include "lower/environment.h"
#include "lower/variables.h"

namespace jury::lower {

class Translator {
 public:
  Translator(const classfile::ClassFile& cls, const classfile::Method& method, Environment& environment);
  ir::Body run();

 private:
  using Instruction = classfile::Instruction;
  using Operand = ir::Operand;

  // The frame (translator.cpp).
  void declare_variables();
  void translate_block(std::uint32_t index);
  void translate(std::uint32_t instruction_index);
  void note_successors(std::uint32_t index);
  void end_block(ir::TerminatorKind terminator);
  void spill(std::vector<Operand*> pending = {});
  void add_landings();
  ir::BlockId add_landing(std::uint32_t handler);
  void finish_types();

  // Values (translate_values.cpp).
  void translate_constant(const Instruction& instruction);
  void translate_load_constant(std::uint16_t index);
  void translate_store(std::uint32_t instruction_index);
  void translate_increment(std::uint32_t instruction_index);
  void translate_stack(const Instruction& instruction);
  void translate_arithmetic(std::uint32_t instruction_index);
  void check_divisor(const Operand& divisor);
  void translate_conversion(const Instruction& instruction);
  void translate_comparison(const Instruction& instruction);
  void translate_branch(const Instruction& instruction);
  void translate_switch(const Instruction& instruction);
  void translate_return(const Instruction& instruction);
  void translate_throw();

  // The heap (translate_memory.cpp).
  void check_element(Operand& array, const Operand& index);
  void translate_array_load(const Instruction& instruction);
  void translate_array_store(const Instruction& instruction);
  void translate_field(const Instruction& instruction);
  void translate_object(const Instruction& instruction);
  void translate_new(Symbol class_name);
  void translate_new_array(const Instruction& instruction);
  void translate_type_test(const Instruction& instruction);
  void translate_monitor(const Instruction& instruction);

  // Calls (translate_calls.cpp).
  std::vector<Operand> pop_arguments(const ir::Signature& signature, bool with_receiver);
  void translate_invoke(const Instruction& instruction);
  void translate_dynamic(const Instruction& instruction);

  void push(const Operand& operand) { stack_.push_back(operand); }
  void push_local(ir::LocalId local);
  Operand pop();
  ir::LocalId fresh(const ir::Type& type);
  bool is_wide(const Operand& operand) const;  // long or double
  ir::Kind kind_of(const Operand& operand) const { return ir::computational(builder_.type_of(operand).kind); }

  void assign(std::uint32_t variable, const Operand& value);
  bool retarget(const Operand& value, ir::LocalId local);
  bool save_from_stack(
      ir::LocalId local);  // copies stack entries that read the local; whether there were any
  bool known_not_null(const Operand& operand) const;
  void check_not_null(
      Operand& operand);  // a constant null moves to a local first: only locals are dereferenced
  void check(ir::CheckKind kind, const Operand& first, const Operand& second = {}, const ir::Type& type = {});
  void initialize(Symbol class_name);
  void refuse(const std::string& reason);
  [[noreturn]] void malformed(const std::string& what) const;
  ir::LocalId stack_local(std::size_t depth, ir::Kind kind);
  // IR block 0 is the entry, which nothing jumps to; the others follow in the order of the byte code.
  ir::BlockId ir_block(std::uint32_t code_block) const { return code_block + 1; }
  ir::BlockId target_block(std::uint32_t offset) const { return ir_block(flow_.block_starting(offset)); }

  const classfile::ClassFile& class_;
  const classfile::Method& method_;
  Environment& environment_;
  ControlFlow flow_;
  Variables variables_;
  BodyBuilder builder_;
  std::vector<ir::LocalId> local_of_;  // by variable
  std::vector<Operand> stack_;
  std::vector<std::vector<ir::Kind>> entry_stack_;      // by block: the kinds on its stack when entered
  std::vector<bool> seen_;                              // by block: entry_stack_ is known
  std::vector<std::vector<ir::LocalId>> stack_locals_;  // by depth and kind
  std::unordered_set<ir::LocalId> not_null_;            // in the current block
  std::unordered_set<Symbol> initialized_;              // in the current block
  bool ended_ = false;                                  // the current block has its terminator
  std::vector<std::vector<ir::Type>>
      stored_types_;  // by variable: types of what is assigned, for untyped variables
};

}  // namespace jury::lower
