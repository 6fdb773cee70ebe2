#include "encode/epr/translator.h"

#include <algorithm>
#include <memory>

#include "encode/epr/flow.h"
#include "encode/epr/region.h"
#include "library/types.h"

namespace jury::encode::epr {

namespace {

using ir::BlockId;
using ir::Method;

class Translator {
 public:
  Translator(logic::TermManager& terms, program::Workspace& workspace, const Method& entry, bool closed,
             Goal goal, const program::ResolvedProperty* property, const std::function<bool()>& is_late)
      : scope_(workspace, entry, closed, goal, property, is_late),
        model_{terms, scope_, transitions_},
        entry_(entry),
        closed_(closed) {}

  Transitions run() {
    declare();
    plan();
    model_.sketch = true;
    find_effects();
    model_.sketch = false;
    for (ProcedureId p = 0; p < plans_.size(); ++p) translate(p);
    state_assumptions();
    return std::move(transitions_);
  }

 private:
  struct Plan {
    const Method* method = nullptr;
    BlockId start = 0;
    const ir::Call* visit = nullptr;
  };

  void declare() {
    auto& symbols = transitions_.symbols;
    symbols.reference = model_.terms.uninterpreted_sort("Reference");
    symbols.iterator = model_.terms.uninterpreted_sort("Iterator");
    symbols.null = model_.terms.constant("null", symbols.reference);
    symbols.other = model_.terms.constant("other", symbols.reference);
    symbols.no_iterator = model_.terms.constant("no_iterator", symbols.iterator);
    symbols.iterated = model_.terms.function("cnt", {symbols.iterator}, symbols.reference);
    transitions_.relations = {{"used", {Sort::Reference}},
                              {"used_iterator", {Sort::Iterator}},
                              {"stale", {Sort::Iterator}},
                              {"member", {Sort::Reference, Sort::Reference}},
                              {"container", {Sort::Reference}, true}};
    for (const auto* field : scope_.tracked_fields()) {
      Relation relation{ir::display_class(field->owner.view()) + "." + field->name.text(), {}};
      if (!field->is_static()) relation.domain.push_back(Sort::Reference);
      if (field->type.kind != ir::Kind::Boolean) {
        relation.domain.push_back(model_.sort_of(field->type));
        relation.functional = true;
      }
      const auto id = add(relation);
      model_.fields[field] = id;
      if (field->is_static() && field->type.kind == ir::Kind::Boolean && field->constant)
        model_.constants[id] = field->constant->int_value() != 0;
    }
    if (scope_.has_own_collections() || scope_.has_own_iterators())
      model_.own = add({"own", {Sort::Reference}, true});
    if (scope_.has_own_iterators()) model_.own_iterator = add({"own_iterator", {Sort::Iterator}, true});
    if (scope_.has_parts()) model_.keeper = add({"keeper", {Sort::Reference, Sort::Iterator}, true});
    if (scope_.has_weak_collections()) model_.weak = add({"weak", {Sort::Reference}, true});
    if (scope_.has_access_order()) model_.reordered = add({"reordered", {Sort::Reference}, true});
    declare_knowledge();
  }

  // What is certain about iterators and collections, for the goals that need it.
  void declare_knowledge() {
    auto& known = model_.knowledge;
    switch (scope_.goal()) {
      case Goal::ConcurrentModification:
        break;
      case Goal::NoSuchElement:
        known.next = add({"has_next", {Sort::Iterator}});
        if (scope_.goes_backwards()) known.previous = add({"has_previous", {Sort::Iterator}});
        if (scope_.keeps_elements()) known.filled = add({"filled", {Sort::Reference}});
        break;
      case Goal::IllegalState:
        known.returned = add({"returned", {Sort::Iterator}});
        break;
      case Goal::Unmodifiable:
        known.refused = {add({"no_add", {Sort::Reference}, true}),
                         add({"no_remove", {Sort::Reference}, true}),
                         add({"no_set", {Sort::Reference}, true})};
        if (scope_.tracks_members() && scope_.has_wrappers())
          known.shares = add({"shares", {Sort::Reference, Sort::Reference}});
        break;
      case Goal::User:
        if (scope_.keeps_exactly() && scope_.tracks_members())
          known.has = add({"has", {Sort::Reference, Sort::Reference}});
        break;
    }
  }

  RelationId add(const Relation& relation) {
    transitions_.relations.push_back(relation);
    return static_cast<RelationId>(transitions_.relations.size() - 1);
  }

  bool is_translated(const Method& method) {
    return scope_.has_impact(method) || scope_.tracks_result(method);
  }

  void plan() {
    for (const auto* method : scope_.methods()) {
      find_entries(*method);
      if (!is_translated(*method)) continue;
      if (method->name == "<clinit>")
        model_.initialized[method->owner] =
            add({ir::display_class(method->owner.view()) + ".initialized", {}});
      add({method, 0, nullptr}, ir::display_class(method->owner.view()) + "." + method->name.text());
    }
    for (const auto* method : scope_.methods())
      if (is_translated(*method)) plan_loops(*method);
    plan_outside();
    transitions_.root = static_cast<ProcedureId>(plans_.size());
    add({nullptr, 0, nullptr}, "start");
    for (auto& procedure : transitions_.procedures)
      procedure.modifies.assign(transitions_.relations.size(), false);
  }

