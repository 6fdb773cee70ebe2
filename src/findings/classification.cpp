#include "findings/classification.h"

#include <poll.h>

#include <algorithm>
#include <deque>

#include "engine/portfolio/worker.h"
#include "findings/blame.h"
#include "findings/broken_preconditions.h"
#include "findings/origin.h"
#include "findings/permitted.h"
#include "findings/public_calls.h"
#include "findings/signs.h"
#include "findings/violation_place.h"
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
constexpr int most_further = 3;  // refutations of one question
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
  bool is_last = true;          // its places have not been left out yet
  std::size_t untested = 0;     // the first of its preconditions that may not be needed, from 1; 0: none
  Result* first = nullptr;      // what it is further to
  std::vector<Result> elsewhere = {};  // of the same search for public calls
};

// Asserts, contracts and properties of files are the user's own words.
bool is_claim(Property property) {
  return property == Property::Assert || property == Property::Contract || property == Property::User;
}

// Searches for public calls, side by side in processes of their own.
class Searches {
 public:
  Searches(const Options& options, std::vector<Case*> cases) : options_(options), cases_(std::move(cases)) {}

  // Each has a process, so that a search that fails takes no other with it.
  void run() {
    std::vector<engine::Worker> workers;
    std::size_t next = 0;
    while ((next < cases_.size() || !workers.empty()) && !interrupted()) {
      while (next < cases_.size() && workers.size() < options_.workers) {
        const auto& one = *cases_[next++];
        workers.emplace_back([this, &one](const auto& report) { search(one, report); }, options_.memory);
      }
      std::vector<pollfd> descriptors{{interruption_descriptor(), POLLIN, 0}};
      for (const auto& worker : workers) descriptors.push_back({worker.descriptor(), POLLIN, 0});
      ::poll(descriptors.data(), descriptors.size(), -1);
      std::erase_if(workers, [&](engine::Worker& worker) {
        std::vector<Result> found;
        const bool is_alive = worker.receive(found);
        for (auto& result : found) take(std::move(result));
        return !is_alive;
      });
    }
  }

 private:
  void search(const Case& one, const std::function<void(const Result&)>& report) {
    std::optional<program::RestrictedEntry> restricted;
    if (!one.problem.restriction.empty())
      restricted.emplace(one.problem.workspace, one.problem.entry, one.problem.restriction);
    for (const auto& found : PublicCalls(one.problem, *one.result).search(seconds())) report(found);
  }

  // A share of what is left.
  double seconds() const {
    if (!options_.deadline) return options_.seconds_per_search;
    const std::chrono::duration<double> left = *options_.deadline - std::chrono::steady_clock::now();
    const auto share = left.count() * options_.workers / static_cast<double>(cases_.size());
    return std::clamp(share, shortest_search, options_.seconds_per_search);
  }

