#include "engine/relational/inline_size.h"

#include <algorithm>
#include <cmath>

#include "encode/flow_order.h"
#include "start/implementations.h"

namespace jury::engine {

InlineSize::InlineSize(program::Workspace& workspace, const ir::Method& method, std::uint32_t loops)
    : workspace_(workspace),
      loops_(loops),
      graph_(
          program::build_call_graph(workspace.program(), {&method}, start::instances_at_start(workspace))) {
  statements_ = of(method);
  const auto found = graph_.callees.find(&method);
  calls_ = found != graph_.callees.end() &&
           std::any_of(found->second.begin(), found->second.end(),
                       [&](const ir::Method* target) { return workspace_.is_user_class(target->owner); });
}

double InlineSize::of(const ir::Method& method) {
  const auto* body = workspace_.is_user_class(method.owner) ? workspace_.program().body(method) : nullptr;
  if (!body) return 1;
  if (const auto known = known_.find(&method); known != known_.end()) return known->second;
  known_[&method] = 1;
  const auto order = encode::flow_order(*body);
  double size = 0;
  for (std::size_t i = 0; i < body->blocks.size(); ++i) {
    double once = 1;
    for (const auto& statement : body->blocks[i].statements) {
      const auto* call = std::get_if<ir::Call>(&statement.kind);
      once += call ? of_call(method, *call) : 1;
    }
    repeats_ = repeats_ || !order.loops[i].empty();
    size += once * std::pow(loops_, order.loops[i].size());
  }
  if (graph_.recursive.contains(&method)) {
    repeats_ = true;
    size *= std::pow(loops_, loops_);
  }
  return known_[&method] = size;
}

// The largest of those that it may select.
double InlineSize::of_call(const ir::Method& caller, const ir::Call& call) {
  double largest = 1;
  const auto found = graph_.callees.find(&caller);
  if (found == graph_.callees.end()) return largest;
  for (const auto* target : found->second)
    if (target->name == call.method.name && target->descriptor == call.method.descriptor)
      largest = std::max(largest, of(*target));
  return largest;
}

}  // namespace jury::engine
