// Lambdas and method references: a made-up class that holds the captured values in fields and implements the
// functional interface by a call of the method that javac made of the body. LambdaMetafactory does the same
// at run time; here every evaluation gives a new object, also where the JDK would share one without captured
// values.
#include "lower/conversion.h"
#include "lower/dynamic_call.h"

namespace jury::lower {

using classfile::ReferenceKind;
using ir::CallKind;
using ir::Operand;
using ir::Signature;
using ir::Type;

namespace {

// Flags of altMetafactory.
constexpr std::int32_t is_serializable = 1;
constexpr std::int32_t has_markers = 2;
constexpr std::int32_t has_bridges = 4;

struct LambdaShape {
  Symbol interface_name;
  Symbol method_name;
  Signature captured;      // parameters: the captured values
  Signature erased;        // of the interface method
  Signature instantiated;  // as the call site uses it
  classfile::MethodHandleConstant implementation;
  std::vector<Symbol> markers;
  std::vector<Symbol> bridges;  // descriptors
};

LambdaShape shape_of(const DynamicCall& call, bool alternative) {
  const auto& pool = call.cls.constants;
  LambdaShape shape;
  shape.captured = Signature::from_descriptor(call.site.descriptor.view());
  shape.interface_name = shape.captured.result.name;
  shape.method_name = call.site.name;
  shape.erased = Signature::from_descriptor(pool.method_type(call.static_argument(0)).view());
  shape.implementation = pool.method_handle(call.static_argument(1));
  shape.instantiated = Signature::from_descriptor(pool.method_type(call.static_argument(2)).view());
  if (!alternative) return shape;
  const auto flags = pool.integer(call.static_argument(3));
  if (flags & is_serializable) shape.markers.emplace_back("java/io/Serializable");
  std::size_t next = 4;
  if (flags & has_markers)
    for (int count = pool.integer(call.static_argument(next++)); count > 0; --count)
      shape.markers.push_back(pool.class_name(call.static_argument(next++)));
  if (flags & has_bridges)
    for (int count = pool.integer(call.static_argument(next++)); count > 0; --count)
      shape.bridges.push_back(pool.method_type(call.static_argument(next++)));
  return shape;
}

ir::FieldReference captured_field(const DynamicCall& call, const LambdaShape& shape, std::size_t i) {
  return {call.site_name, Symbol("captured" + std::to_string(i)), shape.captured.parameters[i]};
}

// The implementation as a list of parameter types and a result, receiver included.
Signature full_signature(const classfile::MethodHandleConstant& handle) {
  if (handle.kind < ReferenceKind::InvokeVirtual) throw Unsupported("a lambda implemented by a field access");
  auto signature = Signature::from_descriptor(handle.member.descriptor.view());
  if (handle.kind == ReferenceKind::NewInvokeSpecial)
    signature.result = Type::reference(handle.member.owner);
  else if (handle.kind != ReferenceKind::InvokeStatic)
    signature.parameters.insert(signature.parameters.begin(), Type::reference(handle.member.owner));
  return signature;
}

Operand construct(BodyBuilder& builder, const ir::MethodReference& constructor,
                  std::vector<Operand> arguments, Environment& environment) {
  if (environment.needs_initialization(constructor.owner))
    builder.emit(ir::InitializeClass{constructor.owner});
  const auto object = builder.add_temporary(Type::reference(constructor.owner));
  builder.emit(ir::New{object, constructor.owner});
  arguments.insert(arguments.begin(), Operand::local(object));
  builder.call(CallKind::Special, constructor, std::move(arguments));
  return Operand::local(object);
}

Operand call_implementation(BodyBuilder& builder, const classfile::MethodHandleConstant& handle,
                            std::vector<Operand> arguments, Environment& environment) {
  const ir::MethodReference method{handle.member.owner, handle.member.name, handle.member.descriptor};
  switch (handle.kind) {
    case ReferenceKind::NewInvokeSpecial:
      return construct(builder, method, std::move(arguments), environment);
    case ReferenceKind::InvokeStatic: {
      const auto declaring = environment.declaring_class(method);
      if (environment.needs_initialization(declaring)) builder.emit(ir::InitializeClass{declaring});
      return builder.call(CallKind::Static, method, std::move(arguments));
    }
    case ReferenceKind::InvokeVirtual:
    case ReferenceKind::InvokeSpecial:
    case ReferenceKind::InvokeInterface: {
      builder.emit(ir::Check{ir::CheckKind::NotNull, arguments[0], {}, {}});
      if (handle.member.owner.view().starts_with("[") && handle.member.name == "clone")
        return builder.operate(ir::Operation::ObjectClone, std::move(arguments),
                               Type::reference(handle.member.owner));
      const auto kind = handle.kind == ReferenceKind::InvokeInterface ? CallKind::Interface
                        : handle.kind == ReferenceKind::InvokeSpecial ? CallKind::Special
                                                                      : CallKind::Virtual;
      return builder.call(kind, method, std::move(arguments));
    }
    case ReferenceKind::GetField:
    case ReferenceKind::GetStatic:
    case ReferenceKind::PutField:
    case ReferenceKind::PutStatic:
      break;
  }
  internal_error(__FILE__, __LINE__, "a field where full_signature lets methods pass");
}

// LambdaMetafactory demands the same of its caller, at run time.
void check_shape(const LambdaShape& shape, const Signature& erased) {
  const auto parameters = shape.instantiated.parameters.size();
  const auto target = full_signature(shape.implementation);
  if (shape.captured.result.kind != ir::Kind::Reference || erased.parameters.size() != parameters ||
      target.parameters.size() != shape.captured.parameters.size() + parameters)
    throw Unsupported("a lambda whose parameters do not fit its implementation");
}

// The interface method with the given erased signature: captured values and converted parameters to the
// implementation, the converted result back.
ir::Method implement(const DynamicCall& call, const LambdaShape& shape, const Signature& erased) {
  check_shape(shape, erased);
  BodyBuilder builder;
  builder.set_position(call.builder.position());
  const auto self = Operand::local(builder.add_parameter("this", Type::reference(call.site_name)));
  std::vector<Operand> parameters;
  for (std::size_t i = 0; i < erased.parameters.size(); ++i)
    parameters.push_back(
        Operand::local(builder.add_parameter("p" + std::to_string(i), erased.parameters[i])));
  builder.set_block(builder.add_block());

  const auto target = full_signature(shape.implementation);
  std::vector<Operand> arguments;
  for (std::size_t i = 0; i < shape.captured.parameters.size(); ++i)
    arguments.push_back(builder.load_field(self, captured_field(call, shape, i)));
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    const auto exact =
        convert(builder, parameters[i], erased.parameters[i], shape.instantiated.parameters[i]);
    arguments.push_back(
        convert(builder, exact, shape.instantiated.parameters[i], target.parameters.at(arguments.size())));
  }
  const auto result =
      call_implementation(builder, shape.implementation, std::move(arguments), call.environment);
  if (erased.result.kind == ir::Kind::Void) {
    builder.end(ir::Return{});
  } else {
    const auto exact = convert(builder, result, target.result, shape.instantiated.result);
    builder.end(ir::Return{convert(builder, exact, shape.instantiated.result, erased.result)});
  }
  ir::Method method;
  method.owner = call.site_name;
  method.name = shape.method_name;
  method.descriptor = Symbol(erased.descriptor());
  method.flags = ir::access::is_public;
  method.body = std::make_shared<ir::Body>(builder.take());
  return method;
}

}  // namespace

