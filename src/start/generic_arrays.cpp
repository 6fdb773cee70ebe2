#include "start/generic_arrays.h"

#include <algorithm>

#include "ir/visit.h"

namespace jury::start {

namespace {

constexpr int most_steps = 6;

// In a signature: an array, of any rank, of a type variable.
bool is_array_of_variable(std::string_view signature) {
  const auto element = signature.find_first_not_of('[');
  return element != std::string_view::npos && element > 0 && signature[element] == 'T';
}

// One type of a signature; what is left of it follows.
std::string_view take_type(std::string_view& rest) {
  std::size_t end = rest.find_first_not_of('[');
  if (end == std::string_view::npos) return std::exchange(rest, {});
  if (rest[end] == 'L' || rest[end] == 'T') {
    for (int depth = 0; end < rest.size() && (rest[end] != ';' || depth > 0); ++end)
      depth += rest[end] == '<' ? 1 : rest[end] == '>' ? -1 : 0;
  }
  const auto type = rest.substr(0, std::min(end + 1, rest.size()));
  rest.remove_prefix(type.size());
  return type;
}

std::string_view result_of(std::string_view signature) {
  const auto close = signature.rfind(')');
  if (close == std::string_view::npos) return {};
  auto rest = signature.substr(close + 1);
  return take_type(rest);
}

std::string_view parameter_of(std::string_view signature, std::size_t number) {
  const auto open = signature.find('(');
  if (open == std::string_view::npos) return {};
  auto rest = signature.substr(open + 1);
  for (std::size_t i = 0; !rest.empty() && rest.front() != ')'; ++i) {
    const auto type = take_type(rest);
    if (i == number) return type;
  }
  return {};
}

}  // namespace

bool GenericArrays::is_of_argument(const ir::Field& field) {
  if (field.is_static() || !is_array_of_variable(field.signature.view())) return false;
  const auto [entry, inserted] =
      known_.try_emplace({field.owner, field.name}, true);  // while it is looked at
  if (inserted) entry->second = compute(field);
  return known_[{field.owner, field.name}];
}

bool GenericArrays::compute(const ir::Field& field) {
  auto& program = workspace_.program();
  for (const auto& name : workspace_.user_classes()) {
    const auto* cls = program.find_class(name);
    if (!cls) continue;
    for (const auto& method : cls->methods) {
      const auto* body = program.body(method);
      if (!body) continue;
      for (const auto& block : body->blocks)
        for (const auto& statement : block.statements) {
          const auto* store = std::get_if<ir::StoreField>(&statement.kind);
          if (store && store->field.name == field.name && program.resolve(store->field) == &field &&
              !is_of_argument(method, *body, store->value, most_steps))
            return false;
        }
    }
  }
  return true;
}

bool GenericArrays::is_of_argument(const ir::Method& method, const ir::Body& body, const ir::Operand& value,
                                   int steps) {
  if (!value.is_local()) return value.tag() == ir::Operand::Tag::Null;
  if (steps == 0) return false;
  if (value.local() < body.parameter_count) {
    const auto number = value.local() - (method.is_static() ? 0 : 1);
    return is_array_of_variable(parameter_of(method.signature.view(), number));
  }
  bool found = false;
  for (const auto& block : body.blocks)
    for (const auto& statement : block.statements) {
      if (ir::target_of(statement) != value.local()) continue;
      if (!is_of_argument(method, body, statement, steps - 1)) return false;
      found = true;
    }
  return found;
}

bool GenericArrays::is_of_argument(const ir::Method& method, const ir::Body& body,
                                   const ir::Statement& origin, int steps) {
  if (const auto* copy = std::get_if<ir::Copy>(&origin.kind))
    return is_of_argument(method, body, copy->value, steps);
  if (const auto* load = std::get_if<ir::LoadField>(&origin.kind)) {
    const auto* field = workspace_.program().resolve(load->field);
    return field && is_of_argument(*field);
  }
  if (const auto* operate = std::get_if<ir::Operate>(&origin.kind))
    return operate->operation == ir::Operation::ObjectClone &&
           is_of_argument(method, body, operate->arguments[0], steps);
  const auto* call = std::get_if<ir::Call>(&origin.kind);
  return call && is_of_argument(method, body, *call, steps);
}

// What it is given as arrays has to be of the argument's type too: a copy is what the original is.
bool GenericArrays::is_of_argument(const ir::Method& method, const ir::Body& body, const ir::Call& call,
                                   int steps) {
  if (call.method.owner == "java/lang/reflect/Array" && call.method.name == "newInstance") return true;
  const auto* callee = workspace_.program().resolve(call.method);
  if (!callee) return false;
  const auto result = result_of(callee->signature.view());
  if (!result.starts_with('T') && !is_array_of_variable(result)) return false;
  const auto is_fit = [&](const ir::Operand& argument) {
    const bool is_array = argument.is_local() && body.locals[argument.local()].type.is_reference() &&
                          body.locals[argument.local()].type.is_array();
    return !is_array || is_of_argument(method, body, argument, steps);
  };
  return std::ranges::all_of(call.arguments, is_fit) && returns_of_argument(*callee, steps);
}

// Of a method that others may implement, each that the program has counts: those that override it, and where
// it has no code of its own the functions in the code, which may stand for it.
bool GenericArrays::returns_of_argument(const ir::Method& callee, int steps) {
  auto& program = workspace_.program();
  const auto* own = workspace_.is_user_class(callee.owner) ? program.body(callee) : nullptr;
  if (own && !returns_of_argument(callee, *own, steps)) return false;
  if (callee.is_static() || callee.name == "<init>") return true;
  for (const auto& name : workspace_.user_classes()) {
    const auto* cls = program.find_class(name);
    if (!cls) continue;
    const bool is_below = name != callee.owner && program.is_subclass(name, callee.owner);
    for (const auto& method : cls->methods) {
      const bool overrides = is_below && method.name == callee.name && method.descriptor == callee.descriptor;
      const bool may_stand_for_it = !own && gives_array_of_bound(method);
      const auto* body = overrides || may_stand_for_it ? program.body(method) : nullptr;
      if (body && !returns_of_argument(method, *body, steps - 1)) return false;
    }
  }
  return true;
}

// A function in the code, or a generic method that a reference may name, that gives an array of objects.
bool GenericArrays::gives_array_of_bound(const ir::Method& method) {
  const auto result = ir::Signature::from_descriptor(method.descriptor.view()).result;
  if (!result.is_reference() || !result.is_array()) return false;
  return method.name.view().starts_with("lambda$") ||
         is_array_of_variable(result_of(method.signature.view()));
}

bool GenericArrays::returns_of_argument(const ir::Method& method, const ir::Body& body, int steps) {
  if (steps <= 0) return false;
  return std::ranges::all_of(body.blocks, [&](const ir::Block& block) {
    const auto* end = std::get_if<ir::Return>(&block.terminator.kind);
    return !end || !end->value || is_of_argument(method, body, *end->value, steps);
  });
}

}  // namespace jury::start
