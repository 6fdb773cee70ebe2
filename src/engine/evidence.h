// What an answer rests on: each kind with its own data, and the proofs with what has confirmed them. Reports
// render it (rendered); nothing decides by what is rendered.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <variant>

#include "check/accepted.h"

namespace jury::engine {

// Every execution was followed to its end, and no violation was possible.
struct CompleteUnrolling {
  check::Accepted accepted;
};

// The loops were cut at the invariants that the user wrote.
struct LoopsCut {
  check::Accepted accepted;
  std::size_t loops = 0;
};

// The invariants that were found, by the place of the loop or method.
struct Invariants {
  check::Accepted accepted;
  std::map<std::string, std::string> of_place;
  std::string given_used = {};  // predicates of the user among them; empty: none were given
};

// Universal summaries, by the name of the procedure.
struct Summaries {
  check::Accepted accepted;
  std::map<std::string, std::string> of_procedure;
};

// No code that can run creates what the property excludes. Nothing to be confirmed by a solver: the call
// graph is the proof.
struct NothingCreatesIt {};

// All executions there are, run by the interpreter to their ends: the semantics itself.
struct Executions {
  std::uint64_t count = 1;
};

using Proof = std::variant<CompleteUnrolling, LoopsCut, Invariants, Summaries, NothingCreatesIt, Executions>;

// What was found on the way to no answer: it proves nothing.
struct InvariantsSoFar {
  std::map<std::string, std::string> of_place;
};
struct AbstractExecution {
  std::string text;
  bool shows_no_summary = false;  // all of it is modelled: there is no universal summary
};
using Findings = std::variant<std::monostate, InvariantsSoFar, AbstractExecution>;

// As people and tools read it, by the name of each part.
using RenderedEvidence = std::map<std::string, std::string>;
RenderedEvidence rendered(const Proof& proof);
RenderedEvidence rendered(const Findings& findings);

}  // namespace jury::engine
