// Re-checks the evidence of the PDR engine: that procedure summaries satisfy the verification conditions of
// UPDR, lemma 1. For every procedure, its body with the summaries at its calls implies its own summary,
// and the start is safe. With them goes what the encoding relies on: what every body promises its callers
// about states, and what it assumes of its inputs.
//
// Shares nothing with the search: the formulas are stated with quantifiers and answered by another solver
// (cvc5), in a process of its own, for cvc5 does not always keep a time limit.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "check/accepted.h"
#include "encode/epr/transition.h"
#include "support/limited_process.h"

namespace jury::check {

struct SummaryCheck {
  bool valid = false;
  std::string reason;  // why it is not: the procedure and the solver's answer
  std::optional<Accepted> accepted;  // when valid
  std::uint64_t queries = 0;
};

// `summaries` by procedure. Ends when `seconds` of the clock have passed: not valid, with that reason.
SummaryCheck check_summaries(logic::TermManager& terms, const encode::epr::Transitions& transitions,
                             const std::vector<std::vector<encode::epr::Clause>>& summaries, double seconds,
                             Clock clock = Clock::Wall);

}  // namespace jury::check
