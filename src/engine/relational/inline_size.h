// How much there is to execute when every call of a method is followed: an estimate from the code, made
// before anything is executed. A statement counts once for each iteration that the loops around it may make;
// methods of the library count as one statement.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "program/call_graph.h"
#include "program/workspace.h"

namespace jury::engine {

class InlineSize {
 public:
  // `loops`: the bound of iterations, and of recursion. The workspace must outlive it.
  InlineSize(program::Workspace& workspace, const ir::Method& method, std::uint32_t loops);

  double statements() const { return statements_; }
  // Loops or recursion in the method or in what it calls.
  bool repeats() const { return repeats_; }
  // The method itself calls code of the program.
  bool calls() const { return calls_; }

 private:
  double of(const ir::Method& method);
  double of_call(const ir::Method& caller, const ir::Call& call);

  program::Workspace& workspace_;
  std::uint32_t loops_;
  program::CallGraph graph_;
  std::unordered_map<const ir::Method*, double> known_;
  double statements_ = 0;
  bool repeats_ = false;
  bool calls_ = false;
};

}  // namespace jury::engine
