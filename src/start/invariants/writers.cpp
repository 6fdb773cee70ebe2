#include "start/invariants/writers.h"

#include <algorithm>

namespace jury::start {

namespace {

template <class Key, class Value>
const Value& found_in(const std::map<Key, Value>& map, const Key& key) {
  static const Value none;
  const auto found = map.find(key);
  return found == map.end() ? none : found->second;
}

}  // namespace

Writers::Writers(program::Workspace& workspace) : workspace_(workspace) {
  auto& program = workspace_.program();
  for (const auto& name : workspace_.user_classes()) {
    const auto* cls = program.find_class(name);
    if (!cls) continue;
    for (const auto& method : cls->methods) {
      declared_[{method.name, method.descriptor}].push_back(&method);
      add(method);
    }
  }
}

void Writers::add(const ir::Method& method) {
  auto& program = workspace_.program();
  const auto* body = program.body(method);
  if (!body) return;
  std::set<std::int64_t> lengths;
  std::vector<const ir::Field*> arrays;
  for (const auto& block : body->blocks) {
    if (std::holds_alternative<ir::Refuse>(block.terminator.kind)) unclear_.insert(method.owner);
    for (const auto& statement : block.statements) {
      if (const auto* call = std::get_if<ir::Call>(&statement.kind)) add(*call, method);
      if (const auto* made = std::get_if<ir::New>(&statement.kind)) add_made_up(made->class_name);
      if (const auto* made = std::get_if<ir::NewArray>(&statement.kind))
        if (made->lengths[0].tag() == ir::Operand::Tag::Int) lengths.insert(made->lengths[0].int_value());
      const auto* store = std::get_if<ir::StoreField>(&statement.kind);
      const auto* field = store ? program.resolve(store->field) : nullptr;
      if (!field) continue;
      writers_[field].insert(&method);
      if (field->type.is_array()) arrays.push_back(field);
      if (store->value.tag() == ir::Operand::Tag::Int) constants_[field].insert(store->value.int_value());
      if (store->value.tag() == ir::Operand::Tag::Long) constants_[field].insert(store->value.long_value());
    }
  }
  for (const auto* field : arrays) constants_[field].insert(lengths.begin(), lengths.end());
}

void Writers::add(const ir::Call& call, const ir::Method& method) {
  if (!workspace_.is_user_class(call.method.owner)) return;
  if (const auto* callee = workspace_.program().resolve(call.method)) callers_[callee].insert(&method);
}

// A class that lowering made for a lambda or a method reference.
void Writers::add_made_up(Symbol class_name) {
  if (workspace_.is_user_class(class_name)) return;
  auto& program = workspace_.program();
  const auto* cls = program.find_class(class_name);
  if (!cls || !(cls->flags & ir::access::is_synthetic) || !made_up_.insert(class_name).second) return;
  for (const auto& method : cls->methods) {
    const auto* body = program.body(method);
    if (!body) continue;
    for (const auto& block : body->blocks)
      for (const auto& statement : block.statements)
        if (const auto* call = std::get_if<ir::Call>(&statement.kind))
          if (const auto* callee = program.resolve(call->method)) called_otherwise_.insert(callee);
  }
}

const Writers::Methods& Writers::of(const ir::Field& field) const { return found_in(writers_, &field); }

const Writers::Methods* Writers::callers(const ir::Method& method) const {
  // What javac makes for access to private members is called by what javac makes.
  const bool is_private = (method.flags & ir::access::is_private) != 0;
  const bool is_for_access = (method.flags & ir::access::is_synthetic) &&
                             !(method.flags & (ir::access::is_public | ir::access::is_protected));
  if ((!is_private && !is_for_access) || called_otherwise_.count(&method)) return nullptr;
  const auto found = callers_.find(&method);
  // One that nobody calls is there for somebody else: a framework, or the reading back of objects.
  return found == callers_.end() ? nullptr : &found->second;
}

const std::set<std::int64_t>& Writers::constants(const ir::Field& field) const {
  return found_in(constants_, &field);
}

bool Writers::is_open(const ir::Method& method) {
  const auto* cls = workspace_.program().find_class(method.owner);
  const auto closed = ir::access::is_private | ir::access::is_final | ir::access::is_static;
  return method.name != "<init>" && !(method.flags & closed) && !(cls && (cls->flags & ir::access::is_final));
}

bool Writers::is_overridden(const ir::Method& method, Symbol below) {
  const auto found = declared_.find({method.name, method.descriptor});
  return found != declared_.end() && std::ranges::any_of(found->second, [&](const ir::Method* other) {
           return other != &method && other->owner != below &&
                  workspace_.program().is_subclass(other->owner, below);
         });
}

const ir::Method* Writers::target(const ir::Call& call) {
  const auto* method = workspace_.program().resolve(call.method);
  if (!method || method->is_abstract()) return nullptr;
  if (call.kind == ir::CallKind::Static || call.kind == ir::CallKind::Special) return method;
  if (!is_open(*method)) return method;
  // What a class inherits may stand in for a default method.
  const auto* cls = workspace_.program().find_class(method->owner);
  if (!cls || cls->is_interface() || !workspace_.is_user_class(method->owner)) return nullptr;
  return is_overridden(*method, method->owner) ? nullptr : method;
}

const ir::Method* Writers::target_on(Symbol receiver, const ir::Call& call) {
  const auto* method = workspace_.program().resolve(call.method);
  if (!method || call.kind == ir::CallKind::Static || call.kind == ir::CallKind::Special) return method;
  const auto* selected = workspace_.program().select(receiver, *method);
  return !selected || selected->is_abstract() || is_overridden(*selected, receiver) ? nullptr : selected;
}

}  // namespace jury::start
