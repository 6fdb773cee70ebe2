// The relational engine (Karun, and past it): a method against the pre- and postconditions of a .rel file,
// from any heap within the bounds. The method is executed symbolically with finite heaps (encode/executor.h);
// its states become relations (state_relations.h), the property a circuit over them (solver/relational), and
// one incremental SAT solver answers. A violation counts when the interpreter, run on that heap, ends in a
// state in which the evaluator of relational logic finds the postcondition false.
//
// Differs from Karun: the symbolic state keeps one value for each object and field in place of an
// expression for each field, which makes the same matrices earlier and covers all of Java that the bounded
// engine covers. A postcondition speaks about executions that return; one that ends with an exception
// violates nothing.
#pragma once

#include "engine/problem.h"
#include "engine/relational/checked_heap.h"
#include "spec/rel_syntax.h"

namespace jury::engine {

enum class Calls : std::uint8_t { refine, in_place, frame };

class RelationalEngine : public Engine {
 public:
  // The file and its method, which is the entry of the problems; both must outlive the engine.
  RelationalEngine(const spec::RelFile& file, const spec::RelMethod& method, Calls calls,
                   Heaps heaps = Heaps::any)
      : file_(file), method_(method), calls_(calls), heaps_(heaps) {}
  // One result for each postcondition. The problem's own properties are not looked at. Throws UserError for
  // conditions that do not make sense for the method.
  std::vector<Result> run(const Problem& problem) override;

 private:
  const spec::RelFile& file_;
  const spec::RelMethod& method_;
  Calls calls_;
  Heaps heaps_;
};

}  // namespace jury::engine
