#include "engine/concrete/small_inputs.h"

#include <algorithm>
#include <array>
#include <limits>
#include <set>

#include "library/classes.h"
#include "library/types.h"
#include "program/entries.h"
#include "program/unknown_class.h"
#include "support/unicode.h"

namespace jury::engine::concrete {

using ir::DeclaredType;
using trace::Object;
using trace::Value;

namespace {

// What main may be given, small first.
const std::vector<std::vector<std::string>>& argument_lists() {
  static const std::vector<std::vector<std::string>> lists{{},
                                                           {"a"},
                                                           {"a", "b"},
                                                           {"a", "b", "c"},
                                                           {"1"},
                                                           {"2"},
                                                           {"3"},
                                                           {"1", "2"},
                                                           {"1", "2", "3"},
                                                           {"a", "a"},
                                                           {"a", "", "b"},
                                                           {"", "a", "b", "c"},
                                                           {"5"},
                                                           {"4", "3", "2", "1"},
                                                           {"a", "b", "c", "d"},
                                                           {"10", "20", "30"},
                                                           {"aa", "b", "cc", "d", "e"},
                                                           {"x", "y", "x", "y", "x"},
                                                           {"-1"},
                                                           {"0"},
                                                           {"0", "1", "0", "1"},
                                                           {"10"},
                                                           {"true"},
                                                           {"true", "false"},
                                                           {"a", "b", "c", "d", "e", "f", "g", "h"}};
  return lists;
}

constexpr std::uint64_t odd_argument_lists = 100;  // and so many made of odd values

}  // namespace

SmallInputs::SmallInputs(program::Workspace& workspace, trace::Interpreter& interpreter,
                         const program::Literals& literals, std::uint64_t number)
    : workspace_(workspace),
      interpreter_(interpreter),
      number_(number),
      random_(static_cast<std::uint32_t>(number * 7919 + 1)),
      odd_values_(number, &literals) {}

bool SmallInputs::exists(const ir::Method& entry) const {
  if (program::is_main(entry)) return number_ < argument_lists().size() + odd_argument_lists;
  return !entry.descriptor.view().starts_with("()") || !entry.is_static() || number_ == 0;
}

std::optional<SmallInputs::Arguments> SmallInputs::arguments(const ir::Method& entry) {
  Arguments result;
  if (program::is_main(entry)) {
    result.is_main = true;
    result.texts = number_ < argument_lists().size() ? argument_lists()[number_] : texts_for_main();
    return result;
  }
  elements_ = element_classes(entry);
  const auto* body = workspace_.program().body(entry);
  const auto declared = ir::declared_parameters(entry.signature.view(), entry.descriptor.view());
  const std::uint32_t receivers = entry.is_static() ? 0 : 1;
  for (std::uint32_t i = 0; i < body->parameter_count; ++i) {
    const bool receiver = i < receivers;
    const auto value =
        receiver ? make_object({body->locals[i].type, {}}, 0) : make(declared[i - receivers], 0);
    if (!value || (receiver && value->bits == 0)) return std::nullopt;
    result.values.push_back(*value);
  }
  return result;
}

// Casts in the user's code tell what the elements of its collections are.
std::vector<Symbol> SmallInputs::element_classes(const ir::Method& entry) {
  std::set<Symbol> found;
  for (const auto name : workspace_.user_classes()) {
    const auto* cls = workspace_.program().find_class(name);
    if (!cls || (name != entry.owner && cls->outer_class != entry.owner)) continue;
    for (const auto& method : cls->methods) {
      const auto* body = workspace_.program().body(method);
      if (!body) continue;
      for (const auto& block : body->blocks)
        for (const auto& statement : block.statements)
          if (const auto* check = std::get_if<ir::Check>(&statement.kind);
              check && check->kind == ir::CheckKind::Castable && !check->type.is_array())
            found.insert(check->type.name);
    }
  }
  return {found.begin(), found.end()};
}

// Numbers as texts, and texts.
std::vector<std::string> SmallInputs::texts_for_main() {
  std::vector<std::string> texts(1 + below(3));
  for (auto& one : texts) one = below(2) == 0 ? std::to_string(integer()) : text();
  return texts;
}

std::int32_t SmallInputs::integer() {
  return is_small() ? static_cast<std::int32_t>(below(4)) : odd_values_.choose(ir::Kind::Int)->value.as_int();
}

std::string SmallInputs::text() {
  static const std::vector<std::string> wide{"",    "a",  "b",     "ab",   "abc",   "aa",  "0",
                                             "1",   "42", "-1",    " ",    "A",     "a b", "a,b",
                                             "x=1", "()", "(1+2)", "true", "hello", "aba"};
  if (is_small()) return std::string(1, static_cast<char>('a' + below(3)));
  return below(2) == 0 ? wide[below(static_cast<std::uint32_t>(wide.size()))]
                       : to_utf8(odd_values_.choose(ir::Kind::Reference)->text);
}

std::optional<Value> SmallInputs::make(const DeclaredType& type, int depth) {
  switch (type.type.kind) {
    case ir::Kind::Reference:
      return may_be_null() && below(4) == 0 ? std::optional(Value::zero()) : make_object(type, depth);
    case ir::Kind::Boolean:
      return Value::of(below(2) == 1);
    case ir::Kind::Long:
      return is_small() ? Value::of(std::int64_t{integer()}) : odd_values_.choose(ir::Kind::Long)->value;
    case ir::Kind::Float:
      return is_small() ? Value::of(static_cast<float>(integer()))
                        : odd_values_.choose(ir::Kind::Float)->value;
    case ir::Kind::Double:
      return is_small() ? Value::of(static_cast<double>(integer()))
                        : odd_values_.choose(ir::Kind::Double)->value;
    case ir::Kind::Byte:
    case ir::Kind::Char:
    case ir::Kind::Short:
      return trace::fit(type.type.kind, integer());
    case ir::Kind::Void:
    case ir::Kind::Int:
      break;
  }
  return Value::of(integer());
}

std::optional<Value> SmallInputs::make_array(const ir::Type& type, int depth) {
  const auto length = depth > 2 ? 0 : below(4);
  auto* array = interpreter_.new_array(type, length);
  for (std::uint32_t i = 0; i < length; ++i) {
    const auto element = make({type.element(), {}}, depth + 1);
    if (!element) return std::nullopt;
    interpreter_.set_element(*array, i, *element);
  }
  return Value::of(array);
}

std::optional<Value> SmallInputs::make_object(const DeclaredType& type, int depth) {
  const auto name = type.type.name;
  if (!made_.empty() && below(3) == 0)
    for (const auto& [made, object] : made_)
      if (made.arguments == type.arguments && workspace_.program().is_subtype(made.type, type.type))
        return Value::of(object);
  if (type.type.is_array()) return make_array(type.type, depth);
  if (name == "java/lang/String" || name == "java/lang/CharSequence")
    return Value::of(interpreter_.new_string(text()));
  if (name == "java/lang/Integer" || name == "java/lang/Number") return Value::of(box(integer()));
  if (name == "java/lang/Object") return Value::of(element(depth));
  if (name == library::types::iterator || name == library::types::list_iterator) return make_iterator(type, depth);
  auto* object = construct(concrete_class(name), type, depth);
  if (!object) return depth > 0 ? std::optional(Value::zero()) : std::nullopt;
  return Value::of(object);
}

std::optional<Value> SmallInputs::make_iterator(const DeclaredType& type, int depth) {
  auto* list = construct(Symbol(library::types::array_list), type, depth);
  Value result = Value::zero();
  if (!list ||
      !call(library::types::array_list, "listIterator", library::types::gives_list_iterator, {Value::of(list)}, &result))
    return std::nullopt;
  return result;
}

Symbol SmallInputs::concrete_class(Symbol type) {
  if (const auto usual = library::usual_implementation(type); !usual.empty()) return Symbol(usual);
  const auto* cls = workspace_.program().find_class(type);
  if (cls && (cls->is_enum() || (!cls->is_abstract() && !cls->is_interface()))) return type;
  for (const auto name : workspace_.user_classes()) {
    const auto* candidate = workspace_.program().find_class(name);
    if (candidate && !candidate->is_abstract() && !candidate->is_interface() &&
        workspace_.program().is_subclass(name, type))
      return name;
  }
  return program::class_from_outside(workspace_, type).value_or(Symbol());
}

// An enum has no other objects than these; none that anybody gets to see where its initialiser throws.
std::vector<Object*> SmallInputs::enum_constants(const ir::Class& cls) {
  if (!interpreter_.initialize(cls.name).returned()) return {};
  std::vector<Object*> constants;
  for (const auto& field : cls.fields)
    if (field.is_static() && field.type == ir::Type::reference(cls.name))
      if (auto* constant = interpreter_.get_static(cls.name, field.name.view()).as_object())
        constants.push_back(constant);
  return constants;
}

Object* SmallInputs::construct(Symbol class_name, const DeclaredType& wanted, int depth) {
  const auto* cls = class_name.empty() ? nullptr : workspace_.program().find_class(class_name);
  if (!cls || depth > 3) return nullptr;
  if (cls->is_enum()) {
    const auto constants = enum_constants(*cls);
    return constants.empty() ? nullptr : constants[below(static_cast<std::uint32_t>(constants.size()))];
  }
  if (program::is_from_outside(class_name)) return interpreter_.new_object(class_name);
  const ir::Method* constructor = nullptr;
  for (const auto& method : cls->methods)
    if (method.name == "<init>" &&
        (!constructor || method.descriptor.view().size() < constructor->descriptor.view().size()))
      constructor = &method;
  // Of a class whose initialiser throws nobody can make an object.
  if (!constructor || !interpreter_.initialize(class_name).returned()) return nullptr;
  auto* object = interpreter_.new_object(class_name);
  std::vector<Value> values{Value::of(object)};
  for (const auto& type :
       ir::declared_parameters(constructor->signature.view(), constructor->descriptor.view())) {
    const auto value = make(type, depth + 1);
    if (!value) return nullptr;
    values.push_back(*value);
  }
  if (!interpreter_.run(*constructor, values).returned()) return nullptr;
  const DeclaredType type{ir::Type::reference(class_name), wanted.arguments};
  made_.emplace_back(type, object);
  fill(*object, type, depth);
  return object;
}

Object* SmallInputs::box(std::int32_t value) {
  Value result = Value::zero();
  call("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;", {Value::of(value)}, &result);
  return result.as_object();
}

Object* SmallInputs::element(int depth) {
  if (!elements_.empty() && depth < 3) {
    const auto name = elements_[below(static_cast<std::uint32_t>(elements_.size()))];
    if (const auto value = make_object({ir::Type::reference(name), {}}, depth + 1)) return value->as_object();
  }
  return box(static_cast<std::int32_t>(below(4)));
}

// A few elements, for collections of the library; the fields of the user's objects are what their
// constructors made of them.
void SmallInputs::fill(Object& collection, const DeclaredType& type, int depth) {
  const auto class_name = type.type.name;
  const auto filler = std::ranges::find_if(library::fillers(), [&](const library::Filler& one) {
    return workspace_.program().is_subclass(class_name, Symbol(one.type));
  });
  const auto count = filler == library::fillers().end() ? 0 : below(4);
  for (std::uint32_t i = 0; i < count; ++i) {
    std::vector<Value> values{Value::of(&collection)};
    for (std::size_t k = 0; k < filler->elements; ++k)
      values.push_back(make_object(type.argument(k), depth + 1).value_or(Value::zero()));
    call(class_name.view(), filler->method, filler->descriptor, values);
  }
}

bool SmallInputs::call(std::string_view owner, std::string_view name, std::string_view descriptor,
                       const std::vector<Value>& arguments, Value* result) {
  const auto* method = workspace_.program().resolve({Symbol(owner), Symbol(name), Symbol(descriptor)});
  if (!method) return false;
  const auto outcome = method->is_static() ? interpreter_.run(*method, arguments)
                                           : interpreter_.run_virtual(*method, arguments);
  if (result) *result = outcome.value;
  return outcome.returned();
}

}  // namespace jury::engine::concrete
