#include "engine/relational/call_abstraction.h"

#include <algorithm>
#include <ctime>

#include "engine/relational/summary_application.h"

namespace jury::engine {

using encode::State;
using encode::Value;

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
  sites_.push_back({&method, state.guard.term(), application.is_open(), modifies});
  encode::Exit exit;
  exit.returned = std::move(returned);
  return exit;
}

bool CallAbstraction::refine(const ir::Method& checked) {
  std::set<const ir::Method*> open;
  for (const auto& site : sites_)
    if (site.open && circuit_.value(site.reached).boolean()) open.insert(site.method);
  if (open.empty())
    for (const auto& site : sites_)
      if (site.modifies && circuit_.value(site.reached).boolean()) open.insert(site.method);
  // Or one of them does not return at all.
  if (open.empty())
    for (const auto& site : sites_)
      if (circuit_.value(site.reached).boolean()) open.insert(site.method);
  if (open.empty()) return false;
  if (!open.contains(&checked)) in_place_.everything = true;
  in_place_.methods.insert(open.begin(), open.end());
  return true;
}

}  // namespace jury::engine
