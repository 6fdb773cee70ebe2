#include "solver/relational/grounding.h"

namespace jury::solver::relational {

using namespace logic::relational;

namespace {

Universe numbered_atoms(std::size_t count) {
  Universe universe;
  for (std::size_t index = 0; index < count; ++index) universe.add("atom" + std::to_string(index));
  return universe;
}

}  // namespace

Grounding::Grounding(Circuit& circuit, std::size_t atoms, IntegerWidth width,
                     std::function<void()> checkpoint)
    : bounds_(numbered_atoms(atoms), width), translator_(circuit, bounds_, std::move(checkpoint)) {}

}  // namespace jury::solver::relational
