#include "solver/cvc5_solver.h"

#include <algorithm>
#include <cmath>
#include <sstream>

#include "solver/cvc5_model.h"
#include "solver/cvc5_translator.h"
#include "support/diagnostics.h"

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

namespace jury::solver {

using logic::Term;

namespace {

// Translating or asserting what cvc5 does not support.
template <typename Action>
auto guarded(Action action) {
  try {
    return action();
  } catch (const cvc5::CVC5ApiException& error) {
    throw Unsupported("cvc5: " + std::string(error.getMessage()));
  }
}

}  // namespace

struct Cvc5Solver::Backend {
  struct Assumed {
    Term term;
    cvc5::Term translated;
  };

  cvc5::Solver solver;
  Cvc5Translator translator{solver};
  std::vector<Assumed> assumed;

  explicit Backend(const SmtOptions& options) {
    solver.setOption("produce-models", "true");
    // Without `incremental` a second check, and so a slice, is an error.
    for (const auto* option : {"produce-unsat-assumptions", "incremental"})
      solver.setOption(option, options.incremental ? "true" : "false");
    solver.setOption("seed", std::to_string(options.seed));
    solver.setOption("e-matching", options.ematching ? "true" : "false");
    if (options.work > 0) solver.setOption("rlimit-per", std::to_string(options.work));
    if (options.finite_model_find) solver.setOption("finite-model-find", "true");
  }

  // One slice. Sets *again when the slice ended before cvc5 did.
  Answer check(const std::vector<cvc5::Term>& assumptions, double seconds, std::string* reason, bool* again) {
    *again = false;
    try {
      if (std::isfinite(seconds))
        solver.setOption("tlimit-per",
                         std::to_string(std::max<std::int64_t>(1, std::llround(seconds * 1000))));
      const cvc5::Result result =
          assumptions.empty() ? solver.checkSat() : solver.checkSatAssuming(assumptions);
      if (result.isSat()) return Answer::satisfiable;
      if (result.isUnsat()) return Answer::unsatisfiable;
      const cvc5::UnknownExplanation why = result.getUnknownExplanation();
      *again = why == cvc5::UnknownExplanation::TIMEOUT || why == cvc5::UnknownExplanation::INTERRUPTED;
      std::ostringstream text;
      text << result;
      *reason = text.str();
    } catch (const cvc5::CVC5ApiException& error) {
      *reason = error.getMessage();
    }
    return Answer::unknown;
  }
};

Cvc5Solver::Cvc5Solver(logic::TermManager& manager, const SmtOptions& options)
    : SmtSolver(manager, options), backend_(std::make_unique<Backend>(options)) {}

Cvc5Solver::~Cvc5Solver() = default;

void Cvc5Solver::do_push() { backend_->solver.push(); }
void Cvc5Solver::do_pop() { backend_->solver.pop(); }

void Cvc5Solver::do_add(Term formula) {
  guarded([&] { backend_->solver.assertFormula(backend_->translator.translate(formula)); });
}

Answer Cvc5Solver::do_check(std::span<const Term> assumptions, const Deadline& deadline) {
  backend_->assumed.clear();
  std::vector<cvc5::Term> translated;
  for (const Term assumption : assumptions) {
    translated.push_back(guarded([&] { return backend_->translator.translate(assumption); }));
    backend_->assumed.push_back({assumption, translated.back()});
  }
  const auto& conditions = backend_->translator.side_conditions();
  translated.insert(translated.end(), conditions.begin(), conditions.end());
  // A slice starts the search anew, so there is no need for short ones where work ends it.
  double slice = options().work == 0 ? 0.2 : 20;
  if (!options().incremental) slice = deadline.remaining().count();
  std::string reason;
  while (!interrupted() && !deadline.passed()) {
    bool again = false;
    const Answer answer =
        backend_->check(translated, std::min(slice, deadline.remaining().count()), &reason, &again);
    if (answer != Answer::unknown || !again || !options().incremental) return set_reason(reason), answer;
    slice *= 1.5;
  }
  return Answer::unknown;
}

logic::Model Cvc5Solver::do_model(const logic::SymbolCollector& symbols) {
  return Cvc5ModelReader(backend_->translator).read(symbols);
}

std::vector<Term> Cvc5Solver::do_core() {
  std::vector<Term> core;
  if (backend_->assumed.empty()) return core;
  const std::vector<cvc5::Term> failed = guarded([&] { return backend_->solver.getUnsatAssumptions(); });
  for (const auto& [term, translated] : backend_->assumed)
    if (std::ranges::find(failed, translated) != failed.end()) core.push_back(term);
  return core;
}

}  // namespace jury::solver
