// The generator of random Java programs: typed generation from tables of productions.
//
// A program is deterministic, compiles, terminates, and prints what it computes. It terminates because every
// loop and every method takes from a common tank of fuel (normal programs), or because loops count and
// methods call methods of a higher level only (programs with asserts, which engines must be able to decide).
// Nothing it prints depends on identity hash codes, on the salted order of Set.of and Map.of, on NaN
// payloads, or on messages that the JDK words freely.
//
// The tables of productions are in one file per concern (arithmetic.cpp, control.cpp, collections.cpp, ...).
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "generator/features.h"
#include "generator/node.h"
#include "generator/random.h"
#include "generator/world.h"

namespace jury::generator {

struct Settings {
  std::uint64_t seed = 1;
  int size = 3;  // 1 .. 20; about 80 lines each and 80 more
  Features features = Features::all();
  bool assertions = false;  // inputs from small domains and probes (assertions.h) in place of output
  int failing = 50;         // of a hundred programs with asserts, how many get one that fails
};

// The values one input may take.
struct InputRange {
  int low = 0;
  int high = 0;
};

// What jumps a statement may make, and where it stands.
struct Flow {
  bool in_loop = false;
  std::vector<std::string> loop_labels;
  std::vector<std::string> block_labels;
  std::optional<Type> result;  // what `return` gives; nothing where `return` is not allowed
  bool checked = false;        // a checked exception may be thrown
  std::string self;            // the class whose instance `this` is; empty in static code
  int level = 0;               // see MethodModel
  int loop_depth = 0;
};

class Generator {
 public:
  explicit Generator(const Settings& settings);

  // The whole program, as a Unit. Call once.
  Node program();
  std::string class_name() const { return "G" + std::to_string(settings.seed); }

  // Any expression of this type; `depth` bounds its height.
  Node expression(Type type, int depth);  // by value: the type may belong to the state it changes
  // A variable of the type, or else a fresh value.
  Node leaf(Type type);
  // A literal, a new object, a new collection; no variables, no effects other than those of a constructor.
  Node value(Type type);
  // A truth value to branch on; in programs with asserts mostly a comparison with a variable, so that inputs
  // decide.
  Node condition(int depth);
  Node statement(int depth);
  // `count` statements in a scope of their own.
  Node block(int depth, int count);

  // Any type / a primitive type / an element type for collections that the features allow.
  Type any_type();
  Type primitive_type();
  Type numeric_type();
  Type element_type();
  Type key_type();
  // A collection or map whose elements iterators of the program run over.
  Type iterable_type();

  std::string fresh(const std::string& prefix) { return prefix + std::to_string(names_[prefix]++); }
  Node declare(Type type, const std::string& name, Node initial, bool assignable);
  Node variable_node(const Variable& variable) { return primary(variable.type, variable.name); }
  std::vector<const Variable*> variables(const Type& wanted) const;  // usable where `wanted` is asked for
  std::vector<const Variable*> assignable_variables(const Type& type) const;  // of exactly this type
  bool has(Feature feature) const { return features.has(feature); }
  bool may_call(const MethodModel& method) const { return !settings.assertions || method.level > flow.level; }
  // Counts the uses of productions; `jury-generate validate` prints them.
  void count_use(const std::string& production) { ++uses[production]; }

  const Settings settings;
  Random random;
  // A random part of what the settings allow: programs that lack some features go deeper into the others
  // ("swarm testing").
  const Features features;
  World world;
  std::vector<Variable> scope;
  Flow flow;
  std::map<std::string, int> uses;
  std::vector<InputRange> inputs;  // of a program with asserts, in the order in which it asks for them
  int statements_left;             // keeps a program within its size

 private:
  Features choose_features();
  // Few types, often used, so that variables meet: called once the classes are planned.
  friend class ProgramBuilder;
  void choose_palette();

  std::map<std::string, int> names_;
  std::vector<Type> palette_;
  std::vector<Type> keys_;
};

// Restores scope and flow when a block, a lambda or a method ends.
class StateGuard {
 public:
  explicit StateGuard(Generator& generator)
      : generator_(generator), scope_(generator.scope), flow_(generator.flow) {}
  ~StateGuard() {
    generator_.scope = std::move(scope_);
    generator_.flow = std::move(flow_);
  }
  StateGuard(const StateGuard&) = delete;
  StateGuard& operator=(const StateGuard&) = delete;

 private:
  Generator& generator_;
  std::vector<Variable> scope_;
  Flow flow_;
};

}  // namespace jury::generator