Operand lower_lambda(const DynamicCall& call, bool alternative) {
  const auto shape = shape_of(call, alternative);
  auto cls = made_up_class(call);
  cls.interfaces.push_back(shape.interface_name);
  for (const auto marker : shape.markers)
    if (marker != shape.interface_name) cls.interfaces.push_back(marker);
  for (std::size_t i = 0; i < shape.captured.parameters.size(); ++i) {
    const auto field = captured_field(call, shape, i);
    cls.fields.push_back(
        {field.owner, field.name, field.type, ir::access::is_private | ir::access::is_final, std::nullopt});
  }
  cls.methods.push_back(implement(call, shape, shape.erased));
  for (const auto bridge : shape.bridges) {
    const auto erased = Signature::from_descriptor(bridge.view());
    if (cls.find_method(shape.method_name, bridge) == nullptr)
      cls.methods.push_back(implement(call, shape, erased));
  }
  call.environment.add_class(std::move(cls));

  // As any class does, it initialises the interfaces it implements that have default methods.
  if (call.environment.needs_initialization(call.site_name))
    call.builder.emit(ir::InitializeClass{call.site_name});
  const auto object = call.builder.add_temporary(Type::reference(call.site_name));
  call.builder.emit(ir::New{object, call.site_name});
  for (std::size_t i = 0; i < shape.captured.parameters.size(); ++i)
    call.builder.emit(
        ir::StoreField{Operand::local(object), captured_field(call, shape, i), call.arguments[i]});
  return Operand::local(object);
}

}  // namespace jury::lower
