// A transition of a procedure as a finite structure: the elements, what the inputs and the result are, and
// the relations before and after (the P-transition of UPDR, section 3.4). Diagrams are taken from it
// (4.1).
#pragma once

#include <optional>
#include <vector>

#include "encode/epr/transition.h"
#include "engine/pdr/ground_solver.h"

namespace jury::engine::pdr {

using encode::epr::Clause;
using encode::epr::Context;
using encode::epr::Procedure;
using encode::epr::Transitions;
using Element = std::uint32_t;

struct Structure {
  Element sizes[2] = {0, 0};
  Element null = 0, other = 0, no_iterator = 0;
  std::vector<Element> iterated;  // by iterator
  std::vector<Element> inputs;    // elements; 0 or 1 for truth values
  Element result = 0;
  bool raised = false, thrown = false;
  std::vector<std::vector<char>> before;  // by relation, by tuple
  std::vector<std::vector<char>> after;   // empty where the procedure does not modify the relation
  std::vector<char> violated;             // by iterator
};

// The structure that the solver's model gives at a context of `procedure`.
Structure tabulate(GroundSolver& solver, const Transitions& transitions, const Procedure& procedure,
                   const Context& context);

// Values for the clause's variables under which all its literals are false; nothing when the structure
// satisfies it, or when so many steps do not find any.
std::optional<std::vector<Element>> find_violation(const Transitions& transitions, const Procedure& procedure,
                                                   const Structure& structure, const Clause& clause,
                                                   std::size_t most_steps = SIZE_MAX);

// The negation of the diagram of the structure, restricted to some of its elements.
struct Selection {
  std::vector<char> elements[2];
};
Selection everything(const Structure& structure);
// Inputs, result, elements whose relations changed, violated iterators, and what the iterators iterate over.
Selection essentials(const Transitions& transitions, const Procedure& procedure, const Structure& structure);
Clause negated_diagram(const Transitions& transitions, const Procedure& procedure, const Structure& structure,
                       const Selection& selection);

}  // namespace jury::engine::pdr
