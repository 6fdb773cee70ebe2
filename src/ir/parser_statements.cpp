// Statements from text: a keyword decides, or the sign after the first operand.
#include "ir/parser_statements.h"

#include <algorithm>

#include "ir/printer_statements.h"

namespace jury::ir {

namespace {

constexpr LocalId no_single_local = ~LocalId{0};

// Whether what was read as "length" goes on as the name of a class.
bool is_owner_continued(char next) { return next == '.' || next == '/' || next == '['; }

template <class Enum>
std::optional<Enum> named(std::string_view word, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i)
    if (name_of(static_cast<Enum>(i)) == word) return static_cast<Enum>(i);
  return std::nullopt;
}

}  // namespace

StatementParser::StatementParser(Scanner& scanner, const Body& body) : scanner_(scanner), body_(body) {
  for (LocalId id = 0; id < body.locals.size(); ++id)
    if (const auto [entry, added] = locals_.emplace(body.locals[id].name, id); !added)
      entry->second = no_single_local;
}

StatementParser::Reader StatementParser::statement_reader(std::string_view word) {
  static constexpr std::array<std::pair<std::string_view, Reader>, 7> readers{{
      {"check", &StatementParser::check},
      {"call", &StatementParser::plain_call},
      {"operate", &StatementParser::plain_operate},
      {"static", &StatementParser::store_static},
      {"initialize", &StatementParser::initialize},
      {"monitor_enter", &StatementParser::monitor_enter},
      {"monitor_exit", &StatementParser::monitor_exit},
  }};
  for (const auto& [keyword, reader] : readers)
    if (keyword == word) return reader;
  return nullptr;
}

StatementParser::TerminatorReader StatementParser::terminator_reader(std::string_view word) {
  static constexpr std::array<std::pair<std::string_view, TerminatorReader>, 6> readers{{
      {"goto", &StatementParser::go_to},
      {"if", &StatementParser::branch},
      {"switch", &StatementParser::choice},
      {"return", &StatementParser::result},
      {"throw", &StatementParser::raise},
      {"refuse", &StatementParser::refuse},
  }};
  static_assert(readers.size() == std::variant_size_v<TerminatorKind>);
  for (const auto& [keyword, reader] : readers)
    if (keyword == word) return reader;
  return nullptr;
}

bool StatementParser::line(Block& block) {
  const auto start = scanner_.mark();
  const auto word = starts_with_local() ? std::string_view() : scanner_.peek_word();
  if (const auto reader = terminator_reader(word)) {
    scanner_.accept_word(word);
    block.terminator.kind = (this->*reader)();
    block.terminator.position = position();
    return true;
  }
  const auto reader = statement_reader(word);
  if (!reader && !word.empty()) {
    scanner_.reset(start);
    scanner_.fail("a statement");
  }
  if (reader) scanner_.accept_word(word);
  Statement statement{reader ? (this->*reader)() : assignment_or_store(), {}};
  statement.position = position();
  block.statements.push_back(std::move(statement));
  return false;
}

// A keyword is never followed by '=', '.' or '[', so a local may be called like one here.
bool StatementParser::starts_with_local() {
  const auto word = scanner_.peek_word();
  if (word.empty()) return true;
  const auto start = scanner_.mark();
  scanner_.accept_word(word);
  const char next = scanner_.peek();
  scanner_.reset(start);
  return next == '=' || next == '.' || next == '[';
}

Position StatementParser::position() {
  Position position;
  if (scanner_.accept(";")) {
    if (scanner_.accept_word("line")) position.line = scanner_.natural("a line number");
    scanner_.expect("@");
    position.offset = scanner_.natural("an offset in the byte code");
  }
  return position;
}

StatementKind StatementParser::assignment_or_store() {
  const auto start = scanner_.mark();
  const auto object = base();
  if (scanner_.accept(".")) {
    const auto stored = field();
    scanner_.expect("=");
    return StoreField{object, stored, operand()};
  }
  if (scanner_.accept("[")) {
    const auto index = operand();
    scanner_.expect("]");
    scanner_.expect(":");
    const auto element = kind();
    scanner_.expect("=");
    return StoreElement{element, object, index, operand()};
  }
  if (!object.is_local()) scanner_.fail_at(start, "a constant cannot be assigned to");
  scanner_.expect("=");
  return right_side(object.local());
}

