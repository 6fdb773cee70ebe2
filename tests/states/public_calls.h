// Random sequences of the calls that a user of some classes can make: constructors and methods that are not
// private, with numbers, texts, arrays and collections, and with objects that came out of earlier calls.
// Type arguments are respected as a compiler would: what is declared with some is given only what was made
// for the same.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <random>
#include <vector>

#include "ir/member_types.h"
#include "program/workspace.h"
#include "trace/interpreter.h"

namespace jury::states {

class PublicCalls {
 public:
  PublicCalls(program::Workspace& workspace, trace::Interpreter& interpreter);

  // In a machine that is as new: so many calls, one after the other. What they throw is caught.
  void run(std::uint64_t seed, int calls);
  // Told between two calls of the objects that there are.
  using Pause = std::function<void(const std::vector<trace::Object*>&)>;
  void set_pause(Pause pause) { pause_ = std::move(pause); }
  bool has_any() const { return !methods_.empty(); }
  // How often the method returned; of all runs.
  const std::map<const ir::Method*, int>& returned() const { return returned_; }

 private:
  struct Known {
    trace::Object* object;
    ir::DeclaredType type;
  };

  void call(const ir::Method& method);
  std::optional<trace::Value> value(const ir::DeclaredType& type, int depth);
  std::optional<trace::Value> number(ir::Kind kind);
  std::optional<trace::Object*> known(const ir::DeclaredType& type);
  trace::Object* box(Symbol class_name, std::int32_t number);
  trace::Object* array(const ir::Type& type, int depth);
  trace::Object* collection(const ir::DeclaredType& type, int depth);
  void keep(trace::Object* object, const ir::DeclaredType& type);
  std::uint64_t below(std::uint64_t limit) { return random_() % limit; }

  program::Workspace& workspace_;
  trace::Interpreter& interpreter_;
  std::vector<const ir::Method*> methods_;
  std::map<const ir::Method*, int> returned_;
  std::mt19937_64 random_;
  Pause pause_;
  std::vector<Known> pool_;
  trace::Object* kept_ = nullptr;  // an array, so that nothing of the pool is collected
};

}  // namespace jury::states
