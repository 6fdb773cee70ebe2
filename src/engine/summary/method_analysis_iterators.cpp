// Loops that run on an iterator: for each element of a collection the body once, in some order, unless an
// element ends the loop. The elements that would end it are known as a set; which of them comes first is
// not. (Seed 003 section 4.6 names traversal by an iterator; the exits are past it.)
//
// A set may change in the loop: the iterator then throws at its next step, which no execution that returns
// sees. A list whose iterator only looks at its size may end early: then visited elements are not exact.
#include <algorithm>

#include "engine/summary/method_analysis.h"
#include "support/diagnostics.h"

namespace jury::engine {

using ir::BlockId;
using logic::relational::NodeKind;

// Gives the iterator that the loop runs on its symbols.
void MethodAnalysis::find_iterator(Loop& loop, Environment& start) {
  for (BlockId block = 0; block < body_.blocks.size(); ++block) {
    if (!inside(block, loop.header)) continue;
    for (const auto& statement : body_.blocks[block].statements) {
      const auto* called = std::get_if<ir::Call>(&statement.kind);
      if (!called || family_of(called->method.owner) != Family::iterator || called->method.name != "next")
        continue;
      const auto local = called->arguments[0].is_local() ? called->arguments[0].local() : 0;
      const auto found = start.traversals.find(local);
      if (found == start.traversals.end()) continue;  // made in the loop, or refused there
      if (found->second.element && !loop.iterator)
        throw Unsupported("an inner loop takes elements from an outer one");
      if (loop.iterator && loop.iterator != local) throw Unsupported("a loop runs on two iterators");
      loop.iterator = local;
      if (found->second.element) continue;
      loop.element = builder_.relation("element$", 1);
      found->second.element = loop.element;
      found->second.more = builder_.relation("more$", 1);
      loop.symbols.insert(loop.element.node());
      loop.symbols.insert(found->second.more.node());
    }
  }
}

// What the branches say about the element, besides that there is one; nothing when that is not known.
MethodAnalysis::Formula MethodAnalysis::condition_on_element(const Loop& loop,
                                                             const std::vector<Decision>& path) const {
  const auto more =
      builder_.some(loop.iteration.leaving.front().environment.traversals.at(*loop.iterator).more);
  std::vector<Formula> conditions;
  for (const auto& decision : path) {
    if (!decision.condition) return {};
    if (decision.condition == more) continue;
    if (!mentions_only(decision.condition.node(), loop, loop.element)) return {};
    conditions.push_back(decision.condition);
  }
  return builder_.conjunction(conditions);
}

MethodAnalysis::Expression MethodAnalysis::those(const Loop& loop, Expression set, Formula condition) {
  if (!condition || condition->kind == NodeKind::True) return set;
  const auto variable = builder_.variable("x");
  return builder_.comprehension({{variable, set}}, replace(condition, {{loop.element.node(), variable}}));
}

// Whether the visited elements are known exactly.
bool MethodAnalysis::find_traversed(Loop& loop) {
  const auto source = loop.entered.traversals.at(*loop.iterator);
  loop.reached = loop.visited = source.source.upper;
  // Values are read as they are when their turn comes.
  const bool of_values = !source.distinct && !source.list;
  if (of_values && loop.relation_symbols.contains(StateRelation::mapping()))
    throw Unsupported("a loop changes a map while it visits values");
  for (const auto& environment : loop.iteration.back)
    if (environment.traversals.at(*loop.iterator).taken != 1)
      throw Unsupported("a loop does not take one element in each iteration");
  bool exact =
      source.source.exact() && !(source.list && loop.relation_symbols.contains(StateRelation::contents()));
  std::vector<Formula> hits;
  for (const auto& leaving : loop.iteration.leaving) {
    const auto& iterator = leaving.environment.traversals.at(*loop.iterator);
    const auto& path = leaving.environment.path;
    if (iterator.taken == 0) {
      const bool at_end = path.size() == 1 && path[0].condition &&
                          path[0].condition == negation(builder_.some(iterator.more));
      exact = exact && at_end;
      continue;
    }
    const auto condition = condition_on_element(loop, path);
    exact = exact && condition;
    if (condition) hits.push_back(condition);
  }
  if (exact && !hits.empty()) loop.hits = those(loop, loop.visited, builder_.disjunction(hits));
  return exact;
}

}  // namespace jury::engine
