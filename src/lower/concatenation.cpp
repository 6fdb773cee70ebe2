// String concatenation: each argument to its text, in order, then joined from the left.
#include <optional>

#include "lower/dynamic_call.h"

namespace jury::lower {

using ir::Kind;
using ir::Operand;
using ir::Type;

namespace {

const Type& string_type() {
  static const Type type = Type::reference(Symbol("java/lang/String"));
  return type;
}

// jury.rt.Concat has one method per kind of argument; null and a toString that gives null become "null".
Operand text_of(BodyBuilder& builder, const Operand& value, const Type& type) {
  Type parameter = type;
  if (type.is_reference())
    parameter = Type::object();
  else if (type.kind == Kind::Byte || type.kind == Kind::Short)
    parameter = Type::primitive(Kind::Int);
  const ir::Signature signature{{parameter}, string_type()};
  return builder.call(ir::CallKind::Static,
                      {Symbol("jury/rt/Concat"), Symbol("text"), Symbol(signature.descriptor())}, {value});
}

Operand text_of_constant(const DynamicCall& call, std::uint16_t index) {
  const auto& pool = call.cls.constants;
  const auto tag = pool.tag(index);
  if (tag == classfile::ConstantTag::String) return Operand::of_string(pool.string(index));
  if (tag == classfile::ConstantTag::Integer)
    return Operand::of_string(Symbol(std::to_string(pool.integer(index))));
  if (tag == classfile::ConstantTag::Long)
    return Operand::of_string(Symbol(std::to_string(pool.long_integer(index))));
  throw Unsupported("a constant of kind " + std::string(classfile::tag_name(tag)) +
                    " in a string concatenation");
}

class Joiner {
 public:
  explicit Joiner(const DynamicCall& call) : call_(call) {}
  void add(const Operand& text) {
    ++pieces_;
    if (!joined_)
      joined_ = text;
    else
      joined_ = call_.builder.operate(ir::Operation::TextConcat, {*joined_, text}, string_type());
  }
  void add_argument() {
    const auto signature = ir::Signature::from_descriptor(call_.site.descriptor.view());
    const Type& type = signature.parameters.at(next_);
    add(text_of(call_.builder, call_.arguments.at(next_), type));
    is_fresh_ = !type.is_reference();
    ++next_;
  }
  void add_literal(std::string& literal) {
    if (!literal.empty()) add(Operand::of_string(Symbol(literal)));
    literal.clear();
  }
  // The value of a concatenation is a new object (JLS 15.18.1). Several pieces become one by joining; the
  // text of a single piece (`s + ""`, `"" + null`) is a constant or the object that toString gave, so it is
  // joined with nothing. Not so the text of a single primitive value: it is new, or the literal "true" or
  // "NaN", as on OpenJDK.
  Operand result() {
    if (pieces_ == 1 && !is_fresh_) add(Operand::of_string(Symbol("")));
    return joined_.value_or(Operand::of_string(Symbol("")));
  }

 private:
  const DynamicCall& call_;
  std::optional<Operand> joined_;
  std::size_t pieces_ = 0;
  bool is_fresh_ = false;  // the piece added last: need not be joined to be what OpenJDK gives
  std::size_t next_ = 0;
};

}  // namespace

Operand lower_concatenation(const DynamicCall& call, bool with_constants) {
  Joiner joiner(call);
  if (!with_constants) {
    for (std::size_t i = 0; i < call.arguments.size(); ++i) joiner.add_argument();
    return joiner.result();
  }
  // In the recipe \1 is an argument and \2 a constant of the bootstrap method.
  const auto recipe = call.cls.constants.string(call.static_argument(0));
  std::string literal;
  std::size_t next_constant = 1;
  for (const char character : recipe.text()) {
    if (character != '\1' && character != '\2') {
      literal += character;
      continue;
    }
    joiner.add_literal(literal);
    if (character == '\1')
      joiner.add_argument();
    else
      joiner.add(text_of_constant(call, call.static_argument(next_constant++)));
  }
  joiner.add_literal(literal);
  return joiner.result();
}

}  // namespace jury::lower
