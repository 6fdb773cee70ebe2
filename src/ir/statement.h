// The statements of the IR: typed three-address code with explicit checks (docs/dev/design.md, decision 2).
//
// Operands are locals or constants. Whatever may throw is either a Check, which stands before the
// statement that relies on it, or a call, or an operation, or a Throw. When one of them throws, control
// goes to the first handler of its block whose class fits; a statement that throws assigns nothing.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ir/operation.h"
#include "ir/type.h"

namespace jury::ir {

using LocalId = std::uint32_t;
using BlockId = std::uint32_t;

// A local variable or a constant. Strings are modified UTF-8, as in the class file.
class Operand {
 public:
  enum class Tag : std::uint8_t { Local, Int, Long, Float, Double, Null, String, Class };

  Operand() = default;  // the constant null
  static Operand local(LocalId id) { return {Tag::Local, id, {}}; }
  static Operand of_int(std::int32_t value) { return {Tag::Int, static_cast<std::uint32_t>(value), {}}; }
  static Operand of_long(std::int64_t value) { return {Tag::Long, static_cast<std::uint64_t>(value), {}}; }
  static Operand of_float(float value) { return {Tag::Float, std::bit_cast<std::uint32_t>(value), {}}; }
  static Operand of_double(double value) { return {Tag::Double, std::bit_cast<std::uint64_t>(value), {}}; }
  static Operand null() { return {}; }
  static Operand of_string(Symbol text) { return {Tag::String, 0, text}; }
  static Operand of_class(Symbol type_name) {
    return {Tag::Class, 0, type_name};
  }  // named as Type::name, or a primitive's letter

  Tag tag() const { return tag_; }
  bool is_local() const { return tag_ == Tag::Local; }
  // The receiver, in a method that is not static.
  bool is_this() const { return is_local() && local() == 0; }
  LocalId local() const { return static_cast<LocalId>(bits_); }
  std::int32_t int_value() const { return static_cast<std::int32_t>(static_cast<std::uint32_t>(bits_)); }
  std::int64_t long_value() const { return static_cast<std::int64_t>(bits_); }
  float float_value() const { return std::bit_cast<float>(static_cast<std::uint32_t>(bits_)); }
  double double_value() const { return std::bit_cast<double>(bits_); }
  Symbol text() const { return text_; }
  bool operator==(const Operand&) const = default;

