#include "findings/classification.h"

#include <poll.h>

#include <algorithm>

#include "engine/portfolio/worker.h"
#include "findings/blame.h"
#include "findings/broken_preconditions.h"
#include "findings/javadoc.h"
#include "findings/public_calls.h"
#include "findings/signs.h"
#include "program/entries.h"
#include "support/interruption.h"

namespace jury::findings {

namespace {

using engine::Finding;
using engine::FindingKind;
using engine::Property;
using engine::Result;
using engine::Verdict;

constexpr int most_rounds = 4;
constexpr double shortest_search = 0.01;  // seconds
constexpr std::string_view no_calls =
    "no sequence of public calls that leads to this state was found, and nothing excludes it";

// A refutation that is being classified.
struct Case {
  engine::Problem problem;  // with what is left out so far
  Result* result;
  bool is_claim = false;        // of the user
  bool is_open = true;
  bool is_searched = false;     // for public calls, with the present counterexample
  std::size_t given = 0;        // preconditions that annotations state
  std::string accepted = {};    // by methods of the library
  std::string guard = {};       // the last one that was left out
};

// Asserts, contracts and properties of files are the user's own words.
bool is_claim(Property property) {
  return property == Property::Assert || property == Property::Contract || property == Property::User;
}

// Searches for public calls, side by side in processes of their own.
class Searches {
 public:
  Searches(const Options& options, std::vector<Case*> cases) : options_(options), cases_(std::move(cases)) {}

  void run() {
    const auto count = std::min<std::size_t>(options_.workers, cases_.size());
    std::vector<engine::Worker> workers;
    std::vector<std::size_t> shares;
    for (std::size_t share = 0; share < count; ++share) {
      workers.emplace_back([this, share, count](const auto& report) { search(share, count, report); },
                           options_.memory);
      shares.push_back(share);
    }
    std::vector<bool> alive(count, true);
    while (std::ranges::find(alive, true) != alive.end() && !interrupted()) {
      std::vector<pollfd> descriptors{{interruption_descriptor(), POLLIN, 0}};
      for (std::size_t i = 0; i < count; ++i)
        if (alive[i]) descriptors.push_back({workers[i].descriptor(), POLLIN, 0});
      ::poll(descriptors.data(), descriptors.size(), -1);
      for (std::size_t i = 0; i < count; ++i) {
        if (!alive[i]) continue;
        std::vector<Result> found;
        alive[i] = workers[i].receive(found);
        for (auto& result : found) take(std::move(result));
      }
    }
  }

 private:
  void search(std::size_t first, std::size_t step, const std::function<void(const Result&)>& report) {
    for (std::size_t i = first; i < cases_.size(); i += step) {
      const auto& one = *cases_[i];
      std::optional<program::RestrictedEntry> restricted;
      if (!one.problem.restriction.empty())
        restricted.emplace(one.problem.workspace, one.problem.entry, one.problem.restriction);
      if (auto found = PublicCalls(one.problem, *one.result).search(seconds())) report(*found);
    }
  }

  // A share of what is left.
  double seconds() const {
    if (!options_.deadline) return options_.seconds_per_search;
    const std::chrono::duration<double> left = *options_.deadline - std::chrono::steady_clock::now();
    const auto share = left.count() * options_.workers / static_cast<double>(cases_.size());
    return std::clamp(share, shortest_search, options_.seconds_per_search);
  }

  void take(Result found) {
    for (auto* one : cases_)
      if (one->is_open && one->result->question() == found.question()) {
        // Who named the entry sees the execution that the engine has found.
        if (options_.every_refutation_counts) {
          one->result->finding.emplace();
          one->result->finding->kind = FindingKind::Reachable;
        } else {
          *one->result = std::move(found);
        }
        one->is_open = false;
        return;
      }
  }

  const Options& options_;
  std::vector<Case*> cases_;
};

class Classifier {
 public:
  Classifier(const std::vector<engine::Problem>& problems, std::vector<Result>& results,
             const Options& options, const Ask& ask)
      : options_(options), ask_(ask), files_(problems.front().workspace), nullness_(files_) {
    std::size_t next = 0;
    for (const auto& problem : problems)
      for (const auto property : problem.properties) add(problem, property, results[next++]);
  }

  void run() {
    search();
    for (auto& one : cases_)
      if (one.is_open && one.is_claim) settle(one, FindingKind::State, std::string(no_calls));
    for (int round = 0; round < most_rounds; ++round) {
      std::vector<Case*> asked;
      for (auto& one : cases_)
        if (one.is_open && leave_out(one) && one.is_open) asked.push_back(&one);
      if (asked.empty() || interrupted()) break;
      ask_again(asked);
    }
    // What starts from permitted arguments, and what was not decided.
    search();
    for (auto& one : cases_)
      if (one.is_open) settle_open(one);
    for (auto& one : cases_) {
      one.result->finding->always_counts = options_.every_refutation_counts || one.is_claim;
      rank(one.problem.workspace, one.problem.entry, *one.result);
    }
  }

 private:
  void add(const engine::Problem& problem, Property property, Result& result) {
    if (result.verdict != Verdict::Refuted || !result.counterexample || result.finding) return;
    if (program::is_main(problem.entry)) {
      result.finding = Finding{};
      result.finding->kind = FindingKind::Reachable;
      result.finding->always_counts = true;
      return;
    }
    if (program::has_promises(problem.workspace, problem.entry)) {
      result.finding = Finding{};
      result.finding->always_counts = true;
      result.finding->note = "public calls were not looked for: the method has a contract";
      return;
    }
    Case one{problem, &result};
    one.problem.properties = {property};
    one.given = problem.restriction.preconditions.size();
    one.problem.on_result = {};
    one.is_claim = is_claim(property);
    cases_.push_back(std::move(one));
  }

