#include "start/invariants/class_invariants.h"

#include <algorithm>

#include "start/invariants/condition_templates.h"
#include "start/invariants/method_walk.h"

namespace jury::start {

// The greatest set of candidates that all walks keep. A walk is repeated when a candidate that it took for
// granted is gone.
class ClassInvariants::Search {
 public:
  Search(WalkContext& context, std::vector<Symbol> names, const std::vector<Condition>& additional)
      : workspace_(context.workspace), context_(context), names_(std::move(names)) {
    for (const auto& name : names_)
      add_candidates(context_.writers, workspace_.program().get_class(name), candidates_);
    for (const auto& condition : additional)
      if (std::ranges::count(names_, condition.some_field().owner) > 0)
        candidates_.add(condition.some_field().owner, condition);
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

  InvariantOfClass result_of(Symbol name) {
    InvariantOfClass result;
    result.conditions = without_implied(candidates_.of(name));
    if (result.conditions.empty()) return result;
    result.proved_over = keepers(name);
    for (const auto& condition : result.conditions)
      for (const auto* field : {condition.left.field, condition.right.field})
        if (field && !assumption_of(*field).empty()) result.assumptions.insert(assumption_of(*field));
    if (auto read = assumption_of_reading(workspace_.program(), name); !read.empty())
      result.assumptions.insert(std::move(read));
    for (const auto* method : result.proved_over)
      for (const auto& extended : notes_[method].not_extended)
        result.assumptions.insert("no class outside the program extends " +
                                  ir::display_class(extended.view()));
    for (const auto& [method, notes] : notes_)
      for (const auto& [owner, entered] : notes.entered_between)
        if (owner == name) result.may_begin_broken.insert(entered);
    return result;
  }

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

  program::Workspace& workspace_;
  WalkContext& context_;
  Candidates candidates_;
  std::vector<Symbol> names_;
  std::vector<const ir::Method*> order_;
  std::map<const ir::Method*, std::size_t> numbers_;
  std::set<std::size_t> open_;
  std::map<const ir::Method*, WalkNotes> notes_;
  std::set<const ir::Method*> asked_;
};

bool InvariantOfClass::is_never_null(const ir::Field& field) const {
  return std::ranges::any_of(conditions, [&](const Condition& condition) {
    return condition.kind == Condition::Kind::NotNull && condition.left.field == &field;
  });
}

std::string InvariantOfClass::text() const {
  std::string result;
  for (const auto& condition : conditions) result += (result.empty() ? "" : ", ") + condition.text();
  return result;
}

ClassInvariants::ClassInvariants(program::Workspace& workspace, std::vector<Condition> additional)
    : workspace_(workspace), additional_(std::move(additional)) {}

ClassInvariants::~ClassInvariants() = default;

Symbol ClassInvariants::outermost(Symbol class_name) {
  auto& program = workspace_.program();
  for (const auto* cls = program.find_class(class_name); cls && !cls->outer_class.empty();) {
    cls = program.find_class(cls->outer_class);
    if (cls) class_name = cls->name;
  }
  return class_name;
}

std::vector<Symbol> ClassInvariants::together_with(Symbol class_name) {
  auto& program = workspace_.program();
  if (nests_.empty())
    for (const auto& name : workspace_.user_classes())
      if (program.find_class(name)) nests_[outermost(name)].push_back(name);
  const auto& nest = nests_[outermost(class_name)];
  std::set<Symbol> result(nest.begin(), nest.end());
  for (const auto& name : nest)
    for (const auto& super : program.supertypes(name))
      if (workspace_.is_user_class(super)) result.insert(super);
  return {result.begin(), result.end()};
}

const InvariantOfClass& ClassInvariants::of(Symbol class_name) {
  const auto found = of_.find(class_name);
  if (found != of_.end()) return found->second;
  if (!workspace_.is_user_class(class_name) || !workspace_.program().find_class(class_name))
    return of_[class_name];
  if (!context_) context_ = std::make_unique<WalkContext>(workspace_);
  Search search(*context_, together_with(class_name), additional_);
  search.run();
  for (const auto& name : nests_[outermost(class_name)]) of_[name] = search.result_of(name);
  return of_[class_name];
}

bool ClassInvariants::holds_at(const ir::Method& entry, Symbol class_name) {
  return of(class_name).may_begin_broken.count(&entry) == 0;
}

}  // namespace jury::start
