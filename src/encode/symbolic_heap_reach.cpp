// What the arguments and static fields lead to in the unknown heap: in rounds, each one step further.
#include "encode/symbolic_heap.h"

namespace jury::encode {

namespace {

class Reach {
 public:
  explicit Reach(const Values& values) : terms_(values.terms()), values_(values) {}

  void add_root(const Value& value) { add(null_object, value, terms_.true_term()); }

  // Elements behind the size, and entries that are not there, lead nowhere.
  void add_object(ObjectId object, const Contents& contents) {
    for (std::size_t i = 0; i < contents.slots.size(); ++i) {
      const Term used = in_use(contents, i);
      add(object, contents.slots[i], used);
      if (i < contents.values.size()) add(object, contents.values[i], used);
    }
  }

  std::unordered_map<ObjectId, Term> compute() const {
    std::unordered_map<ObjectId, Term> reached;
    for (std::size_t round = 0, known = 0; round <= known; ++round, known = reached.size()) {
      auto next = reached;
      for (const auto& edge : edges_) {
        const auto from = reached.find(edge.from);
        if (edge.from != null_object && from == reached.end()) continue;
        const Term way = edge.from == null_object ? edge.guard : terms_.conjunction(from->second, edge.guard);
        auto& to = next.try_emplace(edge.to, terms_.false_term()).first->second;
        to = terms_.disjunction(to, way);
      }
      if (next == reached) break;
      reached = std::move(next);
    }
    return reached;
  }

 private:
  struct Edge {
    ObjectId from;  // null_object: a root
    ObjectId to;
    Term guard;
  };

  Term in_use(const Contents& contents, std::size_t index) const {
    if (index < contents.flags.size()) return contents.flags[index];
    if (!contents.size) return terms_.true_term();
    return terms_.make(logic::Kind::bv_ult,
                       {values_.integer(static_cast<std::int32_t>(index)), contents.size});
  }

  void add(ObjectId from, const Value& value, Term used) {
    if (!std::holds_alternative<Reference>(value)) return;
    for (const auto& target : reference(value).targets())
      if (target.object != null_object)
        edges_.push_back({from, target.object, terms_.conjunction(used, target.guard)});
  }

  logic::TermManager& terms_;
  const Values& values_;
  std::vector<Edge> edges_;
};

}  // namespace

std::unordered_map<ObjectId, Term> SymbolicHeap::reachable_from(const std::vector<Value>& arguments) const {
  Reach reach(executor_.values());
  for (const auto& argument : arguments) reach.add_root(argument);
  for (const auto& input : statics_) reach.add_root(input.value);
  for (const auto& unknown : objects_)
    if (unknown.contents) reach.add_object(unknown.id, *unknown.contents);
  return reach.compute();
}

}  // namespace jury::encode