  void plan_outside() {
    const auto matters = [this](const Method* method) { return scope_.has_impact(*method); };
    if (std::ranges::none_of(scope_.outside_callbacks(), matters)) return;
    model_.outside = static_cast<ProcedureId>(plans_.size());
    add({nullptr, 0, nullptr}, "library code");
  }

  void find_entries(const Method& method) {
    for (const auto& block : scope_.body(method).blocks) {
      for (const auto& statement : block.statements) {
        if (const auto* call = std::get_if<ir::Call>(&statement.kind);
            call && call->method.owner == library::types::map_entry)
          model_.uses_entries = true;
        if (const auto* check = std::get_if<ir::Check>(&statement.kind);
            check && check->type.is_reference() && check->type.name == library::types::map_entry)
          model_.uses_entries = true;
      }
    }
  }

  void add(const Plan& made, const std::string& name) {
    const auto id = static_cast<ProcedureId>(plans_.size());
    if (made.visit)
      model_.visits[made.visit] = id;
    else if (made.method)
      model_.procedures[{made.method, made.start}] = id;
    plans_.push_back(made);
    Procedure procedure;
    procedure.name = name;
    if (made.method && !made.visit) {
      const auto result = ir::Signature::from_descriptor(made.method->descriptor.view()).result;
      if (result.kind == ir::Kind::Boolean || (result.is_reference() && scope_.tracks_result(*made.method)))
        procedure.result = model_.sort_of(result);
    }
    transitions_.procedures.push_back(std::move(procedure));
  }

  void plan_loops(const Method& method) {
    const auto& body = scope_.body(method);
    const auto followed = [&](ir::LocalId local) {
      return body.locals[local].type.kind == ir::Kind::Boolean || scope_.tracked(method, local);
    };
    flows_[&method] = std::make_unique<Flow>(
        body, [&](const ir::Statement& statement) { return is_idle(method, statement); }, followed);
    const auto name = ir::display_class(method.owner.view()) + "." + method.name.text();
    for (const auto block : flows_[&method]->cuts()) {
      const auto& code = body.blocks[block];
      const auto line =
          code.statements.empty() ? code.terminator.position.line : code.statements[0].position.line;
      add({&method, block, nullptr}, name + ", loop at line " + std::to_string(line));
    }
    for (const auto& block : body.blocks) {
      for (const auto& statement : block.statements) {
        const auto* call = std::get_if<ir::Call>(&statement.kind);
        if (!call) continue;
        const auto& meaning = scope_.meaning(method, *call);
        if (std::ranges::any_of(meaning.callbacks,
                                [&](const Method* target) { return is_translated(*target); }))
          add({&method, 0, call},
              name + ", " + call->method.name.text() + " at line " + std::to_string(statement.position.line));
      }
    }
  }

  bool is_idle(const Method& method, const ir::Statement& statement) {
    const auto& body = scope_.body(method);
    if (const auto target = ir::target_of(statement);
        target && body.locals[*target].type.kind != ir::Kind::Boolean && scope_.tracked(method, *target))
      return false;
    const auto known = [&](const ir::FieldReference& reference) {
      const auto* field = scope_.field(reference);
      return field && model_.fields.contains(field);
    };
    if (const auto* store = std::get_if<ir::StoreField>(&statement.kind))
      return !known(store->field) && !scope_.changes_count(*store);
    if (const auto* store = std::get_if<ir::StoreStatic>(&statement.kind)) return !known(store->field);
    if (std::holds_alternative<ir::StoreElement>(statement.kind))
      return std::get<ir::StoreElement>(statement.kind).kind != ir::Kind::Reference ||
             !scope_.tracks_members();
    if (const auto* init = std::get_if<ir::InitializeClass>(&statement.kind))
      return scope_.initializers(init->class_name).empty();
    if (const auto* made = std::get_if<ir::New>(&statement.kind))
      return !scope_.is_goal_exception(made->class_name);
    const auto* call = std::get_if<ir::Call>(&statement.kind);
    if (!call) return true;
    const auto& meaning = scope_.meaning(method, *call);
    if (std::ranges::any_of(meaning.targets, [&](const Method* target) { return is_translated(*target); }))
      return false;
    if (std::ranges::any_of(meaning.callbacks, [&](const Method* target) { return is_translated(*target); }))
      return false;
    if (!scope_.refused(meaning, *call).empty()) return false;
    if (!meaning.library) return true;
    if (scope_.calls_outside(method, *call)) return false;
    if (scope_.reads_part(method, *call)) return false;
    if (scope_.concerns(method, *call)) return false;
    if (scope_.may_compare_maps(method, *call)) return false;
    if (!meaning.row) return call->method.name != "<init>" && call->method.name != "arraycopy";
    const auto& effect = meaning.row->effect;
    if (scope_.reorders(effect)) return false;
    return !effect.structural && !effect.checks && !effect.clears && effect.copies < 0 &&
           effect.insert_first >= effect.insert_last;
  }

