#include "report/wording.h"

#include <filesystem>

namespace jury::report {

std::string meaning(engine::Property property, const std::string& name) {
  switch (property) {
    case engine::Property::Assert:
      return "no assertion fails";
    case engine::Property::Exceptions:
      return "no exception escapes";
    case engine::Property::ConcurrentModification:
      return "no ConcurrentModificationException escapes";
    case engine::Property::NoSuchElement:
      return "no NoSuchElementException escapes";
    case engine::Property::IllegalState:
      return "no IllegalStateException escapes";
    case engine::Property::Unmodifiable:
      return "no UnsupportedOperationException escapes";
    case engine::Property::Contract:
      return "the contract holds";
    case engine::Property::User:
      return "the property " + (name.empty() ? "" : name + " ") + "holds";
  }
  return "";
}

std::string meaning(const engine::Result& result) {
  if (result.expected.empty()) return meaning(result.property, result.name);
  return "no exception but the expected ones escapes";
}

std::string kind_of(const engine::Finding& finding) {
  const std::string note = finding.note.empty() ? "" : "; " + finding.note;
  switch (finding.kind) {
    case engine::FindingKind::Reachable:
      return "reachable: public calls with permitted arguments lead there" + note;
    case engine::FindingKind::Argument:
      return "argument: it needs one that the method does not promise to take; it does not happen when " +
             finding.precondition + note;
    case engine::FindingKind::State:
      return "state: " + (finding.note.empty() ? "how it comes about is not known" : finding.note);
    case engine::FindingKind::Expected:
      return "expected: the method says so" + note;
  }
  return "";
}

std::string short_text(const engine::Result& result) {
  std::string text;
  if (result.counterexample) {
    const auto& kind = result.counterexample->site.kind;
    text = kind.substr(kind.find_last_of('.') + 1);
  }
  if (result.finding && !result.finding->precondition.empty())
    text += " unless " + result.finding->precondition;
  if (has_place(result))
    text += " (" + std::filesystem::path(result.file).filename().string() + ":" +
            std::to_string(result.line) + ")";
  return text;
}

std::string step_text(const engine::Step& step) {
  const auto where = step.class_name + "." + step.method;
  std::string text;
  switch (step.kind) {
    case engine::StepKind::Line:
      text = where;
      break;
    case engine::StepKind::Call:
      text = "call of " + where;
      break;
    case engine::StepKind::Return:
      text = where + (step.value.empty() ? " returns" : " returns " + step.value);
      break;
    case engine::StepKind::Throw:
      text = where + " throws " + step.value;
      break;
  }
  for (const auto& [name, value] : step.changes) text += ", " + name + " = " + value;
  return text;
}

std::string outcome_of(const engine::Replay& replay) {
  return (replay.confirmed ? "confirmed on the JVM: " : "not confirmed on the JVM: ") + replay.detail;
}

bool has_place(const engine::Result& result) { return result.line > 0 && !result.file.empty(); }

}  // namespace jury::report
