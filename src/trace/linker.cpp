#include "trace/linker.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>

#include "support/diagnostics.h"
#include "trace/operations.h"

namespace jury::trace {

namespace {

using ir::Kind;
using ir::Operand;

// Opcodes of one operation stand next to each other, by kind.
Opcode by_kind(Opcode int_form, Kind kind) {
  const auto base = static_cast<std::uint8_t>(int_form);
  const auto at = [&](int offset) { return static_cast<Opcode>(base + offset); };
  switch (ir::computational(kind)) {
    case Kind::Int:
      return at(0);
    case Kind::Long:
      return at(1);
    case Kind::Float:
      return at(2);
    case Kind::Double:
      return at(3);
    case Kind::Void:
    case Kind::Boolean:
    case Kind::Byte:
    case Kind::Char:
    case Kind::Short:
    case Kind::Reference:
      break;
  }
  internal_error(__FILE__, __LINE__, "no arithmetic on this kind");
}
static_assert(static_cast<int>(Opcode::AddDouble) == static_cast<int>(Opcode::AddInt) + 3);
static_assert(static_cast<int>(Opcode::RemainderDouble) == static_cast<int>(Opcode::RemainderInt) + 3);
static_assert(static_cast<int>(Opcode::XorLong) == static_cast<int>(Opcode::ShiftLeftInt) + 11);

Opcode opcode_of(ir::UnaryOperator op, Kind kind) {
  if (op == ir::UnaryOperator::Negate) return by_kind(Opcode::NegateInt, kind);
  const int distance = static_cast<int>(op) - static_cast<int>(ir::UnaryOperator::IntToLong);
  return static_cast<Opcode>(static_cast<int>(Opcode::IntToLong) + distance);
}
static_assert(static_cast<int>(Opcode::IntToShort) - static_cast<int>(Opcode::IntToLong) ==
              static_cast<int>(ir::UnaryOperator::IntToShort) -
                  static_cast<int>(ir::UnaryOperator::IntToLong));

Opcode opcode_of(ir::BinaryOperator op, Kind kind) {
  using ir::BinaryOperator;
  switch (op) {
    case BinaryOperator::Add:
      return by_kind(Opcode::AddInt, kind);
    case BinaryOperator::Subtract:
      return by_kind(Opcode::SubtractInt, kind);
    case BinaryOperator::Multiply:
      return by_kind(Opcode::MultiplyInt, kind);
    case BinaryOperator::Divide:
      return by_kind(Opcode::DivideInt, kind);
    case BinaryOperator::Remainder:
      return by_kind(Opcode::RemainderInt, kind);
    case BinaryOperator::ShiftLeft:
      return by_kind(Opcode::ShiftLeftInt, kind);
    case BinaryOperator::ShiftRight:
      return by_kind(Opcode::ShiftRightInt, kind);
    case BinaryOperator::UnsignedShiftRight:
      return by_kind(Opcode::UnsignedShiftRightInt, kind);
    case BinaryOperator::And:
      return by_kind(Opcode::AndInt, kind);
    case BinaryOperator::Or:
      return by_kind(Opcode::OrInt, kind);
    case BinaryOperator::Xor:
      return by_kind(Opcode::XorInt, kind);
    case BinaryOperator::Compare:
      return Opcode::CompareLong;
    case BinaryOperator::CompareLess:
      return kind == Kind::Float ? Opcode::CompareLessFloat : Opcode::CompareLessDouble;
    case BinaryOperator::CompareGreater:
      return kind == Kind::Float ? Opcode::CompareGreaterFloat : Opcode::CompareGreaterDouble;
  }
  internal_error(__FILE__, __LINE__, "unknown operator");
}

Opcode load_opcode(Kind kind) {
  switch (kind) {
    case Kind::Boolean:
    case Kind::Byte:
      return Opcode::LoadByte;
    case Kind::Char:
      return Opcode::LoadChar;
    case Kind::Short:
      return Opcode::LoadShort;
    case Kind::Int:
    case Kind::Float:
      return Opcode::LoadInt;
    case Kind::Long:
    case Kind::Double:
      return Opcode::LoadLong;
    case Kind::Reference:
      return Opcode::LoadReference;
    case Kind::Void:
      break;
  }
  internal_error(__FILE__, __LINE__, "an element of void");
}

Opcode store_opcode(Kind kind) {
  switch (kind) {
    case Kind::Boolean:
    case Kind::Byte:
      return Opcode::StoreByte;
    case Kind::Char:
    case Kind::Short:
      return Opcode::StoreChar;
    case Kind::Int:
    case Kind::Float:
      return Opcode::StoreInt;
    case Kind::Long:
    case Kind::Double:
    case Kind::Reference:
      return Opcode::StoreLong;
    case Kind::Void:
      break;
  }
  internal_error(__FILE__, __LINE__, "an element of void");
}

Opcode branch_opcode(ir::Relation relation, bool references) {
  if (!references)
    return static_cast<Opcode>(static_cast<int>(Opcode::IfEqualInt) + static_cast<int>(relation));
  JURY_CHECK(relation == ir::Relation::Equal || relation == ir::Relation::NotEqual,
             "references have no order");
  return relation == ir::Relation::Equal ? Opcode::IfSame : Opcode::IfNotSame;
}

class Linker {
 public:
  Linker(ClassTable& classes, const LinkedMethod& method, const ir::Body& body)
      : classes_(classes), body_(body), code_(std::make_shared<Code>()) {
    code_->method = &method;
    code_->body = &body;
    code_->local_count = static_cast<std::uint32_t>(body.locals.size());
  }

