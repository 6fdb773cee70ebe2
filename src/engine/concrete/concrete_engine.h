// The concrete engine: runs the entry. A program that asks nobody anything has one execution, and a program
// that only makes boolean choices has as many as there are answers: when all of them have been run, every
// property is decided. Otherwise, runs on small inputs and with small answers find the mistakes that show
// soon; nothing is concluded when they do not.
//
// What another machine could do otherwise (clocks, input, identity hash codes, the depth of the stack) stands
// in the way of a proof, and so does a main that looks at its arguments. Contracts are left to the bounded
// engine, and with them methods of classes that have contracts.
#pragma once

#include "engine/problem.h"

namespace jury::engine {

class ConcreteEngine : public Engine {
 public:
  // `patient`: uses all the time there is; otherwise at most a second or two.
  explicit ConcreteEngine(bool patient) : patient_(patient) {}
  std::vector<Result> run(const Problem& problem) override;

 private:
  bool patient_;
};

}  // namespace jury::engine
