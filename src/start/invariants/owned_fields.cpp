#include "start/invariants/owned_fields.h"

#include <algorithm>
#include <set>
#include <vector>

#include "ir/visit.h"
#include "start/invariants/condition_templates.h"
#include "start/invariants/new_results.h"
#include "start/own_collections.h"

namespace jury::start {

namespace {

using Fields = std::set<const ir::Field*>;

// A call that makes an array, and keeps none that it is given.
bool makes_array(program::Workspace& workspace, const ir::Call& call) {
  if (call.kind != ir::CallKind::Static || workspace.is_user_class(call.method.owner)) return false;
  const auto* callee = workspace.program().resolve(call.method);
  return callee && returns_new_array(workspace.program(), *callee);
}

// A call of the library that reads or fills an array that it is given. One that takes any object may give it to
// the program, Objects.equals to an equals method and Objects.compare to a comparator, or put it into something
// else, as Arrays.fill and Collections.fill do: only what is declared as an array is seen as the elements that it has.
// System.arraycopy takes arrays of any type, as objects.
bool only_fills(program::Workspace& workspace, const ir::Call& call, std::size_t index) {
  if (call.kind != ir::CallKind::Static || workspace.is_user_class(call.method.owner)) return false;
  if (call.method.owner == "java/lang/System" && call.method.name == "arraycopy") return true;
  const auto signature = ir::Signature::from_descriptor(call.method.descriptor.view());
  return signature.parameters[index].is_array() &&
         (!signature.result.is_reference() || makes_array(workspace, call));
}

// Whether a call on a collection may answer it, a view, an iterator, a stream or an entry of it, by which one gets
// at the collection.
bool gives_view_of(const ir::Call& call) {
  const auto result = ir::Signature::from_descriptor(call.method.descriptor.view()).result;
  return call.kind != ir::CallKind::Static && result.is_reference() && !result.is_array() &&
         result != ir::Type::object() && result.name != "java/lang/String" && result.name != "java/lang/Class";
}

// What the variables of a body refer to, as far as it concerns fields that may be owned: the fields that a
// variable was loaded from, and whether it holds something that was made here.
class Origins {
 public:
  Origins(program::Workspace& workspace, const ir::Body& body, const std::map<const ir::Field*, bool>& fields)
      : workspace_(workspace),
        body_(body),
        of_(body.locals.size()),
        made_(body.locals.size()),
        other_(body.locals.size()),
        has_entries_(body.locals.size()) {
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
  bool has_entries(const ir::Operand& value) const { return value.is_local() && has_entries_[value.local()]; }

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
                       (call && makes_array(workspace_, *call)) || clones_array(body_, statement);
    const bool is_new_view = call && add_view(*call, *target);
    return set(makes ? made_ : other_, *target) || is_new_view;
  }

  bool add_copy(const ir::Copy& copy) {
    if (!copy.value.is_local()) return copy.value.tag() != ir::Operand::Tag::Null && set(other_, copy.target);
    const auto from = copy.value.local();
    const auto size = of_[copy.target].size();
    of_[copy.target].insert(of_[from].begin(), of_[from].end());
    bool changed = of_[copy.target].size() > size;
    if (made_[from]) changed = set(made_, copy.target) || changed;
    if (has_entries_[from]) changed = set(has_entries_, copy.target) || changed;
    if (other_[from]) changed = set(other_, copy.target) || changed;
    return changed;
  }

  // What one gets at the collection by, got from a field; what is declared as Object is an element, but for the
  // elements of a set of entries.
  bool add_view(const ir::Call& call, ir::LocalId target) {
    if (call.kind == ir::CallKind::Static || call.arguments.empty() || !call.arguments[0].is_local()) return false;
    const auto from = call.arguments[0].local();
    const auto result = ir::Signature::from_descriptor(call.method.descriptor.view()).result;
    if (of_[from].empty() || (!gives_view_of(call) && result != ir::Type::object())) return false;
    const bool has_entries = has_entries_[from] || call.method.name == "entrySet";
    const bool is_of_entry = call.method.name == "getKey" || call.method.name == "getValue";
    if (result == ir::Type::object() && (!has_entries || is_of_entry)) return false;
    const auto size = of_[target].size();
    of_[target].insert(of_[from].begin(), of_[from].end());
    const bool changed = of_[target].size() > size;
    return (has_entries && set(has_entries_, target)) || changed;
  }

