#include "start/invariants/class_invariants.h"

#include <algorithm>

#include "start/invariants/condition_templates.h"
#include "start/invariants/method_walk.h"

namespace jury::start {

// The greatest set of candidates that all walks keep. A walk is repeated when a candidate that it took for
// granted is gone.
class ClassInvariants::Search {
 public:
  Search(program::Workspace& workspace, const std::vector<Condition>& additional)
      : workspace_(workspace), context_(workspace) {
    for (const auto& name : workspace_.user_classes())
      if (const auto* cls = workspace_.program().find_class(name)) {
        add_candidates(context_.writers, *cls, candidates_);
        names_.push_back(name);
      }
    for (const auto& condition : additional) candidates_.add(condition.some_field().owner, condition);
    for (const auto& name : context_.writers.unclear()) distrust(name);
    candidates_.take_removed();
    for (const auto& name : names_)
      for (const auto* method : keepers(name)) queue(*method);
  }

  void run() {
    walk_all();
    // A walk that saw more candidates than remain has noted more places where some do not hold.
    for (const auto* method : std::vector(order_))
      if (!notes_[method].entered_between.empty()) walk(*method);
    walk_all();
  }

  std::map<Symbol, InvariantOfClass> results() {
    std::map<Symbol, InvariantOfClass> result;
    for (const auto& name : names_)
      if (auto found = result_of(name); !found.conditions.empty()) result[name] = std::move(found);
    return result;
  }

  std::size_t walks() const { return walks_; }

 private:
  // Constructors of a class, and everything that assigns one of its fields; in the order of the program.
  std::vector<const ir::Method*> keepers(Symbol name) {
    std::vector<const ir::Method*> result;
    if (candidates_.of(name).empty()) return result;
    const auto& cls = workspace_.program().get_class(name);
    for (const auto& method : cls.methods)
      if (method.name == "<init>") result.push_back(&method);
    for (const auto& field : cls.fields)
      if (candidates_.mentions(field))
        for (const auto* method : context_.writers.of(field)) result.push_back(method);
    std::ranges::sort(result, [](const auto* one, const auto* other) {
      return std::tuple(one->owner.view(), one->name.view(), one->descriptor.view()) <
             std::tuple(other->owner.view(), other->name.view(), other->descriptor.view());
    });
    result.erase(std::ranges::unique(result).begin(), result.end());
    return result;
  }

  void walk_all() {
    while (!open_.empty()) {
      const auto* method = order_[*open_.begin()];
      open_.erase(open_.begin());
      walk(*method);
    }
  }

  void queue(const ir::Method& method) {
    const auto [entry, added] = numbers_.try_emplace(&method, order_.size());
    if (added) order_.push_back(&method);
    open_.insert(entry->second);
  }

  void walk(const ir::Method& method) {
    ++walks_;
    auto& notes = notes_[&method];
    notes = MethodWalk(context_, candidates_).run(method);
    // With more candidates on what it calls, it may keep more.
    if (ask(notes.methods)) {
      candidates_.restore();
      return queue(method);
    }
    if (notes.gave_up) give_up(method);
    const auto removed = candidates_.take_removed();
    if (removed.owners.empty() && removed.methods.empty()) return;
    const auto is_among = [](const auto& some, const auto& removed_ones) {
      return std::ranges::any_of(some, [&](const auto& each) { return removed_ones.count(each) > 0; });
    };
    for (const auto& [other, its_notes] : notes_)
      if (is_among(its_notes.owners, removed.owners) || is_among(its_notes.methods, removed.methods))
        queue(*other);
  }

