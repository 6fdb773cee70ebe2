// JML contracts by the relational engine; see contract_check.h.
#pragma once

#include "engine/problem.h"
#include "engine/relational/relational_engine.h"

namespace jury::engine {

class RelationalContractEngine : public Engine {
 public:
  explicit RelationalContractEngine(Calls calls) : calls_(calls) {}
  // One result, for the contract of the entry. The problem's own properties are not looked at.
  std::vector<Result> run(const Problem& problem) override;

 private:
  Calls calls_;
};

}  // namespace jury::engine
