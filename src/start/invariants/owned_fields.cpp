#include "start/invariants/owned_fields.h"

#include <algorithm>
#include <set>
#include <vector>

#include "ir/visit.h"
#include "start/invariants/new_results.h"
#include "start/own_collections.h"

namespace jury::start {

namespace {

using Fields = std::set<const ir::Field*>;

// A call that makes an array, and keeps none that it is given.
bool makes_array(program::Workspace& workspace, const ir::Call& call) {
  if (call.method.owner.view().starts_with('[')) return call.method.name == "clone";
  if (call.kind != ir::CallKind::Static || workspace.is_user_class(call.method.owner)) return false;
  const auto* callee = workspace.program().resolve(call.method);
  return callee && returns_new_array(workspace.program(), *callee);
}

// A call of the library that reads or fills an array that it is given.
bool only_fills(program::Workspace& workspace, const ir::Call& call) {
  return call.kind == ir::CallKind::Static && !workspace.is_user_class(call.method.owner) &&
         (!ir::Signature::from_descriptor(call.method.descriptor.view()).result.is_reference() ||
          makes_array(workspace, call));
}

// What the variables of a body refer to, as far as it concerns fields that may be owned: the fields that a
// variable was loaded from, and whether it holds something that was made here.
class Origins {
 public:
  Origins(program::Workspace& workspace, const ir::Body& body, const std::map<const ir::Field*, bool>& fields)
      : workspace_(workspace),
        of_(body.locals.size()),
        made_(body.locals.size()),
        other_(body.locals.size()) {
    for (ir::LocalId local = 0; local < body.parameter_count; ++local) other_[local] = true;
    for (bool again = true; again;) {
      again = false;
      for (const auto& block : body.blocks)
        for (const auto& statement : block.statements) again = add(statement, fields) || again;
    }
  }

  // Everything that the variable may hold was made here, once.
  bool is_made(const ir::Operand& value) const {
    if (value.tag() == ir::Operand::Tag::Null) return true;
    return value.is_local() && made_[value.local()] && !other_[value.local()] && of_[value.local()].empty();
  }
  const Fields& of(const ir::Operand& value) const {
    static const Fields none;
    return value.is_local() ? of_[value.local()] : none;
  }
  bool is_new(const ir::Operand& value) const { return value.is_local() && made_[value.local()]; }

 private:
  bool set(std::vector<bool>& flags, ir::LocalId local) {
    const bool before = flags[local];
    flags[local] = true;
    return !before;
  }

  bool add(const ir::Statement& statement, const std::map<const ir::Field*, bool>& fields) {
    const auto target = ir::target_of(statement);
    if (!target) return false;
    if (const auto* copy = std::get_if<ir::Copy>(&statement.kind)) return add_copy(*copy);
    if (const auto* load = std::get_if<ir::LoadField>(&statement.kind)) {
      const auto* field = workspace_.program().resolve(load->field);
      if (field && fields.count(field)) return of_[*target].insert(field).second;
    }
    const auto* call = std::get_if<ir::Call>(&statement.kind);
    // An object of a class of the program may have been given away by its own constructor.
    const auto* made = std::get_if<ir::New>(&statement.kind);
    const bool makes = (made && !workspace_.is_user_class(made->class_name)) ||
                       std::holds_alternative<ir::NewArray>(statement.kind) ||
                       (call && makes_array(workspace_, *call));
    return set(makes ? made_ : other_, *target);
  }

  bool add_copy(const ir::Copy& copy) {
    if (!copy.value.is_local()) return copy.value.tag() != ir::Operand::Tag::Null && set(other_, copy.target);
    const auto from = copy.value.local();
    const auto size = of_[copy.target].size();
    of_[copy.target].insert(of_[from].begin(), of_[from].end());
    bool changed = of_[copy.target].size() > size;
    if (made_[from]) changed = set(made_, copy.target) || changed;
    if (other_[from]) changed = set(other_, copy.target) || changed;
    return changed;
  }

