// Control: blocks in order, branches, environments meeting.
#include "engine/summary/method_analysis.h"

#include <algorithm>

#include "support/diagnostics.h"

namespace jury::engine {

using ir::BlockId;
using Meaning = encode::RelationMeaning;

namespace {

const ir::Body& body_of(program::Workspace& workspace, const ir::Method& method) {
  const auto* body = workspace.program().body(method);
  if (!body) throw Unsupported(method.display() + " has no body");
  return *body;
}

}  // namespace

MethodAnalysis::MethodAnalysis(Summarizer& owner, const ir::Method& method)
    : owner_(owner),
      method_(method),
      body_(body_of(owner.workspace_, method)),
      order_(encode::flow_order(body_)),
      builder_(owner.builder_) {}

MethodSummary MethodAnalysis::run() {
  for (const auto& block : body_.blocks)
    if (!block.handlers.empty()) throw Unsupported("it handles exceptions");
  Environment start;
  start.locals.resize(body_.locals.size());
  const auto signature = ir::Signature::from_descriptor(method_.descriptor.view());
  const std::size_t receiver = method_.is_static() ? 0 : 1;
  for (std::size_t i = 0; i < body_.parameter_count; ++i) {
    const auto type = i < receiver ? ir::Type::reference(method_.owner) : signature.parameters[i - receiver];
    if (type.kind == ir::Kind::Long || type.kind == ir::Kind::Float || type.kind == ir::Kind::Double)
      continue;
    if (type.kind == ir::Kind::Reference && !owner_.is_atom(type)) continue;
    const auto leaf = owner_.parameter_leaf(method_, i, type);
    start.locals[i] = exactly(type.kind == ir::Kind::Boolean ? truth_as_integer(leaf) : leaf);
  }
  Region whole;
  whole.pending[order_.position[0]].push_back(std::move(start));
  execute(whole);
  if (whole.leaving.empty()) throw Unsupported("it never returns");

  std::vector<Environment> ends;
  for (auto& leaving : whole.leaving) {
    // The result meets like one more local.
    leaving.environment.locals.push_back(leaving.value);
    ends.push_back(std::move(leaving.environment));
  }
  return conclude(merge(std::move(ends)));
}

MethodSummary MethodAnalysis::conclude(const Environment& end) {
  MethodSummary summary;
  summary.uses_collections = uses_collections_;
  summary.allocations = allocations_;
  if (!throws_.empty()) summary.returns = negation(builder_.disjunction(throws_));
  for (const auto& [relation, bound] : end.relations) {
    const auto shown = simplified(bound);
    if (shown == exactly(owner_.leaf(relation))) continue;
    summary.changes.push_back({relation, shown});
  }
  const auto order = [](const Change& change) {
    const auto* field = change.relation.field;
    return std::tuple(change.relation.kind, field ? field->owner.view() : "",
                      field ? field->name.view() : "");
  };
  std::sort(summary.changes.begin(), summary.changes.end(),
            [&](const Change& a, const Change& b) { return order(a) < order(b); });
  const auto type = ir::Signature::from_descriptor(method_.descriptor.view()).result;
  if (type.kind == ir::Kind::Void) return summary;
  const auto& value = end.locals.back();
  if (!value || (type.kind == ir::Kind::Reference && !owner_.is_atom(type)))
    throw Unsupported("its result is of type " + type.display());
  if (type.kind != ir::Kind::Boolean)
    summary.result = simplified(*value);
  else if (value->exact())
    summary.result = simplified(exactly(integer_as_truth(value->upper)));
  else
    summary.result = Bound{builder_.none(), owner_.top_of(type)};
  return summary;
}

RelationalBound MethodAnalysis::simplified(const Bound& bound) const {
  auto& simplifier = *owner_.simplifier_;
  return {simplifier.apply(bound.lower), simplifier.apply(bound.upper)};
}

void MethodAnalysis::execute(Region& region) {
  while (!region.pending.empty()) {
    auto first = region.pending.begin();
    const auto position = first->first;
    auto environments = std::move(first->second);
    region.pending.erase(first);
    const auto block = static_cast<BlockId>(
        std::find(order_.position.begin(), order_.position.end(), position) - order_.position.begin());
    auto environment = merge(std::move(environments));
    if (order_.is_header[block] && region.header != block) {
      for (auto& leaving : summarize_loop(block, std::move(environment))) {
        if (leaving.target)
          go(region, *leaving.target, std::move(leaving.environment));
        else
          region.leaving.push_back(std::move(leaving));
      }
    } else {
      execute_block(region, block, std::move(environment));
    }
  }
}

void MethodAnalysis::execute_block(Region& region, BlockId block, Environment environment) {
  // Nobody handles it, so no execution that returns sees the block.
  if (std::holds_alternative<ir::Throw>(body_.blocks[block].terminator.kind))
    return note_throw(environment, builder_.truth());
  for (const auto& statement : body_.blocks[block].statements) execute(statement, environment);
  terminate(region, body_.blocks[block].terminator, std::move(environment));
}

// Here no execution that returns satisfies the condition. In loops it would be about one iteration.
void MethodAnalysis::note_throw(const Environment& environment, Formula condition) {
  const auto path = loop_depth_ == 0 ? condition_from(environment.path, 0) : Formula();
  if (!path) return;
  const auto thrown =
      path->kind == logic::relational::NodeKind::True ? condition : builder_.conjunction(path, condition);
  if (std::find(throws_.begin(), throws_.end(), thrown) == throws_.end()) throws_.push_back(thrown);
}

void MethodAnalysis::go(Region& region, BlockId target, Environment environment) {
  if (region.header && target == *region.header)
    region.back.push_back(std::move(environment));
  else if (region.header && !inside(target, *region.header))
    region.leaving.push_back({target, std::move(environment), std::nullopt});
  else
    region.pending[order_.position[target]].push_back(std::move(environment));
}

void MethodAnalysis::terminate(Region& region, const ir::Terminator& terminator, Environment environment) {
  std::visit(ir::overloaded{
                 [&](const ir::Goto& t) { go(region, t.target, std::move(environment)); },
                 [&](const ir::If& t) {
                   const auto condition = compare(t.relation, t.left, t.right, environment);
                   const auto branch = branches_++;
                   auto otherwise = environment;
                   environment.path.push_back({branch, true, condition});
                   otherwise.path.push_back({branch, false, condition ? negation(condition) : Formula()});
                   go(region, t.then_block, std::move(environment));
                   go(region, t.else_block, std::move(otherwise));
                 },
                 [&](const ir::Switch&) { throw Unsupported("it has a switch"); },
                 [&](const ir::Return& t) {
                   std::optional<Bound> value;
                   if (t.value && (!t.value->is_local() || environment.locals[t.value->local()]))
                     value = operand(*t.value, environment);
                   region.leaving.push_back({std::nullopt, std::move(environment), value});
                 },
                 [&](const ir::Throw&) {},
                 [&](const ir::Refuse& t) { throw Unsupported(t.reason); },
             },
             terminator.kind);
}

// --- meeting ---

MethodAnalysis::Environment MethodAnalysis::merge(std::vector<Environment> environments) {
  auto result = std::move(environments.front());
  for (std::size_t i = 1; i < environments.size(); ++i) result = merge(result, environments[i]);
  return result;
}

// What tells this way from others after the first decisions; nothing when that is not known.
MethodAnalysis::Formula MethodAnalysis::condition_from(const std::vector<Decision>& path, std::size_t start) {
  std::vector<Formula> conditions;
  for (std::size_t i = start; i < path.size(); ++i) {
    if (!path[i].condition) return {};
    conditions.push_back(path[i].condition);
  }
  return builder_.conjunction(conditions);
}

RelationalBound MethodAnalysis::mix(Formula condition, const Bound& first, const Bound& second) {
  if (first == second) return first;
  if (!condition)
    return {builder_.intersection(first.lower, second.lower), builder_.union_of(first.upper, second.upper)};
  return {builder_.conditional(condition, first.lower, second.lower),
          builder_.conditional(condition, first.upper, second.upper)};
}

MethodAnalysis::Environment MethodAnalysis::merge(const Environment& first, const Environment& second) {
  std::size_t common = 0;
  while (common < first.path.size() && common < second.path.size() &&
         first.path[common].branch == second.path[common].branch &&
         first.path[common].taken == second.path[common].taken)
    ++common;
  const auto first_taken = condition_from(first.path, common);
  const auto second_taken = condition_from(second.path, common);
  const auto condition = first_taken ? first_taken : second_taken ? negation(second_taken) : Formula();
  Environment result = join(condition, first, second);
  result.path.assign(first.path.begin(), first.path.begin() + static_cast<std::ptrdiff_t>(common));
  const bool two_sides = first.path.size() == common + 1 && second.path.size() == common + 1 &&
                         first.path[common].branch == second.path[common].branch;
  if (!two_sides)
    result.path.push_back(
        {branches_++, true,
         first_taken && second_taken ? builder_.disjunction(first_taken, second_taken) : Formula()});
  return result;
}

// Values and relations of either; the path is left empty.
MethodAnalysis::Environment MethodAnalysis::join(Formula condition, const Environment& first,
                                                 const Environment& second) {
  Environment result;
  for (std::size_t i = 0; i < first.locals.size(); ++i)
    result.locals.push_back(first.locals[i] && second.locals[i]
                                ? std::optional(mix(condition, *first.locals[i], *second.locals[i]))
                                : std::nullopt);
  for (const auto& [local, traversal] : first.traversals) {
    const auto found = second.traversals.find(local);
    if (found != second.traversals.end() && found->second == traversal)
      result.traversals.emplace(local, traversal);
  }
  std::set<StateRelation> written;
  for (const auto& [relation, bound] : first.relations) written.insert(relation);
  for (const auto& [relation, bound] : second.relations) written.insert(relation);
  for (const auto& relation : written)
    result.relations.emplace(relation, mix(condition, value_of(relation, first), value_of(relation, second)));
  return result;
}

}  // namespace jury::engine