StatementKind StatementParser::right_side(LocalId target) {
  if (auto statement = keyword_right_side(target)) return *statement;
  return postfix_right_side(target);
}

std::optional<StatementKind> StatementParser::keyword_right_side(LocalId target) {
  const auto word = scanner_.peek_word();
  if (const auto op = named<UnaryOperator>(word, syntax::unary_count)) {
    scanner_.accept_word(word);
    return unary(target, *op);
  }
  if (scanner_.accept_word("static")) return LoadStatic{target, field()};
  if (scanner_.accept_word("new")) return New{target, scanner_.class_name()};
  if (scanner_.accept_word("new_array")) return new_array(target);
  if (scanner_.accept_word("call")) return call(target);
  if (scanner_.accept_word("operate")) return operate(target);
  if (scanner_.accept_word("catch")) return Catch{target};
  return std::nullopt;
}

StatementKind StatementParser::postfix_right_side(LocalId target) {
  const auto value = scanner_.peek() == '(' ? base() : operand();
  if (scanner_.accept(".")) {
    const auto start = scanner_.mark();
    if (scanner_.accept_word("length") && !is_owner_continued(scanner_.peek()))
      return ArrayLength{target, value};
    scanner_.reset(start);
    return LoadField{target, value, field()};
  }
  if (scanner_.accept("[")) {
    const auto index = operand();
    scanner_.expect("]");
    scanner_.expect(":");
    return LoadElement{target, kind(), value, index};
  }
  if (scanner_.accept_word("instanceof")) return InstanceOf{target, value, scanner_.type()};
  const auto op = binary_operator();
  if (!op) return Copy{target, value};
  const auto operator_kind = kind_after_dot(value);
  return Binary{target, *op, operator_kind, value, operand()};
}

StatementKind StatementParser::unary(LocalId target, UnaryOperator op) {
  const auto explicit_kind = scanner_.accept(".") ? std::optional(kind()) : std::nullopt;
  const auto value = operand();
  return Unary{target, op, explicit_kind.value_or(kind_of(value, body_)), value};
}

StatementKind StatementParser::new_array(LocalId target) {
  const auto type = scanner_.type();
  return NewArray{target, type, arguments()};
}

StatementKind StatementParser::call(std::optional<LocalId> target) {
  const auto word = scanner_.peek_word();
  const auto call_kind = named<CallKind>(word, syntax::call_count);
  if (!call_kind) scanner_.fail("static, special, virtual or interface");
  scanner_.accept_word(word);
  const auto method = scanner_.method();
  return Call{target, *call_kind, method, arguments()};
}

StatementKind StatementParser::operate(std::optional<LocalId> target) {
  const auto start = scanner_.mark();
  std::string name(scanner_.peek_word());
  scanner_.accept_word(name);
  if (scanner_.accept(".")) {
    const auto second = scanner_.peek_word();
    name.append(".").append(second);
    scanner_.accept_word(second);
  }
  const auto operation = operation_named(name);
  if (!operation) {
    scanner_.reset(start);
    scanner_.fail("an operation such as seq.get");
  }
  return Operate{target, *operation, arguments()};
}

StatementKind StatementParser::check() {
  const auto word = scanner_.peek_word();
  const auto check_kind = named<CheckKind>(word, syntax::check_count);
  if (!check_kind) scanner_.fail("the kind of a check, such as not_null");
  scanner_.accept_word(word);
  Check check{*check_kind, {}, {}, {}};
  check.first = check.kind == CheckKind::InBounds ? base() : operand();
  if (check.kind == CheckKind::InBounds) {
    scanner_.expect("[");
    check.second = operand();
    scanner_.expect("]");
  } else if (check.kind == CheckKind::Castable) {
    scanner_.expect_word("to");
    check.type = scanner_.type();
  } else if (check.kind == CheckKind::Storable) {
    scanner_.expect_word("in");
    check.second = std::exchange(check.first, operand());
  }
  return check;
}

