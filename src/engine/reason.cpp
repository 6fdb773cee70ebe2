#include "engine/reason.h"

#include <array>

namespace jury::engine {

namespace {

struct KindRow {
  ReasonKind kind;
  std::string_view name;
  std::string_view sentence;
};

constexpr std::array<KindRow, 19> rows{{
    {ReasonKind::Time, "time", "the time limit was reached"},
    {ReasonKind::Memory, "memory", "the memory limit was reached"},
    {ReasonKind::Crash, "crash", "the engine gave no answer"},
    {ReasonKind::Interrupted, "interrupted", "interrupted before it was decided"},
    {ReasonKind::NoAnswer, "no-answer", "the solver gave no answer"},
    {ReasonKind::TooHard, "too-hard", "the question is too hard for the solver"},
    {ReasonKind::NotFound, "not-found", "neither a proof nor a violation was found"},
    {ReasonKind::NotConfirmed, "not-confirmed",
     "a proof was found, but the second solver did not confirm it in time"},
    {ReasonKind::Work, "work", "a limit of the work that is done was reached"},
    {ReasonKind::Bound, "bound", "the bound was reached"},
    {ReasonKind::Gap, "gap", "a path could not be followed"},
    {ReasonKind::Unsupported, "unsupported", "something is not supported"},
    {ReasonKind::Abstraction, "abstraction", "the abstraction allows a violation"},
    {ReasonKind::NotReproduced, "not-reproduced",
     "a possible violation could not be confirmed by execution; it may depend on behaviour that Java leaves "
     "open"},
    {ReasonKind::Caught, "caught", "the program may catch the violation"},
    {ReasonKind::Assumed, "assumed", "it holds in the states that were assumed only"},
    {ReasonKind::Vacuous, "vacuous", "nothing satisfies what is assumed"},
    {ReasonKind::Specification, "specification", "a part of the specification was not looked at"},
    {ReasonKind::OtherEngine, "other-engine", "this engine does not answer it"},
}};
static_assert(rows.size() == static_cast<std::size_t>(ReasonKind::OtherEngine) + 1);

constexpr bool is_in_order() {
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (static_cast<std::size_t>(rows[i].kind) != i) return false;
  return true;
}
static_assert(is_in_order());

const KindRow& row(ReasonKind kind) { return rows[static_cast<std::size_t>(kind)]; }

}  // namespace

std::string_view name_of(ReasonKind kind) { return row(kind).name; }

// No default: a kind that is added must be placed here. What has to do with a clock or with what else the
// machine does must be on the first side, or a store would repeat an answer that a quieter machine betters.
bool depends_on_load(ReasonKind kind) {
  switch (kind) {
    case ReasonKind::Time:
    case ReasonKind::Memory:
    case ReasonKind::Crash:
    case ReasonKind::Interrupted:
    case ReasonKind::NoAnswer:
    case ReasonKind::TooHard:
    case ReasonKind::NotFound:
    case ReasonKind::NotConfirmed:
      return true;
    case ReasonKind::Work:
    case ReasonKind::Bound:
    case ReasonKind::Gap:
    case ReasonKind::Unsupported:
    case ReasonKind::Abstraction:
    case ReasonKind::NotReproduced:
    case ReasonKind::Caught:
    case ReasonKind::Assumed:
    case ReasonKind::Vacuous:
    case ReasonKind::Specification:
    case ReasonKind::OtherEngine:
      return false;
  }
  return true;
}

std::string Reason::matter() const { return text.empty() ? std::string(row(kind).sentence) : text; }

std::string Reason::sentence() const { return matter() + (place.shown.empty() ? "" : " in " + place.shown); }

ReasonKind kind_of(const std::vector<Reason>& reasons) {
  for (const auto& reason : reasons)
    if (depends_on_load(reason.kind)) return reason.kind;
  return reasons.empty() ? ReasonKind::Time : reasons.front().kind;
}

std::string sentences_of(const std::vector<Reason>& reasons) {
  std::string result;
  for (const auto& reason : reasons) result += (result.empty() ? "" : "; ") + reason.sentence();
  return result;
}

}  // namespace jury::engine