 private:
  Operand(Tag tag, std::uint64_t bits, Symbol text) : tag_(tag), bits_(bits), text_(text) {}
  Tag tag_ = Tag::Null;
  std::uint64_t bits_ = 0;
  Symbol text_;
};

// A member as the code names it; program/ resolves it.
struct FieldReference {
  Symbol owner;
  Symbol name;
  Type type;
  bool operator==(const FieldReference&) const = default;
};

struct MethodReference {
  Symbol owner;  // may be an array type ("[I") for clone()
  Symbol name;
  Symbol descriptor;
  bool operator==(const MethodReference&) const = default;
};

enum class UnaryOperator : std::uint8_t {
  Negate,
  IntToLong,
  IntToFloat,
  IntToDouble,
  LongToInt,
  LongToFloat,
  LongToDouble,
  FloatToInt,
  FloatToLong,
  FloatToDouble,
  DoubleToInt,
  DoubleToLong,
  DoubleToFloat,
  IntToByte,
  IntToChar,
  IntToShort,
};

// Compare gives -1, 0, 1 for longs; CompareLess and CompareGreater for floats and doubles give -1 and 1 on
// NaN.
enum class BinaryOperator : std::uint8_t {
  Add,
  Subtract,
  Multiply,
  Divide,
  Remainder,
  ShiftLeft,
  ShiftRight,
  UnsignedShiftRight,
  And,
  Or,
  Xor,
  Compare,
  CompareLess,
  CompareGreater,
};

enum class Relation : std::uint8_t { Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual };

// What must hold for execution to go on; otherwise the exception named here is thrown.
enum class CheckKind : std::uint8_t {
  NotNull,      // first is not null                                   NullPointerException
  InBounds,     // 0 <= second < length of the array first             ArrayIndexOutOfBoundsException
  Castable,     // first is null or an instance of type                ClassCastException
  NonZero,      // first, an int or long, is not 0                     ArithmeticException
  Storable,     // the array first may hold the reference second       ArrayStoreException
  NonNegative,  // first is at least 0                                 NegativeArraySizeException
};

enum class CallKind : std::uint8_t { Static, Special, Virtual, Interface };

struct Copy {
  LocalId target;
  Operand value;
  bool operator==(const Copy&) const = default;
};
struct Unary {
  LocalId target;
  UnaryOperator op;
  Kind kind;
  Operand value;
  bool operator==(const Unary&) const = default;
};  // kind: of the operand
struct Binary {
  LocalId target;
  BinaryOperator op;
  Kind kind;
  Operand left;
  Operand right;
  bool operator==(const Binary&) const = default;
};  // kind: of the left operand
struct Check {
  CheckKind kind;
  Operand first;
  Operand second;
  Type type;
  bool operator==(const Check&) const = default;
};
struct LoadField {
  LocalId target;
  Operand object;
  FieldReference field;
  bool operator==(const LoadField&) const = default;
};
struct StoreField {
  Operand object;
  FieldReference field;
  Operand value;
  bool operator==(const StoreField&) const = default;
};
struct LoadStatic {
  LocalId target;
  FieldReference field;
  bool operator==(const LoadStatic&) const = default;
};
struct StoreStatic {
  FieldReference field;
  Operand value;
  bool operator==(const StoreStatic&) const = default;
};
struct LoadElement {
  LocalId target;
  Kind kind;
  Operand array;
  Operand index;
  bool operator==(const LoadElement&) const = default;
};  // Byte serves byte[] and boolean[]
struct StoreElement {
  Kind kind;
  Operand array;
  Operand index;
  Operand value;
  bool operator==(const StoreElement&) const = default;
};
struct ArrayLength {
  LocalId target;
  Operand array;
  bool operator==(const ArrayLength&) const = default;
};
struct New {
  LocalId target;
  Symbol class_name;
  bool operator==(const New&) const = default;
};
// `type` is the array's own type; lengths has one entry per dimension that is allocated.
struct NewArray {
  LocalId target;
  Type type;
  std::vector<Operand> lengths;
  bool operator==(const NewArray&) const = default;
};
struct InstanceOf {
  LocalId target;
  Operand value;
  Type type;
  bool operator==(const InstanceOf&) const = default;
};
struct Call {
  std::optional<LocalId> target;
  CallKind kind;
  MethodReference method;
  std::vector<Operand> arguments;
  bool operator==(const Call&) const = default;
};
struct Operate {
  std::optional<LocalId> target;
  Operation operation;
  std::vector<Operand> arguments;
  bool operator==(const Operate&) const = default;
};
struct InitializeClass {
  Symbol class_name;
  bool operator==(const InitializeClass&) const = default;
};  // runs it where the JVM would
struct Monitor {
  bool enter;
  Operand object;
  bool operator==(const Monitor&) const = default;
};
// First statement of a handler block: binds the exception that was thrown.
struct Catch {
  LocalId target;
  bool operator==(const Catch&) const = default;
};

using StatementKind = std::variant<Copy, Unary, Binary, Check, LoadField, StoreField, LoadStatic, StoreStatic,
                                   LoadElement, StoreElement, ArrayLength, New, NewArray, InstanceOf, Call,
                                   Operate, InitializeClass, Monitor, Catch>;

// Where a statement comes from: the byte code offset, and the source line (0: the class has no line table).
struct Position {
  std::uint32_t offset = 0;
  std::uint32_t line = 0;
  bool operator==(const Position&) const = default;
};

struct Statement {
  StatementKind kind;
  Position position;
  bool operator==(const Statement&) const = default;
};

struct Goto {
  BlockId target;
  bool operator==(const Goto&) const = default;
};
struct If {
  Relation relation;
  Operand left;
  Operand right;
  BlockId then_block;
  BlockId else_block;
  bool operator==(const If&) const = default;
};
struct SwitchCase {
  std::int32_t value;
  BlockId target;
  bool operator==(const SwitchCase&) const = default;
};
struct Switch {
  Operand value;
  std::vector<SwitchCase> cases;
  BlockId default_block;
  bool operator==(const Switch&) const = default;
};
struct Return {
  std::optional<Operand> value;
  bool operator==(const Return&) const = default;
};
struct Throw {
  Operand exception;
  bool operator==(const Throw&) const = default;
};  // the operand is not null (a Check stands before)
// Code that could not be lowered. Reaching it is an error of nobody's program: the result is undecided.
struct Refuse {
  std::string reason;
  bool operator==(const Refuse&) const = default;
};

using TerminatorKind = std::variant<Goto, If, Switch, Return, Throw, Refuse>;

struct Terminator {
  TerminatorKind kind;
  Position position;
  bool operator==(const Terminator&) const = default;
};

std::string_view name_of(UnaryOperator op);
std::string_view name_of(BinaryOperator op);
std::string_view name_of(Relation relation);  // "==", "!=", "<", ...
std::string_view name_of(CheckKind kind);
std::string_view name_of(CallKind kind);
std::string_view exception_of(CheckKind kind);   // "java/lang/NullPointerException", ...
Kind operand_kind(UnaryOperator op, Kind kind);  // of a conversion by its table, of Negate `kind` itself
Kind result_kind(UnaryOperator op, Kind kind);
Kind result_kind(BinaryOperator op, Kind kind);
Relation negate(Relation relation);

// Whether the statement can transfer control to a handler.
bool may_throw(const Statement& statement);
// The local a statement assigns, if any.
std::optional<LocalId> target_of(const Statement& statement);
// All operands it reads, in order.
std::vector<Operand> operands_of(const Statement& statement);
std::vector<Operand> operands_of(const Terminator& terminator);
std::vector<BlockId> successors_of(
    const Terminator& terminator);  // without handlers; a block may occur twice

template <class... Handlers>
struct overloaded : Handlers... {
  using Handlers::operator()...;
};
template <class... Handlers>
overloaded(Handlers...) -> overloaded<Handlers...>;

}  // namespace jury::ir
