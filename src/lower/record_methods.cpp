// equals, hashCode and toString of records, as java.lang.runtime.ObjectMethods defines them: a static method
// of a made-up class for each.
#include "library/types.h"
#include "lower/conversion.h"
#include "lower/dynamic_call.h"

namespace jury::lower {

using ir::CallKind;
using ir::Kind;
using ir::Operand;
using ir::Type;

namespace {

const Type int_type = Type::primitive(Kind::Int);
const Type boolean_type = Type::primitive(Kind::Boolean);

std::vector<ir::FieldReference> components_of(const DynamicCall& call) {
  std::vector<ir::FieldReference> components;
  for (std::size_t i = 2; i < call.bootstrap().arguments.size(); ++i) {
    const auto handle = call.cls.constants.method_handle(call.static_argument(i));
    if (handle.kind != classfile::ReferenceKind::GetField)
      throw Unsupported("a record component that is not a field");
    components.push_back(
        {handle.member.owner, handle.member.name, Type::from_descriptor(handle.member.descriptor.view())});
  }
  return components;
}

Operand call_static(BodyBuilder& builder, std::string_view owner, std::string_view name,
                    const ir::Signature& signature, std::vector<Operand> arguments) {
  return builder.call(CallKind::Static, {Symbol(owner), Symbol(name), Symbol(signature.descriptor())},
                      std::move(arguments));
}

Operand hash_of(BodyBuilder& builder, const Operand& value, const Type& type) {
  if (type.is_reference())
    return call_static(builder, library::types::objects, "hashCode", {{Type::object()}, int_type}, {value});
  return call_static(builder, box_of(type.kind).view(), "hashCode", {{type}, int_type}, {value});
}

Operand integer(BodyBuilder& builder, ir::BinaryOperator op, const Operand& left, const Operand& right) {
  const auto target = builder.add_temporary(int_type);
  builder.emit(ir::Binary{target, op, Kind::Int, left, right});
  return Operand::local(target);
}

void build_hash(BodyBuilder& builder, const Operand& self,
                const std::vector<ir::FieldReference>& components) {
  Operand result = Operand::of_int(0);
  for (const auto& component : components) {
    const auto scaled = integer(builder, ir::BinaryOperator::Multiply, result, Operand::of_int(31));
    result = integer(builder, ir::BinaryOperator::Add, scaled,
                     hash_of(builder, builder.load_field(self, component), component.type));
  }
  builder.end(ir::Return{result});
}

void build_text(BodyBuilder& builder, const Operand& self, const std::vector<ir::FieldReference>& components,
                const std::string& name) {
  const Type string_type = Type::reference(Symbol("java/lang/String"));
  Operand text = Operand::of_string(Symbol(name + "["));
  const auto append = [&](const Operand& piece) {
    text = builder.operate(ir::Operation::TextConcat, {text, piece}, string_type);
  };
  for (std::size_t i = 0; i < components.size(); ++i) {
    const auto& component = components[i];
    append(Operand::of_string(Symbol((i == 0 ? "" : ", ") + component.name.text() + "=")));
    const bool small = component.type.kind == Kind::Byte || component.type.kind == Kind::Short;
    const Type parameter = component.type.is_reference() ? Type::object() : small ? int_type : component.type;
    append(call_static(builder, "jury/rt/Concat", "text", {{parameter}, string_type},
                       {builder.load_field(self, component)}));
  }
  append(Operand::of_string(Symbol("]")));
  builder.end(ir::Return{text});
}

Operand equal_values(BodyBuilder& builder, const Operand& left, const Operand& right, const Type& type) {
  if (type.is_reference())
    return call_static(builder, library::types::objects, "equals",
                       {{Type::object(), Type::object()}, boolean_type}, {left, right});
  return call_static(builder, box_of(type.kind).view(), "compare", {{type, type}, int_type}, {left, right});
}

// Ends the current block with a branch: go on in a new one when the relation holds, otherwise to `otherwise`.
void require(BodyBuilder& builder, ir::Relation relation, const Operand& left, const Operand& right,
             ir::BlockId otherwise) {
  const auto next = builder.add_block();
  builder.end(ir::If{relation, left, right, next, otherwise});
  builder.set_block(next);
}

void build_equals(BodyBuilder& builder, const Operand& self, const Operand& other, const Type& record,
                  const std::vector<ir::FieldReference>& components) {
  const auto entry = builder.block();
  const auto differs = builder.add_block();
  builder.set_block(differs);
  builder.end(ir::Return{Operand::of_int(0)});
  builder.set_block(entry);
  const auto same_class = builder.add_temporary(boolean_type);
  builder.emit(ir::InstanceOf{same_class, other, record});
  require(builder, ir::Relation::NotEqual, Operand::local(same_class), Operand::of_int(0), differs);
  const auto that = builder.add_temporary(record);
  builder.emit(ir::Copy{that, other});
  // instanceof has told both, but what stands for a value of unknown class is narrowed by checks only: without
  // the cast an engine would read the component of an object that has none.
  builder.emit(ir::Check{ir::CheckKind::NotNull, Operand::local(that), {}, {}});
  builder.emit(ir::Check{ir::CheckKind::Castable, Operand::local(that), {}, record});
  for (const auto& component : components) {
    const auto left = builder.load_field(self, component);
    const auto right = builder.load_field(Operand::local(that), component);
    const auto relation = component.type.is_reference() ? ir::Relation::NotEqual : ir::Relation::Equal;
    require(builder, relation, equal_values(builder, left, right, component.type), Operand::of_int(0),
            differs);
  }
  builder.end(ir::Return{Operand::of_int(1)});
}

std::string simple_name(const DynamicCall& call) {
  for (const auto& inner : call.cls.inner_classes)
    if (inner.inner == call.cls.name && !inner.name.empty()) return inner.name.text();
  const auto& name = call.cls.name.text();
  return name.substr(name.rfind('/') + 1);
}

}  // namespace

Operand lower_record_method(const DynamicCall& call) {
  const auto components = components_of(call);
  const Type record = Type::reference(call.cls.name);
  const auto signature = ir::Signature::from_descriptor(call.site.descriptor.view());
  BodyBuilder builder;
  builder.set_position(call.builder.position());
  const auto self = Operand::local(builder.add_parameter("self", record));
  const auto other = signature.parameters.size() > 1
                         ? Operand::local(builder.add_parameter("other", Type::object()))
                         : Operand::null();
  builder.set_block(builder.add_block());
  // The call site passes `this`; what comes after relies on checks alone.
  builder.emit(ir::Check{ir::CheckKind::NotNull, self, {}, {}});
  if (call.site.name == "hashCode")
    build_hash(builder, self, components);
  else if (call.site.name == "toString")
    build_text(builder, self, components, simple_name(call));
  else
    build_equals(builder, self, other, record, components);

  auto cls = made_up_class(call);
  ir::Method method;
  method.owner = cls.name;
  method.name = call.site.name;
  method.descriptor = call.site.descriptor;
  method.flags = ir::access::is_public | ir::access::is_static;
  method.body = std::make_shared<ir::Body>(builder.take());
  const auto reference = method.reference();
  cls.methods.push_back(std::move(method));
  call.environment.add_class(std::move(cls));
  return call.builder.call(CallKind::Static, reference, call.arguments);
}

}  // namespace jury::lower
