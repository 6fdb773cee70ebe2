#include "engine/relational/call_abstraction.h"

#include <algorithm>
#include <ctime>

#include "engine/relational/summary_application.h"

namespace jury::engine {

using encode::State;
using encode::Value;

namespace {

constexpr std::size_t most_refinements = 4;  // more, and most of the code will be needed

// Whether a part of the union is the given expression.
bool contains_part(logic::relational::Expression whole, logic::relational::Expression part) {
  using logic::relational::Expression;
  if (whole == part) return true;
  return whole->kind == logic::relational::NodeKind::Union &&
         (contains_part(Expression(whole->children[0]), part) ||
          contains_part(Expression(whole->children[1]), part));
}

}  // namespace

CallAbstraction::CallAbstraction(program::Workspace& workspace, encode::Executor& executor, CheckedHeap& heap,
                                 TermCircuit& circuit, std::size_t objects_before, Calls mode,
                                 MethodsInPlace in_place)
    : workspace_(workspace),
      executor_(executor),
      heap_(heap),
      circuit_(circuit),
      objects_before_(objects_before),
      mode_(mode),
      in_place_(std::move(in_place)) {}

std::optional<encode::Exit> CallAbstraction::replace(const ir::Method& method,
                                                     const std::vector<Value>& arguments,
                                                     const State& state) {
  if (in_place_.everything || in_place_.methods.contains(&method) || not_applicable_.contains(&method) ||
      !workspace_.is_user_class(method.owner) || executor_.may_catch())
    return std::nullopt;
  const auto start = std::clock();
  const bool known = summarizer_.summarize(method).known();
  summary_seconds_ += static_cast<double>(std::clock() - start) / static_cast<double>(CLOCKS_PER_SEC);
  if (!known) return std::nullopt;
  const auto summary = mode_ == Calls::frame ? summarizer_.frame(method) : summarizer_.summarize(method);
  SummaryApplication application(workspace_, executor_, heap_, circuit_, objects_before_, arguments, state);
  auto returned = application.apply(method, summary, summarizer_.leaves_for(method));
  if (!returned) {
    not_applicable_.insert(&method);
    return std::nullopt;
  }
  const bool modifies = std::any_of(summary.changes.begin(), summary.changes.end(), [](const Change& change) {
    return change.relation.kind != StateRelation::Kind::field;
  });
  sites_.push_back({{&method, *returned}, state.guard.term(), application.is_open(), modifies});
  encode::Exit exit;
  exit.returned = std::move(returned);
  return exit;
}

bool CallAbstraction::says_something(const ir::Method& method,
                                     const std::vector<encode::ProgramVocabulary::Relation>& relations) {
  using Meaning = encode::RelationMeaning;
  const auto summary = summarizer_.summarize(method);
  if (!summary.known()) return false;
  const auto frame = summarizer_.frame(method);
  bool changes_any = false;
  for (const auto& relation : relations) {
    if (relation.meaning.state != spec::RelState::after) continue;
    if (relation.meaning.kind == Meaning::Kind::result && summary.result) {
      changes_any = true;
      if (!contains_part(summary.result->upper, frame.result->upper)) return true;
    }
    for (std::size_t i = 0; i < summary.changes.size(); ++i) {
      const auto& changed = summary.changes[i].relation;
      if (changed.kind != relation.meaning.kind || changed.field != relation.meaning.field) continue;
      changes_any = true;
      if (!contains_part(summary.changes[i].bound.upper, frame.changes[i].bound.upper)) return true;
    }
  }
  return !changes_any;
}

bool CallAbstraction::changes_lists(const ir::Method& method) {
  const auto& changes = summarizer_.summarize(method).changes;
  return std::any_of(changes.begin(), changes.end(),
                     [](const Change& change) { return change.relation.kind == StateRelation::Kind::index; });
}

std::vector<const ReplacedCall*> CallAbstraction::calls_on_the_way() const {
  std::vector<const ReplacedCall*> calls;
  for (const auto& site : sites_)
    if (is_reached(site)) calls.push_back(&site.call);
  return calls;
}

// Where no call was found invalid: those on the way that left something open, or else changed a collection
// (how often is not known, which iterators notice), or else were there at all (one may not return).
std::set<const ir::Method*> CallAbstraction::suspects() const {
  std::set<const ir::Method*> open, modifying, all;
  for (const auto& site : sites_) {
    if (!is_reached(site)) continue;
    all.insert(site.call.method);
    if (site.open) open.insert(site.call.method);
    if (site.modifies) modifying.insert(site.call.method);
  }
  return !open.empty() ? open : !modifying.empty() ? modifying : all;
}

bool CallAbstraction::has_closure(const ir::Method& method) {
  using logic::relational::NodeKind;
  std::set<const logic::relational::Node*> seen;
  const auto found = [&](auto& self, const logic::relational::Node* node) -> bool {
    if (!seen.insert(node).second) return false;
    return node->kind == NodeKind::Closure || node->kind == NodeKind::ReflexiveClosure ||
           std::any_of(node->children.begin(), node->children.end(),
                       [&](const auto* child) { return self(self, child); });
  };
  const auto in_bound = [&](const RelationalBound& bound) {
    return found(found, bound.lower.node()) || found(found, bound.upper.node());
  };
  const auto& summary = summarizer_.summarize(method);
  return std::any_of(summary.changes.begin(), summary.changes.end(),
                     [&](const Change& change) { return in_bound(change.bound); }) ||
         (summary.result && in_bound(*summary.result));
}

bool CallAbstraction::refine(const ir::Method& checked, const ReplacedCall* invalid) {
  auto refined = invalid ? std::set{invalid->method} : suspects();
  if (refined.empty()) return false;
  in_place_.methods.insert(refined.begin(), refined.end());
  if (only_summary(checked)) return true;
  in_place_.refinements += refined.size();
  in_place_.everything = in_place_.refinements > most_refinements;
  for (const auto& site : sites_)
    if (is_reached(site) && has_closure(*site.call.method)) in_place_.methods.insert(site.call.method);
  return true;
}

}  // namespace jury::engine