  std::shared_ptr<Code> run() {
    for (std::uint32_t i = 0; i < body_.locals.size(); ++i)
      if (body_.locals[i].type.is_reference()) code_->reference_locals.push_back(i);
    for (ir::BlockId block = 0; block < body_.blocks.size(); ++block) link_block(block);
    for (const Patch& patch : patches_) apply(patch);
    for (const auto& block : body_.blocks) link_handlers(block);
    code_->frame_size = code_->local_count + static_cast<std::uint32_t>(code_->constants.size());
    return std::move(code_);
  }

 private:
  // A branch whose distance is known once all blocks are placed.
  struct Patch {
    std::uint32_t instruction;  // distances count from the instruction after this one
    ir::BlockId target;
    std::int32_t* distance;  // null: the instruction's own
  };

  bool is_synchronized() const { return code_->method->method->flags & ir::access::is_synchronized; }

  // What a synchronized method locks: its receiver or its class.
  void lock_method() {
    const ir::Method& method = *code_->method->method;
    emit(Opcode::EnterMethod, reg(method.is_static() ? Operand::of_class(method.owner) : Operand::local(0)));
  }

  void link_block(ir::BlockId block) {
    starts_.push_back(next_instruction());
    if (block == 0 && is_synchronized()) lock_method();
    const ir::Block& source = body_.blocks[block];
    for (std::uint32_t i = 0; i < source.statements.size(); ++i) {
      origin_ = {block, i};
      std::visit([this](const auto& statement) { link(statement); }, source.statements[i].kind);
    }
    origin_ = {block, static_cast<std::uint32_t>(source.statements.size())};
    const auto count = source.statements.size() + 1;
    weight_ =
        static_cast<std::uint16_t>(std::min<std::size_t>(count, std::numeric_limits<std::uint16_t>::max()));
    std::visit([this](const auto& terminator) { terminate(terminator); }, source.terminator.kind);
  }

  void link_handlers(const ir::Block& block) {
    auto& handlers = code_->handlers.emplace_back();
    for (const auto& handler : block.handlers)
      handlers.push_back({handler.class_name, nullptr, starts_[handler.target]});
  }

  void apply(const Patch& patch) {
    const auto distance =
        static_cast<std::int32_t>(starts_[patch.target]) - static_cast<std::int32_t>(patch.instruction) - 1;
    if (patch.distance)
      *patch.distance = distance;
    else
      code_->instructions[patch.instruction].distance = distance;
  }

  std::uint32_t next_instruction() const { return static_cast<std::uint32_t>(code_->instructions.size()); }

  Instruction& emit(Opcode opcode, std::uint32_t a = 0, std::uint32_t b = 0, std::uint32_t c = 0) {
    Instruction instruction{};
    instruction.opcode = opcode;
    instruction.a = a;
    instruction.b = b;
    instruction.c = c;
    code_->origins.push_back(origin_);
    code_->instructions.push_back(instruction);
    return code_->instructions.back();
  }

  std::uint32_t reg(const Operand& operand) {
    if (operand.is_local()) return operand.local();
    const auto key = std::tuple(operand.tag(), static_cast<std::uint64_t>(operand.long_value()),
                                operand.text().identity());
    const auto found = constants_.find(key);
    if (found != constants_.end()) return found->second;
    const auto index = code_->local_count + static_cast<std::uint32_t>(code_->constants.size());
    code_->constants.push_back(constant(operand));
    const bool missing = operand.tag() == Operand::Tag::Class && code_->constants.back().bits == 0;
    if (!missing) constants_.emplace(key, index);
    return index;
  }

  std::vector<std::uint32_t> registers(const std::vector<Operand>& operands) {
    std::vector<std::uint32_t> result;
    for (const Operand& operand : operands) result.push_back(reg(operand));
    return result;
  }

