// What a loop does to a relation, summed up over its iterations. The value at the end of one iteration is
// taken apart into updates of the value at its beginning. Updates that commute are summed exactly over the
// visited elements: additions, removals, and assignments that give each object one value. Others bound the
// relation from both sides.
#include <algorithm>

#include "engine/summary/method_analysis.h"

namespace jury::engine {

using logic::relational::NodeKind;

namespace {

std::vector<logic::relational::Expression> columns_of(const logic::relational::Node* product) {
  using logic::relational::Expression;
  std::vector<Expression> columns;
  while (product->kind == NodeKind::Product) {
    columns.emplace_back(product->children[0]);
    product = product->children[1];
  }
  columns.emplace_back(product);
  return columns;
}

}  // namespace

// False when the expression is not made of updates of the symbol.
bool MethodAnalysis::collect_updates(const Node* node, const Node* symbol, Formula condition,
                                     std::vector<Update>& updates) const {
  if (node == symbol) return true;
  if (node->kind == NodeKind::ConditionalExpression) {
    const Formula holds(node->children[0]);
    const auto with = [&](Formula more) { return condition ? builder_.conjunction(condition, more) : more; };
    return collect_updates(node->children[1], symbol, with(holds), updates) &&
           collect_updates(node->children[2], symbol, with(negation(holds)), updates);
  }
  const bool adds = node->kind == NodeKind::Union, removes = node->kind == NodeKind::Difference;
  if (!adds && !removes && node->kind != NodeKind::Override && node->kind != NodeKind::Intersection)
    return false;
  const Node* right = node->children[1];
  if (adds && right->kind == NodeKind::Intersection && right->children[1]->kind == NodeKind::Product &&
      !mentions(right->children[1], {symbol}))
    // r - (x -> univ) + (r & (x -> y)): the rest of r.
    return collect_updates(node->children[0], symbol, condition, updates) &&
           collect_updates(right->children[0], symbol, condition, updates);
  if (node->kind == NodeKind::Intersection || (adds && mentions(right, {symbol})))
    // Two ways that meet: each may have happened.
    return collect_updates(node->children[0], symbol, condition, updates) &&
           collect_updates(right, symbol, condition, updates);
  if (right->kind != NodeKind::Product) return false;
  auto columns = columns_of(right);
  if (columns.size() != node->arity) return false;
  const auto kind = adds ? Update::Kind::add : removes ? Update::Kind::remove : Update::Kind::override_with;
  updates.push_back({kind, condition, std::move(columns)});
  return collect_updates(node->children[0], symbol, condition, updates);
}

// --- paths from the element ---

bool MethodAnalysis::is_path_from(const Node* node, const Node* start, const Loop& loop) const {
  if (node == start) return true;
  return node->kind == NodeKind::Join && !mentions(node->children[1], loop.symbols) &&
         is_path_from(node->children[0], start, loop);
}

MethodAnalysis::Expression MethodAnalysis::path_relation(const Node* node, const Node* start) {
  if (node == start) return builder_.iden();
  const Expression step(node->children[1]);
  return node->children[0] == start ? step : builder_.join(path_relation(node->children[0], start), step);
}

MethodAnalysis::Expression MethodAnalysis::image(Expression set, const Node* path, const Node* start) {
  return replace(Expression(path), {{start, set}});
}

std::vector<MethodAnalysis::Update> MethodAnalysis::read_before(Loop& loop, const StateRelation& relation,
                                                                std::vector<Update> updates) {
  if (relation.kind != StateRelation::Kind::field) return updates;
  if (loop.iterator && !loop.entered.traversals.at(*loop.iterator).distinct) return updates;
  for (const auto& update : updates)
    if (update.kind != Update::Kind::override_with || update.columns[0] != loop.element) return updates;
  const auto now = builder_.join(loop.element, loop.relation_symbols.at(relation));
  const auto before = builder_.join(loop.element, value_of(relation, loop.entered).upper);
  std::map<const Node*, const Node*> done{{now.node(), before.node()}};
  const auto rewrite = [&](auto& self, const Node* node) -> const Node* {
    const auto found = done.find(node);
    if (found != done.end()) return found->second;
    std::vector<const Node*> children;
    for (const Node* child : node->children) children.push_back(self(self, child));
    const Node* result = children == node->children ? node : builder_.rebuild(node, std::move(children));
    done.emplace(node, result);
    return result;
  };
  for (auto& update : updates) {
    if (update.condition) update.condition = Formula(rewrite(rewrite, update.condition.node()));
    for (auto& column : update.columns) column = Expression(rewrite(rewrite, column.node()));
  }
  return updates;
}

// --- exact sums ---

// Each visited element with its own value, however that is computed: for fields that hold objects or
// booleans.
std::optional<MethodAnalysis::Expression> MethodAnalysis::values_over(Loop& loop,
                                                                      const StateRelation& relation,
                                                                      const Update& update) {
  if (relation.kind != StateRelation::Kind::field) return std::nullopt;
  const auto& type = relation.field->type;
  const bool of_objects =
      type.kind == ir::Kind::Boolean || (type.kind == ir::Kind::Reference && allocations_.empty() &&
                                         owner_.workspace_.is_user_class(type.name));
  const auto value = update.columns[1];
  if (!of_objects || update.columns[0] != loop.element || !mentions_only(value.node(), loop, loop.element))
    return std::nullopt;
  const auto object = builder_.variable("x"), one = builder_.variable("y");
  return builder_.comprehension(
      {{object, those(loop, loop.visited, update.condition)}, {one, top_of(relation.field->type)}},
      builder_.subset(one, replace(value, {{loop.element.node(), object}})));
}

// The tuples of the update over all visited elements; nothing when they have no expression.
std::optional<MethodAnalysis::Expression> MethodAnalysis::tuples_over(Loop& loop,
                                                                      const StateRelation& relation,
                                                                      const Update& update) {
  const auto set = those(loop, loop.visited, update.condition);
  std::vector<std::size_t> moving;
  auto columns = update.columns;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (!mentions(columns[i].node(), loop.symbols)) continue;
    if (!is_path_from(columns[i].node(), loop.element.node(), loop))
      return values_over(loop, relation, update);
    moving.push_back(i);
  }
  if (moving.size() == 2 && columns.size() == 2) {
    const auto from = path_relation(columns[0].node(), loop.element.node());
    const auto to = path_relation(columns[1].node(), loop.element.node());
    if (columns[0] == loop.element) return builder_.restrict_domain(set, to);
    return builder_.join(builder_.transpose(builder_.restrict_domain(set, from)), to);
  }
  if (moving.size() > 1) return std::nullopt;
  if (moving.size() == 1) columns[moving[0]] = image(set, columns[moving[0]].node(), loop.element.node());
  auto tuples = columns.back();
  for (std::size_t i = columns.size() - 1; i-- > 0;) tuples = builder_.product(columns[i], tuples);
  if (!moving.empty()) return tuples;
  return builder_.conditional(builder_.some(set), tuples, builder_.none(columns.size()));
}

