#include "program/properties/places.h"

#include <algorithm>

#include "ir/visit.h"

namespace jury::program {

namespace {

std::uint32_t line_at(const ir::Block& block, std::size_t statement) {
  return statement < block.statements.size() ? block.statements[statement].position.line
                                             : block.terminator.position.line;
}

// By block: whether control comes there from another line than its own first one, or from nowhere.
std::vector<bool> entered_from_elsewhere(const ir::Body& body) {
  std::vector<bool> result(body.blocks.size(), false);
  result[0] = true;
  for (const auto& block : body.blocks) {
    const auto line = block.terminator.position.line;
    ir::visit_successors(block.terminator.kind, [&](ir::BlockId next) {
      if (line_at(body.blocks[next], 0) != line) result[next] = true;
    });
    for (const auto& handler : block.handlers) result[handler.target] = true;
  }
  return result;
}

void assign_targets(const ir::Block& block, std::size_t count, std::vector<bool>& assigned) {
  for (std::size_t i = 0; i < count; ++i)
    if (const auto target = ir::target_of(block.statements[i])) assigned[*target] = true;
}

// Keeps what both have; true when that changed the first.
bool meet(std::vector<bool>& into, const std::vector<bool>& from) {
  if (into.empty()) {
    into = from;
    return true;
  }
  bool changed = false;
  for (std::size_t i = 0; i < into.size(); ++i) {
    changed = changed || (into[i] && !from[i]);
    into[i] = into[i] && from[i];
  }
  return changed;
}

}  // namespace

std::vector<BodyPlace> places_of_line(const ir::Body& body, std::uint32_t line) {
  const auto entered = entered_from_elsewhere(body);
  std::vector<BodyPlace> result;
  for (ir::BlockId id = 0; id < body.blocks.size(); ++id) {
    const auto& block = body.blocks[id];
    bool arrives = entered[id];
    for (std::uint32_t i = 0; i <= block.statements.size(); ++i) {
      // A handler binds its exception first.
      if (i < block.statements.size() && std::holds_alternative<ir::Catch>(block.statements[i].kind))
        continue;
      const bool here = line_at(block, i) == line;
      if (here && arrives) result.push_back({id, i});
      arrives = !here;
    }
  }
  return result;
}

std::vector<BodyPlace> places_of_return(const ir::Body& body) {
  std::vector<BodyPlace> result;
  for (ir::BlockId id = 0; id < body.blocks.size(); ++id)
    if (std::holds_alternative<ir::Return>(body.blocks[id].terminator.kind))
      result.push_back({id, static_cast<std::uint32_t>(body.blocks[id].statements.size())});
  return result;
}

DefiniteAssignment::DefiniteAssignment(const ir::Body& body) : body_(body), at_start_(body.blocks.size()) {
  at_start_[0].assign(body.locals.size(), false);
  std::fill_n(at_start_[0].begin(), body.parameter_count, true);
  std::vector<ir::BlockId> work{0};
  while (!work.empty()) {
    const auto id = work.back();
    work.pop_back();
    const auto& block = body.blocks[id];
    auto after = at_start_[id];
    // An exception may come before any of the block's assignments.
    for (const auto& handler : block.handlers)
      if (meet(at_start_[handler.target], after)) work.push_back(handler.target);
    assign_targets(block, block.statements.size(), after);
    ir::visit_successors(block.terminator.kind, [&](ir::BlockId next) {
      if (meet(at_start_[next], after)) work.push_back(next);
    });
  }
}

bool DefiniteAssignment::has_value(ir::LocalId local, const BodyPlace& place) const {
  auto assigned = at_start_[place.block];
  if (assigned.empty()) return false;
  assign_targets(body_.blocks[place.block], place.statement, assigned);
  return assigned[local];
}

}  // namespace jury::program
