// What may be there in any state: objects that were made before. Every class of the user below a type that
// the code names may have instances, where a value of that type may come from the initial state; what the
// code itself makes is known by its New; of lambdas those that the program's code gives away
// (start/lambdas.h). Values come from the initial state by the entry's parameters, by
// fields, elements and static fields, and from the library; they are followed through locals, calls and
// results. Static finals hold what their initialiser, which is in scope then, has put there.
//
// Collections, iterables and iterators of the user's own are among them.
#include <algorithm>

#include "encode/epr/scope.h"
#include "ir/visit.h"

namespace jury::encode::epr {

using ir::Method;

void Scope::populate(Symbol type) {
  if (!populated_.insert(type).second) return;
  for (const auto& name : implementations_.classes_of(type)) populate_class(name);
  for (const auto name : implementations_.lambdas_of(type)) instantiate(name);
}

// An enum stands for its constants, some of which have classes of their own.
void Scope::populate_class(Symbol class_name) {
  if (library_.is_container(class_name)) note_constructors(class_name);
  if (!start::enum_of(program(), class_name)) return instantiate(class_name);
  for (const auto name : workspace_.user_classes())
    if (program().is_subclass(name, class_name) && !program().get_class(name).is_abstract())
      instantiate(name);
}

// A collection that was made before: how its constructor made the part of the library counts.
void Scope::note_constructors(Symbol class_name) {
  for (const auto& method : program().get_class(class_name).methods) {
    const auto* code = method.name == "<init>" ? program().body(method) : nullptr;
    if (!code) continue;
    for (const auto& block : code->blocks)
      for (const auto& statement : block.statements)
        if (const auto* call = std::get_if<ir::Call>(&statement.kind)) note_call(called_method(*call), *call);
  }
}

// The method's own receiver, which somebody had before.
bool Scope::is_receiver(const Method& method, ir::LocalId local) {
  if (local != 0 || method.is_static()) return false;
  for (const auto& block : body(method).blocks)
    for (const auto& statement : block.statements)
      if (ir::target_of(statement) == local) return false;
  return true;
}

// What the operand's type stands for, but for the method's own receiver.
void Scope::populate_operand(const Method& method, const ir::Operand& operand) {
  if (operand.is_local() && is_receiver(method, operand.local())) return;
  auto type = type_of(method, operand);
  while (type.is_reference() && type.is_array()) type = type.element();
  if (!type.is_reference() || type.name.empty() || type.name == "java/lang/Object") return;
  if (populated_.contains(type.name)) return;
  if (!operand.is_local()) return populate(type.name);
  const auto key = local_key(method, operand.local());
  if (from_outside_.contains(key)) return populate(type.name);
  types_used_[key].push_back(type.name);
}

// What the statement calls a method of or hands to the library, the owners of the fields it reads, and what
// it hands on under a wider type.
void Scope::populate_operands(const Method& method, const ir::Statement& statement) {
  const auto add = [&](const ir::Operand& operand) { populate_operand(method, operand); };
  const auto widen = [&](const ir::Operand& operand, const ir::Type& type) {
    if (type_of(method, operand) != type) add(operand);
  };
  if (const auto* copy = std::get_if<ir::Copy>(&statement.kind))
    widen(copy->value, body(method).locals[copy->target].type);
  if (const auto* store = std::get_if<ir::StoreElement>(&statement.kind)) add(store->value);
  if (const auto* store = std::get_if<ir::StoreField>(&statement.kind))
    widen(store->value, store->field.type);
  if (const auto* store = std::get_if<ir::StoreStatic>(&statement.kind))
    widen(store->value, store->field.type);
  if (const auto* load = std::get_if<ir::LoadField>(&statement.kind)) add(load->object);
  if (const auto* store = std::get_if<ir::StoreField>(&statement.kind)) add(store->object);
  const auto* call = std::get_if<ir::Call>(&statement.kind);
  if (!call || call->arguments.empty()) return;
  const auto* target = &called_method(*call);
  if (target && !target->is_static()) add(call->arguments[0]);
  const auto parameters = ir::Signature::from_descriptor(target->descriptor.view()).parameters;
  const std::size_t first = target->is_static() ? 0 : 1;
  for (std::size_t i = 0; i < call->arguments.size(); ++i) {
    if (!is_user(target->owner))
      add(call->arguments[i]);
    else if (i >= first)
      widen(call->arguments[i], parameters[i - first]);
  }
}

// What leaves the method under a wider type.
void Scope::populate_end(const Method& method, const ir::Terminator& end) {
  if (const auto* thrown = std::get_if<ir::Throw>(&end.kind)) populate_operand(method, thrown->exception);
  const auto* returned = std::get_if<ir::Return>(&end.kind);
  if (!returned || !returned->value) return;
  const auto result = ir::Signature::from_descriptor(method.descriptor.view()).result;
  if (type_of(method, *returned->value) != result) populate_operand(method, *returned->value);
}

// ---- Origins ----

// Somebody outside the code may pass anything.
void Scope::come_from_outside(const Method& method) {
  if (closed_) return;
  for (std::uint32_t i = 0; i < parameters_of(method); ++i) come_from_outside(local_key(method, i));
}

std::uint32_t Scope::parameters_of(const Method& method) {
  const auto declared = ir::Signature::from_descriptor(method.descriptor.view()).parameters.size();
  return static_cast<std::uint32_t>(declared) + (method.is_static() ? 0 : 1);
}

void Scope::come_from_outside(Key key) {
  std::vector<Key> work{key};
  while (!work.empty()) {
    const auto next = work.back();
    work.pop_back();
    if (!from_outside_.insert(next).second) continue;
    if (const auto found = origins_.find(next); found != origins_.end())
      work.insert(work.end(), found->second.begin(), found->second.end());
    if (const auto found = types_used_.find(next); found != types_used_.end())
      for (const auto type : std::exchange(found->second, {})) populate(type);
  }
}

void Scope::pass(Key from, Key to) {
  if (from_outside_.contains(to)) return;
  if (from_outside_.contains(from)) return come_from_outside(to);
  origins_[from].push_back(to);
}

void Scope::pass(const Method& method, const ir::Operand& operand, Key to) {
  if (operand.is_local()) pass(local_key(method, operand.local()), to);
}

// A call of the one may run the other.
void Scope::link(const Method& target, const Method& selected) {
  if (closed_ || &target == &selected) return;
  for (std::uint32_t i = 0; i < parameters_of(target); ++i)
    pass(local_key(target, i), local_key(selected, i));
  if (is_user(selected.owner) && !selected.is_native())
    pass(result_key(selected), result_key(target));
  else
    come_from_outside(result_key(target));
}

void Scope::find_origins(const Method& method) {
  for (const auto& block : body(method).blocks) {
    for (const auto& statement : block.statements) {
      find_origin(method, statement);
      populate_operands(method, statement);
    }
    if (const auto* result = std::get_if<ir::Return>(&block.terminator.kind); result && result->value)
      pass(method, *result->value, result_key(method));
    populate_end(method, block.terminator);
  }
}

void Scope::find_origin(const Method& method, const ir::Statement& statement) {
  const auto target = ir::target_of(statement);
  if (const auto* call = std::get_if<ir::Call>(&statement.kind)) return find_origin(method, *call);
  if (const auto* store = std::get_if<ir::StoreStatic>(&statement.kind)) {
    if (const auto* found = field(store->field)) pass(method, store->value, field_key(*found));
    return;
  }
  if (!target || !body(method).locals[*target].type.is_reference()) return;
  const auto key = local_key(method, *target);
  if (const auto* copy = std::get_if<ir::Copy>(&statement.kind)) return pass(method, copy->value, key);
  if (std::holds_alternative<ir::New>(statement.kind) || std::holds_alternative<ir::NewArray>(statement.kind))
    return;
  if (const auto* load = std::get_if<ir::LoadStatic>(&statement.kind)) {
    const auto* found = field(load->field);
    if (found && is_user(found->owner) && (found->flags & ir::access::is_final)) {
      reach_initializers(found->owner);
      return pass(field_key(*found), key);
    }
  }
  come_from_outside(key);
}

void Scope::find_origin(const Method& method, const ir::Call& call) {
  const auto& target = called_method(call);
  for (std::uint32_t i = 0; i < call.arguments.size(); ++i)
    pass(method, call.arguments[i], local_key(target, i));
  if (!call.target) return;
  const bool is_code = is_user(target.owner) && !target.is_native() && !unresolved_.contains(&call);
  if (is_code)
    pass(result_key(target), local_key(method, *call.target));
  else
    come_from_outside(local_key(method, *call.target));
}

}  // namespace jury::encode::epr
