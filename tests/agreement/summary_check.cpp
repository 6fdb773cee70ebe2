#include "summary_check.h"

#include <algorithm>

#include "spec/rel_parser.h"

namespace jury::agreement {

using encode::RelationMeaning;
using engine::StateRelation;
using logic::relational::Element;
using logic::relational::Instance;
using logic::relational::TupleSet;
using logic::relational::Universe;
using spec::RelState;
using Kind = RelationMeaning::Kind;

namespace {

constexpr std::string_view storing_classes[] = {"java/util/HashSet", "java/util/HashMap",
                                                "java/util/ArrayList", "java/util/LinkedList"};

RelationMeaning objects_of(Symbol class_name, RelState state) {
  RelationMeaning meaning{Kind::objects, state};
  meaning.class_name = class_name;
  return meaning;
}

}  // namespace

SummaryCheck::SummaryCheck(program::Workspace& workspace, engine::Summarizer& summarizer,
                           logic::relational::Builder& builder, const ir::Method& method)
    : workspace_(workspace),
      builder_(builder),
      method_(method),
      summary_(summarizer.summarize(method)),
      existing_(builder.relation("existing", 1)),
      storing_(builder.relation("storing", 1)),
      vocabulary_(workspace, method, builder) {
  claim_bounds();
  before_ = summarizer.leaves_for(method);
  const auto text = to_text(method, summary_);
  if (text.find("  post ") == std::string::npos) return;
  const auto file = spec::parse_rel(text, "summary.rel");
  printed_ = spec::resolve_rel(file, file.methods.front(), vocabulary_, builder_);
}

// --- claims ---

std::vector<StateRelation> SummaryCheck::state_relations() const {
  std::vector<StateRelation> result{StateRelation::contents(), StateRelation::mapping(),
                                    StateRelation::index()};
  for (const auto& name : workspace_.user_classes())
    for (const auto& field : workspace_.program().get_class(name).fields) {
      const auto kind = field.type.kind;
      if (!field.is_static() && kind != ir::Kind::Long && kind != ir::Kind::Float && kind != ir::Kind::Double)
        result.push_back(StateRelation::of(field));
    }
  return result;
}

void SummaryCheck::claim_bounds() {
  for (const auto& relation : state_relations()) claim_relation(relation);
  if (summary_.result) {
    RelationMeaning meaning{Kind::result, RelState::after};
    meaning.type = ir::Signature::from_descriptor(method_.descriptor.view()).result;
    const auto result = builder_.relation("result$", 1);
    after_.push_back({result, meaning});
    claim("result", result, *summary_.result);
  }
  if (summary_.returns) claims_.push_back({"returns", summary_.returns});
}

void SummaryCheck::claim_relation(const StateRelation& relation) {
  const auto after = builder_.relation(relation.name() + "$after", relation.arity());
  after_.push_back({after, {relation.kind, RelState::after, relation.field}});
  for (const auto& change : summary_.changes) {
    if (change.relation != relation) continue;
    if (relation.kind != Kind::contents) return claim(relation.name(), after, change.bound);
    // Views of maps hold what their map holds; summaries do not speak about them.
    const auto stored = [&](Expression all) { return builder_.restrict_domain(storing_, all); };
    return claim(relation.name(), stored(after), {stored(change.bound.lower), stored(change.bound.upper)});
  }
  // What is not mentioned is as it was, on the objects that were there.
  const auto before = builder_.relation(relation.name() + "$before", relation.arity());
  const auto old = builder_.relation("old$" + relation.name(), 1);
  after_.push_back({before, {relation.kind, RelState::before, relation.field}});
  after_.push_back({old, objects_of(relation.field ? relation.field->owner : Symbol("java/lang/Object"),
                                    RelState::before)});
  claims_.push_back({relation.name() + " unchanged", builder_.equal(builder_.restrict_domain(old, after),
                                                                    builder_.restrict_domain(old, before))});
}

void SummaryCheck::claim(const std::string& name, Expression after, const engine::RelationalBound& bound) {
  claims_.push_back({name + " upper", builder_.subset(after, bound.upper)});
  // An object that was not made has a name in the bounds, but no value.
  const auto there = after->arity == 1 ? bound.lower : builder_.restrict_domain(existing_, bound.lower);
  claims_.push_back({name + " lower", builder_.subset(there, after)});
}

// --- one run ---

// Objects that are new and that summaries speak about.
std::vector<Element> SummaryCheck::made(const engine::PropertyRun& run) const {
  std::vector<Element> result;
  std::vector<Symbol> classes = workspace_.user_classes();
  for (const auto name : storing_classes) classes.emplace_back(std::string(name));
  for (const auto& name : classes) {
    const auto before = run.relations().tuples(objects_of(name, RelState::before));
    for (const auto& tuple : run.relations().tuples(objects_of(name, RelState::after)))
      if (!before.contains(tuple) && std::find(result.begin(), result.end(), tuple[0]) == result.end())
        result.push_back(tuple[0]);
  }
  return result;
}

std::vector<std::string> SummaryCheck::broken_with(const Universe& universe, const Instance& instance) const {
  std::vector<std::string> result;
  logic::relational::Evaluator evaluator(universe, logic::relational::IntegerWidth(32), instance);
  for (const auto& claim : claims_)
    if (!evaluator.holds(claim.formula)) result.push_back(claim.name);
  return result;
}

// The assignment of new objects to allocations with which the least is broken.
std::vector<std::string> SummaryCheck::best_assignment(const Universe& universe, Instance& instance,
                                                       const std::vector<Element>& objects, std::size_t next,
                                                       std::vector<bool>& taken, Element absent,
                                                       const engine::PropertyRun& run) const {
  const auto& allocations = summary_.allocations;
  if (next == allocations.size()) {
    auto result = broken_with(universe, instance);
    logic::relational::Evaluator evaluator(universe, logic::relational::IntegerWidth(32), instance);
    for (const auto& allocation : allocations) {
      const bool is_made = instance.get(allocation.object)[0][0] != absent;
      if (allocation.condition && evaluator.holds(allocation.condition) != is_made)
        result.push_back(allocation.object->name + " made");
    }
    if (std::count(taken.begin(), taken.end(), false) > 0) result.emplace_back("other objects made");
    return result;
  }
  std::vector<std::string> best;
  bool first = true;
  const auto attempt = [&](Element element) {
    instance.set(allocations[next].object, TupleSet::singleton({element}));
    auto result = best_assignment(universe, instance, objects, next + 1, taken, absent, run);
    if (first || result.size() < best.size()) best = std::move(result);
    first = false;
    return best.empty();
  };
  const auto fitting = run.relations().tuples(objects_of(allocations[next].class_name, RelState::after));
  for (std::size_t i = 0; i < objects.size(); ++i) {
    if (taken[i] || !fitting.contains({objects[i]})) continue;
    taken[i] = true;
    const bool done = attempt(objects[i]);
    taken[i] = false;
    if (done) return best;
  }
  attempt(absent);
  return best;
}

std::vector<std::string> SummaryCheck::broken(const engine::PropertyRun& run) const {
  Universe universe = run.relations().universe();
  const auto absent = universe.add("absent");
  auto instance = run.instance(before_);
  for (const auto& relation : after_)
    instance.set(relation.expression, run.relations().tuples(relation.meaning));
  instance.set(existing_, run.relations().tuples(objects_of(Symbol("java/lang/Object"), RelState::after)));
  TupleSet storing(1);
  for (const auto name : storing_classes)
    storing = storing.united(run.relations().tuples(objects_of(Symbol(std::string(name)), RelState::after)));
  instance.set(storing_, storing);
  const auto objects = made(run);
  std::vector<bool> taken(objects.size());
  auto result = best_assignment(universe, instance, objects, 0, taken, absent, run);

  const auto seen = run.instance(vocabulary_.relations());
  auto evaluator = run.evaluator(seen);
  for (const auto& condition : printed_.postconditions)
    if (!evaluator.holds(condition.formula)) result.push_back("printed " + condition.name);
  return result;
}

}  // namespace jury::agreement
