// Builds an IR body statement by statement. Used by the translation of byte code and by the passes that make
// up methods of their own (lambdas, record methods, pattern switches).
#pragma once

#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "ir/method.h"

namespace jury::lower {

class BodyBuilder {
 public:
  // Parameters come first; `name` is made unique.
  ir::LocalId add_parameter(const std::string& name, const ir::Type& type, bool from_source = false);
  ir::LocalId add_local(const std::string& name, const ir::Type& type, bool from_source = false);
  ir::LocalId add_temporary(const ir::Type& type);
  void set_type(ir::LocalId local, const ir::Type& type) { body_.locals[local].type = type; }
  const ir::Type& type_of(ir::LocalId local) const { return body_.locals[local].type; }
  ir::Type type_of(const ir::Operand& operand) const;
  bool is_temporary(ir::LocalId local) const { return local < temporary_.size() && temporary_[local]; }

  ir::BlockId add_block();
  void set_block(ir::BlockId block) { current_ = block; }
  ir::BlockId block() const { return current_; }
  ir::Block& block(ir::BlockId id) { return body_.blocks[id]; }
  void set_position(ir::Position position) { position_ = position; }
  ir::Position position() const { return position_; }

  void emit(ir::StatementKind statement);
  void end(ir::TerminatorKind terminator);
  // The last statement of the current block, to be changed by the caller; nullptr if it has none.
  ir::Statement* last();

  // Statements whose result is a fresh temporary.
  ir::Operand load_field(const ir::Operand& object, const ir::FieldReference& field);
  ir::Operand call(ir::CallKind kind, const ir::MethodReference& method,
                   std::vector<ir::Operand> arguments);  // null constant for void
  ir::Operand operate(ir::Operation operation, std::vector<ir::Operand> arguments, const ir::Type& type);
  ir::Operand cast(const ir::Operand& value, const ir::Type& type);  // checked

  ir::Body take() { return std::move(body_); }

 private:
  std::string unique(const std::string& name);

  ir::Body body_;
  ir::BlockId current_ = 0;
  ir::Position position_;
  std::unordered_map<std::string, int> name_uses_;
  int temporaries_ = 0;
  std::vector<bool> temporary_;  // by local
};

}  // namespace jury::lower