  program::Workspace& workspace_;
  const ir::Body& body_;
  std::vector<Fields> of_;
  std::vector<bool> made_;
  std::vector<bool> other_;
  std::vector<bool> has_entries_;  // of maps: what is got from it leads to them
};

// Whether the statement does no more with the operand than use it: the receiver of a call, the array of an
// access, the subject of a check.
bool only_uses(const ir::Body& body, const ir::Statement& statement, std::size_t index) {
  if (const auto* call = std::get_if<ir::Call>(&statement.kind))
    return index == 0 && call->kind != ir::CallKind::Static;
  if (std::holds_alternative<ir::StoreElement>(statement.kind)) return index == 0;
  if (const auto* operate = std::get_if<ir::Operate>(&statement.kind))
    return operate->operation == ir::Operation::ArrayCopy ||
           operate->operation == ir::Operation::ArrayLengthOf || clones_array(body, statement);
  return std::holds_alternative<ir::Copy>(statement.kind) ||
         std::holds_alternative<ir::Check>(statement.kind) ||
         std::holds_alternative<ir::LoadElement>(statement.kind) ||
         std::holds_alternative<ir::ArrayLength>(statement.kind) ||
         std::holds_alternative<ir::InstanceOf>(statement.kind) ||
         std::holds_alternative<ir::Monitor>(statement.kind);
}

// A function or an object that is handed to a set of entries gets them, and with them the map.
bool gives_entries(const ir::Call& call) {
  const auto signature = ir::Signature::from_descriptor(call.method.descriptor.view());
  return call.method.name != "setValue" &&
         std::ranges::any_of(signature.parameters, [](const ir::Type& type) { return type.is_reference(); });
}

// Variables that are copies of each other, as one.
class Groups {
 public:
  explicit Groups(const ir::Body& body) : group_(body.locals.size()) {
    for (ir::LocalId local = 0; local < group_.size(); ++local) group_[local] = local;
    for (const auto& block : body.blocks)
      for (const auto& statement : block.statements)
        if (const auto* copy = std::get_if<ir::Copy>(&statement.kind); copy && copy->value.is_local())
          join(copy->target, copy->value.local());
  }
  ir::LocalId of(ir::LocalId local) const { return group_[local]; }

 private:
  void join(ir::LocalId one, ir::LocalId other) {
    const auto from = group_[one];
    const auto to = group_[other];
    for (auto& each : group_)
      if (each == from) each = to;
  }
  std::vector<ir::LocalId> group_;
};

}  // namespace

bool OwnedFields::is_owned(const ir::Field& field) {
  if (!looked_) look_at_all();
  const auto found = owned_.find(&field);
  return found != owned_.end() && found->second;
}

std::set<std::string> OwnedFields::assumptions(const ir::Field& field) {
  std::set<std::string> result;
  const auto& cls = workspace_.program().get_class(field.owner);
  const auto shown = ir::display_class(cls.name.view());
  if (!(cls.flags & ir::access::is_final))
    result.insert("no class outside the program extends " + shown + " and makes copies by Object.clone()");
  if (auto read = assumption_of_reading(workspace_.program(), cls.name); !read.empty()) result.insert(read);
  return result;
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
        if (const auto* body = program.body(method)) look_at(method, *body);
}

void OwnedFields::look_at(const ir::Method& method, const ir::Body& body) {
  auto& program = workspace_.program();
  const Origins origins(workspace_, body, owned_);
  const auto give_up = [&](const Fields& fields) {
    for (const auto* field : fields) owned_[field] = false;
  };
  const Groups groups(body);
  // Fields that something made here was stored to, by its variables; and what else happens to it.
  std::map<ir::LocalId, std::vector<const ir::Field*>> stored;
  std::set<ir::LocalId> given;
  for (const auto& block : body.blocks) {
    for (const auto& statement : block.statements) {
      const auto* store = std::get_if<ir::StoreField>(&statement.kind);
      const auto* target = store ? program.resolve(store->field) : nullptr;
      if (target && owned_.count(target)) {
        // The first parameter of a static method is a variable, which may stand for one object after the other.
        const bool is_of_this = !method.is_static() && store->object.is_this();
        if (!is_of_this || !origins.is_made(store->value)) owned_[target] = false;
        if (store->value.is_local()) stored[groups.of(store->value.local())].push_back(target);
        give_up(origins.of(store->value));
        continue;
      }
      const auto* call = std::get_if<ir::Call>(&statement.kind);
      std::size_t index = 0;
      ir::visit_operands(statement.kind, [&](const ir::Operand& operand) {
        const bool fills = call && only_fills(workspace_, *call, index);
        const bool is_used = only_uses(body, statement, index++);
        for (const auto* field : origins.of(operand)) {
          const bool escapes = call && !field->type.is_array() && is_used &&
                               (workspace_.is_user_class(call->method.owner) ||
                                (origins.has_entries(operand) && gives_entries(*call)));
          const bool is_filled = fills && field->type.is_array();
          if ((!is_used && !is_filled) || escapes) owned_[field] = false;
        }
        const bool is_array = operand.is_local() && body.locals[operand.local()].type.is_array();
        const bool gives_view = call && is_used && gives_view_of(*call);
        if (origins.is_new(operand) && ((!is_used && !(fills && is_array)) || gives_view))
          given.insert(groups.of(operand.local()));
      });
    }
    const auto& end = block.terminator.kind;
    if (std::holds_alternative<ir::Refuse>(end))
      for (auto& [field, owned] : owned_) owned = false;
    if (std::holds_alternative<ir::Return>(end) || std::holds_alternative<ir::Throw>(end))
      ir::visit_operands(end, [&](const ir::Operand& operand) {
        give_up(origins.of(operand));
        if (origins.is_new(operand)) given.insert(groups.of(operand.local()));
      });
  }
  for (const auto& [local, fields] : stored)
    if (fields.size() > 1 || given.count(local)) give_up({fields.begin(), fields.end()});
}

}  // namespace jury::start
