#include "encode/initial_heap.h"

#include <algorithm>

#include "support/diagnostics.h"

namespace jury::encode {

using ir::Kind;
using ir::Type;

namespace {

constexpr std::string_view boxes[] = {"java/lang/Integer", "java/lang/Long",    "java/lang/Short",
                                      "java/lang/Byte",    "java/lang/Boolean", "java/lang/Character",
                                      "java/lang/Float",   "java/lang/Double"};

bool is_box(Symbol name) {
  return std::any_of(std::begin(boxes), std::end(boxes), [&](std::string_view box) { return name == box; });
}

}  // namespace

InitialHeap::InitialHeap(program::Workspace& workspace, Executor& executor, std::uint32_t objects,
                         std::uint32_t array_length)
    : workspace_(workspace), executor_(executor), object_limit_(objects), array_length_(array_length) {}

Value InitialHeap::any(const Type& type, State& state) {
  if (!type.is_reference()) return executor_.fresh_value(type.kind, "input");
  const auto reference = choose_among(candidates(type, state), true);
  // Objects are made before they are filled: their fields may refer to any of them.
  if (!filling_) {
    filling_ = true;
    while (!to_fill_.empty()) {
      const auto object = to_fill_.back();
      to_fill_.pop_back();
      fill(object, state);
    }
    filling_ = false;
  }
  return reference;
}

Reference InitialHeap::receiver(const ir::Method& method, State& state) {
  auto& program = workspace_.program();
  any(Type::reference(method.owner), state);
  std::vector<ObjectId> fitting;
  for (const auto object : candidates(Type::reference(method.owner), state))
    if (program.select(executor_.objects().info(object).type.name, method) == &method)
      fitting.push_back(object);
  if (fitting.empty())
    throw Unsupported("no class that can be instantiated has the method " + method.display());
  return choose_among(fitting, false);
}

std::vector<Symbol> InitialHeap::concrete_classes(Symbol class_name) {
  auto& program = workspace_.program();
  std::vector<Symbol> found;
  for (const auto& name : workspace_.user_classes()) {
    const auto* cls = program.find_class(name);
    if (cls && !cls->is_abstract() && !cls->is_interface() && program.is_subclass(name, class_name))
      found.push_back(name);
  }
  return found;
}

std::vector<ObjectId> InitialHeap::candidates(const Type& type, State& state) {
  if (type.is_array()) {
    ensure_array(type, state);
    return pools_[type.descriptor()];
  }
  const bool library = !workspace_.is_user_class(type.name);
  if (library && type.name != "java/lang/String" && !is_box(type.name))
    throw Unsupported("an unknown value of type " + type.display() + " is not supported by this engine yet");
  std::vector<Symbol> classes = library ? std::vector<Symbol>{type.name} : concrete_classes(type.name);
  std::vector<ObjectId> result;
  for (const auto& name : classes) {
    ensure_class(name, state);
    const auto& pool = pools_[Type::reference(name).descriptor()];
    result.insert(result.end(), pool.begin(), pool.end());
  }
  std::sort(result.begin(), result.end());
  return result;
}

void InitialHeap::ensure_class(Symbol class_name, State& state) {
  const auto type = Type::reference(class_name);
  if (pools_.contains(type.descriptor())) return;
  auto& pool = pools_[type.descriptor()];
  bounded_ = true;
  for (std::uint32_t i = 0; i < object_limit_; ++i) {
    if (class_name == "java/lang/String") {
      pool.push_back(executor_.unknown_text(state));
      continue;
    }
    const auto object = executor_.allocate(state, executor_.instance_info(class_name),
                                           executor_.objects().fresh_instance(class_name));
    pool.push_back(object);
    to_fill_.push_back(object);
  }
}

void InitialHeap::ensure_array(const Type& type, State& state) {
  if (pools_.contains(type.descriptor())) return;
  auto& pool = pools_[type.descriptor()];
  bounded_ = true;
  for (std::uint32_t i = 0; i < object_limit_; ++i) {
    ObjectInfo info;
    info.shape = Shape::Array;
    info.type = type;
    auto contents = std::make_shared<Contents>();
    contents->size = term(executor_.fresh_value(Kind::Int, "length"));
    auto& terms = executor_.values().terms();
    executor_.assumptions_.push_back(
        terms.make(logic::Kind::bv_ule,
                   {contents->size, executor_.values().integer(static_cast<std::int32_t>(array_length_))}));
    for (std::uint32_t element = 0; element < array_length_; ++element)
      contents->slots.push_back(executor_.objects().default_value(type.element().kind));
    pool.push_back(executor_.allocate(state, std::move(info), std::move(contents)));
    to_fill_.push_back(pool.back());
  }
}

// Any of the objects, or null: the guards are those of a free number.
Reference InitialHeap::choose_among(const std::vector<ObjectId>& objects, bool or_null) {
  auto& terms = executor_.values().terms();
  std::vector<ObjectId> choices(objects);
  if (or_null) choices.insert(choices.begin(), null_object);
  if (choices.size() == 1) return executor_.values().single(choices[0]);
  const Term pick = terms.fresh_constant("reference", terms.bit_vector_sort(32));
  std::vector<Target> targets;
  Term last = terms.true_term();
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const Term here = terms.equal(pick, executor_.values().integer(static_cast<std::int32_t>(i)));
    // Every number that is none of the others means the last.
    targets.push_back({choices[i], i + 1 == choices.size() ? last : here});
    last = terms.conjunction(last, terms.negation(here));
  }
  return Reference(std::move(targets));
}

void InitialHeap::fill(ObjectId object, State& state) {
  const auto info = executor_.objects().info(object);
  Contents contents = executor_.objects().contents(state, object);
  if (info.shape == Shape::Array) {
    for (auto& slot : contents.slots) {
      const auto kind = info.type.element().kind;
      slot =
          kind == Kind::Reference ? any(info.type.element(), state) : executor_.fresh_value(kind, "element");
    }
  } else {
    const auto& layout = executor_.objects().layout(info.type.name);
    for (std::size_t i = 0; i < layout.fields.size(); ++i)
      contents.slots[i] = any(layout.fields[i]->type, state);
  }
  auto shared = std::make_shared<Contents>(std::move(contents));
  state.heap.set(object, shared);
  initial_.push_back({object, shared});
}

}  // namespace jury::encode
