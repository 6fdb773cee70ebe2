// Pattern switches (java.lang.runtime.SwitchBootstraps): which label, from the given one on, fits the
// selector. -1 for null, the number of labels when none fits. A static method of a made-up class tests the
// labels in order.
#include "lower/dynamic_call.h"

namespace jury::lower {

using classfile::ConstantTag;
using ir::CallKind;
using ir::Kind;
using ir::Operand;
using ir::Type;

namespace {

class SwitchBuilder {
 public:
  SwitchBuilder(const DynamicCall& call, bool over_enum) : call_(call), over_enum_(over_enum) {
    builder_.set_position(call.builder.position());
    const auto signature = ir::Signature::from_descriptor(call.site.descriptor.view());
    selector_ = Operand::local(builder_.add_parameter("selector", signature.parameters.at(0)));
    start_ = Operand::local(builder_.add_parameter("start", signature.parameters.at(1)));
  }

  ir::Body run() {
    builder_.set_block(builder_.add_block());
    branch(ir::Relation::Equal, selector_, Operand::null(), [&] { return_number(-1); });
    const auto& labels = call_.bootstrap().arguments;
    for (std::size_t i = 0; i < labels.size(); ++i) test_label(static_cast<int>(i), labels[i]);
    return_number(static_cast<int>(labels.size()));
    return builder_.take();
  }

 private:
  void return_number(int number) { builder_.end(ir::Return{Operand::of_int(number)}); }

  // When the relation holds, what `then` emits, which must end its block; otherwise the code that follows.
  template <class Then>
  void branch(ir::Relation relation, const Operand& left, const Operand& right, Then then) {
    const auto yes = builder_.add_block();
    const auto no = builder_.add_block();
    builder_.end(ir::If{relation, left, right, yes, no});
    builder_.set_block(yes);
    then();
    builder_.set_block(no);
  }

  void test_label(int number, std::uint16_t label) {
    const auto next = builder_.add_block();
    const auto test = builder_.add_block();
    builder_.end(ir::If{ir::Relation::Greater, start_, Operand::of_int(number), next, test});
    builder_.set_block(test);
    const auto fits = matches(label);
    branch(ir::Relation::NotEqual, fits, Operand::of_int(0), [&] { return_number(number); });
    builder_.end(ir::Goto{next});
    builder_.set_block(next);
  }

  Operand matches(std::uint16_t label) {
    const auto& pool = call_.cls.constants;
    const auto tag = pool.tag(label);
    if (tag == ConstantTag::Class) return instance_of(Type::reference(pool.class_name(label)));
    if (tag == ConstantTag::String)
      return over_enum_ ? has_name(selector_, pool.string(label))
                        : equals(Operand::of_string(pool.string(label)));
    if (tag == ConstantTag::Integer) return equals_number(pool.integer(label));
    if (tag == ConstantTag::Dynamic) return is_enum_constant(pool.dynamic(label));
    throw Unsupported("a label of kind " + std::string(classfile::tag_name(tag)) + " in a pattern switch");
  }

  Operand instance_of(const Type& type) {
    const auto target = builder_.add_temporary(Type::primitive(Kind::Boolean));
    builder_.emit(ir::InstanceOf{target, selector_, type});
    return Operand::local(target);
  }

  Operand helper(std::string_view name, const ir::Signature& signature, std::vector<Operand> arguments) {
    return builder_.call(CallKind::Static,
                         {Symbol("jury/rt/Switches"), Symbol(name), Symbol(signature.descriptor())},
                         std::move(arguments));
  }

  Operand equals(const Operand& constant) {
    const Type boolean = Type::primitive(Kind::Boolean);
    return helper("equal", {{Type::object(), Type::reference(Symbol("java/lang/String"))}, boolean},
                  {selector_, constant});
  }

  Operand equals_number(std::int32_t number) {
    const ir::Signature signature{{Type::object(), Type::primitive(Kind::Int)},
                                  Type::primitive(Kind::Boolean)};
    return helper("equal", signature, {selector_, Operand::of_int(number)});
  }

  Operand has_name(const Operand& selector, Symbol name) {
    const ir::Signature signature{{Type::object(), Type::reference(Symbol("java/lang/String"))},
                                  Type::primitive(Kind::Boolean)};
    return helper("hasName", signature, {selector, Operand::of_string(name)});
  }

  // EnumDesc.of(ClassDesc.of("pkg.E"), "NAME"), as javac writes a qualified enum constant.
  Operand is_enum_constant(const classfile::DynamicConstant& label) {
    const auto& pool = call_.cls.constants;
    const auto& bootstrap = call_.cls.bootstrap_methods[label.bootstrap_method];
    if (bootstrap.arguments.size() != 3 || pool.tag(bootstrap.arguments[2]) != ConstantTag::String ||
        pool.tag(bootstrap.arguments[1]) != ConstantTag::Dynamic)
      throw Unsupported("a dynamically computed label in a pattern switch");
    const auto description = pool.dynamic(bootstrap.arguments[1]);
    const auto& inner = call_.cls.bootstrap_methods[description.bootstrap_method];
    if (inner.arguments.size() != 2 || pool.tag(inner.arguments[1]) != ConstantTag::String)
      throw Unsupported("a dynamically computed label in a pattern switch");
    const Type string_type = Type::reference(Symbol("java/lang/String"));
    const ir::Signature signature{{Type::object(), string_type, string_type}, Type::primitive(Kind::Boolean)};
    return helper("isConstant", signature,
                  {selector_, Operand::of_string(pool.string(inner.arguments[1])),
                   Operand::of_string(pool.string(bootstrap.arguments[2]))});
  }

  const DynamicCall& call_;
  bool over_enum_;
  BodyBuilder builder_;
  Operand selector_;
  Operand start_;
};

}  // namespace

Operand lower_pattern_switch(const DynamicCall& call, bool over_enum) {
  auto cls = made_up_class(call);
  ir::Method method;
  method.owner = cls.name;
  method.name = Symbol("select");
  method.descriptor = call.site.descriptor;
  method.flags = ir::access::is_public | ir::access::is_static;
  method.body = std::make_shared<ir::Body>(SwitchBuilder(call, over_enum).run());
  const auto reference = method.reference();
  cls.methods.push_back(std::move(method));
  call.environment.add_class(std::move(cls));
  return call.builder.call(CallKind::Static, reference, call.arguments);
}

}  // namespace jury::lower
