#include "lower/conversion.h"

#include <array>
#include <optional>

#include "support/diagnostics.h"

namespace jury::lower {

using ir::Kind;
using ir::Operand;
using ir::Type;
using ir::UnaryOperator;

namespace {

struct Box {
  Kind kind;
  std::string_view class_name;
};

constexpr std::array boxes{
    Box{Kind::Boolean, "java/lang/Boolean"}, Box{Kind::Byte, "java/lang/Byte"},
    Box{Kind::Char, "java/lang/Character"},  Box{Kind::Short, "java/lang/Short"},
    Box{Kind::Int, "java/lang/Integer"},     Box{Kind::Long, "java/lang/Long"},
    Box{Kind::Float, "java/lang/Float"},     Box{Kind::Double, "java/lang/Double"},
};

std::optional<Kind> unboxed(Symbol class_name) {
  for (const auto& box : boxes)
    if (class_name == box.class_name) return box.kind;
  return std::nullopt;
}

std::optional<UnaryOperator> widening(Kind from, Kind to) {
  from = ir::computational(from);
  if (from == Kind::Int && to == Kind::Long) return UnaryOperator::IntToLong;
  if (from == Kind::Int && to == Kind::Float) return UnaryOperator::IntToFloat;
  if (from == Kind::Int && to == Kind::Double) return UnaryOperator::IntToDouble;
  if (from == Kind::Long && to == Kind::Float) return UnaryOperator::LongToFloat;
  if (from == Kind::Long && to == Kind::Double) return UnaryOperator::LongToDouble;
  if (from == Kind::Float && to == Kind::Double) return UnaryOperator::FloatToDouble;
  return std::nullopt;
}

Operand widen(BodyBuilder& builder, const Operand& value, Kind from, Kind to) {
  if (ir::computational(from) == ir::computational(to)) return value;
  const auto op = widening(from, to);
  if (!op)
    throw Unsupported("a conversion from " + std::string(name_of(from)) + " to " + std::string(name_of(to)) +
                      " in a lambda");
  const auto target = builder.add_temporary(Type::primitive(to));
  builder.emit(ir::Unary{target, *op, ir::computational(from), value});
  return Operand::local(target);
}

Operand box(BodyBuilder& builder, const Operand& value, Kind kind) {
  const auto owner = box_of(kind);
  builder.emit(ir::InitializeClass{owner});
  const ir::Signature signature{{Type::primitive(kind)}, Type::reference(owner)};
  return builder.call(ir::CallKind::Static, {owner, Symbol("valueOf"), Symbol(signature.descriptor())},
                      {value});
}

Operand unbox(BodyBuilder& builder, const Operand& value, const Type& from, Kind to) {
  const Kind kind = unboxed(from.name).value_or(to);
  const Type box_type = Type::reference(box_of(kind));
  const Operand boxed = from == box_type ? value : builder.cast(value, box_type);
  builder.emit(ir::Check{ir::CheckKind::NotNull, boxed, {}, {}});
  const Symbol method(std::string(name_of(kind)) + "Value");
  const ir::Signature signature{{}, Type::primitive(kind)};
  const Operand plain =
      builder.call(ir::CallKind::Virtual, {box_type.name, method, Symbol(signature.descriptor())}, {boxed});
  return widen(builder, plain, kind, to);
}

}  // namespace

Symbol box_of(Kind kind) {
  for (const auto& box : boxes)
    if (box.kind == kind) return Symbol(box.class_name);
  internal_error(__FILE__, __LINE__, "no box for " + std::string(name_of(kind)));
}

Operand convert(BodyBuilder& builder, const Operand& value, const Type& from, const Type& to) {
  if (from == to || to.kind == Kind::Void) return value;
  if (from.kind == Kind::Void) return Operand::null();
  if (from.is_reference() && to.is_reference()) return to == Type::object() ? value : builder.cast(value, to);
  if (from.is_reference()) return unbox(builder, value, from, to.kind);
  if (to.is_reference()) return box(builder, value, from.kind);
  return widen(builder, value, from.kind, to.kind);
}

}  // namespace jury::lower