  // Which relations each procedure may change, and how it may end: what its own code does, then what its
  // callees do.
  void find_effects() {
    std::vector<std::vector<ProcedureId>> callees(plans_.size());
    for (ProcedureId p = 0; p < plans_.size(); ++p) {
      const auto region = translate(p);
      auto& procedure = transitions_.procedures[p];
      own_.push_back({region.modified(), region.raises(), region.throws()});
      for (const auto& call : procedure.calls) callees[p].push_back(call.callee);
    }
    for (ProcedureId p = 0; p < plans_.size(); ++p) {
      auto& procedure = transitions_.procedures[p];
      procedure.modifies = own_[p].modifies;
      procedure.raises = own_[p].raises;
      procedure.throws = own_[p].throws;
    }
    for (bool changed = true; changed;) {
      changed = false;
      for (ProcedureId p = 0; p < plans_.size(); ++p)
        for (const auto callee : callees[p])
          changed = join(transitions_.procedures[p], transitions_.procedures[callee], observes(p)) || changed;
    }
  }

  bool observes(ProcedureId p) {
    if (plans_[p].visit || model_.outside == p) return true;
    return plans_[p].method && scope_.is_observed(*plans_[p].method);
  }

  static bool join(Procedure& procedure, const Procedure& callee, bool observed) {
    bool changed = false;
    for (std::size_t r = 0; r < procedure.modifies.size(); ++r) {
      if (!callee.modifies[r] || procedure.modifies[r]) continue;
      procedure.modifies[r] = true;
      changed = true;
    }
    if (callee.raises && !procedure.raises) procedure.raises = changed = true;
    if (callee.throws && observed && !procedure.throws) procedure.throws = changed = true;
    return changed;
  }

  Region translate(ProcedureId p) {
    scope_.watch_time();
    Region region(model_, p);
    const auto& made = plans_[p];
    if (model_.outside == p)
      region.translate_outside();
    else if (!made.method)
      region.translate_root(entry_, closed_);
    else if (made.visit)
      region.translate_visit(*made.method, *made.visit);
    else
      region.translate(*made.method, *flows_.at(made.method), made.start);
    return region;
  }

  void state_assumptions() {
    transitions_.assumptions.emplace_back("there is one thread only");
    transitions_.assumptions.emplace_back(
        "errors of the virtual machine, such as running out of memory or stack, are not handled by the "
        "program");
    if (closed_) return;
    transitions_.assumptions.emplace_back(
        "collections, iterables and iterators in the initial state are the library's or of the classes given, "
        "and no iterator is stale");
    if (!scope_.has_access_order())
      transitions_.assumptions.emplace_back("maps in the initial state do not keep the order of access");
    if (scope_.goal() == Goal::ConcurrentModification)
      transitions_.assumptions.emplace_back(
          "no list in the initial state is a part of another, as subList makes them");
    transitions_.assumptions.emplace_back("objects in the initial state are instances of the classes given");
    if (scope_.has_reflection())
      transitions_.assumptions.emplace_back(
          "methods called and objects made by reflection or deserialisation change no collection");
    transitions_.assumptions.emplace_back(
        "equals, hashCode, toString and comparators that the code does not name change no collection");
    state_goal_assumptions();
  }

  void state_goal_assumptions() {
    auto& assumptions = transitions_.assumptions;
    switch (scope_.goal()) {
      case Goal::ConcurrentModification:
        break;
      case Goal::NoSuchElement:
        assumptions.emplace_back(
            "collections in the initial state are no parts of others, as subList and headMap make them, and "
            "lose "
            "no elements on their own");
        break;
      case Goal::IllegalState:
        assumptions.emplace_back(
            "collections in the initial state are not from java.util.concurrent, and maps are neither "
            "IdentityHashMap nor EnumMap");
        break;
      case Goal::Unmodifiable:
        assumptions.emplace_back(
            "collections in the initial state can be changed, and so can their iterators");
        break;
      case Goal::User:
        assumptions.emplace_back(
            "collections in the initial state find again what was added, and are not sorted by a comparator");
        break;
    }
  }

  struct Own {
    std::vector<bool> modifies;
    bool raises, throws;
  };

  Transitions transitions_;
  Scope scope_;
  Model model_;
  const Method& entry_;
  bool closed_;
  std::vector<Plan> plans_;
  std::map<const Method*, std::unique_ptr<Flow>> flows_;
  std::vector<Own> own_;
};

}  // namespace

Transitions translate(logic::TermManager& terms, program::Workspace& workspace, const Method& entry,
                      bool closed, Goal goal, const program::ResolvedProperty* property,
                      const std::function<bool()>& is_late) {
  return Translator(terms, workspace, entry, closed, goal, property, is_late).run();
}

}  // namespace jury::encode::epr
