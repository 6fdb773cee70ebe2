#include "report/wording.h"

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

std::string outcome_of(const engine::Replay& replay) {
  return (replay.confirmed ? "confirmed on the JVM: " : "not confirmed on the JVM: ") + replay.detail;
}

bool has_place(const engine::Result& result) { return result.line > 0 && !result.file.empty(); }

}  // namespace jury::report