  Value constant(const Operand& operand) {
    switch (operand.tag()) {
      case Operand::Tag::Int:
        return Value::of(operand.int_value());
      case Operand::Tag::Long:
        return Value::of(operand.long_value());
      case Operand::Tag::Float:
        return Value::of(operand.float_value());
      case Operand::Tag::Double:
        return Value::of(operand.double_value());
      case Operand::Tag::String:
        return Value::of(classes_.constant_text(operand.text()));
      case Operand::Tag::Class:
        return class_constant(operand.text());
      case Operand::Tag::Null:
        return Value::zero();
      case Operand::Tag::Local:
        break;
    }
    internal_error(__FILE__, __LINE__, "a local is no constant");
  }

  // A class that is missing is noticed when a statement that needs it is executed, not before.
  Value class_constant(Symbol name) {
    std::string reason = "class " + ir::display_class(name.view()) + " was not found";
    try {
      if (ClassInfo* info = classes_.find(name)) return Value::of(classes_.mirror(*info));
    } catch (const Unsupported& problem) {
      reason = problem.what();
    }
    emit_text(Opcode::Missing, reason);
    return Value::zero();
  }

  void emit_text(Opcode opcode, const std::string& text) {
    code_->texts.push_back(text);
    emit(opcode).text = &code_->texts.back();
  }

  TypeSite* type_site(const ir::Type& type) { return &code_->type_sites.emplace_back(TypeSite{type}); }

  void link(const ir::Copy& s) { emit(Opcode::Move, s.target, reg(s.value)); }
  void link(const ir::Unary& s) { emit(opcode_of(s.op, s.kind), s.target, reg(s.value)); }
  void link(const ir::Binary& s) {
    const auto left = reg(s.left);
    emit(opcode_of(s.op, s.kind), s.target, left, reg(s.right));
  }

  void link(const ir::Check& s) {
    const auto first = reg(s.first);
    switch (s.kind) {
      case ir::CheckKind::NotNull:
        emit(Opcode::CheckNotNull, first);
        break;
      case ir::CheckKind::InBounds:
        emit(Opcode::CheckInBounds, first, reg(s.second));
        break;
      case ir::CheckKind::Castable:
        emit(Opcode::CheckCastable, first).type = type_site(s.type);
        break;
      case ir::CheckKind::NonZero:
        emit(kind_of(s.first) == Kind::Long ? Opcode::CheckNonZeroLong : Opcode::CheckNonZeroInt, first);
        break;
      case ir::CheckKind::Storable:
        emit(Opcode::CheckStorable, first, reg(s.second));
        break;
      case ir::CheckKind::NonNegative:
        emit(Opcode::CheckNonNegative, first);
        break;
    }
  }

  void link(const ir::LoadField& s) {
    emit(Opcode::ResolveLoadField, s.target, reg(s.object)).field = &s.field;
  }
  void link(const ir::StoreField& s) {
    const auto object = reg(s.object);
    emit(Opcode::ResolveStoreField, object, reg(s.value)).field = &s.field;
  }
  void link(const ir::LoadStatic& s) { emit(Opcode::ResolveLoadStatic, s.target).field = &s.field; }
  void link(const ir::StoreStatic& s) { emit(Opcode::ResolveStoreStatic, reg(s.value)).field = &s.field; }
  void link(const ir::LoadElement& s) {
    const auto array = reg(s.array);
    emit(load_opcode(s.kind), s.target, array, reg(s.index));
  }
  void link(const ir::StoreElement& s) {
    const auto array = reg(s.array);
    const auto index = reg(s.index);
    emit(store_opcode(s.kind), array, index, reg(s.value));
  }
  void link(const ir::ArrayLength& s) { emit(Opcode::ArrayLength, s.target, reg(s.array)); }
  void link(const ir::New& s) { emit(Opcode::ResolveNew, s.target).class_name = &s.class_name; }
  void link(const ir::NewArray& s) {
    auto* site = &code_->new_array_sites.emplace_back(NewArraySite{s.type, registers(s.lengths)});
    emit(Opcode::NewArray, s.target).new_array = site;
  }
  void link(const ir::InstanceOf& s) {
    emit(Opcode::InstanceOf, s.target, reg(s.value)).type = type_site(s.type);
  }
  void link(const ir::Call& s) {
    auto* site = &code_->call_sites.emplace_back(
        CallSite{&s, registers(s.arguments), s.target ? *s.target : no_register});
    emit(Opcode::ResolveCall).call = site;
  }
  void link(const ir::Operate& s) {
    auto* site = &code_->operate_sites.emplace_back(OperateSite{
        operation_function(s.operation), registers(s.arguments), s.target ? *s.target : no_register});
    emit(Opcode::Operate).operate = site;
  }
  void link(const ir::InitializeClass& s) {
    emit(Opcode::InitializeClass).type = type_site(ir::Type::reference(s.class_name));
  }
  void link(const ir::Monitor& s) {
    emit(s.enter ? Opcode::EnterMonitor : Opcode::ExitMonitor, reg(s.object));
  }
  void link(const ir::Catch& s) { emit(Opcode::Catch, s.target); }

