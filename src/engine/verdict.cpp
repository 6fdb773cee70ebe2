#include "engine/verdict.h"

#include <algorithm>
#include <array>

#include "library/types.h"
#include "support/diagnostics.h"

namespace jury::engine {

namespace {

constexpr std::array<std::string_view, 4> verdict_names{"proved", "bounded", "refuted", "undecided"};
static_assert(verdict_names.size() == static_cast<std::size_t>(Verdict::Undecided) + 1);

constexpr std::array<std::string_view, 8> property_names{
    "assert", "exceptions", "cme", "no-such-element", "illegal-state", "unmodifiable", "contract", "user"};
static_assert(property_names.size() == static_cast<std::size_t>(Property::User) + 1);

constexpr std::array<std::string_view, 4> step_names{"line", "call", "return", "throw"};
static_assert(step_names.size() == static_cast<std::size_t>(StepKind::Throw) + 1);
constexpr std::array<std::string_view, 8> exceptions{"java/lang/AssertionError",
                                                     "",
                                                     library::types::concurrent_modification,
                                                     library::types::no_such_element,
                                                     "java/lang/IllegalStateException",
                                                     "java/lang/UnsupportedOperationException",
                                                     "",
                                                     "jury/PropertyViolation"};
static_assert(exceptions.size() == property_names.size());

}  // namespace

std::string_view name_of(Verdict verdict) { return verdict_names[static_cast<std::size_t>(verdict)]; }
std::string_view name_of(Property property) { return property_names[static_cast<std::size_t>(property)]; }

std::string_view name_of(StepKind kind) { return step_names[static_cast<std::size_t>(kind)]; }
Symbol exception_of(Property property) { return Symbol(exceptions[static_cast<std::size_t>(property)]); }

std::optional<Property> property_named(std::string_view name) {
  for (std::size_t i = 0; i < property_names.size(); ++i)
    if (property_names[i] == name) return static_cast<Property>(i);
  return std::nullopt;
}

void Result::prove(Proof evidence) {
  verdict = Judgement(Verdict::Proved);
  proof = std::move(evidence);
  findings = {};
  counterexample.reset();
  reasons.clear();
  bounds.clear();
}

void Result::hold_within_bounds() {
  JURY_CHECK(!bounds.empty(), "a result within bounds that has none");
  verdict = Judgement(Verdict::Bounded);
  proof.reset();
  findings = {};
  counterexample.reset();
}

void Result::refute(Counterexample execution) {
  JURY_CHECK(execution.run, "a refutation that was not run");
  verdict = Judgement(Verdict::Refuted);
  proof.reset();
  findings = {};
  counterexample = std::move(execution);
  reasons.clear();
  bounds.clear();
}

void Result::withdraw(std::vector<Reason> because) {
  verdict = Judgement(Verdict::Undecided);
  proof.reset();
  counterexample.reset();
  bounds.clear();
  reasons = std::move(because);
}

RenderedEvidence Result::evidence() const {
  auto result = proof ? rendered(*proof) : rendered(findings);
  if (!technique.empty()) result["by"] = technique;
  if (!formula.empty()) result["property"] = formula;
  return result;
}

bool Result::is_lasting() const {
  if (verdict == Verdict::Proved || verdict == Verdict::Refuted) return true;
  return std::ranges::none_of(reasons, [](const Reason& reason) { return depends_on_load(reason.kind); });
}

bool Result::has_reason(ReasonKind kind) const {
  return std::ranges::any_of(reasons, [&](const Reason& reason) { return reason.kind == kind; });
}

std::string Result::short_name() const {
  return std::string(name_of(property)) + ":" + class_name + "." + method + (name.empty() ? "" : ":" + name);
}

std::string Result::question() const {
  return std::string(name_of(property)) + ":" + class_name + "." + method + descriptor +
         (name.empty() ? "" : ":" + name) + (twin == 1 ? "" : " (" + std::to_string(twin) + ")");
}

std::string Result::identity() const {
  if (verdict == Verdict::Undecided) return question() + ", undecided";
  if (!counterexample) return question();
  // Several violations of one question are told apart by their places, whichever was found first.
  const bool is_by_place = property != Property::User && twin != 1;
  auto text = is_by_place ? question().substr(0, question().rfind(" (")) : question();
  text += ", " + counterexample->site.kind;
  for (const auto& place : counterexample->site.path)
    text += (&place == &counterexample->site.path.front() ? " at " : " from ") + place;
  return text;
}

void number_twins(std::vector<Result>& results) {
  std::map<std::string, int> count;
  for (auto& result : results) {
    result.twin = 1;
    result.twin = ++count[result.question()];
  }
}

}  // namespace jury::engine
