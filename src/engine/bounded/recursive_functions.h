// Methods that compute a number from numbers and call themselves, in proofs without bounds: a call is the
// application of a function to its arguments, of which one step of the code is known wherever the method is
// called. So a loop that keeps `a == fib(i)` is proved, and a contract that calls its own method.
//
// Handled are static methods of the program whose code, and that of the methods they call, only computes. A
// call of a method that may throw for any arguments is not replaced. That the recursion ends is relied on.
#pragma once

#include <map>
#include <set>
#include <utility>

#include "encode/executor.h"
#include "program/workspace.h"

namespace jury::engine {

class RecursiveFunctions {
 public:
  RecursiveFunctions(program::Workspace& workspace, encode::Executor& executor)
      : workspace_(workspace), executor_(executor) {}

  // In the code of a step calls are applications, no more; its own call is to be followed.
  bool is_stepping() const { return stepping_; }
  // A step for any arguments is followed, to see whether it may throw.
  bool is_probing() const { return probing_; }
  bool follows_next() { return std::exchange(following_, false); }
  // What the call answers, with one step of it assumed; nothing for other methods.
  std::optional<encode::Exit> call(const ir::Method& method, const std::vector<encode::Value>& arguments,
                                   const encode::State& state);
  // Whether the method may call itself, as far as the declared targets of calls tell.
  bool is_recursive(const ir::Method& method);

 private:
  bool is_function(const ir::Method& method);
  bool only_computes(const ir::Method& method, std::vector<const ir::Method*>& called);
  bool never_throws(const ir::Method& method, const encode::State& state);
  bool step_never_throws(const ir::Method& method, encode::State state);
  encode::Exit step(const ir::Method& method, const std::vector<encode::Value>& arguments, const encode::State& state);
  bool assume_step(const ir::Method& method, const std::vector<encode::Value>& arguments,
                   const encode::State& state, logic::Term value);

  program::Workspace& workspace_;
  encode::Executor& executor_;
  std::map<const ir::Method*, bool> recursive_;
  std::map<const ir::Method*, bool> functions_;
  std::map<const ir::Method*, std::set<const ir::Method*>> called_;  // itself included
  std::map<const ir::Method*, bool> never_throws_;
  bool stepping_ = false;
  bool following_ = false;
  bool probing_ = false;
};

}  // namespace jury::engine
