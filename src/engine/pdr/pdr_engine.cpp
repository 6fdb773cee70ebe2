#include "engine/pdr/pdr_engine.h"

#include <algorithm>
#include <chrono>

#include "check/pdr_certificate.h"
#include "encode/epr/translator.h"
#include "engine/gap_reason.h"
#include "engine/pdr/concretise.h"
#include "engine/pdr/kept_lemmas.h"
#include "engine/pdr/search.h"
#include "program/entries.h"
#include "support/diagnostics.h"
#include "support/limited_process.h"

namespace jury::engine {

namespace {

using Clock = std::chrono::steady_clock;

class PdrCheck {
 public:
  PdrCheck(const Problem& problem, pdr::Order order, pdr::KeptLemmas& kept)
      : problem_(problem), order_(order), kept_(kept) {}

  Result run(Property property) {
    const auto start = Clock::now();
    result_ = unanswered(problem_, property, "pdr");
    const auto goal = goal_of(property);
    if (!goal) {
      result_.reasons = {{ReasonKind::OtherEngine,
                          "this engine answers cme, no-such-element, illegal-state, unmodifiable and "
                          "properties of .prop files only"}};
      return std::move(result_);
    }
    goal_ = *goal;
    try {
      answer();
    } catch (const Unsupported& unsupported) {
      auto reason = reason_of(unsupported);
      if (unsupported.position().line > 0) reason.text += " (" + unsupported.position().to_string() + ")";
      result_.reasons = {std::move(reason)};
      // No abstraction, but perhaps an execution.
      refute();
    }
    result_.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    return std::move(result_);
  }

 private:
  std::optional<encode::epr::Goal> goal_of(Property property) const {
    switch (property) {
      case Property::ConcurrentModification:
        return encode::epr::Goal::ConcurrentModification;
      case Property::NoSuchElement:
        return encode::epr::Goal::NoSuchElement;
      case Property::IllegalState:
        return encode::epr::Goal::IllegalState;
      case Property::Unmodifiable:
        return encode::epr::Goal::Unmodifiable;
      case Property::User:
        return problem_.user_property ? std::optional(encode::epr::Goal::User) : std::nullopt;
      case Property::Assert:
      case Property::Exceptions:
      case Property::Contract:
        break;
    }
    return std::nullopt;
  }
  std::string exception() const {
    const auto name = ir::display_class(exception_of(result_.property).view());
    return name.substr(name.rfind('.') + 1);
  }
  // A fresh machine for a main method, any state for others.
  bool is_closed() const { return program::is_main(problem_.entry); }
  double seconds_left() const { return problem_.limits.remaining().value_or(default_seconds); }

  // Some time is kept to look for an execution.
  void answer() {
    const double seconds = seconds_left() * 0.7;
    const auto is_late = [seconds, watch = Stopwatch(jury::Clock::Wall)] {
      return watch.seconds() > seconds;
    };
    const auto transitions = encode::epr::translate(terms_, problem_.workspace, problem_.entry, is_closed(),
                                                    goal_, problem_.user_property, is_late);
    result_.assumptions = transitions.assumptions;
    pdr::SearchLimits limits;
    limits.seconds = seconds_left() * 0.7;
    limits.order = order_;
    const auto found = pdr::search(terms_, transitions, limits, kept_.offered_to(transitions));
    count(transitions, found);
    switch (found.end) {
      case pdr::SearchEnd::Safe:
        return certify(transitions, found);
      case pdr::SearchEnd::AbstractCounterexample:
        explain(transitions, found.trace);
        return refute();
      case pdr::SearchEnd::Limit:
        result_.reasons = {found.reason};
        return refute();
    }
  }

  // Something that is not modelled may be reached, or else the abstract execution shows that there are no
  // universal summaries (UPDR, lemma 2).
  void explain(const encode::epr::Transitions& transitions, const std::vector<pdr::TraceStep>& trace) {
    const auto unmodelled = std::ranges::find_if(
        trace, [](const pdr::TraceStep& step) { return step.site && step.site->unmodelled; });
    std::string text;
    for (const auto& step : trace) text += told(transitions, step) + "\n";
    result_.findings = AbstractExecution{text, unmodelled == trace.end()};
    if (unmodelled != trace.end()) {
      const auto& site = *unmodelled->site;
      const auto& where = transitions.procedures[unmodelled->procedure].name;
      result_.reasons = {{ReasonKind::Gap,
                          site.text + " (line " + std::to_string(site.line) + " of " + where + ")",
                          {"", where, "", static_cast<int>(site.line)}}};
      return;
    }
    if (!text.empty()) text.pop_back();
    result_.reasons = {{ReasonKind::Abstraction,
                        "no universal summary exists: the abstraction allows a " + exception() +
                            ", and no small execution shows one; the abstract execution:\n" + text}};
  }

