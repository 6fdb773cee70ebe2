#include "check/refutation.h"

#include <charconv>
#include <vector>

#include "check/acceptance.h"
#include "check/rup_proof.h"
#include "solver/proof_search.h"
#include "support/diagnostics.h"

namespace jury::check {

namespace {

// The literals behind the first line, which counts them.
std::vector<int> clauses_of(const std::string& dimacs) {
  std::vector<int> clauses;
  const char* const end = dimacs.data() + dimacs.size();
  const char* at = dimacs.data() + dimacs.find('\n');
  while (true) {
    while (at != end && (*at == ' ' || *at == '\n')) ++at;
    if (at == end) return clauses;
    int literal = 0;
    const auto [next, error] = std::from_chars(at, end, literal);
    JURY_CHECK(error == std::errc(), "these are no clauses");
    clauses.push_back(literal);
    at = next;
  }
}

}  // namespace

std::optional<Accepted> have_no_model(const std::string& dimacs, solver::Seconds limit) {
  const solver::Deadline deadline(limit);
  const auto clauses = clauses_of(dimacs);
  const auto found = solver::search_with_proof(clauses, limit);
  if (found.answer != solver::Answer::unsatisfiable) return std::nullopt;
  if (!is_proof(clauses, found.proof, [&] { return deadline.passed(); })) return std::nullopt;
  return Acceptance::by("a proof of another search, each step of which was checked");
}

}  // namespace jury::check
