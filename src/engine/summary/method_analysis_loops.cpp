// Loops. One iteration is executed on symbols for everything the loop changes. When a local walks along a
// field that the loop leaves alone, c = c.r, and the loop is left under conditions on that cursor only, the
// set of objects it visits is an expression: from the start along r, through objects that satisfy no exit
// condition, until the first that does (seed 003 section 4.6 knows the exit at null). What the loop does to
// other fields is then summed up over that set; where that is not possible, changes are lost within their
// type.
#include <algorithm>

#include "engine/summary/method_analysis.h"
#include "support/diagnostics.h"

namespace jury::engine {

using ir::BlockId;
using logic::relational::NodeKind;

void MethodAnalysis::assigned_in(BlockId header, std::set<ir::LocalId>& locals,
                                 std::set<const ir::Field*>& fields) {
  for (BlockId block = 0; block < body_.blocks.size(); ++block) {
    if (!inside(block, header)) continue;
    for (const auto& statement : body_.blocks[block].statements) {
      if (const auto target = ir::target_of(statement)) locals.insert(*target);
      if (const auto* store = std::get_if<ir::StoreField>(&statement.kind))
        fields.insert(&resolve(store->field));
      if (const auto* called = std::get_if<ir::Call>(&statement.kind)) {
        if (called->method.owner == "java/lang/Object" && called->method.name == "<init>") continue;
        const auto& callee = only_target(*called);
        const auto& summary = owner_.summarize(callee);
        if (!summary.known()) throw Unsupported("it calls " + callee.display() + ": " + summary.reason);
        for (const auto& change : summary.changes) fields.insert(change.field);
      }
    }
  }
}

void MethodAnalysis::make_symbols(Loop& loop) {
  std::set<ir::LocalId> locals;
  std::set<const ir::Field*> fields;
  assigned_in(loop.header, locals, fields);
  Environment start = loop.entered;
  start.path.clear();
  for (const auto local : locals) {
    if (!start.locals[local]) continue;  // assigned before it is read in every iteration
    const auto symbol = builder_.relation(body_.locals[local].name.text() + "$", 1);
    loop.local_symbols[local] = symbol;
    loop.symbols.insert(symbol.node());
    start.locals[local] = exactly(symbol);
  }
  for (const auto* changed : fields) {
    const auto symbol = builder_.relation(changed->name.text() + "$", 2);
    loop.field_symbols[changed] = symbol;
    loop.symbols.insert(symbol.node());
    start.fields[changed] = exactly(symbol);
  }
  loop.iteration.header = loop.header;
  execute_block(loop.iteration, loop.header, std::move(start));
  execute(loop.iteration);
}

bool MethodAnalysis::mentions(const Node* node, const std::set<const Node*>& leaves) const {
  if (leaves.contains(node)) return true;
  return std::any_of(node->children.begin(), node->children.end(),
                     [&](const Node* child) { return mentions(child, leaves); });
}

bool MethodAnalysis::mentions_only(const Node* node, const Loop& loop, Expression allowed) const {
  auto others = loop.symbols;
  others.erase(allowed.node());
  return !mentions(node, others);
}

void MethodAnalysis::find_cursor(Loop& loop) {
  if (loop.iteration.back.empty()) return;
  const auto back = merge(loop.iteration.back);
  for (const auto& [local, symbol] : loop.local_symbols) {
    const auto& next = back.locals[local];
    if (!next || !next->exact() || next->upper->kind != NodeKind::Join) continue;
    const Expression relation(next->upper->children[1]);
    if (next->upper->children[0] != symbol.node() || mentions(relation.node(), loop.symbols)) continue;
    if (!loop.entered.locals[local]->exact()) continue;
    loop.cursor = local;
    loop.step = relation;
    return;
  }
}

// Whether the visited objects are known exactly.
bool MethodAnalysis::find_visited(Loop& loop) {
  if (!loop.cursor) return false;
  const auto symbol = loop.local_symbols.at(*loop.cursor);
  const auto start = loop.entered.locals[*loop.cursor]->upper;
  std::vector<Formula> exits;
  for (const auto& leaving : loop.iteration.leaving) {
    const auto condition = condition_from(leaving.environment.path, 0);
    if (!condition || !mentions_only(condition.node(), loop, symbol)) return false;
    // The cursor and the fields are as they were at the head.
    if (leaving.environment.locals[*loop.cursor] != exactly(symbol)) return false;
    for (const auto& [changed, field_symbol] : loop.field_symbols)
      if (field(*changed, leaving.environment) != exactly(field_symbol)) return false;
    exits.push_back(condition);
  }
  if (exits.empty()) return false;
  const auto at_null = builder_.equal(symbol, null());
  if (exits.size() == 1 && exits.front() == at_null) {
    loop.visited = builder_.difference(builder_.join(start, builder_.reflexive_closure(loop.step)), null());
    loop.last = null();
    return true;
  }
  const auto variable = builder_.variable("x");
  const auto reached = builder_.join(start, builder_.reflexive_closure(loop.step));
  const auto stop = replace(builder_.disjunction(exits), {{symbol.node(), variable}});
  const auto stops = builder_.comprehension({{variable, reached}}, stop);
  const auto onward = builder_.restrict_domain(builder_.difference(builder_.univ(), stops), loop.step);
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
  find_cursor(loop);
  const bool exact = find_visited(loop);
  if (!exact && loop.cursor) {
    loop.visited =
        builder_.join(loop.entered.locals[*loop.cursor]->upper, builder_.reflexive_closure(loop.step));
    loop.last = {};
  }
  std::vector<Leaving> result;
  for (const auto& leaving : loop.iteration.leaving) {
    Leaving out{leaving.target, after_loop(loop, leaving), std::nullopt};
    if (!leaving.target && leaving.value) {
      // A value returned from inside: in terms of the last iteration.
      const bool known =
          exact && leaving.value->exact() &&
          mentions_only(leaving.value->upper.node(), loop, loop.local_symbols.at(*loop.cursor));
      const auto upper = over_iterations(loop, leaving.value->upper);
      const auto type = ir::Signature::from_descriptor(method_.descriptor.view()).result;
      out.value = known ? exactly(replace(leaving.value->upper,
                                          {{loop.local_symbols.at(*loop.cursor).node(), loop.last}}))
                        : Bound{builder_.none(), upper                            ? *upper
                                                 : type.kind == ir::Kind::Boolean ? builder_.integers()
                                                                                  : owner_.top_of(type)};
    }
    result.push_back(std::move(out));
  }
  return result;
}

MethodAnalysis::Environment MethodAnalysis::after_loop(Loop& loop, const Leaving& leaving) {
  Environment result = leaving.environment;
  result.path = loop.entered.path;
  const bool exact = static_cast<bool>(loop.last);
  std::map<const Node*, Expression> at_end;
  if (exact) at_end[loop.local_symbols.at(*loop.cursor).node()] = loop.last;
  const auto condition = exact ? condition_from(leaving.environment.path, 0) : Formula();
  // A loop that is left in one way only is left in that way.
  if (loop.iteration.leaving.size() > 1)
    result.path.push_back({branches_++, true, condition ? replace(condition, at_end) : Formula()});
  for (std::size_t i = 0; i < result.locals.size(); ++i) {
    auto& value = result.locals[i];
    if (!value) continue;
    const bool stable =
        !mentions(value->upper.node(), loop.symbols) && !mentions(value->lower.node(), loop.symbols);
    if (stable) continue;
    const bool by_cursor = exact && value->exact() &&
                           mentions_only(value->upper.node(), loop, loop.local_symbols.at(*loop.cursor));
    if (by_cursor) {
      value = exactly(replace(value->upper, at_end));
      continue;
    }
    const auto upper = over_iterations(loop, value->upper);
    const bool reference = body_.locals[i].type.kind == ir::Kind::Reference;
    value = Bound{builder_.none(), upper ? *upper : reference ? builder_.univ() : builder_.integers()};
  }
  for (const auto& [changed, symbol] : loop.field_symbols)
    result.fields[changed] = simplified(field_after(loop, *changed, field(*changed, leaving.environment)));
  return result;
}

// --- fields after a loop ---

// The updates that an expression over the symbol makes to it: (objects -> values) each.
bool MethodAnalysis::collect_updates(const Node* node, const Node* symbol,
                                     std::vector<Update>& updates) const {
  if (node == symbol) return true;
  if (node->kind == NodeKind::ConditionalExpression)
    return collect_updates(node->children[1], symbol, updates) &&
           collect_updates(node->children[2], symbol, updates);
  const bool extends = node->kind == NodeKind::Override || node->kind == NodeKind::Union;
  if (!extends || node->children[1]->kind != NodeKind::Product) return false;
  const Node* product = node->children[1];
  updates.push_back({Expression(product->children[0]), Expression(product->children[1])});
  return collect_updates(node->children[0], symbol, updates);
}

bool MethodAnalysis::is_path_from(const Node* node, const Node* start, const Loop& loop) const {
  if (node == start) return true;
  return node->kind == NodeKind::Join && !mentions(node->children[1], loop.symbols) &&
         is_path_from(node->children[0], start, loop);
}

bool MethodAnalysis::is_monotone(const Node* node, const std::set<const Node*>& leaves) const {
  if (!mentions(node, leaves) || leaves.contains(node)) return true;
  const bool monotone = node->kind == NodeKind::Union || node->kind == NodeKind::Intersection ||
                        node->kind == NodeKind::Join || node->kind == NodeKind::Product ||
                        node->kind == NodeKind::Closure || node->kind == NodeKind::ReflexiveClosure;
  return monotone && std::all_of(node->children.begin(), node->children.end(),
                                 [&](const Node* child) { return is_monotone(child, leaves); });
}

std::optional<MethodAnalysis::Expression> MethodAnalysis::over_iterations(const Loop& loop,
                                                                          Expression expression) {
  if (!mentions(expression.node(), loop.symbols)) return expression;
  if (!loop.cursor) return std::nullopt;
  const auto symbol = loop.local_symbols.at(*loop.cursor);
  if (!mentions_only(expression.node(), loop, symbol) || !is_monotone(expression.node(), {symbol.node()}))
    return std::nullopt;
  // The cursor takes these values, the last one included.
  const auto all =
      builder_.join(loop.entered.locals[*loop.cursor]->upper, builder_.reflexive_closure(loop.step));
  return replace(expression, {{symbol.node(), all}});
}

RelationalBound MethodAnalysis::field_after(Loop& loop, const ir::Field& changed, const Bound& at_exit) {
  const auto symbol = loop.field_symbols.at(&changed);
  const auto before = field(changed, loop.entered);
  const Bound anything{builder_.none(2), owner_.top_of(changed)};
  std::vector<Update> updates;
  if (!loop.iteration.back.empty()) {
    const auto back = field(changed, merge(loop.iteration.back));
    // One unconditional update of what the cursor leads to, with a value that stays the same.
    if (loop.last && back.exact() && back.upper->kind == NodeKind::Override &&
        back.upper->children[0] == symbol.node() && back.upper->children[1]->kind == NodeKind::Product &&
        at_exit == exactly(symbol)) {
      const Node* product = back.upper->children[1];
      const auto cursor = loop.local_symbols.at(*loop.cursor);
      if (is_path_from(product->children[0], cursor.node(), loop) &&
          !mentions(product->children[1], loop.symbols)) {
        const auto objects = replace(Expression(product->children[0]), {{cursor.node(), loop.visited}});
        const auto update = builder_.product(objects, Expression(product->children[1]));
        return {builder_.override_with(before.lower, update), builder_.override_with(before.upper, update)};
      }
    }
    if (!collect_updates(back.upper.node(), symbol.node(), updates)) return anything;
  }
  if (!collect_updates(at_exit.upper.node(), symbol.node(), updates)) return anything;
  Bound result = before;
  for (const auto& update : updates) {
    const auto objects = over_iterations(loop, update.objects);
    const auto values = over_iterations(loop, update.values);
    const auto domain = objects ? *objects : owner_.class_leaf(changed.owner);
    const auto range = values ? *values : owner_.top_of(changed.type);
    result = {builder_.difference(result.lower, builder_.product(domain, builder_.univ())),
              builder_.union_of(result.upper, builder_.product(domain, range))};
  }
  return result;
}

// --- substitution ---

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