  static std::string told(const encode::epr::Transitions& transitions, const pdr::TraceStep& step) {
    std::string text(std::size_t{2} * step.depth + 6, ' ');
    text += transitions.procedures[step.procedure].name;
    if (step.site) text += ": line " + std::to_string(step.site->line) + ", " + step.site->text;
    return text;
  }

  void count(const encode::epr::Transitions& transitions, const pdr::SearchResult& found) {
    auto& statistics = result_.statistics;
    statistics["procedures"] = static_cast<double>(transitions.procedures.size());
    statistics["relations"] = static_cast<double>(transitions.relations.size());
    if (order_ == pdr::Order::Other) statistics["other_order"] = 1;
    statistics["frames"] = static_cast<double>(found.statistics.frames);
    statistics["solver_calls"] = static_cast<double>(found.statistics.solver_calls);
    statistics["instantiation_rounds"] = static_cast<double>(found.statistics.instantiation_rounds);
    statistics["lemmas"] = static_cast<double>(found.statistics.lemmas);
    statistics["lemmas_taken_over"] = static_cast<double>(found.statistics.taken_over);
    std::size_t largest = 0;
    for (const auto& summary : found.summaries) largest = std::max(largest, summary.size());
    statistics["clauses"] = static_cast<double>(largest);
  }

  // What the proof needs is checked first; the lemmas that it can do without may still help the other solver.
  // The shares of the time are of the processor, so that a busy machine does not cut one short; the limit of
  // the clock is kept from outside.
  void certify(const encode::epr::Transitions& transitions, const pdr::SearchResult& found) {
    const auto begin = Clock::now();
    const auto check = [&](const auto& summaries, double seconds) {
      return check::check_summaries(terms_, transitions, summaries, seconds, jury::Clock::Processor);
    };
    const auto* summaries = &found.summaries;
    auto checked = check(*summaries, seconds_left() / 2);
    if (!checked.valid) {
      summaries = &found.frame;
      checked = check(*summaries, seconds_left());
    }
    result_.statistics["check_seconds"] = std::chrono::duration<double>(Clock::now() - begin).count();
    if (!checked.valid) {
      result_.reasons = {{ReasonKind::NotConfirmed,
                          "a proof was found, but its summaries were not confirmed: " + checked.reason}};
      return;
    }
    kept_.keep(transitions, *summaries);
    result_.prove(Summaries{*checked.accepted, text_by_procedure(transitions, *summaries)});
  }

  static std::map<std::string, std::string> text_by_procedure(
      const encode::epr::Transitions& transitions,
      const std::vector<std::vector<encode::epr::Clause>>& summaries) {
    std::map<std::string, std::string> result;
    for (std::size_t p = 0; p < transitions.procedures.size(); ++p) {
      const auto& procedure = transitions.procedures[p];
      if (p == transitions.root) continue;
      std::string text;
      for (const auto& clause : summaries[p])
        text += (text.empty() ? "" : "\n") + print(transitions, procedure, clause);
      result[procedure.name] = text.empty() ? "true" : text;
    }
    return result;
  }

  // What stands if no execution is found is told first: if nothing else is told, the time was too short.
  void refute() {
    auto preliminary = result_;
    for (auto& reason : preliminary.reasons) reason.kind = ReasonKind::NotFound;
    if (problem_.on_result) problem_.on_result(preliminary);
    const auto attempts =
        pdr::concretise(problem_, exception_of(result_.property), std::min(seconds_left() * 0.5, 10.0));
    result_.statistics["executions"] = static_cast<double>(attempts.runs);
    if (!attempts.found) {
      if (attempts.caught)
        result_.reasons = {{ReasonKind::Caught, "a " + exception() + " is thrown, but the program catches it"}};
      // Another try may come further: what is said of executions holds for those that there was time for.
      if (attempts.timed_out && !result_.reasons.empty()) result_.reasons.front().kind = ReasonKind::NotFound;
      return;
    }
    result_.refute(attempts.found->counterexample);
    result_.assumptions.clear();
    result_.line = attempts.found->line;
    if (!attempts.found->file.empty()) result_.file = attempts.found->file;
  }

  static constexpr double default_seconds = 60;
  const Problem& problem_;
  pdr::Order order_;
  pdr::KeptLemmas& kept_;
  logic::TermManager terms_;
  encode::epr::Goal goal_ = encode::epr::Goal::ConcurrentModification;
  Result result_;
};

}  // namespace

std::vector<Result> PdrEngine::run(const Problem& problem) {
  std::vector<Result> results;
  pdr::KeptLemmas kept;
  for (const auto property : problem.properties) {
    results.push_back(PdrCheck(problem, order_, kept).run(property));
    if (problem.on_result) problem.on_result(results.back());
  }
  return results;
}

}  // namespace jury::engine