  // Of what violates a clause at the end, or a property at a place, calls alone do not tell.
  static bool may_be_searched(const Case& one) {
    return one.is_open && !one.is_searched && one.result->property != Property::User &&
           one.result->property != Property::Contract;
  }

  void search() {
    std::vector<Case*> open;
    for (auto& one : cases_)
      if (may_be_searched(one)) open.push_back(&one);
    for (auto* one : open) one->is_searched = true;
    if (!open.empty() && !interrupted()) Searches(options_, std::move(open)).run();
  }

  static void settle(Case& one, FindingKind kind, std::string note) {
    Finding finding;
    finding.kind = kind;
    finding.note = std::move(note);
    if (kind == FindingKind::Argument) finding.precondition = precondition_of(one);
    one.result->finding = std::move(finding);
    one.is_open = false;
  }

  static std::string precondition_of(const Case& one) {
    std::string text;
    text = one.accepted;
    const auto& all = one.problem.restriction.preconditions;
    for (auto i = one.given; i < all.size(); ++i)
      text += (text.empty() ? "" : " && ") +
              program::to_text(one.problem.workspace, one.problem.entry, all[i]);
    return text;
  }

  // Adds to the restriction what explains the counterexample. False: nothing does.
  bool leave_out(Case& one) {
    auto& workspace = one.problem.workspace;
    auto& restriction = one.problem.restriction;
    const auto& counterexample = *one.result->counterexample;
    if (counterexample.scenario &&
        is_documented(workspace, one.problem.entry, counterexample.scenario->exception_class)) {
      settle(one, FindingKind::Expected,
             "its Javadoc names the exception; whether another one escapes was not decided");
      return false;
    }
    if (const auto blame = guard_that_throws(workspace, one.problem.entry, counterexample.calls)) {
      if (blame->library)
        one.accepted = display_name(*blame->library) + " accepts what it is given";
      else
        one.guard = note_of(workspace, *blame);
      if (options_.every_refutation_counts) {
        settle(one, blame->library ? FindingKind::Argument : FindingKind::Expected, one.guard);
        return false;
      }
      if (blame->method == &one.problem.entry)
        restriction.guards.push_back(blame->guard);
      else
        restriction.guards_of_others.emplace_back(blame->method, blame->guard);
      return true;
    }
    const auto broken = broken_preconditions(workspace, one.problem.entry, counterexample, nullness_);
    if (broken.empty()) return false;
    if (options_.every_refutation_counts) {
      restriction.preconditions.push_back(broken.front());
      settle(one, FindingKind::Argument, "");
      return false;
    }
    restriction.preconditions.push_back(broken.front());
    return true;
  }

  // "ArrayList.get"
  static std::string display_name(const ir::Method& method) {
    const auto owner = ir::display_class(method.owner.view());
    return owner.substr(owner.find_last_of('.') + 1) + "." + method.name.text();
  }

  static std::string note_of(program::Workspace& workspace, const Blame& blame) {
    const auto texts = program::descriptions(workspace, *blame.method, {blame.guard});
    return "by a guard: " + texts.front();
  }

  void ask_again(const std::vector<Case*>& asked) {
    std::vector<engine::Problem> problems;
    for (const auto* one : asked) problems.push_back(one->problem);
    const auto answers = ask_(problems);
    for (std::size_t i = 0; i < asked.size(); ++i) take(*asked[i], answers[i]);
  }

  void take(Case& one, const Result& answer) {
    if (answer.verdict == Verdict::Refuted && answer.counterexample) {
      auto expected = std::move(one.result->expected);
      const auto seconds = one.result->seconds;
      *one.result = answer;
      one.is_searched = false;
      one.result->expected = std::move(expected);
      one.result->seconds += seconds;
      return;
    }
    const bool is_decided = answer.holds();
    const auto& preconditions = one.problem.restriction.preconditions;
    const std::string open = is_decided ? "" : "whether anything else violates it was not decided";
    if (preconditions.size() == one.given && one.accepted.empty())
      settle(one, FindingKind::Expected, one.guard + (open.empty() ? "" : "; " + open));
    else
      settle(one, FindingKind::Argument, open);
  }

  // After the last round: the counterexample is the last one that was found.
  void settle_open(Case& one) {
    if (const auto blame =
            guard_that_throws(one.problem.workspace, one.problem.entry, one.result->counterexample->calls)) {
      if (blame->library) one.accepted = display_name(*blame->library) + " accepts what it is given";
      return settle(one, blame->library ? FindingKind::Argument : FindingKind::Expected,
                    "whether anything else violates it was not decided");
    }
    const auto broken =
        broken_preconditions(one.problem.workspace, one.problem.entry, *one.result->counterexample, nullness_);
    if (broken.empty()) return settle(one, FindingKind::State, std::string(no_calls));
    one.problem.restriction.preconditions.push_back(broken.front());
    settle(one, FindingKind::Argument, "whether anything else violates it was not decided");
  }

  const Options& options_;
  const Ask& ask_;
  ClassFiles files_;
  NullnessAnnotations nullness_;
  std::vector<Case> cases_;
};

}  // namespace

void classify(const std::vector<engine::Problem>& problems, std::vector<Result>& results,
              const Options& options, const Ask& ask) {
  if (!problems.empty()) Classifier(problems, results, options, ask).run();
}

}  // namespace jury::findings
