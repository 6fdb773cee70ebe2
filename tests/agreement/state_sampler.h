// Random states for the methods of state_programs.h, built in the interpreter: numbers, arrays, linked nodes,
// fields and collections, with much aliasing.
#pragma once

#include <random>
#include <vector>

#include "program/workspace.h"
#include "trace/interpreter.h"

namespace jury::agreement {

struct StateBounds {
  std::uint32_t objects = 2;  // of each class, and elements of a collection
  std::uint32_t length = 4;   // of arrays
};

class StateSampler {
 public:
  StateSampler(program::Workspace& workspace, const ir::Method& entry, trace::Interpreter& interpreter,
               std::uint64_t seed)
      : program_(workspace.program()), entry_(entry), interpreter_(interpreter), random_(seed) {}

  // A state in a machine that was reset; the arguments of the entry.
  std::vector<trace::Value> sample(const StateBounds& bounds);

 private:
  std::uint64_t below(std::uint64_t limit) { return random_() % limit; }
  std::int32_t number();
  trace::Value value(const ir::Type& type);
  trace::Object* object(const ir::Type& type);
  std::vector<trace::Object*>& pool(const ir::Type& type);
  void fill(trace::Object& object, Symbol class_name);
  trace::Object* collection(Symbol class_name);
  trace::Object* make(Symbol class_name);
  void call(trace::Object& receiver, Symbol class_name, const char* name, const char* descriptor,
            std::vector<trace::Value> arguments);

  program::Program& program_;
  const ir::Method& entry_;
  trace::Interpreter& interpreter_;
  std::mt19937_64 random_;
  StateBounds bounds_;
  std::map<std::string, std::vector<trace::Object*>> pools_;
};

}  // namespace jury::agreement
