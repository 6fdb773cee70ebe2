// The frame of the translation: blocks, the operand stack between them, variables, checks.
#include "lower/translator.h"

#include <algorithm>

#include "classfile/message.h"
#include "support/diagnostics.h"

namespace jury::lower {

using classfile::OpcodeCategory;
using ir::Kind;
using ir::Type;

Translator::Translator(const classfile::ClassFile& cls, const classfile::Method& method,
                       Environment& environment)
    : class_(cls),
      method_(method),
      environment_(environment),
      flow_(control_flow(cls, method)),
      variables_(find_variables(cls, method, flow_)),
      entry_stack_(flow_.blocks.size()),
      seen_(flow_.blocks.size()) {}

ir::Body Translator::run() {
  declare_variables();
  for (std::size_t i = 0; i <= flow_.blocks.size(); ++i) builder_.add_block();
  builder_.set_position({0, static_cast<std::uint32_t>(method_.code->line_at(0))});
  builder_.set_block(0);
  builder_.end(ir::Goto{ir_block(0)});
  seen_[0] = true;
  std::vector<bool> done(flow_.blocks.size());
  for (bool progress = true; progress;) {
    progress = false;
    for (std::uint32_t i = 0; i < flow_.blocks.size(); ++i) {
      if (!seen_[i] || done[i]) continue;
      done[i] = progress = true;
      translate_block(i);
    }
  }
  add_landings();
  finish_types();
  return builder_.take();
}

void Translator::declare_variables() {
  for (std::size_t i = 0; i < variables_.variables.size(); ++i) {
    const auto& variable = variables_.variables[i];
    const Type type = variable.type == Type::null() ? Type::object() : variable.type;
    local_of_.push_back(i < variables_.parameter_count
                            ? builder_.add_parameter(variable.name, type, variable.from_source)
                            : builder_.add_local(variable.name, type, variable.from_source));
  }
  stored_types_.resize(local_of_.size());
}

void Translator::translate_block(std::uint32_t index) {
  const auto& block = flow_.blocks[index];
  builder_.set_block(ir_block(index));
  stack_.clear();
  not_null_.clear();
  initialized_.clear();
  ended_ = false;
  for (std::size_t depth = 0; depth < entry_stack_[index].size(); ++depth)
    push(Operand::local(stack_local(depth, entry_stack_[index][depth])));
  for (const auto& handler : block.handlers) {
    const std::vector<Kind> exception{Kind::Reference};
    if (seen_[handler.block] && entry_stack_[handler.block] != exception)
      malformed("a handler is entered with another operand stack than the exception");
    seen_[handler.block] = true;
    entry_stack_[handler.block] = exception;
  }
  for (auto i = block.first; i < block.last && !ended_; ++i) translate(i);
  if (ended_) return;
  spill();
  builder_.end(ir::Goto{ir_block(block.successors.back())});
  note_successors(index);
}

void Translator::note_successors(std::uint32_t index) {
  std::vector<Kind> kinds;
  for (const auto& operand : stack_) kinds.push_back(kind_of(operand));
  for (const auto successor : flow_.blocks[index].successors) {
    if (seen_[successor] && entry_stack_[successor] != kinds)
      malformed("the operand stack differs between two ways into a block");
    seen_[successor] = true;
    entry_stack_[successor] = kinds;
  }
}

void Translator::end_block(ir::TerminatorKind terminator) {
  builder_.end(std::move(terminator));
  note_successors(builder_.block() - 1);
  ended_ = true;
}

// Moves what is left on the stack to the locals that successors expect it in. `pending` are operands popped
// for the terminator: they must keep their values.
void Translator::spill(std::vector<Operand*> pending) {
  std::vector<std::pair<ir::LocalId, Operand*>> moves;
  for (std::size_t depth = 0; depth < stack_.size(); ++depth) {
    const auto target = stack_local(depth, kind_of(stack_[depth]));
    if (stack_[depth] != Operand::local(target)) moves.emplace_back(target, &stack_[depth]);
  }
  const auto overwritten = [&](const Operand& operand) {
    return operand.is_local() && std::any_of(moves.begin(), moves.end(),
                                             [&](const auto& move) { return move.first == operand.local(); });
  };
  for (const auto& [target, source] : moves) pending.push_back(source);
  for (auto* operand : pending) {
    if (!overwritten(*operand)) continue;
    const auto saved = builder_.add_temporary(builder_.type_of(*operand));
    builder_.emit(ir::Copy{saved, *operand});
    *operand = Operand::local(saved);
  }
  for (const auto& [target, source] : moves) {
    builder_.emit(ir::Copy{target, *source});
    *source = Operand::local(target);
  }
}

ir::LocalId Translator::stack_local(std::size_t depth, Kind kind) {
  constexpr std::size_t kinds = static_cast<std::size_t>(Kind::Reference) + 1;
  constexpr ir::LocalId unset = UINT32_MAX;
  if (stack_locals_.size() <= depth) stack_locals_.resize(depth + 1, std::vector<ir::LocalId>(kinds, unset));
  auto& local = stack_locals_[depth][static_cast<std::size_t>(kind)];
  if (local == unset)
    local = builder_.add_local("stack" + std::to_string(depth),
                               kind == Kind::Reference ? Type::object() : Type::primitive(kind));
  return local;
}

// One block per handler that catches, puts the exception where the handler expects the stack, and goes there.
void Translator::add_landings() {
  std::vector<ir::BlockId> landing(flow_.blocks.size(), 0);
  for (std::uint32_t i = 0; i < flow_.blocks.size(); ++i) {
    for (const auto& handler : flow_.blocks[i].handlers) {
      if (landing[handler.block] == 0) landing[handler.block] = add_landing(handler.block);
      builder_.block(ir_block(i)).handlers.push_back({handler.class_name, landing[handler.block]});
    }
  }
}

ir::BlockId Translator::add_landing(std::uint32_t handler) {
  const auto id = builder_.add_block();
  const auto& first = flow_.instructions[flow_.blocks[handler].first];
  builder_.set_position({first.offset, static_cast<std::uint32_t>(method_.code->line_at(first.offset))});
  builder_.set_block(id);
  builder_.emit(ir::Catch{stack_local(0, Kind::Reference)});
  builder_.end(ir::Goto{ir_block(handler)});
  return id;
}

// A reference variable without a declared type has the type of what is stored in it, if that is one type.
void Translator::finish_types() {
  for (std::size_t i = variables_.parameter_count; i < variables_.variables.size(); ++i) {
    if (variables_.variables[i].typed || stored_types_[i].empty()) continue;
    const auto& types = stored_types_[i];
    if (std::all_of(types.begin(), types.end(), [&](const Type& type) { return type == types[0]; }))
      builder_.set_type(local_of_[i], types[0]);
  }
}

void Translator::translate(std::uint32_t index) {
  const auto& instruction = flow_.instructions[index];
  builder_.set_position(
      {instruction.offset, static_cast<std::uint32_t>(method_.code->line_at(instruction.offset))});
  switch (classfile::info(instruction.opcode).category) {
    case OpcodeCategory::Nothing:
      return;
    case OpcodeCategory::Constant:
      return translate_constant(instruction);
    case OpcodeCategory::Load:
      return push(Operand::local(local_of_[variables_.read[index]]));
    case OpcodeCategory::Store:
      return translate_store(index);
    case OpcodeCategory::ArrayLoad:
      return translate_array_load(instruction);
    case OpcodeCategory::ArrayStore:
      return translate_array_store(instruction);
    case OpcodeCategory::Stack:
      return translate_stack(instruction);
    case OpcodeCategory::Arithmetic:
      return translate_arithmetic(index);
    case OpcodeCategory::Conversion:
      return translate_conversion(instruction);
    case OpcodeCategory::Comparison:
      return translate_comparison(instruction);
    case OpcodeCategory::ConditionalBranch:
      return translate_branch(instruction);
    case OpcodeCategory::Goto:
      spill();
      return end_block(ir::Goto{target_block(instruction.target)});
    case OpcodeCategory::Switch:
      return translate_switch(instruction);
    case OpcodeCategory::Return:
      return translate_return(instruction);
    case OpcodeCategory::Field:
      return translate_field(instruction);
    case OpcodeCategory::Invoke:
      return translate_invoke(instruction);
    case OpcodeCategory::Object:
      return translate_object(instruction);
    case OpcodeCategory::Throw:
      return translate_throw();
    case OpcodeCategory::Monitor:
      return translate_monitor(instruction);
    case OpcodeCategory::Subroutine:
    case OpcodeCategory::Prefix:
      break;
  }
  internal_error(__FILE__, __LINE__, "an instruction that decoding should have removed");
}

Translator::Operand Translator::pop() {
  if (stack_.empty()) malformed("the operand stack is empty");
  const Operand operand = stack_.back();
  stack_.pop_back();
  return operand;
}

bool Translator::is_wide(const Operand& operand) const {
  const auto kind = kind_of(operand);
  return kind == Kind::Long || kind == Kind::Double;
}

ir::LocalId Translator::fresh(const Type& type) { return builder_.add_temporary(type); }

void Translator::push_local(ir::LocalId local) { push(Operand::local(local)); }

void Translator::assign(std::uint32_t variable, const Operand& value) {
  const auto local = local_of_[variable];
  if (!variables_.variables[variable].typed && kind_of(value) == Kind::Reference &&
      value.tag() != Operand::Tag::Null)
    stored_types_[variable].push_back(builder_.type_of(value));
  const bool not_null = known_not_null(value);
  const bool saved = save_from_stack(local);
  if (saved || !retarget(value, local)) builder_.emit(ir::Copy{local, value});
  not_null_.erase(local);
  if (not_null) not_null_.insert(local);
}

// When the value was computed into a temporary by the last statement and is needed nowhere else, that
// statement assigns the variable itself.
bool Translator::retarget(const Operand& value, ir::LocalId local) {
  if (!value.is_local() || !builder_.is_temporary(value.local())) return false;
  if (std::find(stack_.begin(), stack_.end(), value) != stack_.end()) return false;
  auto* last = builder_.last();
  if (!last || ir::target_of(*last) != value.local()) return false;
  std::visit(
      [&](auto& statement) {
        if constexpr (requires { statement.target; }) statement.target = local;
      },
      last->kind);
  return true;
}

bool Translator::save_from_stack(ir::LocalId local) {
  std::optional<Operand> saved;
  for (auto& entry : stack_) {
    if (entry != Operand::local(local)) continue;
    if (!saved) {
      const auto copy = fresh(builder_.type_of(local));
      builder_.emit(ir::Copy{copy, entry});
      saved = Operand::local(copy);
    }
    entry = *saved;
  }
  return saved.has_value();
}

bool Translator::known_not_null(const Operand& operand) const {
  switch (operand.tag()) {
    case Operand::Tag::String:
    case Operand::Tag::Class:
      return true;
    case Operand::Tag::Local:
      break;
    case Operand::Tag::Int:
    case Operand::Tag::Long:
    case Operand::Tag::Float:
    case Operand::Tag::Double:
    case Operand::Tag::Null:
      return false;
  }
  const bool is_this =
      !method_.is_static() && operand.local() == local_of_[0] && !variables_.variables[0].written;
  return is_this || not_null_.contains(operand.local());
}

void Translator::check_not_null(Operand& operand) {
  if (known_not_null(operand)) return;
  if (operand.tag() == Operand::Tag::Null) {
    const auto local = fresh(Type::object());
    builder_.emit(ir::Copy{local, operand});
    operand = Operand::local(local);
  }
  check(ir::CheckKind::NotNull, operand);
  if (operand.is_local()) not_null_.insert(operand.local());
}

void Translator::check(ir::CheckKind kind, const Operand& first, const Operand& second, const Type& type) {
  builder_.emit(ir::Check{kind, first, second, type});
}

void Translator::initialize(Symbol class_name) {
  if (class_name == class_.name || class_name.view().starts_with("[")) return;
  // Once per block: after it, the class is initialised or being initialised by this very execution.
  if (environment_.needs_initialization(class_name) && initialized_.insert(class_name).second)
    builder_.emit(ir::InitializeClass{class_name});
}

void Translator::malformed(const std::string& what) const {
  throw UserError(classfile::one_line(class_.origin + ": method " + method_.name.text() +
                                      method_.descriptor.text() + ": malformed byte code: " + what +
                                      " (at code offset " + std::to_string(builder_.position().offset) +
                                      ")"));
}

void Translator::refuse(const std::string& reason) {
  builder_.end(ir::Refuse{reason});
  ended_ = true;
}

}  // namespace jury::lower