std::optional<MethodAnalysis::Expression> MethodAnalysis::exact_sum(Loop& loop, const StateRelation& relation,
                                                                    const std::vector<Update>& found,
                                                                    Expression before) {
  const auto updates = read_before(loop, relation, found);
  auto result = before;
  for (const auto& update : updates) {
    if (update.kind != updates.front().kind) return std::nullopt;
    if (update.condition && !mentions_only(update.condition.node(), loop, loop.element)) return std::nullopt;
    const auto tuples = tuples_over(loop, relation, update);
    if (!tuples) return std::nullopt;
    if (update.kind == Update::Kind::add) result = builder_.union_of(result, *tuples);
    if (update.kind == Update::Kind::remove) result = builder_.difference(result, *tuples);
    if (update.kind != Update::Kind::override_with) continue;
    // Each object gets one value: all get the same, or each visited element its own.
    const bool one_value =
        !mentions(update.columns[1].node(), loop.symbols) || update.columns[0] == loop.element;
    if (updates.size() > 1 || !one_value) return std::nullopt;
    result = builder_.override_with(result, *tuples);
  }
  return result;
}

// --- bounds ---

RelationalBound MethodAnalysis::weak_sum(Loop& loop, const StateRelation& relation,
                                         const std::vector<Update>& updates) {
  auto result = value_of(relation, loop.entered);
  for (const auto& update : updates) {
    Expression lost, gained;
    for (std::size_t i = update.columns.size(); i-- > 0;) {
      const auto values = over_iterations(loop, update.columns[i]);
      const bool of_field = relation.kind == StateRelation::Kind::field;
      const auto anything = !of_field              ? builder_.univ()
                            : i > 0                ? top_of(relation.field->type)
                            : allocations_.empty() ? owner_.class_leaf(relation.field->owner)
                                                   : builder_.univ();
      const auto column = values ? *values : anything;
      // An assignment loses what the object had.
      const bool replaced = update.kind == Update::Kind::override_with && i > 0;
      const auto any = replaced ? builder_.univ() : column;
      gained = gained ? builder_.product(column, gained) : column;
      lost = lost ? builder_.product(any, lost) : any;
    }
    if (update.kind != Update::Kind::add) result.lower = builder_.difference(result.lower, lost);
    if (update.kind != Update::Kind::remove) result.upper = builder_.union_of(result.upper, gained);
  }
  return result;
}

RelationalBound MethodAnalysis::relation_after(Loop& loop, const StateRelation& relation,
                                               const Leaving& leaving) {
  const auto symbol = loop.relation_symbols.at(relation);
  const Bound anything{builder_.none(relation.arity()), top_of(relation)};
  const auto before = value_of(relation, loop.entered);
  const auto at_exit = value_of(relation, leaving.environment);
  std::vector<Update> updates;
  if (!loop.iteration.back.empty()) {
    const auto back = value_of(relation, merge(loop.iteration.back));
    const bool complete = !loop.iterator || leaving.environment.traversals.at(*loop.iterator).taken == 0;
    if (loop.exact && complete && back.exact() && at_exit == exactly(symbol)) {
      if (!collect_updates(back.upper.node(), symbol.node(), {}, updates)) return anything;
      const auto upper = exact_sum(loop, relation, updates, before.upper);
      if (upper && before.exact()) return exactly(*upper);
      const auto lower = exact_sum(loop, relation, updates, before.lower);
      if (lower && upper) return {*lower, *upper};
      updates.clear();
    }
    if (!collect_updates(back.upper.node(), symbol.node(), {}, updates)) return anything;
    if (!back.exact() && !collect_updates(back.lower.node(), symbol.node(), {}, updates)) return anything;
  }
  if (!collect_updates(at_exit.upper.node(), symbol.node(), {}, updates)) return anything;
  if (!at_exit.exact() && !collect_updates(at_exit.lower.node(), symbol.node(), {}, updates)) return anything;
  return weak_sum(loop, relation, updates);
}

}  // namespace jury::engine