  // Candidates on parameters and results come when a walk would make use of them. Whether there are new ones.
  bool ask(const std::set<const ir::Method*>& methods) {
    std::vector<const ir::Method*> asked;
    for (const auto* method : methods)
      if (asked_.insert(method).second) asked.push_back(method);
    std::ranges::sort(asked,
                      [](const auto* one, const auto* other) { return one->display() < other->display(); });
    bool found = false;
    for (const auto* method : asked) {
      if (!workspace_.is_user_class(method->owner) || !workspace_.program().body(*method)) continue;
      found = true;
      add_result_candidates(*method, candidates_);
      queue(*method);
      const auto* callers = context_.writers.callers(*method);
      if (!callers) continue;
      add_parameter_candidates(*method, candidates_);
      std::vector<const ir::Method*> sorted(callers->begin(), callers->end());
      std::ranges::sort(sorted,
                        [](const auto* one, const auto* other) { return one->display() < other->display(); });
      for (const auto* caller : sorted) queue(*caller);
    }
    return found;
  }

  // Of a method that was not followed to its end nothing is known: what it, or a constructor, would have to
  // keep is no invariant.
  void give_up(const ir::Method& method) {
    if (method.name == "<init>") candidates_.remove_all(method.owner);
    candidates_.remove_all(method);
    const auto* body = workspace_.program().body(method);
    for (const auto& block : body->blocks)
      for (const auto& statement : block.statements) {
        if (const auto* store = std::get_if<ir::StoreField>(&statement.kind))
          if (const auto* field = workspace_.program().resolve(store->field))
            candidates_.remove_all(field->owner);
        if (const auto* call = std::get_if<ir::Call>(&statement.kind))
          if (const auto* callee = workspace_.program().resolve(call->method))
            candidates_.remove_all(*callee);
      }
  }

  // Code that could not be lowered may assign whatever its class can see.
  void distrust(Symbol name) {
    const auto package = [](Symbol of) { return of.view().substr(0, of.view().rfind('/') + 1); };
    for (const auto& other : names_)
      if (package(other) == package(name)) candidates_.remove_all(other);
    for (const auto& super : workspace_.program().supertypes(name)) candidates_.remove_all(super);
  }

  InvariantOfClass result_of(Symbol name) {
    InvariantOfClass result;
    result.conditions = without_implied(candidates_.of(name));
    if (result.conditions.empty()) return result;
    result.proved_over = keepers(name);
    for (const auto& condition : result.conditions)
      for (const auto* field : {condition.left.field, condition.right.field})
        if (field && !assumption_of(*field).empty()) result.assumptions.insert(assumption_of(*field));
    for (const auto* method : result.proved_over)
      for (const auto& extended : notes_[method].not_extended)
        result.assumptions.insert("no class outside the program extends " +
                                  ir::display_class(extended.view()));
    for (const auto& [method, notes] : notes_)
      for (const auto& [owner, entered] : notes.entered_between)
        if (owner == name) result.may_begin_broken.insert(entered);
    return result;
  }

  program::Workspace& workspace_;
  WalkContext context_;
  Candidates candidates_;
  std::vector<Symbol> names_;
  std::vector<const ir::Method*> order_;
  std::map<const ir::Method*, std::size_t> numbers_;
  std::set<std::size_t> open_;
  std::map<const ir::Method*, WalkNotes> notes_;
  std::set<const ir::Method*> asked_;
  std::size_t walks_ = 0;
};

ClassInvariants::ClassInvariants(program::Workspace& workspace, const std::vector<Condition>& additional) {
  Search search(workspace, additional);
  search.run();
  of_ = search.results();
  walks_ = search.walks();
}

const InvariantOfClass& ClassInvariants::of(Symbol class_name) const {
  static const InvariantOfClass none;
  const auto found = of_.find(class_name);
  return found == of_.end() ? none : found->second;
}

bool ClassInvariants::holds_at(const ir::Method& entry, Symbol class_name) const {
  return of(class_name).may_begin_broken.count(&entry) == 0;
}

std::vector<Symbol> ClassInvariants::classes() const {
  std::vector<Symbol> result;
  for (const auto& [name, invariant] : of_) result.push_back(name);
  return result;
}

}  // namespace jury::start
