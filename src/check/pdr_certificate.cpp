#include "check/pdr_certificate.h"

#include <chrono>

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
          const std::vector<std::vector<Clause>>& summaries, double seconds)
      : terms_(terms),
        transitions_(transitions),
        summaries_(summaries),
        end_(std::chrono::steady_clock::now() +
             std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                 std::chrono::duration<double>(seconds))) {}

  SummaryCheck run() {
    SummaryCheck result;
    result.solver = "cvc5";
    result.valid = true;
    for (ProcedureId p = 0; p < transitions_.procedures.size() && result.valid; ++p) {
      ++result.queries;
      const auto answer = check(p, result.solver);
      if (answer == solver::Answer::unsatisfiable) continue;
      result.valid = false;
      result.reason = std::string(to_string(answer)) + " for " + transitions_.procedures[p].name;
    }
    return result;
  }

 private:
  // Whether the body has a transition that breaks the summary, a promise or an assumption of a callee; the
  // root's body is itself the violation.
  solver::Answer check(ProcedureId p, std::string& confirmed_by) {
    const auto formulas = conditions(p);
    auto answer = solver::Answer::unknown;
    for (const auto method : {Method::Matching, Method::FiniteModels, Method::OtherSolver}) {
      answer = ask(formulas, method);
      if (answer != solver::Answer::unsatisfiable) continue;
      if (method == Method::OtherSolver) confirmed_by = "cvc5 and z3";
      break;
    }
    return answer;
  }

  // cvc5 by E-matching answers nearly always; its search for finite models is slower and, in 1.0.3, now and
  // then reports a model that is none; Z3 is asked last.
  enum class Method : std::uint8_t { Matching, FiniteModels, OtherSolver };

  solver::Answer ask(const std::vector<Term>& formulas, Method method) {
    solver::SmtOptions options;
    options.finite_model_find = method == Method::FiniteModels;
    options.model_based_instantiation = method != Method::Matching;
    options.check_models = false;
    options.incremental = false;
    const auto solver = solver::make_solver(
        method == Method::OtherSolver ? solver::SolverKind::z3 : solver::SolverKind::cvc5, terms_, options);
    for (const Term formula : formulas) solver->add(formula);
    const std::chrono::duration<double> left = end_ - std::chrono::steady_clock::now();
    return solver->check(
        {}, solver::Seconds(std::max(0.01, method == Method::OtherSolver ? left.count() : left.count() / 3)));
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
  std::chrono::steady_clock::time_point end_;
};

}  // namespace

SummaryCheck check_summaries(logic::TermManager& terms, const Transitions& transitions,
                             const std::vector<std::vector<Clause>>& summaries, double seconds) {
  return Checker(terms, transitions, summaries, seconds).run();
}

}  // namespace jury::check
