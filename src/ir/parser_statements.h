// Reads statements and terminators; the parser's inner part.
#pragma once

#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "ir/method.h"
#include "ir/parser_scanner.h"

namespace jury::ir {

class StatementParser {
 public:
  // The locals of `body` are declared already.
  StatementParser(Scanner& scanner, const Body& body);

  // Reads one line into the block; whether it was the terminator.
  bool line(Block& block);
  Operand operand();

 private:
  using Reader = StatementKind (StatementParser::*)();
  using TerminatorReader = TerminatorKind (StatementParser::*)();
  // Without target: statements that start with a keyword. With target: right sides that do.
  static Reader statement_reader(std::string_view word);
  static TerminatorReader terminator_reader(std::string_view word);

  bool starts_with_local();
  Position position();
  StatementKind assignment_or_store();
  StatementKind right_side(LocalId target);
  std::optional<StatementKind> keyword_right_side(LocalId target);
  StatementKind postfix_right_side(LocalId target);

  StatementKind unary(LocalId target, UnaryOperator op);
  StatementKind new_array(LocalId target);
  StatementKind call(std::optional<LocalId> target);
  StatementKind operate(std::optional<LocalId> target);

  StatementKind check();
  StatementKind plain_call() { return call(std::nullopt); }
  StatementKind plain_operate() { return operate(std::nullopt); }
  StatementKind store_static();
  StatementKind initialize() { return InitializeClass{scanner_.class_name()}; }
  StatementKind monitor_enter() { return Monitor{true, operand()}; }
  StatementKind monitor_exit() { return Monitor{false, operand()}; }

  TerminatorKind go_to() { return Goto{scanner_.block()}; }
  TerminatorKind branch();
  TerminatorKind choice();
  TerminatorKind result();
  TerminatorKind raise() { return Throw{operand()}; }
  TerminatorKind refuse() { return Refuse{scanner_.string("the reason in quotes")}; }

  LocalId local();
  Operand base();  // a local, or a constant in parentheses
  FieldReference field();
  std::vector<Operand> arguments();
  Kind kind();
  Kind kind_after_dot(const Operand& implied);  // ".long" at the cursor, or the kind of the operand
  std::optional<BinaryOperator> binary_operator();
  Relation relation();

  Scanner& scanner_;
  const Body& body_;
  std::unordered_map<Symbol, LocalId> locals_;  // no_single_local: the name is used twice
};

}  // namespace jury::ir
