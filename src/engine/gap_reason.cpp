#include "engine/gap_reason.h"

#include <algorithm>

#include "support/time_is_up.h"

namespace jury::engine {

namespace {

ReasonKind kind_of(encode::Gap::Kind kind) {
  using Kind = encode::Gap::Kind;
  switch (kind) {
    case Kind::Loop:
    case Kind::Recursion:
    case Kind::Size:
      return ReasonKind::Bound;
    case Kind::Depth:
    case Kind::Steps:
      return ReasonKind::Work;
    case Kind::Time:
      return ReasonKind::Time;
    case Kind::Unsupported:
    case Kind::Quantifier:
      break;
  }
  return ReasonKind::Gap;
}

}  // namespace

CodePlace place_in(program::Workspace& workspace, const ir::Method* method, const ir::Position& position) {
  if (!method) return {};
  const auto source = workspace.source_of(method->owner);
  return {ir::display_class(method->owner.view()), method->name.text() + method->descriptor.text(),
          source ? source->string() : "", static_cast<int>(position.line), ""};
}

Reason reason_at(program::Workspace& workspace, ReasonKind kind, const std::string& text,
                 const ir::Method* method, const ir::Position& position) {
  Reason reason{kind, text, place_in(workspace, method, position)};
  if (method) reason.place.shown = method->display();
  if (method && position.line > 0) reason.place.shown += ", line " + std::to_string(position.line);
  return reason;
}

Reason reason_of(program::Workspace& workspace, const encode::Gap& gap, const std::string& before) {
  return reason_at(workspace, kind_of(gap.kind), before + gap.reason, gap.method, gap.position);
}

Reason reason_of(const Unsupported& unsupported) {
  const auto& position = unsupported.position();
  const bool is_late = dynamic_cast<const TimeIsUp*>(&unsupported) != nullptr;
  return {is_late ? ReasonKind::Time : ReasonKind::Unsupported, unsupported.what(),
          {"", "", position.file, position.line, ""}};
}

bool is_bound(const encode::Gap& gap) { return kind_of(gap.kind) == ReasonKind::Bound; }

bool ran_out_of_time(const std::vector<encode::Gap>& gaps) {
  return std::ranges::any_of(gaps, [](const auto& gap) { return gap.kind == encode::Gap::Kind::Time; });
}

}  // namespace jury::engine
