#include "engine/relational/checked_heap.h"

#include <algorithm>

#include "encode/symbolic_heap.h"
#include "engine/bounded/inputs.h"
#include "engine/relational/concrete_heap.h"
#include "start/description.h"
#include "start/static_contents.h"
#include "support/diagnostics.h"

namespace jury::engine {

using encode::ObjectId;
using logic::Term;

namespace {

constexpr std::size_t symmetry_bits = 10;  // measured: 20 or 40 cost more than they save

// --- any heap within the bounds ---

encode::HeapBounds bounds(const Limits& limits, bool for_contracts) {
  const auto length = for_contracts ? std::max(limits.objects, limits.loops) : limits.objects;
  return {limits.objects, limits.objects_of, length, std::min(limits.bits, 32U), for_contracts};
}

std::vector<Symbol> with_statics(std::vector<Symbol> classes, const NamedByProperty& named) {
  for (const auto& name : named.statics)
    if (std::find(classes.begin(), classes.end(), name) == classes.end()) classes.push_back(name);
  return classes;
}

class AnyHeap : public CheckedHeap {
 public:
  AnyHeap(const Problem& problem, const std::vector<Symbol>& classes, encode::Executor& executor,
          const NamedByProperty& named, bool for_contracts)
      : problem_(problem),
        classes_(with_statics(classes, named)),
        executor_(executor),
        named_(named),
        for_contracts_(for_contracts),
        heap_(problem.workspace, executor, bounds(problem.limits, for_contracts)) {}

  std::vector<encode::Value> make(encode::State& state) override {
    heap_.begin(problem_.entry);
    heap_.free_statics(classes_, state);
    if (problem_.entry.name == "<init>") {
      constructed_ = executor_.make_instance(state, problem_.entry.owner);
      if (const auto assumption = start::assumption_of_constructor(problem_.workspace, problem_.entry))
        executor_.rely(*assumption);
      arguments_.emplace_back(executor_.values().single(*constructed_));
    } else if (!problem_.entry.is_static()) {
      arguments_.emplace_back(heap_.receiver(problem_.entry, state));
    }
    for (const auto& type : ir::declared_parameters_of(problem_.entry))
      arguments_.push_back(heap_.any(type, state));
    for (const auto& name : named_.classes) heap_.include(name, state);
    return arguments_;
  }

  std::vector<Term> conditions() override { return {heap_.symmetry_breaking(symmetry_bits)}; }

  std::optional<Term> exists(ObjectId object) override {
    const auto* unknown = heap_.find(object);
    return unknown ? std::optional(unknown->exists) : std::nullopt;
  }

  Term reachable(ObjectId object) override {
    if (!heap_.find(object)) return executor_.values().terms().true_term();
    if (reachable_.empty()) reachable_ = heap_.reachable_from(arguments_);
    const auto found = reachable_.find(object);
    return found == reachable_.end() ? executor_.values().terms().false_term() : found->second;
  }

  bool is_bounded() const override { return heap_.is_bounded(); }
  std::set<std::string> assumptions() const override { return heap_.assumptions(); }

  Concrete build(trace::Interpreter& interpreter, TermCircuit& model, const encode::State& before) override {
    ConcreteHeap heap(problem_.workspace, executor_, heap_, model, before, interpreter);
    if (constructed_) heap.make_instance(*constructed_);
    heap.set_statics();
    if (!for_contracts_) heap.build_all();
    Concrete result;
    const auto* body = problem_.workspace.program().body(problem_.entry);
    for (std::size_t i = 0; i < arguments_.size(); ++i)
      result.arguments.push_back(heap.value(body->locals[i].type.kind, arguments_[i]));
    result.objects = heap.objects();
    result.built = heap.built();
    return result;
  }

  std::vector<trace::SnapshotRoot> statics(trace::Interpreter& interpreter) const override {
    std::vector<trace::SnapshotRoot> result;
    for (const auto& input : heap_.statics())
      result.push_back({ir::display_class(input.class_name.view()) + "." + input.field->name.text(),
                        input.field->type.kind,
                        interpreter.get_static(input.class_name, input.field->name.view())});
    return result;
  }

