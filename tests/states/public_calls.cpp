#include "public_calls.h"

#include <algorithm>
#include <array>

#include "spec/contracts.h"
#include "start/library_values.h"
#include "trace/class_info.h"
#include "trace/object.h"

namespace jury::states {

using ir::DeclaredType;
using ir::Kind;
using trace::Object;
using trace::Value;

namespace {

constexpr std::uint32_t most_objects = 200;

// Whether the signature speaks of type variables: what may stand for them is not known here.
bool is_generic(const ir::Method& method) {
  const auto signature = method.signature.view();
  for (std::size_t i = 0; i < signature.size(); ++i) {
    const bool starts_type = i == 0 || signature[i - 1] == '(' || signature[i - 1] == ')' ||
                             signature[i - 1] == ';' || signature[i - 1] == '<' || signature[i - 1] == '[' ||
                             signature[i - 1] == '+' || signature[i - 1] == '-' || signature[i - 1] == ':';
    if (signature[i] == 'T' && starts_type) return true;
  }
  return false;
}

bool is_callable(const ir::Class& cls, const ir::Method& method) {
  if (method.flags & (ir::access::is_private | ir::access::is_synthetic | ir::access::is_abstract)) return false;
  if (method.name == "<clinit>" || spec::is_generated(method.name.view()) || is_generic(method)) return false;
  return method.name != "<init>" || (!cls.is_abstract() && !cls.is_enum());
}

}  // namespace

PublicCalls::PublicCalls(program::Workspace& workspace, trace::Interpreter& interpreter)
    : workspace_(workspace), interpreter_(interpreter) {
  for (const auto& name : workspace.user_classes()) {
    const auto& cls = workspace.program().get_class(name);
    for (const auto& method : cls.methods)
      if (is_callable(cls, method)) methods_.push_back(&method);
  }
}

void PublicCalls::run(std::uint64_t seed, int calls) {
  random_.seed(seed);
  pool_.clear();
  interpreter_.reset();
  kept_ = interpreter_.new_array(ir::Type::array_of(ir::Type::object()), most_objects);
  for (int i = 0; i < calls; ++i) {
    call(*methods_[below(methods_.size())]);
    std::vector<Object*> objects;
    for (const auto& known : pool_) objects.push_back(known.object);
    if (pause_) pause_(objects);
  }
}

void PublicCalls::call(const ir::Method& method) {
  std::vector<Value> arguments;
  const bool makes = method.name == "<init>";
  if (makes) {
    if (!interpreter_.initialize(method.owner).returned()) return;
    arguments.push_back(Value::of(interpreter_.new_object(method.owner)));
  } else if (!method.is_static()) {
    const auto receiver = known(ir::erased(ir::Type::reference(method.owner)));
    if (!receiver) return;
    arguments.push_back(Value::of(*receiver));
  }
  for (const auto& type : ir::declared_parameters_of(method)) {
    const auto argument = value(type, 0);
    if (!argument) return;
    arguments.push_back(*argument);
  }
  const bool selects = !method.is_static() && !makes;
  const auto outcome =
      selects ? interpreter_.run_virtual(method, arguments) : interpreter_.run(method, arguments);
  if (!outcome.returned()) return;
  ++returned_[&method];
  if (makes)
    keep(arguments[0].as_object(), ir::erased(ir::Type::reference(method.owner)));
  else if (const auto type = ir::declared_result_of(method); type.type.is_reference())
    keep(outcome.value.as_object(), type);
}

void PublicCalls::keep(Object* object, const DeclaredType& type) {
  if (!object || pool_.size() >= most_objects) return;
  interpreter_.set_element(*kept_, static_cast<std::uint32_t>(pool_.size()), Value::of(object));
  pool_.push_back({object, type});
}

// What was made for a type with arguments is used as nothing else but types that have none.
std::optional<Object*> PublicCalls::known(const DeclaredType& type) {
  std::vector<Object*> fitting;
  for (const auto& known : pool_) {
    const bool fits = workspace_.program().is_subtype(known.object->type->type, type.type);
    if (fits && (type.arguments.empty() || (known.type.type == type.type && known.type.arguments == type.arguments)))
      fitting.push_back(known.object);
  }
  if (fitting.empty()) return std::nullopt;
  return fitting[below(fitting.size())];
}

std::optional<Value> PublicCalls::number(Kind kind) {
  const auto small = static_cast<std::int32_t>(below(9)) - 2;
  switch (kind) {
    case Kind::Boolean:
      return Value::of(below(2) == 0);
    case Kind::Char:
      return Value::of(static_cast<std::int32_t>('a' + below(4)));
    case Kind::Byte:
    case Kind::Short:
    case Kind::Int:
      return Value::of(below(12) == 0 ? static_cast<std::int32_t>(std::int8_t(random_())) : small);
    case Kind::Long:
      return Value::of(static_cast<std::int64_t>(small));
    case Kind::Float:
      return Value::of(static_cast<float>(small) / 2);
    case Kind::Double:
      return Value::of(static_cast<double>(small) / 2);
    case Kind::Reference:
    case Kind::Void:
      return std::nullopt;
  }
  return std::nullopt;
}

std::optional<Value> PublicCalls::value(const DeclaredType& type, int depth) {
  if (!type.type.is_reference()) return number(type.type.kind);
  if (below(6) == 0) return Value::zero();
  if (below(3) != 0)
    if (const auto found = known(type)) return Value::of(*found);
  const auto name = type.type.is_array() ? Symbol() : type.type.name;
  Object* made = nullptr;
  if (type.type.is_array())
    made = array(type.type, depth);
  else if (name == "java/lang/String")
    made = interpreter_.new_string(std::array{"", "a", "ab", "xyz"}[below(4)]);
  else if (start::is_box(name) && name != "java/lang/Float" && name != "java/lang/Double")
    made = box(name, static_cast<std::int32_t>(below(5)));
  else if (name == "java/lang/Object")
    made = box(Symbol("java/lang/Integer"), static_cast<std::int32_t>(below(5)));
  else if (!start::collection_classes(name).empty())
    made = collection(type, depth);
  if (made) {
    keep(made, type);
    return Value::of(made);
  }
  if (const auto found = known(type)) return Value::of(*found);
  return Value::zero();
}

Object* PublicCalls::box(Symbol class_name, std::int32_t number) {
  for (const auto& method : workspace_.program().get_class(class_name).methods) {
    if (method.name != "valueOf" || !method.is_static()) continue;
    const auto signature = ir::Signature::from_descriptor(method.descriptor.view());
    if (signature.parameters.size() != 1 || signature.parameters[0].is_reference()) continue;
    const Value argument = signature.parameters[0].kind == Kind::Long ? Value::of(static_cast<std::int64_t>(number))
                                                                      : Value::of(number & 1);
    const std::array arguments{signature.parameters[0].kind == Kind::Boolean ? Value::of(number & 1) : argument};
    const auto outcome = interpreter_.run(method, arguments);
    return outcome.returned() ? outcome.value.as_object() : nullptr;
  }
  return nullptr;
}

Object* PublicCalls::array(const ir::Type& type, int depth) {
  const auto length = static_cast<std::uint32_t>(below(4));
  Object* made = interpreter_.new_array(type, length);
  for (std::uint32_t i = 0; depth < 3 && i < length; ++i) {
    const auto element = value(ir::erased(type.element()), depth + 1);
    if (element) interpreter_.set_element(*made, i, *element);
  }
  return made;
}

// Made by its constructor and filled by `add` or `put`.
Object* PublicCalls::collection(const DeclaredType& type, int depth) {
  auto& program = workspace_.program();
  const auto classes = start::collection_classes(type.type.name);
  const Symbol class_name(classes[below(classes.size())]);
  const auto& cls = program.get_class(class_name);
  const auto* constructor = cls.find_method(Symbol("<init>"), Symbol("()V"));
  if (!constructor || depth > 2) return nullptr;
  Object* made = interpreter_.new_object(class_name);
  const std::array receiver{Value::of(made)};
  if (!interpreter_.run(*constructor, receiver).returned()) return nullptr;
  const bool is_map = program.is_subclass(class_name, Symbol("java/util/Map"));
  const auto* fill =
      is_map ? program.resolve({Symbol("java/util/Map"), Symbol("put"),
                                Symbol("(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;")})
             : program.resolve({Symbol("java/util/Collection"), Symbol("add"), Symbol("(Ljava/lang/Object;)Z")});
  for (std::uint64_t i = below(4); i > 0; --i) {
    std::vector<Value> arguments{Value::of(made)};
    for (std::size_t part = 0; part < (is_map ? 2U : 1U); ++part)
      arguments.push_back(value(type.argument(part), depth + 1).value_or(Value::zero()));
    interpreter_.run_virtual(*fill, arguments);
  }
  return made;
}

}  // namespace jury::states
