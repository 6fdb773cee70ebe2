// The heap of a model in the interpreter: every unknown object that exists, built without constructors.
#pragma once

#include <unordered_map>
#include <vector>

#include "encode/symbolic_heap.h"
#include "engine/relational/state_relations.h"
#include "trace/interpreter.h"

namespace jury::engine {

class ConcreteHeap {
 public:
  ConcreteHeap(program::Workspace& workspace, encode::Executor& executor, const encode::SymbolicHeap& heap,
               TermCircuit& circuit, const encode::State& before, trace::Interpreter& interpreter)
      : workspace_(workspace),
        executor_(executor),
        heap_(heap),
        circuit_(circuit),
        before_(before),
        interpreter_(interpreter) {}

  // Sets the static fields; what they lead to is built with them.
  void set_statics();
  // Every object that exists.
  void build_all();
  // Before that: an object without content, for one that is not part of the unknown heap.
  void make_instance(encode::ObjectId id);
  trace::Value value(ir::Kind kind, const encode::Value& symbolic);
  // All that exist, in a fixed order.
  const std::vector<trace::Object*>& objects() const { return objects_; }
  // By their numbers, parts of collections included.
  const std::unordered_map<encode::ObjectId, trace::Object*>& built() const { return built_; }

 private:
  encode::ObjectId target(const encode::Reference& reference);
  trace::Object* object(encode::ObjectId id);
  trace::Object* build_instance(encode::ObjectId id, const encode::Contents& contents);
  trace::Object* build_array(encode::ObjectId id, const encode::Contents& contents);
  trace::Object* build_sequence(const encode::Contents& contents);
  trace::Object* build_table(const encode::Contents& contents, bool linked);
  trace::Object* known_object(encode::ObjectId id);
  std::uint32_t number(logic::Term term) {
    return static_cast<std::uint32_t>(circuit_.value(term).bit_vector().bits());
  }

  program::Workspace& workspace_;
  encode::Executor& executor_;
  const encode::SymbolicHeap& heap_;
  TermCircuit& circuit_;
  const encode::State& before_;
  trace::Interpreter& interpreter_;
  std::unordered_map<encode::ObjectId, trace::Object*> built_;
  std::vector<trace::Object*> objects_;
};

}  // namespace jury::engine
