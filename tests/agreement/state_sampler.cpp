#include "state_sampler.h"

#include <algorithm>
#include <limits>

namespace jury::agreement {

using ir::DeclaredType;
using trace::Object;
using trace::Value;

namespace {

// What stands for an interface of java.util.
Symbol implementation_of(Symbol name) {
  if (name == "java/util/Set") return Symbol("java/util/HashSet");
  if (name == "java/util/Map") return Symbol("java/util/HashMap");
  if (name == "java/util/List" || name == "java/util/Collection") return Symbol("java/util/ArrayList");
  return name;
}

}  // namespace

std::int32_t StateSampler::number() {
  constexpr std::int32_t special[] = {std::numeric_limits<std::int32_t>::max(),
                                      std::numeric_limits<std::int32_t>::min(),
                                      127,
                                      128,
                                      -128,
                                      -129,
                                      1 << 30};
  if (below(6) == 0) return special[below(std::size(special))];
  return static_cast<std::int32_t>(below(7)) - 2;
}

std::vector<Value> StateSampler::sample(const StateBounds& bounds) {
  bounds_ = bounds;
  pools_.clear();
  interpreter_.initialize(entry_.owner);
  for (const auto& field : program_.get_class(entry_.owner).fields)
    if (field.is_static() && !(field.flags & (ir::access::is_final | ir::access::is_synthetic)))
      interpreter_.set_static(entry_.owner, field.name.view(), value(ir::declared_type_of(field)));
  std::vector<Value> arguments;
  if (!entry_.is_static()) arguments.push_back(Value::of(receiver()));
  for (const auto& type : ir::declared_parameters_of(entry_)) arguments.push_back(value(type));
  return arguments;
}

std::vector<Object*> StateSampler::objects() const {
  std::vector<Object*> result;
  for (const auto& [type, pool] : pools_) result.insert(result.end(), pool.begin(), pool.end());
  return result;
}

// An object of the very class, on which a virtual call selects the entry.
Object* StateSampler::receiver() {
  std::string name = ir::display_class(entry_.owner.view());
  auto& objects = pool(ir::erased(ir::Type::reference(entry_.owner)));
  Pool fitting;
  for (auto* object : objects)
    if (interpreter_.class_name(*object) == name) fitting.push_back(object);
  return fitting.empty() ? objects.front() : fitting[below(fitting.size())];
}

Value StateSampler::value(const DeclaredType& type) {
  switch (type.type.kind) {
    case ir::Kind::Reference:
      return Value::of(object(type));
    case ir::Kind::Boolean:
      return Value::of(static_cast<std::int32_t>(below(2)));
    case ir::Kind::Byte:
      return Value::of(static_cast<std::int32_t>(static_cast<std::int8_t>(number())));
    case ir::Kind::Short:
      return Value::of(static_cast<std::int32_t>(static_cast<std::int16_t>(number())));
    case ir::Kind::Char:
      return Value::of(static_cast<std::int32_t>(static_cast<std::uint16_t>(number())));
    case ir::Kind::Long:
      return Value::of(static_cast<std::int64_t>(number()));
    case ir::Kind::Float:
      return Value::of(static_cast<float>(number()));
    case ir::Kind::Double:
      return Value::of(static_cast<double>(number()));
    case ir::Kind::Int:
    case ir::Kind::Void:
      break;
  }
  return Value::of(number());
}

Object* StateSampler::object(const DeclaredType& type) {
  if (below(bounds_.null_in) == 0) return nullptr;
  if (bounds_.any_object && type.type.name == "java/lang/Object") return anything();
  auto& objects = pool(type);
  return objects.empty() ? nullptr : objects[below(objects.size())];
}

// An object of one of the program's classes, a number, a text, an array of numbers or a plain object.
Object* StateSampler::anything() {
  std::vector<ir::Type> types{ir::Type::from_descriptor("[I"),
                              ir::Type::reference(Symbol("java/lang/Integer")),
                              ir::Type::reference(Symbol("java/lang/String"))};
  for (const auto& name : workspace_.user_classes()) {
    const auto& cls = program_.get_class(name);
    if (!cls.is_abstract() && !cls.is_interface() && !cls.is_enum() && cls.outer_class == entry_.owner)
      types.push_back(ir::Type::reference(name));
  }
  const auto chosen = below(types.size() + 1);
  if (chosen == types.size()) return make(Symbol("java/lang/Object"));
  auto& objects = pool(ir::erased(types[chosen]));
  return objects.empty() ? nullptr : objects[below(objects.size())];
}

// The constants of an enum.
void StateSampler::add_constants(const ir::Class& cls, Pool& objects) {
  interpreter_.initialize(cls.name);
  for (const auto& field : cls.fields)
    if (field.flags & ir::access::is_enum)
      objects.push_back(interpreter_.get_static(cls.name, field.name.view()).as_object());
}

// All objects of the type, made when the first is asked for.
StateSampler::Pool& StateSampler::pool(const DeclaredType& type) {
  const auto [known, added] = pools_.try_emplace(ir::descriptor_of(type));
  if (added) fill_pool(type, known->second);
  return known->second;
}

void StateSampler::fill_pool(const DeclaredType& type, Pool& objects) {
  const auto name = type.type.name;
  const bool is_collection = !type.type.is_array() && name.view().starts_with("java/util/");
  const auto count = 1 + below(bounds_.objects);
  for (std::uint64_t i = 0; type.type.is_array() && i < count; ++i) objects.push_back(array(type));
  for (std::uint64_t i = 0; is_collection && i < count; ++i) objects.push_back(collection(type));
  if (name == "java/lang/String")
    for (std::uint64_t i = 0; i < count; ++i)
      objects.push_back(bounds_.any_object ? short_text(i)
                                           : interpreter_.new_string("text" + std::to_string(i)));
  if (type.type.is_array() || is_collection || name == "java/lang/String") return;
  if (program_.get_class(name).is_enum()) return add_constants(program_.get_class(name), objects);
  std::vector<Symbol> classes;
  for (const auto& candidate : workspace_.user_classes()) {
    const auto& cls = program_.get_class(candidate);
    if (candidate != name && !cls.is_abstract() && !cls.is_interface() &&
        program_.is_subclass(candidate, name) && name != "java/lang/Object")
      classes.push_back(candidate);
  }
  const auto& cls = program_.get_class(name);
  if (!cls.is_abstract() && !cls.is_interface())
    for (std::uint64_t i = 0; i < count; ++i) objects.push_back(make(name));
  // One of each subclass of the program, too; filled when all are there, so that they may be linked.
  for (const auto& subclass : classes) objects.push_back(make(subclass));
  const auto made = objects;
  for (auto* object : made) {
    auto text = interpreter_.class_name(*object);
    std::replace(text.begin(), text.end(), '.', '/');
    fill(*object, Symbol(text));
  }
}

// Within the bounds on texts; some are those that literals mean.
Object* StateSampler::short_text(std::uint64_t number) {
  const std::u16string text{u't', static_cast<char16_t>(u'0' + number % 10)};
  return below(2) == 0 ? interpreter_.interned_string(text) : interpreter_.new_string(text);
}

Object* StateSampler::make(Symbol class_name) { return interpreter_.new_object(class_name); }

void StateSampler::fill(Object& object, Symbol class_name) {
  for (auto name = class_name; !name.empty();) {
    const auto& cls = program_.get_class(name);
    for (const auto& field : cls.fields)
      if (!field.is_static())
        interpreter_.set_field(object, field.name.view(), value(ir::declared_type_of(field)));
    name = cls.superclass;
  }
}

Object* StateSampler::array(const DeclaredType& type) {
  const auto element = bounds_.any_object ? narrowed(type.type.element()) : type.type.element();
  auto* made = interpreter_.new_array(ir::Type::array_of(element),
                                      static_cast<std::uint32_t>(below(bounds_.length + 1)));
  for (std::uint32_t k = 0; k < interpreter_.length(*made); ++k)
    interpreter_.set_element(*made, k, value(ir::erased(element)));
  return made;
}

// The type of the elements of an array that is declared with these: it may be one of a subclass.
ir::Type StateSampler::narrowed(const ir::Type& element) {
  if (!element.is_reference() || element.is_array() || !workspace_.is_user_class(element.name))
    return element;
  std::vector<ir::Type> types{element};
  for (const auto& name : workspace_.user_classes())
    if (program_.is_subclass(name, element.name)) types.push_back(ir::Type::reference(name));
  return types[below(types.size())];
}

void StateSampler::call(Object& receiver, Symbol class_name, const char* name, const char* descriptor,
                        std::vector<Value> arguments) {
  arguments.insert(arguments.begin(), Value::of(&receiver));
  const auto* method = program_.resolve(ir::MethodReference{class_name, Symbol(name), Symbol(descriptor)});
  if (std::string_view(name) == "<init>")
    interpreter_.run(*method, arguments);
  else
    interpreter_.run_virtual(*method, arguments);
}

Value StateSampler::element(const DeclaredType& declared) {
  const auto type = declared.type.name == "java/lang/Object"
                        ? ir::erased(ir::Type::reference(Symbol("java/lang/Integer")))
                        : declared;
  auto* chosen = object(type);
  if (!chosen && !bounds_.null_elements) {
    const auto& objects = pool(type);
    if (!objects.empty()) chosen = objects[below(objects.size())];
  }
  return Value::of(chosen);
}

Object* StateSampler::collection(const DeclaredType& type) {
  const auto class_name = implementation_of(type.type.name);
  interpreter_.initialize(class_name);
  auto* made = make(class_name);
  call(*made, class_name, "<init>", "()V", {});
  const auto count = below(bounds_.objects + 1);
  for (std::uint64_t i = 0; i < count; ++i) {
    const auto key = element(type.argument(0));
    if (!bounds_.null_elements && !key.as_object()) break;  // there is none
    if (class_name.view().ends_with("Map"))
      call(*made, class_name, "put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
           {key, element(type.argument(1))});
    else
      call(*made, class_name, "add", "(Ljava/lang/Object;)Z", {key});
  }
  return made;
}

}  // namespace jury::agreement
