#include "check/pdr_certificate.h"

#include <algorithm>
#include <array>

#include "check/acceptance.h"
#include "solver/smt_solver.h"

namespace jury::check {

namespace {

using encode::epr::Call;
using encode::epr::Clause;
using encode::epr::Context;
using encode::epr::Procedure;
using encode::epr::ProcedureId;
using encode::epr::Transitions;
using logic::Term;

class Checker {
 public:
  Checker(logic::TermManager& terms, const Transitions& transitions,
          const std::vector<std::vector<Clause>>& summaries, double seconds, Clock clock)
      : terms_(terms), transitions_(transitions), summaries_(summaries), seconds_(seconds), watch_(clock) {}

  SummaryCheck run() {
    SummaryCheck result;
    bool asked_z3 = false;
    result.queries = transitions_.procedures.size();
    for (ProcedureId p = 0; (p = confirmed_from(p, Method::Matching)) < transitions_.procedures.size(); ++p) {
      if (is_confirmed(p, Method::FiniteModels)) continue;
      if (!is_confirmed(p, Method::OtherSolver)) {
        result.queries = p + 1;
        result.reason = why_not_ + " for " + transitions_.procedures[p].name;
        return result;
      }
      asked_z3 = true;
    }
    result.valid = true;
    result.accepted = Acceptance::by(asked_z3 ? "cvc5 and z3" : "cvc5");
    return result;
  }

 private:
  // cvc5 by E-matching answers nearly always; its search for finite models is slower and, in 1.0.3, now and
  // then reports a model that is none; Z3 is asked last.
  enum class Method : std::uint8_t { Matching, FiniteModels, OtherSolver };

  // The first procedure from this one on that is not confirmed; one process asks for all of them.
  ProcedureId confirmed_from(ProcedureId first, Method method) {
    return first + confirm(first, transitions_.procedures.size() - first, method);
  }
  bool is_confirmed(ProcedureId p, Method method) { return confirm(p, 1, method) == 1; }

  // How many of `count` procedures are confirmed, up to the first that is not; then `why_not_` tells.
  std::size_t confirm(ProcedureId first, std::size_t count, Method method) {
    const double left = seconds_ - watch_.seconds();
    if (left <= 0) return why_not_ = "no time was left", 0;
    const LimitedProcess process(watch_.clock(), [&](const auto& limit, const auto& report) {
      const Stopwatch here(watch_.clock());
      for (ProcedureId p = first; p < first + count; ++p) {
        const double mine = left - here.seconds();
        limit(method == Method::OtherSolver ? mine : mine / 3);
        const auto answer = ask(p, method);
        report(static_cast<std::uint8_t>(answer));
        if (answer != solver::Answer::unsatisfiable) return;
      }
    });
    using enum LimitedProcess::End;
    const auto& answers = process.reports();
    const auto confirmed = static_cast<std::size_t>(
        std::ranges::count(answers, static_cast<std::uint8_t>(solver::Answer::unsatisfiable)));
    why_not_ = process.end() == OutOfTime ? "the time ran out"
               : process.end() == Crashed || answers.empty()
                   ? "the solver failed"
                   : std::string(to_string(static_cast<solver::Answer>(answers.back())));
    return confirmed;
  }

  // Whether the body has a transition that breaks the summary, a promise or an assumption of a callee; the
  // root's body is itself the violation.
  solver::Answer ask(ProcedureId p, Method method) {
    solver::SmtOptions options;
    options.finite_model_find = method == Method::FiniteModels;
    options.model_based_instantiation = method != Method::Matching;
    options.check_models = false;
    options.incremental = false;
    const auto solver = solver::make_solver(
        method == Method::OtherSolver ? solver::SolverKind::z3 : solver::SolverKind::cvc5, terms_, options);
    for (const Term formula : conditions(p)) solver->add(formula);
    return solver->check();
  }

  std::vector<Term> conditions(ProcedureId p) {
    const auto& procedure = transitions_.procedures[p];
    std::vector<Term> formulas;
    for (const auto& formula : procedure.body)
      formulas.push_back(quantified(formula.variables, formula.body));
    for (const auto& call : procedure.calls) {
      for (const auto& clause : summaries_[call.callee]) {
        const auto variables = variables_of(clause);
        formulas.push_back(terms_.implies(
            call.guard, quantified(variables, encode::epr::instantiate(terms_, transitions_.symbols, clause,
                                                                       call.context, variables))));
      }
    }
    if (p != transitions_.root) formulas.push_back(terms_.negation(terms_.conjunction(claims(p))));
    return formulas;
  }

  std::vector<Term> claims(ProcedureId p) {
    const auto& procedure = transitions_.procedures[p];
    std::vector<Term> result;
    for (const auto& clause : summaries_[p]) {
      const auto variables = variables_of(clause);
      result.push_back(quantified(variables, encode::epr::instantiate(terms_, transitions_.symbols, clause,
                                                                      procedure.context, variables)));
    }
    for (const auto& promise : procedure.promises)
      result.push_back(quantified(promise.variables, promise.body));
    for (const auto& call : procedure.calls) assumed_inputs(call, result);
    return result;
  }

  // A callee assumes that its inputs exist.
  void assumed_inputs(const Call& call, std::vector<Term>& result) {
    const auto& inputs = transitions_.procedures[call.callee].inputs;
    const auto& symbols = transitions_.symbols;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      const Term input = call.context.inputs[i];
      if (inputs[i].sort == encode::epr::Sort::Truth) continue;
      const bool iterator = inputs[i].sort == encode::epr::Sort::Iterator;
      const Term used = encode::epr::apply(
          terms_, call.context.before[iterator ? encode::epr::used_iterator : encode::epr::used], {input});
      const Term none = terms_.equal(input, iterator ? symbols.no_iterator : symbols.null);
      const Term other = iterator ? terms_.false_term() : terms_.equal(input, symbols.other);
      result.push_back(terms_.implies(call.guard, terms_.disjunction(std::vector{used, none, other})));
    }
  }

  Term quantified(const std::vector<Term>& variables, Term body) {
    return variables.empty() ? body : terms_.forall(variables, body);
  }

  std::vector<Term> variables_of(const Clause& clause) {
    std::vector<Term> variables;
    for (std::size_t i = 0; i < clause.variables.size(); ++i) {
      const bool iterator = clause.variables[i] == encode::epr::Sort::Iterator;
      variables.push_back(terms_.variable("V" + std::to_string(i), iterator
                                                                       ? transitions_.symbols.iterator
                                                                       : transitions_.symbols.reference));
    }
    return variables;
  }

  logic::TermManager& terms_;
  const Transitions& transitions_;
  const std::vector<std::vector<Clause>>& summaries_;
  double seconds_;
  Stopwatch watch_;
  std::string why_not_;
};

}  // namespace

SummaryCheck check_summaries(logic::TermManager& terms, const Transitions& transitions,
                             const std::vector<std::vector<Clause>>& summaries, double seconds, Clock clock) {
  return Checker(terms, transitions, summaries, seconds, clock).run();
}

}  // namespace jury::check
