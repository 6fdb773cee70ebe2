#include "encode/epr/scope.h"

#include <algorithm>

#include "library/classes.h"
#include "library/types.h"
#include "support/time_is_up.h"

namespace jury::encode::epr {

using ir::Method;

Scope::Scope(program::Workspace& workspace, const Method& entry, bool closed, Goal goal,
             const program::ResolvedProperty* property, const std::function<bool()>& is_late)
    : workspace_(workspace),
      implementations_(workspace),
      library_(workspace.program()),
      closed_(closed),
      goal_(goal),
      property_(property),
      is_late_(is_late) {
  reach(&entry);
  if (!closed && !entry.is_static()) populate(entry.owner);
  if (!closed) access_order_ = makes_maps_in_order_of_access();
  come_from_outside(entry);
  reach_initializers(entry.owner);
  explore();
  find_own_classes();
  find_impact();
  find_observed();
  find_demand();
}

// In any state there may be such maps, whichever code of the program has made them.
bool Scope::makes_maps_in_order_of_access() {
  const auto makes = [](const ir::Statement& statement) {
    const auto* call = std::get_if<ir::Call>(&statement.kind);
    return call && call->method.owner == library::types::linked_hash_map && call->method.name == "<init>" &&
           call->method.descriptor == library::constructor_with_order;
  };
  return std::ranges::any_of(workspace_.user_classes(), [&](Symbol name) {
    const auto* cls = program().find_class(name);
    return cls && std::ranges::any_of(cls->methods, [&](const Method& method) {
             const auto* body = program().body(method);
             return body && std::ranges::any_of(body->blocks, [&](const ir::Block& block) {
                      return std::ranges::any_of(block.statements, makes);
                    });
           });
  });
}

const Method& Scope::called_method(const ir::Call& call) {
  if (const auto* found = program().resolve(call.method)) return *found;
  auto& stand_in = unresolved_[&call];
  stand_in.owner = call.method.owner;
  stand_in.name = call.method.name;
  stand_in.descriptor = call.method.descriptor;
  stand_in.flags = call.kind == ir::CallKind::Static ? ir::access::is_static : 0;
  return stand_in;
}

const ir::Body& Scope::body(const Method& method) {
  const auto* found = program().body(method);
  JURY_CHECK(found, "a method without a body in scope");
  return *found;
}

void Scope::watch_time() const {
  if (is_late_ && is_late_())
    throw TimeIsUp("the time limit was reached while the program was translated, with " +
                      std::to_string(methods_.size()) + " methods in scope");
}

// The views that AbstractMap makes are analysed as code, as AbstractMap is below a class of the program.
// Lambda classes are named after the class that has the lambda: "Outer$$3_74".
bool Scope::is_user(Symbol class_name) const {
  if (workspace_.is_user_class(class_name) || library::is_view_of_abstract_map(class_name.view())) return true;
  const auto marker = class_name.view().find("$$");
  return marker != std::string_view::npos &&
         workspace_.is_user_class(Symbol(class_name.view().substr(0, marker)));
}

bool Scope::is_plain_object(const ir::Type& type) {
  if (!type.is_reference() || type.is_array() || type.name.empty() || !is_user(type.name)) return false;
  const auto* cls = program().find_class(type.name);
  if (!cls || cls->is_interface()) return false;
  for (const auto name : instantiated_)
    if (program().is_subclass(name, type.name) && library_.is_container(name)) return false;
  return !library_.is_container(type.name);
}

void Scope::reach(const Method* method) {
  if (!method || method->is_abstract() || method->is_native() ||
      !(is_user(method->owner) || is_adopted(*method)) || !reached_.insert(method).second)
    return;
  methods_.push_back(method);
}

void Scope::reach_initializers(Symbol class_name) {
  static const Symbol name("<clinit>"), descriptor("()V");
  for (const auto& super : program().supertypes(class_name))
    if (const auto* cls = program().find_class(super); cls && is_user(super))
      reach(cls->find_method(name, descriptor));
}

void Scope::instantiate(Symbol class_name) {
  note_kind(class_name);
  if (!is_user(class_name) || !instantiated_.insert(class_name).second) return;
  if (callbacks_ != 0) reach_callbacks(class_name);
  for (std::size_t i = 0; i < virtual_targets_.size(); ++i) connect(*virtual_targets_[i], class_name);
}

void Scope::note_kind(Symbol class_name) {
  if (library_.has_weak_iterators(class_name)) weak_ = true;
  if (library_.has_trait(class_name, library::adds_while_iterating)) queues_ = true;
  if (library_.has_trait(class_name, library::entries_die)) odd_entries_ = true;
  if (library_.is_sorted(class_name)) sorted_ = true;
  if (library_.has_trait(class_name, library::evicting)) evicting_ = true;
  if (is_user(class_name))
    for_each_user_method(class_name, [&](const Method& method) {
      if (method.name == "equals" && overrides_library(method, class_name)) own_equality_ = true;
    });
  if (!is_user(class_name) || !library_.is_container(class_name)) return;
  for_each_user_method(class_name, [&](const Method& method) {
    if (overrides_library(method, class_name) && method.name != "toString" && method.name != "hashCode" &&
        method.name != "equals")
      evicting_ = true;
  });
}

// Methods that library code may call on an instance: those that a library type declares.
void Scope::reach_callbacks(Symbol class_name) {
  const bool own = is_own_class(class_name);
  for (const auto& super : program().supertypes(class_name)) {
    const auto* cls = program().find_class(super);
    if (!cls || !is_user(super)) continue;
    for (const auto& method : cls->methods)
      if (overrides_library(method, class_name) && is_called_by_library(method, own)) {
        reach(&method);
        come_from_outside(method);
      }
  }
}

bool Scope::overrides_library(const Method& method, Symbol class_name) {
  if (method.is_static() || (method.flags & ir::access::is_private) || method.name == "<init>") return false;
  for (const auto& super : program().supertypes(class_name)) {
    if (is_user(super)) continue;
    const auto* cls = program().find_class(super);
    if (cls && cls->find_method(method.name, method.descriptor)) return true;
  }
  return false;
}

bool Scope::may_iterate_argument(Symbol method, const ir::Type& receiver) {
  const bool adds = method == "addAll" || method == "putAll";
  if (!receiver.is_reference() || receiver.is_array() || receiver.name.empty()) return true;
  if (access_order_ && (adds || method == "equals")) return true;
  if (parts_ && (adds || method == "removeAll" || method == "retainAll")) return true;
  const auto may_be = [&](library::Trait trait) {
    return std::ranges::any_of(library::all_classes(), [&](const library::Class& row) {
      return (row.traits & trait) && program().is_subclass(Symbol(row.name), receiver.name);
    });
  };
  if (method == "addAll") return (queues_ || !closed_) && may_be(library::adds_while_iterating);
  if (method == "removeAll" || method == "retainAll")
    return (range_views_ || !closed_) && may_be(library::removes_while_iterating);
  return false;
}

bool Scope::may_compare_maps(const Method& method, const ir::Call& call) {
  if (!access_order_) return false;
  const auto* target = &called_method(call);
  const auto may_be_map = [&](std::size_t i) {
    const auto type = type_of(method, call.arguments[i]);
    if (!type.is_reference() || type.name.empty() || is_plain(type)) return false;
    return type.is_array() || !is_user(type.name) || library_.is_container(type.name);
  };
  if (!target->is_static()) return call.arguments.size() > 1 && target->name != "<init>" && may_be_map(1);
  for (std::size_t i = 0; i < call.arguments.size(); ++i)
    if (may_be_map(i)) return true;
  return false;
}

void Scope::connect(const Method& target, Symbol receiver) {
  if (!program().is_subclass(receiver, target.owner)) return;
  const auto* selected = program().select(receiver, target);
  if (!selected) return;
  link(target, *selected);
  if (is_user(selected->owner) || is_own_class(receiver)) reach(selected);
}

bool Scope::gives_function(const Method& method) {
  const auto result = ir::Signature::from_descriptor(method.descriptor.view()).result;
  return result.is_reference() && !result.is_array() && library_.is_function(result.name);
}

// Methods of the program that library code may call are reached once there is a call that may do so.
void Scope::explore() {
  std::size_t done = 0;
  while (true) {
    for (; done < methods_.size(); ++done) scan(*methods_[done]);
    auto callbacks = callbacks_;
    for (const auto* method : methods_) callbacks |= callbacks_of(*method);
    if (callbacks == callbacks_) return;
    callbacks_ = callbacks;
    for (const auto name : std::vector<Symbol>(instantiated_.begin(), instantiated_.end()))
      reach_callbacks(name);
  }
}

void Scope::note_call(const Method& target, const ir::Call& call) {
  if (target.owner == library::types::linked_hash_map && call.method.descriptor == library::constructor_with_order) access_order_ = true;
  const auto called = target.name.view();
  if (called == "entrySet") entry_sets_ = true;
  const bool is_range = called.starts_with("head") || called.starts_with("tail") || called.starts_with("sub");
  if (is_range && library_.is_container(target.owner)) range_views_ = true;
  if (is_range && called != "subList") sorted_ranges_ = true;
  if (called == "subList" && library_.is_container(target.owner) && goal_ == Goal::ConcurrentModification)
    parts_ = true;
  if (called == "newSetFromMap" && target.owner == library::types::collections) sets_of_maps_ = true;
  if (library_.is_iterator(target.owner) && (called == "previous" || called == "hasPrevious"))
    backwards_ = true;
}

void Scope::scan(const Method& method) {
  watch_time();
  if (!closed_) find_origins(method);
  for (const auto& block : body(method).blocks) {
    for (const auto& statement : block.statements) {
      if (const auto* made = std::get_if<ir::New>(&statement.kind)) instantiate(made->class_name);
      if (const auto* init = std::get_if<ir::InitializeClass>(&statement.kind))
        reach_initializers(init->class_name);
      if (const auto* load = std::get_if<ir::LoadStatic>(&statement.kind);
          load && load->field.type.is_reference() && library_.is_function(load->field.type.name) &&
          !is_user(load->field.owner))
        foreign_functions_ = true;
      const auto* call = std::get_if<ir::Call>(&statement.kind);
      if (!call) continue;
      const auto* target = &called_method(*call);
      note_call(*target, *call);
      if (!is_user(target->owner) && gives_function(*target)) foreign_functions_ = true;
      const bool direct = call->kind == ir::CallKind::Static || call->kind == ir::CallKind::Special;
      if (is_user(target->owner) || (direct && (is_own_class(method.owner) || is_adopted(method))))
        reach(target);
      if (!is_user(target->owner)) reach_functions(*target, call->arguments.size());
      if (!direct) reach_overriding(*target);
    }
  }
}

void Scope::reach_overriding(const Method& target) {
  if (!seen_targets_.insert(&target).second) return;
  virtual_targets_.push_back(&target);
  for (const auto name : std::vector<Symbol>(instantiated_.begin(), instantiated_.end()))
    connect(target, name);
}

// The library method calls the function that it is given.
void Scope::reach_functions(const Method& target, std::size_t arguments) {
  const auto* row = library_.row(target, arguments);
  if (!row || row->effect.callback < 0) return;
  const auto signature = ir::Signature::from_descriptor(target.descriptor.view());
  const auto parameter = static_cast<std::size_t>(row->effect.callback) - (target.is_static() ? 0 : 1);
  for (const auto& super : program().supertypes(signature.parameters[parameter].name)) {
    const auto* cls = program().find_class(super);
    if (!cls || !cls->is_interface()) continue;
    for (const auto& declared : cls->methods)
      if (declared.is_abstract()) {
        come_from_outside(declared);
        reach_overriding(declared);
      }
  }
}

ir::Type Scope::type_of(const Method& method, const ir::Operand& operand) {
  if (operand.is_local()) return body(method).locals[operand.local()].type;
  if (operand.tag() == ir::Operand::Tag::String) return ir::Type::reference(Symbol("java/lang/String"));
  if (operand.tag() == ir::Operand::Tag::Class) return ir::Type::reference(Symbol("java/lang/Class"));
  return operand.tag() == ir::Operand::Tag::Null ? ir::Type::null() : ir::Type::primitive(ir::Kind::Int);
}

const CallMeaning& Scope::meaning(const Method& method, const ir::Call& call) {
  const auto found = meanings_.find(&call);
  if (found != meanings_.end()) return found->second;
  return meanings_.emplace(&call, find_meaning(method, call)).first->second;
}

CallMeaning Scope::find_meaning(const Method& method, const ir::Call& call) {
  CallMeaning meaning;
  const auto* target = &called_method(call);
  if (unresolved_.contains(&call)) {
    library_meaning(method, call, *target, meaning);
    return meaning;
  }
  if (call.kind == ir::CallKind::Static || call.kind == ir::CallKind::Special) {
    if (reached_.contains(target))
      meaning.targets.push_back(target);
    else
      library_meaning(method, call, *target, meaning);
    return meaning;
  }
  const auto receiver = type_of(method, call.arguments[0]);
  bool library = !is_user(target->owner) && (receiver.name.empty() || !is_user(receiver.name));
  for (const auto name : instantiated_) {
    if (!program().is_subclass(name, target->owner)) continue;
    if (receiver.is_reference() && !receiver.name.empty() && !receiver.is_array() &&
        !program().is_subclass(name, receiver.name))
      continue;
    const auto* selected = program().select(name, *target);
    if (!selected || selected->is_abstract()) continue;
    if (selected->is_native() && is_user(selected->owner))
      meaning.refused = selected->display() + " is native";
    const bool is_code =
        !selected->is_native() && (is_user(selected->owner) || (is_own(name) && reached_.contains(selected)));
    if (!is_code) {
      library = true;
      meaning.library_of_own = meaning.library_of_own || is_own(name);
    } else if (std::ranges::find(meaning.targets, selected) == meaning.targets.end()) {
      meaning.targets.push_back(selected);
      if (is_own(name)) meaning.of_own.insert(selected);
    }
    if (!is_own(name)) meaning.of_own.erase(selected);
  }
  if (library) library_meaning(method, call, *target, meaning);
  return meaning;
}

void Scope::library_meaning(const Method& method, const ir::Call& call, const Method& target,
                            CallMeaning& meaning) {
  meaning.library = true;
  if (is_property(call)) return;
  if (unresolved_.contains(&call) && (is_user(target.owner) || !program().find_class(target.owner))) {
    meaning.refused =
        "the method " + target.display() + " is neither in the program nor in the model of the library";
    return;
  }
  if (target.is_native() && is_user(target.owner)) {
    meaning.refused = target.display() + " is native";
    return;
  }
  // A user's class that inherits the method from the library names itself as the owner.
  meaning.row = library_.row(target, call.arguments.size());
  if (meaning.row && meaning.row->effect.gives == Gives::Subject) views_ = true;
  if (goal_ == Goal::Unmodifiable && meaning.row) {
    if (meaning.row->protocol.wraps) wraps_ = shared_empty_ = true;  // a wrapper may be the same twice
  }
  const bool of_nothing = target.name == "of" && call.arguments.empty();
  if (target.name.view().starts_with("empty") || target.name == "copyOf" || of_nothing) shared_empty_ = true;
  if (meaning.row && meaning.row->effect.callback >= 0) {
    const auto signature = ir::Signature::from_descriptor(target.descriptor.view());
    const auto parameter = static_cast<std::size_t>(meaning.row->effect.callback) - (target.is_static() ? 0 : 1);
    meaning.callbacks =
        implementations(signature.parameters[parameter].name,
                        type_of(method, call.arguments[static_cast<std::size_t>(meaning.row->effect.callback)]));
  }
  if (meaning.refused.empty()) meaning.refused = refused_receiver(method, call, target);
  if (!meaning.row && meaning.refused.empty())
    meaning.refused = refusal(method, call, target, meaning.risks);
}

std::vector<const Method*> Scope::implementations(Symbol interface_name, const ir::Type& type) {
  std::vector<const Method*> result;
  for (const auto& super : program().supertypes(interface_name)) {
    const auto* cls = program().find_class(super);
    if (!cls || !cls->is_interface()) continue;
    for (const auto& declared : cls->methods) {
      if (!declared.is_abstract()) continue;
      for (const auto name : instantiated_) {
        if (!program().is_subclass(name, interface_name)) continue;
        if (!type.name.empty() && !program().is_subclass(name, type.name)) continue;
        const auto* selected = program().select(name, declared);
        if (selected && !selected->is_abstract() && is_user(selected->owner) &&
            std::ranges::find(result, selected) == result.end())
          result.push_back(selected);
      }
    }
  }
  return result;
}

bool Scope::has_initializer(Symbol class_name) {
  static const Symbol name("<clinit>"), descriptor("()V");
  const auto supers = program().supertypes(class_name);
  return std::ranges::any_of(supers, [&](Symbol super) {
    const auto* cls = is_user(super) ? program().find_class(super) : nullptr;
    return cls && cls->find_method(name, descriptor);
  });
}

std::vector<const Method*> Scope::initializers(Symbol class_name) {
  static const Symbol name("<clinit>"), descriptor("()V");
  std::vector<const Method*> result;
  for (const auto& super : program().supertypes(class_name)) {
    const auto* cls = program().find_class(super);
    const auto* method = cls && is_user(super) && !(cls->is_interface() && super != class_name)
                             ? cls->find_method(name, descriptor)
                             : nullptr;
    if (method && reached_.contains(method) && has_impact(*method)) result.insert(result.begin(), method);
  }
  return result;
}

}  // namespace jury::encode::epr