StatementKind StatementParser::store_static() {
  const auto stored = field();
  scanner_.expect("=");
  return StoreStatic{stored, operand()};
}

TerminatorKind StatementParser::branch() {
  If branch{};
  branch.left = operand();
  branch.relation = relation();
  branch.right = operand();
  scanner_.expect_word("then");
  branch.then_block = scanner_.block();
  scanner_.expect_word("else");
  branch.else_block = scanner_.block();
  return branch;
}

TerminatorKind StatementParser::choice() {
  Switch choice{};
  choice.value = operand();
  scanner_.expect("{");
  while (!scanner_.accept_word("default")) {
    const auto value = scanner_.integer("a case or 'default'");
    scanner_.expect(":");
    choice.cases.push_back({value, scanner_.block()});
    scanner_.expect(",");
  }
  scanner_.expect(":");
  choice.default_block = scanner_.block();
  scanner_.expect("}");
  return choice;
}

TerminatorKind StatementParser::result() {
  if (scanner_.at_end_of_line() || scanner_.peek() == ';') return Return{std::nullopt};
  return Return{operand()};
}

Operand StatementParser::operand() {
  if (scanner_.peek() == '"') return Operand::of_string(Symbol(scanner_.string("a string")));
  if (scanner_.at_number()) return scanner_.number();
  if (scanner_.accept_word("null")) return Operand::null();
  if (scanner_.accept_word("class")) return Operand::of_class(scanner_.class_name());
  if (const auto number = scanner_.special_number()) return *number;
  return Operand::local(local());
}

LocalId StatementParser::local() {
  if (scanner_.accept("?")) return scanner_.natural("the number of a local");
  scanner_.peek();
  const auto start = scanner_.mark();
  const auto name = scanner_.name(syntax::NameSort::Local, "a local or a constant");
  const auto found = locals_.find(Symbol(name));
  if (found == locals_.end()) scanner_.fail_at(start, "there is no local '" + name + "'");
  if (found->second == no_single_local)
    scanner_.fail_at(start, "several locals are called '" + name + "'; write ?3 for local number 3");
  return found->second;
}

Operand StatementParser::base() {
  if (!scanner_.accept("(")) return Operand::local(local());
  const auto constant = operand();
  scanner_.expect(")");
  return constant;
}

FieldReference StatementParser::field() {
  const auto [owner, name] = scanner_.member();
  scanner_.expect(":");
  return {owner, name, scanner_.type()};
}

std::vector<Operand> StatementParser::arguments() {
  std::vector<Operand> operands;
  scanner_.expect("(");
  while (!scanner_.accept(")")) {
    if (!operands.empty()) scanner_.expect(",");
    operands.push_back(operand());
  }
  return operands;
}

Kind StatementParser::kind() {
  const auto word = scanner_.peek_word();
  const auto found = named<Kind>(word, syntax::kind_count);
  if (!found) scanner_.fail("a kind such as int or reference");
  scanner_.accept_word(word);
  return *found;
}

Kind StatementParser::kind_after_dot(const Operand& implied) {
  return scanner_.accept(".") ? kind() : kind_of(implied, body_);
}

// The longest sign that fits; signs that are words must be whole words.
std::optional<BinaryOperator> StatementParser::binary_operator() {
  const auto word = scanner_.peek_word();
  for (std::size_t i = syntax::binary_signs.size(); i-- > 0;) {
    const auto sign = syntax::binary_signs[i];
    if (word.empty() ? scanner_.accept(sign) : word == sign && scanner_.accept(sign))
      return static_cast<BinaryOperator>(i);
  }
  return std::nullopt;
}

Relation StatementParser::relation() {
  for (const auto relation : {Relation::Equal, Relation::NotEqual, Relation::LessEqual,
                              Relation::GreaterEqual, Relation::Less, Relation::Greater})
    if (scanner_.accept(name_of(relation))) return relation;
  scanner_.fail("a comparison");
}

}  // namespace jury::ir
