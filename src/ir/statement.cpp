// Tables and small queries over statements.
#include "ir/statement.h"

#include <array>

#include "support/diagnostics.h"

namespace jury::ir {

namespace {

struct UnaryInfo {
  UnaryOperator op;
  std::string_view name;
  Kind from;  // Void: as the operand
  Kind to;
};

constexpr std::array unary_operators{
    UnaryInfo{UnaryOperator::Negate, "neg", Kind::Void, Kind::Void},
    UnaryInfo{UnaryOperator::IntToLong, "int_to_long", Kind::Int, Kind::Long},
    UnaryInfo{UnaryOperator::IntToFloat, "int_to_float", Kind::Int, Kind::Float},
    UnaryInfo{UnaryOperator::IntToDouble, "int_to_double", Kind::Int, Kind::Double},
    UnaryInfo{UnaryOperator::LongToInt, "long_to_int", Kind::Long, Kind::Int},
    UnaryInfo{UnaryOperator::LongToFloat, "long_to_float", Kind::Long, Kind::Float},
    UnaryInfo{UnaryOperator::LongToDouble, "long_to_double", Kind::Long, Kind::Double},
    UnaryInfo{UnaryOperator::FloatToInt, "float_to_int", Kind::Float, Kind::Int},
    UnaryInfo{UnaryOperator::FloatToLong, "float_to_long", Kind::Float, Kind::Long},
    UnaryInfo{UnaryOperator::FloatToDouble, "float_to_double", Kind::Float, Kind::Double},
    UnaryInfo{UnaryOperator::DoubleToInt, "double_to_int", Kind::Double, Kind::Int},
    UnaryInfo{UnaryOperator::DoubleToLong, "double_to_long", Kind::Double, Kind::Long},
    UnaryInfo{UnaryOperator::DoubleToFloat, "double_to_float", Kind::Double, Kind::Float},
    UnaryInfo{UnaryOperator::IntToByte, "int_to_byte", Kind::Int, Kind::Int},
    UnaryInfo{UnaryOperator::IntToChar, "int_to_char", Kind::Int, Kind::Int},
    UnaryInfo{UnaryOperator::IntToShort, "int_to_short", Kind::Int, Kind::Int},
};
static_assert(unary_operators.size() == static_cast<std::size_t>(UnaryOperator::IntToShort) + 1);

constexpr std::array<std::string_view, 14> binary_names{"add", "sub", "mul",     "div",       "rem",
                                                        "shl", "shr", "ushr",    "and",       "or",
                                                        "xor", "cmp", "cmpless", "cmpgreater"};
static_assert(binary_names.size() == static_cast<std::size_t>(BinaryOperator::CompareGreater) + 1);

constexpr std::array<std::string_view, 6> relation_names{"==", "!=", "<", "<=", ">", ">="};
static_assert(relation_names.size() == static_cast<std::size_t>(Relation::GreaterEqual) + 1);

constexpr std::array<std::string_view, 4> call_names{"static", "special", "virtual", "interface"};
static_assert(call_names.size() == static_cast<std::size_t>(CallKind::Interface) + 1);

struct CheckInfo {
  CheckKind kind;
  std::string_view name;
  std::string_view exception;
};

constexpr std::array checks{
    CheckInfo{CheckKind::NotNull, "not_null", "java/lang/NullPointerException"},
    CheckInfo{CheckKind::InBounds, "in_bounds", "java/lang/ArrayIndexOutOfBoundsException"},
    CheckInfo{CheckKind::Castable, "castable", "java/lang/ClassCastException"},
    CheckInfo{CheckKind::NonZero, "non_zero", "java/lang/ArithmeticException"},
    CheckInfo{CheckKind::Storable, "storable", "java/lang/ArrayStoreException"},
    CheckInfo{CheckKind::NonNegative, "non_negative", "java/lang/NegativeArraySizeException"},
};
static_assert(checks.size() == static_cast<std::size_t>(CheckKind::NonNegative) + 1);

template <class Table, class Key>
constexpr const auto& at(const Table& table, Key key) {
  return table[static_cast<std::size_t>(key)];
}

}  // namespace

std::string_view name_of(UnaryOperator op) { return at(unary_operators, op).name; }
std::string_view name_of(BinaryOperator op) { return at(binary_names, op); }
std::string_view name_of(Relation relation) { return at(relation_names, relation); }
std::string_view name_of(CheckKind kind) { return at(checks, kind).name; }
std::string_view name_of(CallKind kind) { return at(call_names, kind); }
std::string_view exception_of(CheckKind kind) { return at(checks, kind).exception; }

Kind operand_kind(UnaryOperator op, Kind kind) {
  return op == UnaryOperator::Negate ? kind : at(unary_operators, op).from;
}
Kind result_kind(UnaryOperator op, Kind kind) {
  return op == UnaryOperator::Negate ? kind : at(unary_operators, op).to;
}

Kind result_kind(BinaryOperator op, Kind kind) { return op >= BinaryOperator::Compare ? Kind::Int : kind; }

Relation negate(Relation relation) {
  constexpr std::array<Relation, 6> negated{Relation::NotEqual, Relation::Equal,     Relation::GreaterEqual,
                                            Relation::Greater,  Relation::LessEqual, Relation::Less};
  return at(negated, relation);
}

bool may_throw(const Statement& statement) {
  return std::holds_alternative<Check>(statement.kind) || std::holds_alternative<Call>(statement.kind) ||
         std::holds_alternative<Operate>(statement.kind) ||
         std::holds_alternative<InitializeClass>(statement.kind);
}

std::optional<LocalId> target_of(const Statement& statement) {
  return std::visit(
      [](const auto& kind) -> std::optional<LocalId> {
        if constexpr (requires { kind.target; })
          return kind.target;
        else
          return std::nullopt;
      },
      statement.kind);
}

std::vector<Operand> operands_of(const Statement& statement) {
  using Operands = std::vector<Operand>;
  return std::visit(overloaded{
                        [](const Copy& s) { return Operands{s.value}; },
                        [](const Unary& s) { return Operands{s.value}; },
                        [](const Binary& s) {
                          return Operands{s.left, s.right};
                        },
                        [](const Check& s) {
                          const bool two = s.kind == CheckKind::InBounds || s.kind == CheckKind::Storable;
                          return two ? Operands{s.first, s.second} : Operands{s.first};
                        },
                        [](const LoadField& s) { return Operands{s.object}; },
                        [](const StoreField& s) {
                          return Operands{s.object, s.value};
                        },
                        [](const LoadStatic&) { return Operands{}; },
                        [](const StoreStatic& s) { return Operands{s.value}; },
                        [](const LoadElement& s) {
                          return Operands{s.array, s.index};
                        },
                        [](const StoreElement& s) {
                          return Operands{s.array, s.index, s.value};
                        },
                        [](const ArrayLength& s) { return Operands{s.array}; },
                        [](const New&) { return Operands{}; },
                        [](const NewArray& s) { return s.lengths; },
                        [](const InstanceOf& s) { return Operands{s.value}; },
                        [](const Call& s) { return s.arguments; },
                        [](const Operate& s) { return s.arguments; },
                        [](const InitializeClass&) { return Operands{}; },
                        [](const Monitor& s) { return Operands{s.object}; },
                        [](const Catch&) { return Operands{}; },
                    },
                    statement.kind);
}

std::vector<Operand> operands_of(const Terminator& terminator) {
  using Operands = std::vector<Operand>;
  return std::visit(overloaded{
                        [](const Goto&) { return Operands{}; },
                        [](const If& t) {
                          return Operands{t.left, t.right};
                        },
                        [](const Switch& t) { return Operands{t.value}; },
                        [](const Return& t) { return t.value ? Operands{*t.value} : Operands{}; },
                        [](const Throw& t) { return Operands{t.exception}; },
                        [](const Refuse&) { return Operands{}; },
                    },
                    terminator.kind);
}

std::vector<BlockId> successors_of(const Terminator& terminator) {
  using Blocks = std::vector<BlockId>;
  return std::visit(overloaded{
                        [](const Goto& t) { return Blocks{t.target}; },
                        [](const If& t) {
                          return Blocks{t.then_block, t.else_block};
                        },
                        [](const Switch& t) {
                          Blocks blocks;
                          for (const auto& entry : t.cases) blocks.push_back(entry.target);
                          blocks.push_back(t.default_block);
                          return blocks;
                        },
                        [](const Return&) { return Blocks{}; },
                        [](const Throw&) { return Blocks{}; },
                        [](const Refuse&) { return Blocks{}; },
                    },
                    terminator.kind);
}

}  // namespace jury::ir
