// The inputs of a check: what is free in the initial state, symbolically for the executor and, from a model,
// concretely for the interpreter. Inputs is what checking a contract needs of them, whoever makes them;
// InitialInputs are those of the bounded engine.
#pragma once

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "encode/initial_heap.h"
#include "engine/bounded/heap_builder.h"
#include "engine/problem.h"
#include "logic/value.h"
#include "start/code_in_use.h"
#include "start/static_contents.h"
#include "trace/choices.h"
#include "trace/interpreter.h"

namespace jury::engine {

class Inputs {
 public:
  virtual ~Inputs() = default;

  // From any state, not from a fresh JVM.
  virtual bool is_modular() const = 0;
  // Whether an object of the initial state counts.
  virtual logic::Term reachable(encode::ObjectId object) = 0;

  // Builds the state of a model in the interpreter: the arguments for the entry.
  struct Concrete {
    std::vector<trace::Value> arguments;
    std::unordered_map<encode::ObjectId, trace::Object*> objects;  // none for a main

    // The object of the interpreter for one of the initial state; nullptr for null and for one not built.
    trace::Object* built(encode::ObjectId id) const {
      const auto found = objects.find(id);
      return found == objects.end() ? nullptr : found->second;
    }
  };
  virtual Concrete build(trace::Interpreter& interpreter, const Evaluate& evaluate) const = 0;
  // Whether an object of the initial state is known to be what a constructor makes.
  virtual bool is_made(encode::ObjectId) const { return false; }
  // The static fields that were free, as they are now.
  virtual std::vector<trace::SnapshotRoot> statics(trace::Interpreter& interpreter) const = 0;
};

class InitialInputs : public Inputs {
 public:
  InitialInputs(const Problem& problem, encode::Executor& executor,
                std::optional<encode::ExactHeap> exact = std::nullopt);

  // Though the method gets at none of them, objects of these classes exist besides, and the static fields of
  // those are there. Before make().
  void exist_besides(const std::set<Symbol>& classes, const std::set<Symbol>& statics);
  // Makes the arguments. From a main: a fresh JVM; from any other method: any state. Throws Unsupported.
  std::vector<encode::Value> make(encode::State& state);
  bool is_modular() const override { return !is_main(); }
  // The arguments and statics lead to it.
  logic::Term reachable(encode::ObjectId object) override {
    return object == constructed_ ? executor_.values().terms().true_term() : heap_.reachable(object);
  }
  bool is_made(encode::ObjectId object) const override {
    return object == constructed_ || heap_.is_made(object);
  }
  bool is_bounded() const { return heap_.is_bounded(); }
  std::vector<encode::InitialHeap::ChangedElements> changed_elements() { return heap_.changed_elements(); }
  // Calls visit(kind, value) for the arguments and static fields.
  void for_each(const std::function<void(ir::Kind, const encode::Value&)>& visit) const;
  const encode::InitialHeap& heap() const { return heap_; }

  Concrete build(trace::Interpreter& interpreter, const Evaluate& evaluate) const override;
  std::vector<trace::SnapshotRoot> statics(trace::Interpreter& interpreter) const override;

 private:
  struct StaticInput {
    Symbol class_name;
    const ir::Field* field;
    encode::Value value;
  };
  bool is_main() const;
  void free_statics(encode::State& state);
  void initialize(Symbol name, const start::CodeInUse& code, encode::State& state);
  void initialize_from_any_state(const start::CodeInUse& code, encode::State& state);
  bool is_initialized(Symbol name, const encode::State& state);
  encode::Value changed(const ir::Field& field, encode::State& state);
  bool is_literal(const encode::Value& value) const;
  void take_as_initialized(const ir::Class& cls, const start::CodeInUse& code, encode::State& state);
  void make_besides(encode::State& state);

  const Problem& problem_;
  encode::Executor& executor_;
  encode::InitialHeap heap_;
  std::optional<encode::ObjectId> constructed_;  // by a constructor that is the entry
  bool is_given_arguments_ = false;              // a main that looks at them
  std::vector<encode::Value> arguments_;
  std::vector<ir::Kind> kinds_;
  std::vector<StaticInput> statics_;
  start::StaticContents contents_;
  std::set<Symbol> not_followed_;    // classes, by their initialisers
  std::set<Symbol> from_any_state_;  // classes that were initialised so
  std::set<const ir::Field*> made_up_;  // numbers in final ones, more than their initialisers give them
  std::set<Symbol> besides_;         // concrete classes
  std::set<Symbol> statics_besides_;
  std::vector<encode::Value> values_besides_;
};

}  // namespace jury::engine