  program::Workspace& workspace_;
  std::vector<Fields> of_;
  std::vector<bool> made_;
  std::vector<bool> other_;
};

// Whether the statement does no more with the operand than use it: the receiver of a call, the array of an
// access, the subject of a check.
bool only_uses(const ir::Statement& statement, std::size_t index) {
  if (const auto* call = std::get_if<ir::Call>(&statement.kind))
    return index == 0 && call->kind != ir::CallKind::Static;
  if (std::holds_alternative<ir::StoreElement>(statement.kind)) return index == 0;
  if (const auto* operate = std::get_if<ir::Operate>(&statement.kind))
    return operate->operation == ir::Operation::ArrayCopy ||
           operate->operation == ir::Operation::ArrayLengthOf;
  return std::holds_alternative<ir::Copy>(statement.kind) ||
         std::holds_alternative<ir::Check>(statement.kind) ||
         std::holds_alternative<ir::LoadElement>(statement.kind) ||
         std::holds_alternative<ir::ArrayLength>(statement.kind) ||
         std::holds_alternative<ir::InstanceOf>(statement.kind) ||
         std::holds_alternative<ir::Monitor>(statement.kind);
}

// Of a method of the library that may be called on a collection: whether the result can be the object itself.
bool gives_receiver(program::Program& program, const ir::Call& call, const ir::Field& field) {
  const auto result = ir::Signature::from_descriptor(call.method.descriptor.view()).result;
  return result.is_reference() && !result.is_array() && result != ir::Type::object() &&
         (program.is_subclass(field.type.name, result.name) ||
          program.is_subclass(result.name, field.type.name));
}

}  // namespace

bool OwnedFields::is_owned(const ir::Field& field) {
  if (!looked_) look_at_all();
  const auto found = owned_.find(&field);
  return found != owned_.end() && found->second;
}

bool OwnedFields::is_candidate(const ir::Field& field) {
  auto& program = workspace_.program();
  if (field.is_static() || !(field.flags & ir::access::is_private) || !field.type.is_reference())
    return false;
  if (field.type.is_array()) return true;
  return !workspace_.is_user_class(field.type.name) && program.find_class(field.type.name) &&
         is_collection(program, field.type.name);
}

void OwnedFields::look_at_all() {
  looked_ = true;
  auto& program = workspace_.program();
  static const Symbol cloneable("java/lang/Cloneable");
  std::set<Symbol> cloned;  // classes of which objects may be copied as a whole
  for (const auto& name : workspace_.user_classes())
    if (program.find_class(name) && program.is_subclass(name, cloneable))
      cloned.insert(program.supertypes(name).begin(), program.supertypes(name).end());
  for (const auto& name : workspace_.user_classes()) {
    const auto* cls = program.find_class(name);
    if (!cls || cls->is_enum() || cloned.count(name)) continue;
    for (const auto& field : cls->fields)
      if (is_candidate(field)) owned_[&field] = true;
  }
  if (owned_.empty()) return;
  for (const auto& name : workspace_.user_classes())
    if (const auto* cls = program.find_class(name))
      for (const auto& method : cls->methods)
        if (const auto* body = program.body(method)) look_at(*body);
}

void OwnedFields::look_at(const ir::Body& body) {
  auto& program = workspace_.program();
  const Origins origins(workspace_, body, owned_);
  const auto give_up = [&](const Fields& fields) {
    for (const auto* field : fields) owned_[field] = false;
  };
  // Fields that something made here was stored to, by the variable's name; and what else happens to it.
  std::map<ir::LocalId, std::vector<const ir::Field*>> stored;
  std::set<ir::LocalId> given;
  for (const auto& block : body.blocks) {
    for (const auto& statement : block.statements) {
      const auto* store = std::get_if<ir::StoreField>(&statement.kind);
      const auto* target = store ? program.resolve(store->field) : nullptr;
      if (target && owned_.count(target)) {
        if (!store->object.is_this() || !origins.is_made(store->value)) owned_[target] = false;
        if (store->value.is_local()) stored[store->value.local()].push_back(target);
        give_up(origins.of(store->value));
        continue;
      }
      const auto* call = std::get_if<ir::Call>(&statement.kind);
      std::size_t index = 0;
      ir::visit_operands(statement.kind, [&](const ir::Operand& operand) {
        const bool fills = call && only_fills(workspace_, *call);
        const bool is_used = only_uses(statement, index++);
        for (const auto* field : origins.of(operand)) {
          const bool escapes =
              call && !field->type.is_array() && is_used &&
              (workspace_.is_user_class(call->method.owner) || gives_receiver(program, *call, *field));
          const bool is_filled = fills && field->type.is_array();
          if ((!is_used && !is_filled) || escapes) owned_[field] = false;
        }
        const bool is_array = operand.is_local() && body.locals[operand.local()].type.is_array();
        if (!is_used && !(fills && is_array) && origins.is_new(operand)) given.insert(operand.local());
        // A copy has a name of its own, by which it could be given away or stored again.
        if (std::holds_alternative<ir::Copy>(statement.kind) && origins.is_new(operand))
          given.insert(operand.local());
      });
    }
    const auto& end = block.terminator.kind;
    if (std::holds_alternative<ir::Refuse>(end))
      for (auto& [field, owned] : owned_) owned = false;
    if (std::holds_alternative<ir::Return>(end) || std::holds_alternative<ir::Throw>(end))
      ir::visit_operands(end, [&](const ir::Operand& operand) {
        give_up(origins.of(operand));
        if (origins.is_new(operand)) given.insert(operand.local());
      });
  }
  for (const auto& [local, fields] : stored)
    if (fields.size() > 1 || given.count(local)) give_up({fields.begin(), fields.end()});
}

}  // namespace jury::start
