#include "state_sampler.h"

#include <limits>

namespace jury::agreement {

using trace::Object;
using trace::Value;

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
      interpreter_.set_static(entry_.owner, field.name.view(), value(field.type));
  std::vector<Value> arguments;
  for (const auto& type : ir::Signature::from_descriptor(entry_.descriptor.view()).parameters)
    arguments.push_back(value(type));
  return arguments;
}

Value StateSampler::value(const ir::Type& type) {
  if (type.kind == ir::Kind::Reference) return Value::of(object(type));
  return Value::of(number());
}

Object* StateSampler::object(const ir::Type& type) {
  if (below(6) == 0) return nullptr;
  auto& objects = pool(type);
  return objects[below(objects.size())];
}

// All objects of the type, made when the first is asked for.
std::vector<Object*>& StateSampler::pool(const ir::Type& type) {
  const auto [known, added] = pools_.try_emplace(type.descriptor());
  auto& objects = known->second;
  if (!added) return objects;
  const auto count = 1 + below(bounds_.objects);
  for (std::uint64_t i = 0; i < count; ++i) {
    if (type.is_array()) {
      objects.push_back(interpreter_.new_array(type, static_cast<std::uint32_t>(below(bounds_.length + 1))));
      for (std::uint32_t k = 0; k < interpreter_.length(*objects.back()); ++k)
        interpreter_.set_element(*objects.back(), k, value(type.element()));
    } else if (type.name.view().starts_with("java/util/")) {
      objects.push_back(collection(type.name));
    } else {
      objects.push_back(make(type.name));
    }
  }
  // A subclass of the program, too.
  if (type.name.view().ends_with("$Node")) {
    const auto text = type.name.text();
    objects.push_back(make(Symbol(text.substr(0, text.size() - 4) + "Leaf")));
  }
  if (type.is_array() || type.name.view().starts_with("java/util/")) return objects;
  for (std::size_t i = 0; i < objects.size(); ++i) {
    auto name = interpreter_.class_name(*objects[i]);
    std::replace(name.begin(), name.end(), '.', '/');
    fill(*objects[i], Symbol(name));
  }
  return pools_.at(type.descriptor());
}

Object* StateSampler::make(Symbol class_name) { return interpreter_.new_object(class_name); }

void StateSampler::fill(Object& object, Symbol class_name) {
  for (auto name = class_name; !name.empty();) {
    const auto& cls = program_.get_class(name);
    for (const auto& field : cls.fields)
      if (!field.is_static()) interpreter_.set_field(object, field.name.view(), value(field.type));
    name = cls.superclass;
  }
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

Object* StateSampler::collection(Symbol class_name) {
  const auto element = ir::Type::reference(Symbol("java/lang/Integer"));
  interpreter_.initialize(class_name);
  auto* made = make(class_name);
  call(*made, class_name, "<init>", "()V", {});
  const auto count = below(bounds_.objects + 1);
  for (std::uint64_t i = 0; i < count; ++i) {
    const auto key = value(element);
    if (class_name.view().ends_with("Map"))
      call(*made, class_name, "put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
           {key, value(element)});
    else
      call(*made, class_name, "add", "(Ljava/lang/Object;)Z", {key});
  }
  return made;
}

}  // namespace jury::agreement
