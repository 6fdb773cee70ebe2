// The heap of a model: the objects of the symbolic initial state as objects of the interpreter.
#pragma once

#include <functional>
#include <string>
#include <unordered_map>

#include "encode/initial_heap.h"
#include "logic/value.h"
#include "trace/choices.h"
#include "trace/interpreter.h"

namespace jury::engine {

using Evaluate = std::function<logic::Value(logic::Term)>;

// A model's value as the interpreter takes it.
trace::Choice to_choice(ir::Kind kind, const logic::Value& value);

class HeapBuilder {
 public:
  HeapBuilder(encode::Executor& executor, const encode::InitialHeap& heap, program::Program& program,
              trace::Interpreter& interpreter, const Evaluate& evaluate);

  // The constants of enums, whether something leads to them or not.
  void build_constants();
  trace::Value value(ir::Kind kind, const encode::Value& symbolic);
  // The objects of the initial state that were built.
  const std::unordered_map<encode::ObjectId, trace::Object*>& objects() const { return built_; }
  void set_built(encode::ObjectId id, trace::Object* object) { built_[id] = object; }

 private:
  encode::ObjectId target(const encode::Reference& reference);
  const encode::Contents& contents(encode::ObjectId id) const;
  const encode::InitialHeap::InitialCollection* collection(encode::ObjectId id) const;
  trace::Object* object(encode::ObjectId id);
  trace::Object* build_instance(encode::ObjectId id, Symbol class_name);
  void take_contents(const encode::InitialHeap::LibraryPart& part, trace::Object& whole);
  trace::Object* set_fields(encode::ObjectId id, trace::Object& object);
  bool is_free(encode::ObjectId id) const;
  bool is_buildable(const encode::Value& value) const;
  trace::Object* build_array(encode::ObjectId id, const ir::Type& type);
  trace::Object* build_collection(const encode::InitialHeap::InitialCollection& collection);
  trace::Object* array_of(const std::vector<encode::Value>& elements, std::uint32_t count);
  std::u16string text(encode::ObjectId id);
  bool is_box(encode::ObjectId id) const;
  std::uint32_t number(logic::Term term);

  encode::Executor& executor_;
  const encode::InitialHeap& heap_;
  program::Program& program_;
  trace::Interpreter& interpreter_;
  const Evaluate& evaluate_;
  std::unordered_map<encode::ObjectId, trace::Object*> built_;
};

}  // namespace jury::engine