 private:
  const Problem& problem_;
  std::vector<Symbol> classes_;
  encode::Executor& executor_;
  NamedByProperty named_;
  bool for_contracts_;  // what nothing leads to does not count
  encode::SymbolicHeap heap_;
  std::optional<ObjectId> constructed_;  // by a constructor that is the entry
  std::unordered_map<ObjectId, Term> reachable_;
  std::vector<encode::Value> arguments_;
};

// --- what arguments and static fields lead to ---

class ReachableHeap : public CheckedHeap {
 public:
  ReachableHeap(const Problem& problem, const std::vector<Symbol>& classes, encode::Executor& executor,
                const NamedByProperty& named)
      : executor_(executor), inputs_(problem, executor) {
    inputs_.exist_besides(named.classes, named.statics);
    if (!inputs_.is_modular()) throw Unsupported("a program's main starts from no heap");
    // Properties speak of all objects, the code's inputs are only of those it can get at.
    start::StaticContents(problem.workspace).refuse_changes(with_statics(classes, named));
  }

  std::vector<encode::Value> make(encode::State& state) override {
    auto arguments = inputs_.make(state);
    for (const auto& changed : inputs_.changed_elements())
      if (!changed.condition.is_false()) throw Unsupported(changed.reason);
    for (const auto& object : inputs_.heap().objects()) {
      if (executor_.objects().info(object.id).shape == encode::Shape::Text)
        throw Unsupported("unknown texts may be equal without being the same, which relations do not show");
      unknown_.insert(object.id);
    }
    for (const auto& collection : inputs_.heap().collections()) unknown_.insert(collection.id);
    return arguments;
  }

  // As in the heaps of the other kind, collections hold no null.
  std::vector<Term> conditions() override {
    auto& terms = executor_.values().terms();
    std::vector<Term> result;
    for (const auto& collection : inputs_.heap().collections())
      for (const auto* elements : {&collection.keys, &collection.values})
        for (std::size_t i = 0; i < elements->size(); ++i) {
          const auto width = collection.count.sort().width();
          const Term beyond = terms.make(logic::Kind::bv_ule, {collection.count, terms.bit_vector(width, i)});
          result.push_back(terms.disjunction(
              beyond, terms.negation(executor_.values().is_null(encode::reference((*elements)[i])))));
        }
    return result;
  }

  std::optional<Term> exists(ObjectId object) override {
    if (!unknown_.contains(object)) return std::nullopt;
    return inputs_.reachable(object);
  }

  Term reachable(ObjectId object) override { return inputs_.reachable(object); }
  bool is_bounded() const override { return inputs_.is_bounded(); }

  std::set<std::string> assumptions() const override {
    if (inputs_.heap().collections().empty()) return {};
    return {"unknown collections hold no null"};
  }

  Concrete build(trace::Interpreter& interpreter, TermCircuit& model, const encode::State&) override {
    auto built = inputs_.build(interpreter, [&](Term term) { return model.value(term); });
    Concrete result;
    result.arguments = std::move(built.arguments);
    for (const auto id : unknown_)
      if (auto* object = built.built(id)) result.objects.push_back(object);
    return result;
  }

  std::vector<trace::SnapshotRoot> statics(trace::Interpreter& interpreter) const override {
    return inputs_.statics(interpreter);
  }

 private:
  encode::Executor& executor_;
  InitialInputs inputs_;
  std::set<ObjectId> unknown_;
};

}  // namespace

std::unique_ptr<CheckedHeap> make_checked_heap(Heaps kind, const Problem& problem,
                                               const std::vector<Symbol>& classes, encode::Executor& executor,
                                               const NamedByProperty& named, bool for_contracts) {
  if (kind == Heaps::any) return std::make_unique<AnyHeap>(problem, classes, executor, named, for_contracts);
  return std::make_unique<ReachableHeap>(problem, classes, executor, named);
}

}  // namespace jury::engine
