// The inputs of a check: what is free in the initial state, symbolically for the executor and, from a model,
// concretely for the interpreter.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "encode/initial_heap.h"
#include "engine/bounded/heap_builder.h"
#include "engine/problem.h"
#include "logic/value.h"
#include "trace/choices.h"
#include "trace/interpreter.h"

namespace jury::engine {

class Inputs {
 public:
  // `at_most`: HeapLimits::at_most.
  Inputs(const Problem& problem, encode::Executor& executor,
         std::map<std::string, std::uint32_t> at_most = {});

  // Makes the arguments. From a main: a fresh JVM; from any other method: any state. Throws Unsupported.
  std::vector<encode::Value> make(encode::State& state);
  // From any state, not from a fresh JVM.
  bool is_modular() const { return !is_main(); }
  // Whether an object of the initial state counts: the arguments and statics lead to it.
  logic::Term reachable(encode::ObjectId object) {
    return object == constructed_ ? executor_.values().terms().true_term() : heap_.reachable(object);
  }
  bool is_bounded() const { return heap_.is_bounded(); }
  // Calls visit(kind, value) for the arguments and static fields.
  void for_each(const std::function<void(ir::Kind, const encode::Value&)>& visit) const;
  const encode::InitialHeap& heap() const { return heap_; }

  // Builds the state of a model in the interpreter: the arguments for the entry.
  struct Concrete {
    std::vector<trace::Value> arguments;
    std::unique_ptr<HeapBuilder> heap;  // that made them; none for a main
  };
  Concrete build(trace::Interpreter& interpreter, const Evaluate& evaluate) const;
  // The static fields that were free, as they are now.
  std::vector<trace::SnapshotRoot> statics(trace::Interpreter& interpreter) const;

 private:
  struct StaticInput {
    Symbol class_name;
    const ir::Field* field;
    encode::Value value;
  };
  bool is_main() const;
  void free_statics(encode::State& state);

  const Problem& problem_;
  encode::Executor& executor_;
  encode::InitialHeap heap_;
  std::optional<encode::ObjectId> constructed_;  // by a constructor that is the entry
  bool is_given_arguments_ = false;              // a main that looks at them
  std::vector<encode::Value> arguments_;
  std::vector<ir::Kind> kinds_;
  std::vector<StaticInput> statics_;
};

}  // namespace jury::engine