  void terminate(const ir::Goto& t) { jump(t.target); }
  void terminate(const ir::If& t) {
    const bool references = kind_of(t.left) == Kind::Reference;
    const auto left = reg(t.left);
    const auto right = reg(t.right);
    const bool negated = t.then_block == origin_.block + 1;
    const auto relation = negated ? ir::negate(t.relation) : t.relation;
    emit(branch_opcode(relation, references), left, right).weight = weight_;
    patches_.push_back({next_instruction() - 1, negated ? t.else_block : t.then_block, nullptr});
    if (!negated && t.else_block != origin_.block + 1) jump(t.else_block);
  }
  void terminate(const ir::Switch& t) {
    const auto value = reg(t.value);
    auto& site = code_->switch_sites.emplace_back();
    auto& instruction = emit(Opcode::Switch, value);
    instruction.branches = &site;
    instruction.weight = weight_;
    fill(site, t);
  }
  void terminate(const ir::Return& t) {
    if (is_synchronized()) emit(Opcode::LeaveMethod);
    if (t.value) {
      const auto value = reg(*t.value);
      emit(Opcode::ReturnValue, value).weight = weight_;
    } else {
      emit(Opcode::Return).weight = weight_;
    }
  }
  void terminate(const ir::Throw& t) { emit(Opcode::Throw, reg(t.exception)).weight = weight_; }
  void terminate(const ir::Refuse& t) { emit_text(Opcode::Refuse, t.reason); }

  void jump(ir::BlockId target) {
    emit(Opcode::Goto).weight = weight_;
    patches_.push_back({next_instruction() - 1, target, nullptr});
  }

  void fill(SwitchSite& site, const ir::Switch& t) {
    const std::uint32_t instruction = next_instruction() - 1;
    patches_.push_back({instruction, t.default_block, &site.otherwise});
    if (t.cases.empty()) return;
    auto cases = t.cases;
    std::stable_sort(cases.begin(), cases.end(),
                     [](const auto& x, const auto& y) { return x.value < y.value; });
    const std::int64_t span = std::int64_t{cases.back().value} - cases.front().value + 1;
    if (span > 4 * static_cast<std::int64_t>(cases.size()) + 16) return fill_sparse(site, cases, instruction);
    site.low = cases.front().value;
    site.dense.resize(static_cast<std::size_t>(span));
    for (auto& distance : site.dense) patches_.push_back({instruction, t.default_block, &distance});
    for (const auto& entry : cases)
      patches_.push_back({instruction, entry.target,
                          &site.dense[static_cast<std::size_t>(std::int64_t{entry.value} - site.low)]});
  }

  void fill_sparse(SwitchSite& site, const std::vector<ir::SwitchCase>& cases, std::uint32_t instruction) {
    site.sparse.resize(cases.size());
    for (std::size_t i = 0; i < cases.size(); ++i) {
      site.sparse[i].first = cases[i].value;
      patches_.push_back({instruction, cases[i].target, &site.sparse[i].second});
    }
  }

  Kind kind_of(const Operand& operand) const {
    switch (operand.tag()) {
      case Operand::Tag::Local:
        return ir::computational(body_.locals[operand.local()].type.kind);
      case Operand::Tag::Int:
        return Kind::Int;
      case Operand::Tag::Long:
        return Kind::Long;
      case Operand::Tag::Float:
        return Kind::Float;
      case Operand::Tag::Double:
        return Kind::Double;
      case Operand::Tag::Null:
      case Operand::Tag::String:
      case Operand::Tag::Class:
        return Kind::Reference;
    }
    internal_error(__FILE__, __LINE__, "unknown operand");
  }

  ClassTable& classes_;
  const ir::Body& body_;
  std::shared_ptr<Code> code_;
  Origin origin_{};
  std::uint16_t weight_ = 1;
  std::vector<std::uint32_t> starts_;  // by block
  std::vector<Patch> patches_;
  std::map<std::tuple<Operand::Tag, std::uint64_t, const void*>, std::uint32_t> constants_;
};

}  // namespace

ir::Position Code::position(std::uint32_t instruction) const {
  if (!body || instruction >= origins.size()) return {};
  const Origin origin = origins[instruction];
  const ir::Block& block = body->blocks[origin.block];
  return origin.statement < block.statements.size() ? block.statements[origin.statement].position
                                                    : block.terminator.position;
}

std::shared_ptr<Code> link_body(ClassTable& classes, const LinkedMethod& method, const ir::Body& body) {
  return Linker(classes, method, body).run();
}

}  // namespace jury::trace
