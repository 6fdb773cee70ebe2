// The analyses of Scope: which methods have an impact on collections, whose exceptions somebody may catch,
// and which variables, fields and elements are needed to know what the iterators iterate over.
#include <algorithm>

#include "encode/epr/scope.h"
#include "library/types.h"
#include "support/diagnostics.h"

namespace jury::encode::epr {

using ir::Method;

namespace {

template <class Visitor>
void for_each_statement(const ir::Body& body, Visitor&& visit) {
  for (const auto& block : body.blocks)
    for (const auto& statement : block.statements) visit(block, statement);
}

}  // namespace

// ---- Impact ----

void Scope::find_impact() {
  for (const auto* method : methods_) {
    for_each_statement(body(*method), [&](const ir::Block&, const ir::Statement& statement) {
      if (direct_impact(*method, statement)) impact_.insert(method);
    });
    for (const auto& block : body(*method).blocks)
      if (std::holds_alternative<ir::Refuse>(block.terminator.kind)) impact_.insert(method);
  }
  for (bool changed = true; changed;) {
    changed = false;
    watch_time();
    for (const auto* method : methods_) {
      if (impact_.contains(method)) continue;
      bool found = false;
      for_each_statement(body(*method), [&](const ir::Block&, const ir::Statement& statement) {
        found = found || calls_impact(*method, statement);
      });
      if (found) changed = impact_.insert(method).second;
    }
  }
  check_class_constants();
}

bool Scope::direct_impact(const Method& method, const ir::Statement& statement) {
  if (const auto* made = std::get_if<ir::New>(&statement.kind)) return is_goal_exception(made->class_name);
  if (const auto* store = std::get_if<ir::StoreField>(&statement.kind)) {
    if (changes_count(*store)) return true;
    return is_flag(store->field) || may_matter(store->field.type);
  }
  if (const auto* store = std::get_if<ir::StoreStatic>(&statement.kind))
    return is_flag(store->field) || may_matter(store->field.type);
  if (const auto* store = std::get_if<ir::StoreElement>(&statement.kind))
    return store->kind == ir::Kind::Reference && may_matter(type_of(method, store->array));
  const auto* call = std::get_if<ir::Call>(&statement.kind);
  if (!call) return false;
  const auto& what = meaning(method, *call);
  if (!what.refused.empty()) return true;
  if (!what.library) return false;
  if (concerns(method, *call)) return true;
  if (reads_part(method, *call)) return true;
  const auto* target = &called_method(*call);
  if (may_compare_maps(method, *call)) return true;
  if (!what.row)
    return (target->name == "<init>" && library_.is_container(target->owner) && call->arguments.size() > 1) ||
           target->name == "arraycopy";
  const auto& effect = what.row->effect;
  if (reorders(effect)) return true;
  if (effect.structural || effect.clears || effect.insert_first < effect.insert_last || effect.copies >= 0)
    return true;
  if (!effect.checks || effect.callback >= 0) return false;
  return !is_own_iterator(method, call->arguments[0]);
}

// All that is ever assigned to the local are iterators made in this method: they cannot be stale unless
// something here has an impact.
bool Scope::is_own_iterator(const Method& method, const ir::Operand& operand) {
  if (!operand.is_local() || operand.local() < body(method).parameter_count) return false;
  bool own = true;
  for_each_statement(body(method), [&](const ir::Block&, const ir::Statement& statement) {
    const auto target = ir::target_of(statement);
    if (!target || *target != operand.local()) return;
    const auto* call = std::get_if<ir::Call>(&statement.kind);
    const auto* what = call ? &meaning(method, *call) : nullptr;
    own = own && what && what->targets.empty() && what->row && what->row->effect.gives == Gives::NewIterator;
  });
  return own;
}

bool Scope::calls_impact(const Method& method, const ir::Statement& statement) {
  const auto matters = [this](const Method* target) { return impact_.contains(target); };
  if (const auto* init = std::get_if<ir::InitializeClass>(&statement.kind))
    return !initializers(init->class_name).empty();
  const auto* call = std::get_if<ir::Call>(&statement.kind);
  if (!call) return false;
  const auto& what = meaning(method, *call);
  return std::ranges::any_of(what.targets, matters) || std::ranges::any_of(what.callbacks, matters) ||
         std::ranges::any_of(what.risks, matters) || calls_outside(method, *call);
}

// A boolean field beside collections: those of other classes are abstracted to choice.
bool Scope::is_flag(const ir::FieldReference& reference) {
  if (reference.type.kind != ir::Kind::Boolean || reference.name == "$assertionsDisabled") return false;
  const auto* found = field(reference);
  return found && is_user(found->owner) &&
         (found->is_static() || may_matter(ir::Type::reference(found->owner)));
}

// ---- Exceptions ----

void Scope::find_observed() {
  for (bool changed = true; changed;) {
    changed = false;
    watch_time();
    for (const auto* method : methods_) {
      for_each_statement(body(*method), [&](const ir::Block& block, const ir::Statement& statement) {
        if (block.handlers.empty() && !observed_.contains(method)) return;
        const auto observe = [&](const Method* target) {
          changed = observed_.insert(target).second || changed;
        };
        if (const auto* call = std::get_if<ir::Call>(&statement.kind)) {
          const auto& what = meaning(*method, *call);
          std::ranges::for_each(what.targets, observe);
          std::ranges::for_each(what.callbacks, observe);
        }
        if (const auto* init = std::get_if<ir::InitializeClass>(&statement.kind))
          std::ranges::for_each(initializers(init->class_name), observe);
      });
    }
  }
}

// ---- Demand ----

bool Scope::is_plain(const ir::Type& type) {
  if (!library_.is_plain_data(type)) return false;
  auto element = type;
  while (element.is_array()) element = element.element();
  return !element.is_reference() || std::ranges::none_of(instantiated_, [&](Symbol name) {
    return program().is_subclass(name, element.name);
  });
}

bool Scope::may_matter(const ir::Type& type) {
  if (!type.is_reference() || is_plain(type)) return false;
  auto element = type;
  while (element.is_array()) element = element.element();
  if (element.name.empty()) return false;
  if (goal_ == Goal::User && is_user(element.name)) return true;  // an element or key of its own
  if (const auto found = matters_.find(element.name); found != matters_.end()) return found->second;
  std::set<Symbol> seen{element.name};
  std::vector<Symbol> work{element.name};
  const auto visit = [&](Symbol name) {
    if (seen.insert(name).second) work.push_back(name);
  };
  bool matters = false;
  for (std::size_t i = 0; i < work.size() && !matters; ++i) {
    const auto name = work[i];
    if (name == "java/lang/Object" || program().is_subclass(name, Symbol(library::types::iterable)) ||
        name == "java/lang/Cloneable" || name == "java/io/Serializable" || library_.is_container(name) ||
        library_.is_iterator(name))
      matters = true;
    for (const auto instance : instantiated_)
      if (program().is_subclass(instance, name)) visit(instance);
    for (const auto& super : program().supertypes(name)) {
      const auto* cls = is_user(super) ? program().find_class(super) : nullptr;
      if (!cls) continue;
      for (const auto& field : cls->fields) {
        if (field.is_static() || is_plain(field.type)) continue;
        auto part = field.type;
        while (part.is_array()) part = part.element();
        visit(part.name);
      }
    }
  }
  return matters_[element.name] = matters;
}

void Scope::find_demand() {
  for (const auto* method : methods_) demand_of(*method);
  std::vector<Key> work(needed_.begin(), needed_.end());
  while (!work.empty()) {
    const auto key = work.back();
    work.pop_back();
    const auto found = flows_.find(key);
    if (found == flows_.end()) continue;
    for (const auto& next : found->second)
      if (needed_.insert(next).second) work.push_back(next);
  }
  std::set<std::pair<std::string, const ir::Field*>> fields;
  for (const auto* method : methods_) {
    for_each_statement(body(*method), [&](const ir::Block&, const ir::Statement& statement) {
      const ir::FieldReference* reference = nullptr;
      if (const auto* load = std::get_if<ir::LoadField>(&statement.kind)) reference = &load->field;
      if (const auto* load = std::get_if<ir::LoadStatic>(&statement.kind)) reference = &load->field;
      const auto* found = reference ? field(*reference) : nullptr;
      if (!found || !is_user(found->owner)) return;
      if (is_flag(*reference)) truths_.insert(found);
      if (tracked(*found)) fields.insert({found->owner.text() + "." + found->name.text(), found});
    });
  }
  for (const auto* found : property_fields_)
    fields.insert({found->owner.text() + "." + found->name.text(), found});
  for (const auto& [name, found] : fields) tracked_fields_.push_back(found);
}

void Scope::seed(Key key) { needed_.insert(key); }

void Scope::seed_operand(const Method& method, const ir::Operand& operand) {
  if (operand.is_local() && may_matter(type_of(method, operand))) seed(local_key(method, operand.local()));
}

void Scope::flow_operand(const Method& method, Key if_needed, const ir::Operand& operand) {
  if (operand.is_local() && may_matter(type_of(method, operand)))
    flow(if_needed, local_key(method, operand.local()));
}

void Scope::demand_of(const Method& method) {
  const auto& code = body(method);
  for (const auto& block : code.blocks) {
    for (const auto& statement : block.statements) demand_of(method, statement);
    if (const auto* result = std::get_if<ir::Return>(&block.terminator.kind); result && result->value)
      flow_operand(method, result_key(method), *result->value);
  }
}

void Scope::demand_of(const Method& method, const ir::Statement& statement) {
  std::visit(
      [&]<class Kind>(const Kind& s) {
        if constexpr (std::is_same_v<Kind, ir::Copy>) {
          flow_operand(method, local_key(method, s.target), s.value);
        } else if constexpr (std::is_same_v<Kind, ir::LoadField>) {
          const auto* found = field(s.field);
          if (!found || !is_user(found->owner)) return;
          if (s.field.type.kind == ir::Kind::Boolean) {
            if (is_flag(s.field)) seed_operand(method, s.object);
            return;
          }
          flow(local_key(method, s.target), field_key(*found));
          flow_operand(method, local_key(method, s.target), s.object);
        } else if constexpr (std::is_same_v<Kind, ir::StoreField>) {
          if (changes_count(s)) seed_operand(method, s.object);
          const auto* found = field(s.field);
          if (!found || !is_user(found->owner)) return;
          if (s.field.type.kind == ir::Kind::Boolean) {
            if (is_flag(s.field)) seed_operand(method, s.object);
            return;
          }
          flow_operand(method, field_key(*found), s.object);
          flow_operand(method, field_key(*found), s.value);
        } else if constexpr (std::is_same_v<Kind, ir::LoadStatic>) {
          if (const auto* found = field(s.field); found && is_user(found->owner))
            flow(local_key(method, s.target), field_key(*found));
        } else if constexpr (std::is_same_v<Kind, ir::StoreStatic>) {
          if (const auto* found = field(s.field); found && is_user(found->owner))
            flow_operand(method, field_key(*found), s.value);
        } else if constexpr (std::is_same_v<Kind, ir::LoadElement>) {
          flow(local_key(method, s.target), member_key());
          flow_operand(method, local_key(method, s.target), s.array);
        } else if constexpr (std::is_same_v<Kind, ir::StoreElement>) {
          flow_operand(method, member_key(), s.array);
          flow_operand(method, member_key(), s.value);
        } else if constexpr (std::is_same_v<Kind, ir::Call>) {
          demand_of_call(method, s);
        }
      },
      statement.kind);
}

void Scope::demand_of_call(const Method& method, const ir::Call& call) {
  const auto& what = meaning(method, call);
  for (const auto* target : what.targets) {
    for (std::uint32_t i = 0; i < call.arguments.size(); ++i)
      flow_operand(method, local_key(*target, i), call.arguments[i]);
    if (call.target) flow(local_key(method, *call.target), result_key(*target));
  }
  if (is_property(call)) return demand_of_property(method, call);
  if (what.library) demand_of_effect(method, call, what);
}

void Scope::demand_of_effect(const Method& method, const ir::Call& call, const CallMeaning& what) {
  const auto* target = &called_method(call);
  const auto argument = [&](int i) -> const ir::Operand& {
    return call.arguments[static_cast<std::size_t>(i)];
  };
  if (may_compare_maps(method, call)) {
    seed(member_key());
    for (const auto& operand : call.arguments) seed_operand(method, operand);
  }
  if (calls_outside(method, call) || reads_part(method, call)) {
    seed(member_key());
    for (const auto& operand : call.arguments) seed_operand(method, operand);
  }
  const bool counts = concerns(method, call);
  if (!what.row) {
    if (call.target && target->owner == library::types::objects)
      flow_operand(method, local_key(method, *call.target), argument(0));
    if (target->name == "arraycopy" || (target->name == "<init>" && library_.is_container(target->owner)))
      for (const auto& operand : call.arguments) flow_operand(method, member_key(), operand);
    if (goal_ == Goal::NoSuchElement && target->name == "<init>" && library_.is_container(target->owner) &&
        argument(0).is_local())
      for (std::size_t i = 1; i < call.arguments.size(); ++i)
        flow_operand(method, local_key(method, argument(0).local()), call.arguments[i]);
    return;
  }
  const auto& effect = what.row->effect;
  if (effect.subject >= 0 && (counts || effect.structural || effect.checks || reorders(effect)))
    seed_operand(method, argument(effect.subject));
  if (counts && goal_ == Goal::NoSuchElement && effect.copies >= 0)
    seed_operand(method, argument(effect.copies));
  const bool bulk = call.arguments.size() == 2 && !target->is_static();
  if (bulk && may_iterate_argument(target->name, type_of(method, argument(0))))
    seed_operand(method, argument(1));
  for (int i = effect.insert_first; i < effect.insert_last; ++i) {
    flow_operand(method, member_key(), argument(i));
    if (effect.subject >= 0) flow_operand(method, member_key(), argument(effect.subject));
  }
  if (effect.copies >= 0) {
    flow_operand(method, member_key(), argument(effect.copies));
    if (effect.subject >= 0) flow_operand(method, member_key(), argument(effect.subject));
  }
  if (call.target) {
    const auto key = local_key(method, *call.target);
    if (effect.gives == Gives::Element) flow(key, member_key());
    if (effect.subject >= 0 && effect.gives != Gives::Nothing && effect.gives != Gives::NewContainer)
      flow_operand(method, key, argument(effect.subject));
  }
  for (const auto* callback : what.callbacks) {
    flow_operand(method, local_key(*callback, 0), argument(effect.callback));
    for (std::uint32_t i = 1; i < body(*callback).parameter_count; ++i)
      flow(local_key(*callback, i), member_key());
    if (effect.keeps_results) flow(member_key(), result_key(*callback));
  }
}

}  // namespace jury::encode::epr
