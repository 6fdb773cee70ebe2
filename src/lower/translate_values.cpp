// Translation of the instructions that compute: constants, variables, the stack, arithmetic, conversions,
// branches.
#include "lower/translator.h"
#include "support/diagnostics.h"

namespace jury::lower {

using classfile::ConstantTag;
using classfile::Opcode;
using ir::BinaryOperator;
using ir::Kind;
using ir::Relation;
using ir::Type;
using ir::UnaryOperator;

namespace {

constexpr Kind numeric_kinds[] = {Kind::Int, Kind::Long, Kind::Float, Kind::Double};

constexpr int distance(Opcode from, Opcode to) { return static_cast<int>(to) - static_cast<int>(from); }
constexpr bool between(Opcode low, Opcode opcode, Opcode high) { return low <= opcode && opcode <= high; }

// ifeq to ifle and if_icmpeq to if_icmple come in this order.
constexpr Relation branch_relations[] = {Relation::Equal,        Relation::NotEqual, Relation::Less,
                                         Relation::GreaterEqual, Relation::Greater,  Relation::LessEqual};

struct BinaryForm {
  BinaryOperator op;
  Kind kind;
};

BinaryForm binary_form(Opcode opcode) {
  if (opcode <= Opcode::drem) {
    const int index = distance(Opcode::iadd, opcode);
    return {static_cast<BinaryOperator>(index / 4), numeric_kinds[index % 4]};
  }
  const int index = distance(Opcode::ishl, opcode);
  return {static_cast<BinaryOperator>(static_cast<int>(BinaryOperator::ShiftLeft) + index / 2),
          numeric_kinds[index % 2]};
}

}  // namespace

void Translator::translate_constant(const Instruction& instruction) {
  const auto opcode = instruction.opcode;
  if (opcode == Opcode::aconst_null) return push(Operand::null());
  if (between(Opcode::iconst_m1, opcode, Opcode::iconst_5))
    return push(Operand::of_int(distance(Opcode::iconst_0, opcode)));
  if (between(Opcode::lconst_0, opcode, Opcode::lconst_1))
    return push(Operand::of_long(distance(Opcode::lconst_0, opcode)));
  if (between(Opcode::fconst_0, opcode, Opcode::fconst_2))
    return push(Operand::of_float(static_cast<float>(distance(Opcode::fconst_0, opcode))));
  if (between(Opcode::dconst_0, opcode, Opcode::dconst_1))
    return push(Operand::of_double(static_cast<double>(distance(Opcode::dconst_0, opcode))));
  if (opcode == Opcode::bipush || opcode == Opcode::sipush) return push(Operand::of_int(instruction.value));
  translate_load_constant(instruction.index);
}

void Translator::translate_load_constant(std::uint16_t index) {
  const auto& pool = class_.constants;
  const auto tag = pool.tag(index);
  if (tag == ConstantTag::Integer) return push(Operand::of_int(pool.integer(index)));
  if (tag == ConstantTag::Long) return push(Operand::of_long(pool.long_integer(index)));
  if (tag == ConstantTag::Float) return push(Operand::of_float(pool.single_float(index)));
  if (tag == ConstantTag::Double) return push(Operand::of_double(pool.double_float(index)));
  if (tag == ConstantTag::String) return push(Operand::of_string(pool.string(index)));
  if (tag == ConstantTag::Class) return push(Operand::of_class(pool.class_name(index)));
  if (tag == ConstantTag::Dynamic)
    return refuse("a dynamically computed constant (" + pool.dynamic(index).name.text() + ")");
  refuse("a constant of kind " + std::string(classfile::tag_name(tag)));
}

void Translator::translate_store(std::uint32_t index) { assign(variables_.written[index], pop()); }

void Translator::translate_increment(std::uint32_t index) {
  const auto variable = variables_.written[index];
  const auto local = local_of_[variable];
  save_from_stack(local);
  const auto source = Operand::local(local_of_[variables_.read[index]]);
  const auto amount = Operand::of_int(flow_.instructions[index].value);
  builder_.emit(ir::Binary{local, BinaryOperator::Add, Kind::Int, source, amount});
}

void Translator::translate_stack(const Instruction& instruction) {
  // How many entries to copy, and below how many more to put them, counted in words.
  const auto copy = [&](int words, int below) {
    std::vector<Operand> copied;
    std::vector<Operand> skipped;
    for (int taken = 0; taken < words;) taken += is_wide(copied.emplace_back(pop())) ? 2 : 1;
    for (int taken = 0; taken < below;) taken += is_wide(skipped.emplace_back(pop())) ? 2 : 1;
    stack_.insert(stack_.end(), copied.rbegin(), copied.rend());
    stack_.insert(stack_.end(), skipped.rbegin(), skipped.rend());
    stack_.insert(stack_.end(), copied.rbegin(), copied.rend());
  };
  const auto opcode = instruction.opcode;
  if (opcode == Opcode::pop) return static_cast<void>(pop());
  if (opcode == Opcode::pop2) {
    if (!is_wide(pop())) pop();
    return;
  }
  if (opcode == Opcode::dup) return copy(1, 0);
  if (opcode == Opcode::dup_x1) return copy(1, 1);
  if (opcode == Opcode::dup_x2) return copy(1, 2);
  if (opcode == Opcode::dup2) return copy(2, 0);
  if (opcode == Opcode::dup2_x1) return copy(2, 1);
  if (opcode == Opcode::dup2_x2) return copy(2, 2);
  JURY_CHECK(opcode == Opcode::swap, "an unknown stack instruction");
  const auto first = pop();
  const auto second = pop();
  push(first);
  push(second);
}

void Translator::translate_arithmetic(std::uint32_t index) {
  const auto opcode = flow_.instructions[index].opcode;
  if (opcode == Opcode::iinc) return translate_increment(index);
  if (between(Opcode::ineg, opcode, Opcode::dneg)) {
    const auto kind = numeric_kinds[distance(Opcode::ineg, opcode)];
    const auto value = pop();
    const auto target = fresh(Type::primitive(kind));
    builder_.emit(ir::Unary{target, UnaryOperator::Negate, kind, value});
    return push_local(target);
  }
  const auto [op, kind] = binary_form(opcode);
  const auto right = pop();
  const auto left = pop();
  const bool divides = op == BinaryOperator::Divide || op == BinaryOperator::Remainder;
  if (divides && (kind == Kind::Int || kind == Kind::Long)) check_divisor(right);
  const auto target = fresh(Type::primitive(kind));
  builder_.emit(ir::Binary{target, op, kind, left, right});
  push_local(target);
}

void Translator::check_divisor(const Operand& divisor) {
  const bool int_constant = divisor.tag() == Operand::Tag::Int && divisor.int_value() != 0;
  const bool long_constant = divisor.tag() == Operand::Tag::Long && divisor.long_value() != 0;
  if (!int_constant && !long_constant) check(ir::CheckKind::NonZero, divisor);
}

void Translator::translate_conversion(const Instruction& instruction) {
  // i2l to i2s come in the order of the conversions in UnaryOperator.
  const auto op = static_cast<UnaryOperator>(static_cast<int>(UnaryOperator::IntToLong) +
                                             distance(Opcode::i2l, instruction.opcode));
  Kind kind = ir::result_kind(op, Kind::Void);
  if (op == UnaryOperator::IntToByte) kind = Kind::Byte;
  if (op == UnaryOperator::IntToChar) kind = Kind::Char;
  if (op == UnaryOperator::IntToShort) kind = Kind::Short;
  const auto value = pop();
  const auto target = fresh(Type::primitive(kind));
  builder_.emit(ir::Unary{target, op, ir::operand_kind(op, Kind::Void), value});
  push_local(target);
}

void Translator::translate_comparison(const Instruction& instruction) {
  const auto opcode = instruction.opcode;
  const bool less = opcode == Opcode::fcmpl || opcode == Opcode::dcmpl;
  const bool single = opcode == Opcode::fcmpl || opcode == Opcode::fcmpg;
  const auto op = opcode == Opcode::lcmp
                      ? BinaryOperator::Compare
                      : (less ? BinaryOperator::CompareLess : BinaryOperator::CompareGreater);
  const auto kind = opcode == Opcode::lcmp ? Kind::Long : (single ? Kind::Float : Kind::Double);
  const auto right = pop();
  const auto left = pop();
  const auto target = fresh(Type::primitive(Kind::Int));
  builder_.emit(ir::Binary{target, op, kind, left, right});
  push_local(target);
}

void Translator::translate_branch(const Instruction& instruction) {
  const auto opcode = instruction.opcode;
  Relation relation = Relation::Equal;
  Operand left;
  Operand right;
  if (between(Opcode::ifeq, opcode, Opcode::ifle)) {
    relation = branch_relations[distance(Opcode::ifeq, opcode)];
    right = Operand::of_int(0);
  } else if (between(Opcode::if_icmpeq, opcode, Opcode::if_icmple)) {
    relation = branch_relations[distance(Opcode::if_icmpeq, opcode)];
    right = pop();
  } else if (between(Opcode::if_acmpeq, opcode, Opcode::if_acmpne)) {
    relation = branch_relations[distance(Opcode::if_acmpeq, opcode)];
    right = pop();
  } else {
    relation = opcode == Opcode::ifnull ? Relation::Equal : Relation::NotEqual;
  }
  left = pop();
  spill({&left, &right});
  end_block(
      ir::If{relation, left, right, target_block(instruction.target), target_block(instruction.next())});
}

void Translator::translate_switch(const Instruction& instruction) {
  auto value = pop();
  spill({&value});
  ir::Switch result{value, {}, target_block(instruction.target)};
  for (const auto& entry : instruction.cases) result.cases.push_back({entry.key, target_block(entry.target)});
  end_block(std::move(result));
}

void Translator::translate_return(const Instruction& instruction) {
  if (instruction.opcode == Opcode::return_)
    builder_.end(ir::Return{});
  else
    builder_.end(ir::Return{pop()});
  ended_ = true;
}

void Translator::translate_throw() {
  auto exception = pop();
  check_not_null(exception);
  builder_.end(ir::Throw{exception});
  ended_ = true;
}

}  // namespace jury::lower
