// The heaps from which a property is checked: what exists before, as the relational view of states needs to
// know it, and a heap of a model for the interpreter. Two kinds: any heap within the bounds
// (encode/symbolic_heap.h), which is the relational engine's; and what arguments and static fields lead to
// (encode/initial_heap.h), which is the bounded engine's.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "encode/executor.h"
#include "engine/problem.h"
#include "engine/relational/term_circuit.h"
#include "trace/interpreter.h"

namespace jury::engine {

class CheckedHeap {
 public:
  virtual ~CheckedHeap() = default;

  // First: the arguments of the entry, the receiver before them. Throws Unsupported.
  virtual std::vector<encode::Value> make(encode::State& state) = 0;
  // What else holds of the heaps: one of several that differ in names only is enough.
  virtual std::vector<logic::Term> conditions() = 0;
  // When an object of the heap exists; nothing: always, or it is not part of the unknown heap.
  virtual std::optional<logic::Term> exists(encode::ObjectId object) = 0;
  // When arguments and static fields lead to an object of the heap.
  virtual logic::Term reachable(encode::ObjectId object) = 0;
  // Whether there is anything whose number was bounded.
  virtual bool is_bounded() const = 0;
  virtual std::set<std::string> assumptions() const = 0;

  struct Concrete {
    std::vector<trace::Value> arguments;
    std::vector<trace::Object*> objects;  // that exist
    std::unordered_map<encode::ObjectId, trace::Object*>
        built;  // empty for heaps that calls are not compared on
  };
  // The heap of the model; `before`: the state that make() left.
  virtual Concrete build(trace::Interpreter& interpreter, TermCircuit& model,
                         const encode::State& before) = 0;
  // The static fields that were free, as they are now.
  virtual std::vector<trace::SnapshotRoot> statics(trace::Interpreter& interpreter) const = 0;
};

enum class Heaps : std::uint8_t { any, reachable };

// What a property speaks of, whether the method leads there or not.
struct NamedByProperty {
  std::set<Symbol> classes;  // of the program: their objects
  std::set<Symbol> statics;  // classes with static fields that it names
};

// `for_contracts`: of any heap, as other engines see it: collections may hold null, arrays and lists be as
// long as loops are followed. `classes`: those in use (start/code_in_use.h). Everything must outlive it.
std::unique_ptr<CheckedHeap> make_checked_heap(Heaps kind, const Problem& problem,
                                               const std::vector<Symbol>& classes, encode::Executor& executor,
                                               const NamedByProperty& named, bool for_contracts);

}  // namespace jury::engine
