// Loops. One iteration is executed on symbols for everything the loop changes. When a local walks along a
// field that the loop leaves alone, c = c.r, and the loop is left under conditions on that cursor only, the
// set of objects it visits is an expression: from the start along r, through objects that satisfy no exit
// condition, until the first that does (Karun section 4.6 knows the exit at null). Loops on iterators:
// method_analysis_iterators.cpp. What the loop does to relations is then summed up over that set
// (method_analysis_updates.cpp), and to locals here: flags and counts are exact. Where that is not possible,
// changes are lost within their type.
#include <algorithm>

#include "engine/summary/method_analysis.h"
#include "support/diagnostics.h"

namespace jury::engine {

using ir::BlockId;
using logic::relational::NodeKind;

void MethodAnalysis::assigned_in(BlockId header, std::set<ir::LocalId>& locals,
                                 std::set<StateRelation>& relations) {
  for (BlockId block = 0; block < body_.blocks.size(); ++block) {
    if (!inside(block, header)) continue;
    for (const auto& statement : body_.blocks[block].statements) {
      if (const auto target = ir::target_of(statement)) locals.insert(*target);
      if (const auto* store = std::get_if<ir::StoreField>(&statement.kind))
        relations.insert(StateRelation::of(resolve(store->field)));
      if (const auto* called = std::get_if<ir::Call>(&statement.kind)) changed_by(*called, relations);
    }
  }
}

void MethodAnalysis::make_symbols(Loop& loop) {
  std::set<ir::LocalId> locals;
  std::set<StateRelation> relations;
  assigned_in(loop.header, locals, relations);
  Environment start = loop.entered;
  start.path.clear();
  for (const auto local : locals) {
    start.traversals.erase(local);
    if (!start.locals[local]) continue;  // assigned before it is read in every iteration
    const auto symbol = builder_.relation(body_.locals[local].name.text() + "$", 1);
    loop.local_symbols[local] = symbol;
    loop.symbols.insert(symbol.node());
    start.locals[local] = exactly(symbol);
  }
  for (const auto& changed : relations) {
    const auto symbol = builder_.relation(changed.name() + "$", changed.arity());
    loop.relation_symbols[changed] = symbol;
    loop.symbols.insert(symbol.node());
    start.relations[changed] = exactly(symbol);
  }
  find_iterator(loop, start);
  loop.iteration.header = loop.header;
  ++loop_depth_;
  execute_block(loop.iteration, loop.header, std::move(start));
  execute(loop.iteration);
  --loop_depth_;
}

void MethodAnalysis::find_cursor(Loop& loop) {
  if (loop.iteration.back.empty()) return;
  const auto back = merge(loop.iteration.back);
  for (const auto& [local, symbol] : loop.local_symbols) {
    const auto& next = back.locals[local];
    if (!next || !next->exact() || next->upper->kind != NodeKind::Join) continue;
    const Expression relation(next->upper->children[1]);
    if (next->upper->children[0] == symbol.node() && consumes(loop, local, back)) return;
    if (next->upper->children[0] != symbol.node() || mentions(relation.node(), loop.symbols)) continue;
    if (!loop.entered.locals[local]->exact()) continue;
    loop.cursor = local;
    loop.element = symbol;
    loop.reached = builder_.join(loop.entered.locals[local]->upper, builder_.reflexive_closure(relation));
    loop.visited = loop.reached;
    loop.exact = find_visited(loop);
    return;
  }
}

// A loop that takes a chain apart: it walks along r and sets r of each object that it leaves to null. It
// visits what the chain led to before, and ends in a circle too, since there the way back is gone.
bool MethodAnalysis::consumes(Loop& loop, ir::LocalId local, const Environment& back) {
  const auto element = loop.local_symbols.at(local);
  const Node* step = back.locals[local]->upper->children[1];
  const auto changed = std::find_if(loop.relation_symbols.begin(), loop.relation_symbols.end(),
                                    [&](const auto& entry) { return entry.second.node() == step; });
  if (changed == loop.relation_symbols.end() || loop.iteration.leaving.size() != 1) return false;
  const auto before = value_of(changed->first, loop.entered), after = value_of(changed->first, back);
  const auto start = *loop.entered.locals[local];
  const auto update = builder_.override_with(changed->second, builder_.product(element, null()));
  if (!before.exact() || !start.exact() || after != exactly(update)) return false;
  const auto& leaving = loop.iteration.leaving.front().environment;
  if (condition_from(leaving.path, 0) != builder_.equal(element, null())) return false;
  for (const auto& [relation, symbol] : loop.relation_symbols)
    if (value_of(relation, leaving) != exactly(symbol)) return false;
  loop.cursor = local;
  loop.element = element;
  loop.reached = builder_.join(start.upper, builder_.reflexive_closure(before.upper));
  loop.visited = builder_.difference(loop.reached, null());
  loop.last = null();
  loop.exact = true;
  return true;
}

// Whether the visited objects are known exactly.
bool MethodAnalysis::find_visited(Loop& loop) {
  const auto start = loop.entered.locals[*loop.cursor]->upper;
  const auto reached = loop.reached;
  const Expression step(reached->children[1]->children[0]);
  std::vector<Formula> exits;
  for (const auto& leaving : loop.iteration.leaving) {
    const auto condition = condition_from(leaving.environment.path, 0);
    if (!condition || !mentions_only(condition.node(), loop, loop.element)) return false;
    // The cursor and the relations are as they were at the head.
    if (leaving.environment.locals[*loop.cursor] != exactly(loop.element)) return false;
    for (const auto& [changed, symbol] : loop.relation_symbols)
      if (value_of(changed, leaving.environment) != exactly(symbol)) return false;
    exits.push_back(condition);
  }
  if (exits.empty()) return false;
  if (exits.size() == 1 && exits.front() == builder_.equal(loop.element, null())) {
    loop.visited = builder_.difference(reached, null());
    loop.last = null();
    return true;
  }
  const auto variable = builder_.variable("x");
  const auto stop = replace(builder_.disjunction(exits), {{loop.element.node(), variable}});
  const auto stops = builder_.comprehension({{variable, reached}}, stop);
  const auto onward = builder_.restrict_domain(builder_.difference(builder_.univ(), stops), step);
  const auto way = builder_.join(start, builder_.reflexive_closure(onward));
  loop.visited = builder_.difference(builder_.difference(way, stops), null());
  loop.last = builder_.intersection(way, stops);
  return true;
}

std::vector<MethodAnalysis::Leaving> MethodAnalysis::summarize_loop(BlockId header, Environment environment) {
  Loop loop;
  loop.header = header;
  loop.entered = std::move(environment);
  make_symbols(loop);
  if (loop.iterator)
    loop.exact = !loop.iteration.leaving.empty() && find_traversed(loop);
  else
    find_cursor(loop);
  const auto branch = branches_++;
  std::vector<Leaving> result;
  for (const auto& leaving : loop.iteration.leaving) {
    result.push_back(after_loop(loop, leaving));
    auto& path = result.back().environment.path;
    // A loop that is left in one way only is left in that way.
    if (loop.iteration.leaving.size() == 1) continue;
    if (loop.hits && loop.iteration.leaving.size() == 2) {
      const bool hit = leaving.environment.traversals.at(*loop.iterator).taken == 1;
      path.push_back({branch, hit, hit ? builder_.some(loop.hits) : builder_.no(loop.hits)});
      continue;
    }
    Formula condition;
    if (loop.exact && loop.cursor)
      condition = replace(condition_from(leaving.environment.path, 0), {{loop.element.node(), loop.last}});
    path.push_back({branches_++, true, condition});
  }
  return result;
}

MethodAnalysis::Leaving MethodAnalysis::after_loop(Loop& loop, const Leaving& leaving) {
  Leaving out{leaving.target, leaving.environment, std::nullopt};
  auto& result = out.environment;
  result.path = loop.entered.path;
  result.traversals = loop.entered.traversals;
  if (loop.iterator) result.traversals.erase(*loop.iterator);
  for (const auto& [local, symbol] : loop.local_symbols) result.traversals.erase(local);
  for (ir::LocalId local = 0; local < result.locals.size(); ++local)
    if (result.locals[local]) result.locals[local] = local_after(loop, leaving, local);
  for (const auto& [changed, symbol] : loop.relation_symbols)
    result.relations[changed] = simplified(relation_after(loop, changed, leaving));
  if (!leaving.target && leaving.value) {
    const auto type = ir::Signature::from_descriptor(method_.descriptor.view()).result;
    const bool number = type.kind != ir::Kind::Reference;
    out.value = value_after(loop, leaving, *leaving.value, number ? builder_.integers() : top_of(type));
  }
  return out;
}

// --- values after a loop ---

// Of an expression at the exit, in terms of the state before the loop.
RelationalBound MethodAnalysis::value_after(Loop& loop, const Leaving& leaving, const Bound& value,
                                            Expression top) {
  const bool stable =
      !mentions(value.upper.node(), loop.symbols) && !mentions(value.lower.node(), loop.symbols);
  if (stable) return value;
  if (loop.element && mentions_only(value.upper.node(), loop, loop.element)) {
    if (loop.exact && loop.cursor && value.exact())
      return exactly(replace(value.upper, {{loop.element.node(), loop.last}}));
    const bool hit = loop.hits && leaving.environment.traversals.at(*loop.iterator).taken == 1;
    if (hit && loop.iteration.leaving.size() == 2 && is_monotone(value.upper.node(), {loop.element.node()}))
      return {builder_.none(), replace(value.upper, {{loop.element.node(), loop.hits}})};
  }
  const auto upper = over_iterations(loop, value.upper);
  return {builder_.none(), upper ? *upper : top};
}

RelationalBound MethodAnalysis::local_after(Loop& loop, const Leaving& leaving, ir::LocalId local) {
  const auto& value = *leaving.environment.locals[local];
  const bool reference = body_.locals[local].type.kind == ir::Kind::Reference;
  const auto symbol = loop.local_symbols.find(local);
  if (symbol != loop.local_symbols.end() && local != loop.cursor && value == exactly(symbol->second))
    if (const auto sum = accumulated(loop, leaving, local)) return *sum;
  return value_after(loop, leaving, value, reference ? builder_.univ() : builder_.integers());
}

// A local that the iterations change: a flag that some set, a count, a value from one of them.
std::optional<RelationalBound> MethodAnalysis::accumulated(Loop& loop, const Leaving& leaving,
                                                           ir::LocalId local) {
  const auto before = *loop.entered.locals[local];
  if (loop.iteration.back.empty()) return before;
  const auto next = merge(loop.iteration.back).locals[local];
  if (!next) return std::nullopt;
  const bool complete = !loop.iterator || leaving.environment.traversals.at(*loop.iterator).taken == 0;
  if (loop.exact && complete && next->exact() && before.exact())
    if (const auto sum = exact_accumulation(loop, local, next->upper)) return exactly(*sum);
  const auto values = over_iterations(loop, without_conditions(loop, next->upper));
  if (!values) return std::nullopt;
  return Bound{builder_.none(), builder_.union_of(before.upper, *values)};
}

// A local that an iteration sets to one value, or counts up, when a condition on the element holds.
std::optional<MethodAnalysis::Expression> MethodAnalysis::exact_accumulation(Loop& loop, ir::LocalId local,
                                                                             Expression next) {
  const auto symbol = loop.local_symbols.at(local);
  const auto before = loop.entered.locals[local]->upper;
  Formula condition;
  auto value = next;
  if (next->kind == NodeKind::ConditionalExpression) {
    const bool otherwise = next->children[1] == symbol.node();
    if (next->children[otherwise ? 1 : 2] != symbol.node()) return std::nullopt;  // both sides change it
    const Formula holds(next->children[0]);
    condition = otherwise ? negation(holds) : holds;
    value = Expression(next->children[otherwise ? 2 : 1]);
  }
  if (condition && !mentions_only(condition.node(), loop, loop.element)) return std::nullopt;
  const auto chosen = those(loop, loop.visited, condition);
  if (!mentions(value.node(), loop.symbols))
    return builder_.conditional(builder_.some(chosen), value, before);
  const auto one_more =
      builder_.to_expression(builder_.plus(builder_.value(symbol), builder_.value(number(1))));
  const bool distinct = !loop.iterator || loop.entered.traversals.at(*loop.iterator).distinct;
  if (!distinct || value != one_more) return std::nullopt;
  // As pairs: the language of .rel files does not count null in a set.
  const auto counted =
      loop.iterator ? builder_.product(chosen, owner_.constant_leaf(encode::RelationMeaning::Kind::truth))
                    : chosen;
  return builder_.to_expression(builder_.plus(builder_.value(before), builder_.cardinality(counted)));
}

// The values of all branches; a local's own value adds nothing.
MethodAnalysis::Expression MethodAnalysis::without_conditions(const Loop& loop, Expression expression) {
  if (expression->kind == NodeKind::ConditionalExpression || expression->kind == NodeKind::Union) {
    const std::size_t first = expression->kind == NodeKind::Union ? 0 : 1;
    return builder_.union_of(without_conditions(loop, Expression(expression->children[first])),
                             without_conditions(loop, Expression(expression->children[first + 1])));
  }
  for (const auto& [local, symbol] : loop.local_symbols)
    if (symbol == expression && symbol != loop.element) return builder_.none();
  return expression;
}

std::optional<MethodAnalysis::Expression> MethodAnalysis::over_iterations(const Loop& loop,
                                                                          Expression expression) {
  if (!mentions(expression.node(), loop.symbols)) return expression;
  if (!loop.element || !mentions_only(expression.node(), loop, loop.element) ||
      !is_monotone(expression.node(), {loop.element.node()}))
    return std::nullopt;
  // The cursor takes these values, the last one included.
  return replace(expression, {{loop.element.node(), loop.reached}});
}

// --- expressions ---

bool MethodAnalysis::inside(BlockId block, BlockId header) const {
  const auto& loops = order_.loops[block];
  return std::find(loops.begin(), loops.end(), header) != loops.end();
}

bool MethodAnalysis::mentions(const Node* node, const std::set<const Node*>& leaves) const {
  if (leaves.contains(node)) return true;
  return std::any_of(node->children.begin(), node->children.end(),
                     [&](const Node* child) { return mentions(child, leaves); });
}

bool MethodAnalysis::mentions_only(const Node* node, const Loop& loop, Expression allowed) const {
  auto others = loop.symbols;
  if (allowed) others.erase(allowed.node());
  return !mentions(node, others);
}

// Grows when the leaves grow.
bool MethodAnalysis::is_monotone(const Node* node, const std::set<const Node*>& leaves) const {
  if (!mentions(node, leaves) || leaves.contains(node)) return true;
  const auto& parts = node->children;
  const auto is = [&](std::initializer_list<NodeKind> kinds) {
    return std::find(kinds.begin(), kinds.end(), node->kind) != kinds.end();
  };
  if (is({NodeKind::Difference, NodeKind::Override})) {
    if (mentions(parts[1], leaves)) return false;
  } else if (is({NodeKind::ConditionalExpression})) {
    if (mentions(parts[0], leaves)) return false;
  } else if (!is({NodeKind::Union, NodeKind::Intersection, NodeKind::Join, NodeKind::Product,
                  NodeKind::Closure, NodeKind::ReflexiveClosure, NodeKind::Transpose})) {
    return false;
  }
  return std::all_of(parts.begin(), parts.end(),
                     [&](const Node* child) { return is_monotone(child, leaves); });
}

MethodAnalysis::Expression MethodAnalysis::replace(Expression in,
                                                   const std::map<const Node*, Expression>& by) {
  logic::relational::Substitution substitution(builder_);
  for (const auto& [leaf, value] : by) substitution.replace(Expression(leaf), value);
  return substitution.apply(in);
}

MethodAnalysis::Formula MethodAnalysis::replace(Formula in, const std::map<const Node*, Expression>& by) {
  logic::relational::Substitution substitution(builder_);
  for (const auto& [leaf, value] : by) substitution.replace(Expression(leaf), value);
  return substitution.apply(in);
}

}  // namespace jury::engine