  // The first of a question comes first.
  void take(Result found) {
    for (auto* one : cases_)
      if (one->result->question() == found.question()) {
        if (!one->is_open) {
          if (!options_.every_refutation_counts) one->elsewhere.push_back(std::move(found));
          return;
        }
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
      : options_(options), ask_(ask), permitted_(problems.front().workspace) {
    std::size_t next = 0;
    for (const auto& problem : problems)
      for (const auto property : problem.properties) add(problem, property, results[next++]);
  }

  Further run() {
    classify_open();
    for (int round = 0; round < most_further && !options_.every_refutation_counts && !interrupted(); ++round) {
      if (!look_further()) break;
      classify_open();
    }
    Further further;
    for (auto& one : cases_) {
      if (!one.first) finish(one, *one.result);
      add_further(one, further);
    }
    return further;
  }

 private:
  void classify_open() {
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
    weaken();
  }

  void finish(const Case& one, Result& result) {
    result.finding->always_counts = options_.every_refutation_counts || one.is_claim;
    rank(permitted_, one.problem.workspace, one.problem.entry, result);
  }

  // Asks for other violations of what has one that somebody may see, and makes cases of those. False: there
  // are none.
  bool look_further() {
    std::vector<Case> next;
    for (auto& one : cases_) {
      const auto kind = one.result->finding->kind;
      const bool is_worth_it = !one.is_claim && one.is_last &&
                               (kind == FindingKind::Reachable || kind == FindingKind::State);
      one.is_last = false;
      if (is_worth_it)
        if (auto other = without_its_places(one)) next.push_back(*std::move(other));
    }
    if (next.empty()) return false;
    std::vector<engine::Problem> problems;
    for (const auto& one : next) problems.push_back(one.problem);
    const auto answers = ask_(problems);
    bool any = false;
    for (std::size_t i = 0; i < next.size(); ++i) {
      if (answers[i].verdict != Verdict::Refuted || !answers[i].counterexample) continue;
      any = true;
      more_.push_back(answers[i]);
      next[i].result = &more_.back();
      cases_.push_back(std::move(next[i]));
    }
    return any;
  }

  // The same question about executions that go wrong elsewhere.
  static std::optional<Case> without_its_places(const Case& one) {
    auto problem = one.problem;
    std::vector<const Result*> known{one.result};
    for (const auto& other : one.elsewhere) known.push_back(&other);
    for (const auto* result : known) {
      const auto place = place_as_guard(problem.workspace, *result->counterexample);
      if (!place || is_left_out(problem.restriction, *place)) return std::nullopt;
      problem.restriction.guards_of_others.push_back(*place);
    }
    Case other{std::move(problem), nullptr};
    other.given = one.given;
    other.first = one.first ? one.first : one.result;
    return other;
  }

  static bool is_left_out(const program::Restriction& restriction, const GuardOfMethod& place) {
    const auto is_same = [&](const program::Guard& guard) {
      return guard.block == place.second.block && guard.statement == place.second.statement;
    };
    return std::ranges::any_of(restriction.guards_of_others, [&](const auto& one) {
      return one.first == place.first && is_same(one.second);
    });
  }

  // What is worth a line of its own: violations that public calls bring about, each place once.
  void add_further(Case& one, Further& further) {
    auto found = std::move(one.elsewhere);
    if (one.first && one.result->finding->kind == FindingKind::Reachable)
      found.insert(found.begin(), *one.result);
    const auto& first = one.first ? *one.first : *one.result;
    for (auto& result : found) {
      auto& others = further[first.question()];
      const auto is_same = [&](const Result& other) {
        return other.counterexample->site == result.counterexample->site;
      };
      if (is_same(first) || std::ranges::any_of(others, is_same)) continue;
      finish(one, result);
      others.push_back(std::move(result));
    }
    std::erase_if(further, [](const auto& entry) { return entry.second.empty(); });
  }

  // Leaves out preconditions that are not needed; the last one that was added is.
  void weaken() {
    while (!interrupted()) {
      std::vector<Case*> asked;
      std::vector<engine::Problem> problems;
      for (auto& one : cases_) {
        auto& preconditions = one.problem.restriction.preconditions;
        if (one.untested == 0 || one.untested >= preconditions.size() - one.given) continue;
        asked.push_back(&one);
        problems.push_back(one.problem);
        auto& fewer = problems.back().restriction.preconditions;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(one.given + one.untested - 1));
      }
      if (asked.empty()) return;
      const auto answers = ask_(problems);
      for (std::size_t i = 0; i < asked.size(); ++i) {
        if (!answers[i].holds()) {
          ++asked[i]->untested;
          continue;
        }
        asked[i]->problem.restriction = problems[i].restriction;
        asked[i]->result->finding->precondition = precondition_of(*asked[i]);
      }
    }
  }

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
        permitted_.javadoc().documents(one.problem.entry, counterexample.scenario->exception_class)) {
      settle(one, FindingKind::Expected,
             "its Javadoc names the exception; whether another one escapes was not decided");
      return false;
    }
    if (const auto blame = blame_of(one)) {
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
    if (const auto cast = cast_of_argument(workspace, one.problem.entry, counterexample.calls)) {
      settle(one, FindingKind::Argument, "whether anything else violates it was not decided");
      one.result->finding->precondition = *cast;
      return false;
    }
    const auto broken = broken_preconditions(workspace, one.problem.entry, counterexample, permitted_);
    if (broken.empty()) return false;
    if (options_.every_refutation_counts) {
      restriction.preconditions.push_back(broken.front());
      settle(one, FindingKind::Argument, "");
      return false;
    }
    restriction.preconditions.push_back(broken.front());
    return true;
  }

  static std::optional<Blame> blame_of(const Case& one) {
    const auto& counterexample = *one.result->counterexample;
    if (!counterexample.scenario) return std::nullopt;
    return guard_that_throws(one.problem.workspace, one.problem.entry, counterexample.calls,
                             counterexample.scenario->exception_class);
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
    if (is_decided) one.untested = 1;
  }

  // After the last round: the counterexample is the last one that was found.
  void settle_open(Case& one) {
    if (const auto blame = blame_of(one)) {
      if (blame->library) one.accepted = display_name(*blame->library) + " accepts what it is given";
      return settle(one, blame->library ? FindingKind::Argument : FindingKind::Expected,
                    "whether anything else violates it was not decided");
    }
    const auto broken =
        broken_preconditions(one.problem.workspace, one.problem.entry, *one.result->counterexample, permitted_);
    if (broken.empty()) return settle(one, FindingKind::State, std::string(no_calls));
    one.problem.restriction.preconditions.push_back(broken.front());
    settle(one, FindingKind::Argument, "whether anything else violates it was not decided");
  }

  const Options& options_;
  const Ask& ask_;
  Permitted permitted_;
  std::vector<Case> cases_;
  std::deque<Result> more_;  // of further cases
};

}  // namespace

Further classify(const std::vector<engine::Problem>& problems, std::vector<Result>& results,
                 const Options& options, const Ask& ask) {
  return problems.empty() ? Further{} : Classifier(problems, results, options, ask).run();
}

}  // namespace jury::findings
