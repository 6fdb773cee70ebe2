// Visits operands and successors without building vectors of them; for code that walks whole programs.
#pragma once

#include "ir/method.h"

namespace jury::ir {

// Calls `visit` with every operand the statement or terminator reads, in the order of operands_of.
template <class Visitor>
void visit_operands(const StatementKind& statement, Visitor&& visit) {
  std::visit(
      [&]<class Kind>(const Kind& s) {
        if constexpr (std::is_same_v<Kind, Copy> || std::is_same_v<Kind, Unary> ||
                      std::is_same_v<Kind, StoreStatic> || std::is_same_v<Kind, InstanceOf>) {
          visit(s.value);
        } else if constexpr (std::is_same_v<Kind, Binary>) {
          visit(s.left);
          visit(s.right);
        } else if constexpr (std::is_same_v<Kind, Check>) {
          visit(s.first);
          if (s.kind == CheckKind::InBounds || s.kind == CheckKind::Storable) visit(s.second);
        } else if constexpr (std::is_same_v<Kind, LoadField> || std::is_same_v<Kind, Monitor>) {
          visit(s.object);
        } else if constexpr (std::is_same_v<Kind, StoreField>) {
          visit(s.object);
          visit(s.value);
        } else if constexpr (std::is_same_v<Kind, LoadElement>) {
          visit(s.array);
          visit(s.index);
        } else if constexpr (std::is_same_v<Kind, StoreElement>) {
          visit(s.array);
          visit(s.index);
          visit(s.value);
        } else if constexpr (std::is_same_v<Kind, ArrayLength>) {
          visit(s.array);
        } else if constexpr (std::is_same_v<Kind, NewArray>) {
          for (const auto& length : s.lengths) visit(length);
        } else if constexpr (std::is_same_v<Kind, Call> || std::is_same_v<Kind, Operate>) {
          for (const auto& argument : s.arguments) visit(argument);
        } else {
          static_assert(std::is_same_v<Kind, LoadStatic> || std::is_same_v<Kind, New> ||
                        std::is_same_v<Kind, InitializeClass> || std::is_same_v<Kind, Catch>);
        }
      },
      statement);
}

template <class Visitor>
void visit_operands(const TerminatorKind& terminator, Visitor&& visit) {
  if (const auto* branch = std::get_if<If>(&terminator)) {
    visit(branch->left);
    visit(branch->right);
  } else if (const auto* choice = std::get_if<Switch>(&terminator)) {
    visit(choice->value);
  } else if (const auto* result = std::get_if<Return>(&terminator)) {
    if (result->value) visit(*result->value);
  } else if (const auto* exception = std::get_if<Throw>(&terminator)) {
    visit(exception->exception);
  }
}

// Calls `visit` with every block the terminator may go on to; a block may come twice.
template <class Visitor>
void visit_successors(const TerminatorKind& terminator, Visitor&& visit) {
  if (const auto* jump = std::get_if<Goto>(&terminator)) {
    visit(jump->target);
  } else if (const auto* branch = std::get_if<If>(&terminator)) {
    visit(branch->then_block);
    visit(branch->else_block);
  } else if (const auto* choice = std::get_if<Switch>(&terminator)) {
    for (const auto& entry : choice->cases) visit(entry.target);
    visit(choice->default_block);
  }
}

// Whether control can go from the block to its handlers.
inline bool may_throw(const Block& block) {
  if (std::holds_alternative<Throw>(block.terminator.kind)) return true;
  for (const auto& statement : block.statements)
    if (may_throw(statement)) return true;
  return false;
}

// Every edge of the control flow that execution can take: the terminator's, and those to handlers when
// something in the block may throw.
template <class Visitor>
void visit_edges(const Block& block, Visitor&& visit) {
  visit_successors(block.terminator.kind, visit);
  if (block.handlers.empty() || !may_throw(block)) return;
  for (const auto& handler : block.handlers) visit(handler.target);
}

}  // namespace jury::ir
