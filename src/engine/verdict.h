// What an engine answers: a verdict per property, with its evidence (docs/dev/design.md, decision 5).
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/evidence.h"
#include "engine/finding.h"
#include "engine/reason.h"
#include "support/symbol.h"
#include "trace/picture.h"
#include "trace/scenario.h"

namespace jury::engine {

enum class Verdict : std::uint8_t { Proved, Bounded, Refuted, Undecided };
std::string_view name_of(Verdict verdict);

// The verdict of a result: undecided until the result is given what proves or refutes it.
class Judgement {
 public:
  Judgement() = default;
  operator Verdict() const { return verdict_; }  // NOLINT: reads like the verdict that it is

 private:
  friend struct Result;
  friend struct Restored;
  explicit Judgement(Verdict verdict) : verdict_(verdict) {}

  Verdict verdict_ = Verdict::Undecided;
};

enum class Property : std::uint8_t {
  Assert,
  Exceptions,
  ConcurrentModification,
  NoSuchElement,
  IllegalState,
  Unmodifiable,
  Contract,
  User
};
std::string_view name_of(Property property);  // "assert", "cme", "no-such-element", "contract", ...
std::optional<Property> property_named(std::string_view name);
// The exception whose escape violates the property, by internal name; empty: not one class.
Symbol exception_of(Property property);

enum class StepKind : std::uint8_t { Line, Call, Return, Throw };
std::string_view name_of(StepKind kind);  // "line", "call", "return", "throw"

// One step of a counterexample: a source line that was executed with what changed there, or a call with its
// parameters, or how a call ended.
struct Step {
  StepKind kind = StepKind::Line;
  std::string class_name;
  std::string method;
  std::string file;  // empty: unknown
  int line = 0;
  int depth = 0;
  std::vector<std::pair<std::string, std::string>> changes;  // variable or field, its new value
  std::string value;                                         // what a call gave back or threw
  int picture = -1;                                          // the heap after it, in Counterexample::pictures
};

// What came of repeating an execution on a JVM.
struct Replay {
  bool confirmed = false;
  std::string detail;  // how it was confirmed, or why not
};

// What makes two violations the same finding, whatever has moved in between (engine/finding_site.h).
struct FindingSite {
  std::string kind;               // the class of the exception, or the clause that does not hold
  std::vector<std::string> path;  // the statements on the stack, innermost first
  bool operator==(const FindingSite&) const = default;
};

// Whether the interpreter has run it. Only the telling of a run makes one that says so (engine/story.h).
class TracedRun {
 public:
  TracedRun() = default;
  explicit operator bool() const { return was_traced_; }

 private:
  friend class Story;
  friend struct Restored;
  explicit TracedRun(bool was_traced) : was_traced_(was_traced) {}

  bool was_traced_ = false;
};

// A call in progress where the exception was made.
struct CallInProgress {
  Symbol owner;
  Symbol method;
  Symbol descriptor;
  std::uint32_t offset = 0;  // in the byte code
  bool operator==(const CallInProgress&) const = default;
};

// An execution that the interpreter has run to the violation.
struct Counterexample {
  std::vector<std::pair<std::string, std::string>> arguments;  // parameter, value
  std::vector<std::string> choices;                            // answers to free choices, in order
  std::vector<std::string> before;  // objects of the heap it starts from, one line each
  std::vector<std::string> after;   // what is different at the end
  std::string violation;            // "java.lang.AssertionError: ..."
  std::vector<std::string> stack;   // user frames where it was thrown, innermost first
  std::vector<Step> steps;
  std::size_t skipped_steps = 0;             // of a long run the last steps are told
  std::vector<trace::HeapPicture> pictures;  // the first is the state that it starts from
  std::optional<trace::Scenario> scenario;   // the execution itself, for another machine to repeat
  std::optional<Replay> replay;              // what the JVM said, when it was asked
  FindingSite site;
  TracedRun run = {};
  std::vector<CallInProgress> calls = {};  // innermost first, those of the library too
};

struct Result {
  Property property = Property::Assert;
  std::string name;  // of a property that has one
  std::string class_name;
  std::string method;
  std::string descriptor;
  std::string file;  // of the violation, or of the method
  int line = 0;
  Judgement verdict;
  std::string engine;
  double seconds = 0;
  std::map<std::string, std::int64_t> bounds;  // empty: none
  std::vector<Reason> reasons;  // why it is undecided, or holds within bounds only; the first one counts most
  std::vector<std::string> assumptions;     // what the verdict relies on
  std::vector<std::string> approximations;  // what was over-approximated on the way: no harm to a proof
  std::optional<Counterexample> counterexample;
  std::optional<Proof> proof;
  Findings findings;      // on the way to no answer
  std::string technique;  // of several that an engine has, the one that found it
  std::string formula;    // of a property that the user wrote, with its place
  std::map<std::string, double> statistics;
  bool stored = false;     // an earlier run found it
  std::string suppressed;  // why it does not count; empty: it counts
  std::optional<Finding> finding;  // of a refutation, once it has been classified
  // Exceptions that the method says it throws, with their conditions. They are no violation of the property,
  // and the verdict speaks of all others.
  std::vector<std::string> expected;

  // The claims. Each replaces what was said before; the rest of the result stays.
  void prove(Proof evidence);
  // No violation within the bounds, which must have been told.
  void hold_within_bounds();
  // By an execution that the interpreter has run.
  void refute(Counterexample execution);
  // Nothing is claimed any more.
  void withdraw(std::vector<Reason> because);

  // What it rests on, as people and tools read it.
  RenderedEvidence evidence() const;
  // A proof or a run is final; so is what has nothing to do with how long or how undisturbed the search was.
  bool is_lasting() const;
  bool has_reason(ReasonKind kind) const;
  bool holds() const { return verdict == Verdict::Proved || verdict == Verdict::Bounded; }
  int twin = 1;  // which of several results that have everything else in common (number_twins)

  // "exceptions:Shop.main", for people; overloads share it.
  std::string short_name() const;
  // "exceptions:Shop.main([Ljava/lang/String;)V": the property of the method. One per result of a run.
  std::string question() const;
  // The question and what was found: the kind of the violation and its place, or that it is undecided. The
  // same in every report, in baselines and from run to run.
  std::string identity() const;
};

// So that no two results of a run have the same identity, properties of the same name included.
void number_twins(std::vector<Result>& results);

}  // namespace jury::engine
