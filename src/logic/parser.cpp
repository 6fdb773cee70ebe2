#include "logic/parser.h"

#include <algorithm>
#include <charconv>
#include <unordered_map>

#include "logic/symbolic_expression.h"

namespace jury::logic {

namespace {

using Index = std::uint32_t;

constexpr std::string_view rounding_names[] = {"RNE", "RTZ", "RTP", "RTN"};

// Comparisons that are written with their operands exchanged.
struct Alias {
  std::string_view name;
  Kind kind;
};
constexpr Alias exchanged[] = {
    {">", Kind::int_less},       {">=", Kind::int_less_equal},
    {"bvugt", Kind::bv_ult},     {"bvuge", Kind::bv_ule},
    {"bvsgt", Kind::bv_slt},     {"bvsge", Kind::bv_sle},
    {"fp.gt", Kind::float_less}, {"fp.geq", Kind::float_less_equal},
};

bool is_rounding_mode(const SymbolicExpression& expression) {
  return !expression.is_list &&
         std::ranges::find(rounding_names, expression.atom) != std::end(rounding_names);
}

// Turns expressions into terms with a stack of actions instead of recursion.
class Builder {
 public:
  Builder(TermManager& manager, const SymbolicExpressions& expressions)
      : manager_(manager), expressions_(expressions) {}

  Term term(Index root);
  Sort sort(Index index);

 private:
  struct Action {
    enum Type { evaluate, apply, bind_let, end_let, end_quantifier } type;
    Index node;
    std::size_t count = 0;  // of operands, or of names bound
  };

  const SymbolicExpression& at(Index index) const { return expressions_[index]; }
  const std::vector<Index>& items(Index index) const { return expressions_[index].items; }
  bool is_atom(Index index, std::string_view text) const {
    return !at(index).is_list && !at(index).is_quoted && at(index).atom == text;
  }
  [[noreturn]] void fail(Index index, const std::string& message) const { expressions_.fail(index, message); }

  void run(const Action& action);
  void evaluate(Index index);
  void evaluate_list(Index index);
  void evaluate_let(Index index);
  void evaluate_quantifier(Index index);
  void bind(const std::string& name, Term term) { scopes_[name].push_back(term); }
  void unbind(const std::string& name) { scopes_[name].pop_back(); }
  void bind_let(const Action& action);
  void end_let(const Action& action);
  void end_quantifier(const Action& action);
  void apply(const Action& action);

  Term atom(Index index);
  Term numeral(Index index);
  Term float_literal(Index index);
  Term indexed_literal(Index index);
  Term application(Index index, std::span<const Term> operands);
  Term operation(Index index, std::string_view name, std::span<const Term> operands, Parameters parameters);
  Term chained(Kind kind, std::span<const Term> operands);
  Term to_float(Index index, Term operand, Parameters parameters);
  Kind find_kind(Index index, std::string_view name, std::size_t operands) const;
  std::uint32_t number(Index index) const;
  std::vector<Term> take(std::size_t count);

  TermManager& manager_;
  const SymbolicExpressions& expressions_;
  std::unordered_map<std::string, std::vector<Term>> scopes_;
  std::vector<Action> actions_;
  std::vector<Term> values_;
};

Term Builder::term(Index root) {
  actions_.push_back({Action::evaluate, root});
  while (!actions_.empty()) {
    const Action action = actions_.back();
    actions_.pop_back();
    try {
      run(action);
    } catch (const InternalError& error) {  // an ill-sorted term is the text's mistake here
      fail(action.node, error.what());
    }
  }
  return take(1)[0];
}

void Builder::run(const Action& action) {
  switch (action.type) {
    case Action::evaluate:
      return evaluate(action.node);
    case Action::apply:
      return apply(action);
    case Action::bind_let:
      return bind_let(action);
    case Action::end_let:
      return end_let(action);
    case Action::end_quantifier:
      return end_quantifier(action);
  }
}

std::vector<Term> Builder::take(std::size_t count) {
  std::vector<Term> result(values_.end() - static_cast<std::ptrdiff_t>(count), values_.end());
  values_.erase(values_.end() - static_cast<std::ptrdiff_t>(count), values_.end());
  return result;
}

void Builder::evaluate(Index index) {
  if (at(index).is_list)
    evaluate_list(index);
  else
    values_.push_back(atom(index));
}

void Builder::evaluate_list(Index index) {
  if (items(index).empty()) fail(index, "an empty list is no term");
  const Index head = items(index)[0];
  if (is_atom(head, "let")) return evaluate_let(index);
  if (is_atom(head, "forall") || is_atom(head, "exists")) return evaluate_quantifier(index);
  if (is_atom(head, "!")) return actions_.push_back({Action::evaluate, items(index).at(1)});
  if (is_atom(head, "_")) return values_.push_back(indexed_literal(index));
  if (is_atom(head, "fp")) return values_.push_back(float_literal(index));
  if (is_atom(head, "element"))
    return values_.push_back(manager_.element(sort(items(index).at(1)), number(items(index).at(2))));
  Action action{Action::apply, index};
  std::vector<Index> operands;
  for (std::size_t i = 1; i < items(index).size(); ++i)
    if (!is_rounding_mode(at(items(index)[i]))) operands.push_back(items(index)[i]);
  action.count = operands.size();
  actions_.push_back(action);
  for (std::size_t i = operands.size(); i-- > 0;) actions_.push_back({Action::evaluate, operands[i]});
}

void Builder::evaluate_let(Index index) {
  if (items(index).size() != 3) fail(index, "let needs bindings and a body");
  const auto& bindings = items(items(index)[1]);
  actions_.push_back({Action::end_let, index});
  actions_.push_back({Action::evaluate, items(index)[2]});
  actions_.push_back({Action::bind_let, index, bindings.size()});
  for (std::size_t i = bindings.size(); i-- > 0;) {
    if (items(bindings[i]).size() != 2) fail(bindings[i], "a binding needs a name and a term");
    actions_.push_back({Action::evaluate, items(bindings[i])[1]});
  }
}

void Builder::bind_let(const Action& action) {
  const auto& bindings = items(items(action.node)[1]);
  const std::vector<Term> terms = take(action.count);
  for (std::size_t i = 0; i < bindings.size(); ++i) bind(at(items(bindings[i])[0]).atom, terms[i]);
}

void Builder::end_let(const Action& action) {
  for (const Index binding : items(items(action.node)[1])) unbind(at(items(binding)[0]).atom);
}

void Builder::evaluate_quantifier(Index index) {
  if (items(index).size() != 3) fail(index, "a quantifier needs variables and a body");
  for (const Index declaration : items(items(index)[1])) {
    if (items(declaration).size() != 2) fail(declaration, "a variable needs a name and a sort");
    const std::string& name = at(items(declaration)[0]).atom;
    bind(name, manager_.variable(name, sort(items(declaration)[1])));
  }
  std::vector<Index> parts{items(index)[2]};
  const Index body = items(index)[2];
  if (at(body).is_list && !items(body).empty() && is_atom(items(body)[0], "!"))
    for (std::size_t i = 2; i + 1 < items(body).size(); i += 2)
      if (is_atom(items(body)[i], ":pattern"))
        parts.insert(parts.end(), items(items(body)[i + 1]).begin(), items(items(body)[i + 1]).end());
  actions_.push_back({Action::end_quantifier, index, parts.size()});
  for (std::size_t i = parts.size(); i-- > 0;) actions_.push_back({Action::evaluate, parts[i]});
}

void Builder::end_quantifier(const Action& action) {
  const std::vector<Term> parts = take(action.count);
  std::vector<Term> variables, patterns;
  for (const Index declaration : items(items(action.node)[1])) {
    const std::string& name = at(items(declaration)[0]).atom;
    variables.push_back(scopes_[name].back());
    unbind(name);
  }
  const Index body = items(action.node)[2];
  std::size_t next = 1;
  for (std::size_t i = 2; parts.size() > 1 && i + 1 < items(body).size(); i += 2) {
    if (!is_atom(items(body)[i], ":pattern")) continue;
    const std::size_t size = items(items(body)[i + 1]).size();
    patterns.push_back(manager_.make(Kind::pattern, std::span(parts).subspan(next, size)));
    next += size;
  }
  const Kind kind = is_atom(items(action.node)[0], "forall") ? Kind::forall : Kind::exists;
  values_.push_back(manager_.quantify(kind, variables, parts[0], patterns));
}

void Builder::apply(const Action& action) {
  const std::vector<Term> operands = take(action.count);
  values_.push_back(application(action.node, operands));
}

// ---- Leaves.

std::uint32_t Builder::number(Index index) const {
  std::uint32_t value = 0;
  const std::string& text = at(index).atom;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) fail(index, "a number is expected");
  return value;
}

Term Builder::numeral(Index index) {
  const std::string& text = at(index).atom;
  if (text[0] != '#') {
    const auto value = Integer::parse(text);
    if (!value) fail(index, "unknown numeral " + text);
    return manager_.integer(*value);
  }
  const bool hexadecimal = text.size() > 1 && text[1] == 'x';
  const std::uint32_t digit_bits = hexadecimal ? 4 : 1;
  Integer value;
  for (std::size_t i = 2; i < text.size(); ++i) {
    const auto digit =
        std::string_view("0123456789abcdef").find(text[i] >= 'A' && text[i] <= 'F' ? text[i] + 32 : text[i]);
    if (digit == std::string_view::npos || digit >> digit_bits != 0) fail(index, "unknown numeral " + text);
    value = value.shifted_left(digit_bits) + Integer(static_cast<std::int64_t>(digit));
  }
  if (text.size() < 3) fail(index, "unknown numeral " + text);
  return manager_.bit_vector(BitVector(static_cast<std::uint32_t>(text.size() - 2) * digit_bits, value));
}

Term Builder::atom(Index index) {
  const std::string& text = at(index).atom;
  const auto scope = scopes_.find(text);
  if (scope != scopes_.end() && !scope->second.empty()) return scope->second.back();
  if (!at(index).is_quoted) {
    if (text == "true" || text == "false") return manager_.boolean(text == "true");
    if (text[0] == '#' || (text[0] >= '0' && text[0] <= '9')) return numeral(index);
  }
  const Function function = manager_.find_function(text);
  if (!function || function.arity() != 0) fail(index, "unknown symbol " + text);
  return manager_.constant(function);
}

Term Builder::float_literal(Index index) {
  if (items(index).size() != 4) fail(index, "fp needs three bit-vectors");
  const Term sign = numeral(items(index)[1]), exponent = numeral(items(index)[2]),
             fraction = numeral(items(index)[3]);
  const FloatFormat format{exponent.sort().width(), fraction.sort().width() + 1};
  return manager_.floating({format, sign.bit_vector_value()
                                        .concatenated(exponent.bit_vector_value())
                                        .concatenated(fraction.bit_vector_value())});
}

// (_ bv7 32), (_ NaN 8 24), (_ +oo 8 24), (_ -zero 8 24) and so on.
Term Builder::indexed_literal(Index index) {
  const std::string& name = at(items(index).at(1)).atom;
  if (name.starts_with("bv") && items(index).size() == 3) {
    const auto value = Integer::parse(name.substr(2));
    if (value) return manager_.bit_vector(BitVector(number(items(index)[2]), *value));
  }
  if (items(index).size() != 4) fail(index, "unknown literal " + name);
  const FloatFormat format{number(items(index)[2]), number(items(index)[3])};
  if (name == "NaN") return manager_.floating(FloatValue::nan(format));
  if (name == "+oo" || name == "-oo") return manager_.floating(FloatValue::infinity(format, name[0] == '-'));
  if (name == "+zero" || name == "-zero") return manager_.floating(FloatValue::zero(format, name[0] == '-'));
  fail(index, "unknown literal " + name);
}

Sort Builder::sort(Index index) {
  if (!at(index).is_list) {
    const std::string& name = at(index).atom;
    if (at(index).is_quoted) return manager_.uninterpreted_sort(name);
    if (name == "Bool") return manager_.boolean_sort();
    if (name == "Int") return manager_.integer_sort();
    if (name == "Float32") return manager_.float_sort(float_format);
    if (name == "Float64") return manager_.float_sort(double_format);
    return manager_.uninterpreted_sort(name);
  }
  const auto& parts = items(index);
  if (parts.size() == 3 && is_atom(parts[0], "Array"))
    return manager_.array_sort(sort(parts[1]), sort(parts[2]));
  if (parts.size() == 3 && is_atom(parts[1], "BitVec")) return manager_.bit_vector_sort(number(parts[2]));
  if (parts.size() == 4 && is_atom(parts[1], "FloatingPoint"))
    return manager_.float_sort({number(parts[2]), number(parts[3])});
  fail(index, "unknown sort");
}

// ---- Applications.

Term Builder::application(Index index, std::span<const Term> operands) {
  const Index head = items(index)[0];
  if (at(head).is_list) {
    const auto& parts = items(head);
    if (parts.size() == 3 && is_atom(parts[0], "as") && is_atom(parts[1], "const") && operands.size() == 1)
      return manager_.constant_array(sort(parts[2]), operands[0]);
    if (parts.size() < 3 || !is_atom(parts[0], "_")) fail(head, "an operator is expected");
    const Parameters parameters{number(parts[2]), parts.size() > 3 ? number(parts[3]) : 0};
    return operation(index, at(parts[1]).atom, operands, parameters);
  }
  const Function function = manager_.find_function(at(head).atom);
  if (function && function.arity() > 0) return manager_.apply(function, operands);
  if (at(head).is_quoted) fail(head, "unknown function " + at(head).atom);
  return operation(index, at(head).atom, operands, {});
}

Kind Builder::find_kind(Index index, std::string_view name, std::size_t operands) const {
  const KindInfo* found = nullptr;
  for (const KindInfo& row : kind_table) {
    if (row.name != name || row.min_children == 0) continue;
    const auto count = static_cast<int>(operands);
    if (count >= row.min_children &&
        (found == nullptr || row.max_children == any_number || count <= row.max_children))
      found = &row;
  }
  if (found == nullptr) fail(index, "unknown operator " + std::string(name));
  return found->kind;
}

Term Builder::operation(Index index, std::string_view name, std::span<const Term> operands,
                        Parameters parameters) {
  // A literal like (- 5); the negation of any other term stays one.
  if (operands.size() == 1 && name == "-" && !at(items(index)[1]).is_list &&
      operands[0].kind() == Kind::integer_value)
    return manager_.integer(-operands[0].integer_value());
  if (name == "to_fp" && operands.size() == 1) return to_float(index, operands[0], parameters);
  for (const Alias& alias : exchanged)
    if (alias.name == name && operands.size() == 2)
      return manager_.make(alias.kind, {operands[1], operands[0]});
  const Kind kind = find_kind(index, name, operands.size());
  if (kind == Kind::float_round) {
    const auto mode = std::ranges::find(rounding_names, at(items(index).at(1)).atom);
    if (mode == std::end(rounding_names)) fail(index, "a rounding mode is expected");
    parameters.first = static_cast<std::uint32_t>(mode - std::begin(rounding_names));
  }
  if (info(kind).max_children == 2 && operands.size() > 2) return chained(kind, operands);
  return manager_.make(kind, operands, parameters);
}

// (= a b c) is pairwise, everything else associates to the left.
Term Builder::chained(Kind kind, std::span<const Term> operands) {
  Term result = operands[0];
  std::vector<Term> equalities;
  for (std::size_t i = 1; i < operands.size(); ++i) {
    if (kind == Kind::equal)
      equalities.push_back(manager_.equal(operands[i - 1], operands[i]));
    else
      result = manager_.make(kind, {result, operands[i]});
  }
  return kind == Kind::equal ? manager_.conjunction(equalities) : result;
}

Term Builder::to_float(Index index, Term operand, Parameters parameters) {
  const bool rounds = is_rounding_mode(at(items(index).at(1)));
  if (rounds && at(items(index)[1]).atom != "RNE") fail(index, "conversions round to nearest even");
  if (operand.sort().is_float()) return manager_.make(Kind::float_from_float, {operand}, parameters);
  return manager_.make(rounds ? Kind::float_from_signed : Kind::float_from_bits, {operand}, parameters);
}

// ---- Scripts.

void declare(TermManager& manager, const SymbolicExpressions& expressions, Index command) {
  Builder builder(manager, expressions);
  const auto& parts = expressions[command].items;
  const bool constant = expressions[parts[0]].atom == "declare-const";
  if (parts.size() != (constant ? 3U : 4U)) expressions.fail(command, "a declaration needs a name and sorts");
  std::vector<Sort> domain;
  if (!constant)
    for (const Index sort : expressions[parts[2]].items) domain.push_back(builder.sort(sort));
  manager.function(expressions[parts[1]].atom, domain, builder.sort(parts.back()));
}

}  // namespace

Term parse_term(TermManager& manager, std::string_view text) {
  const SymbolicExpressions expressions(text);
  if (expressions.top_level().size() != 1)
    throw UserError(SourcePosition{"smt", 1, 1}, "one term is expected");
  return Builder(manager, expressions).term(expressions.top_level()[0]);
}

std::vector<Term> parse_script(TermManager& manager, std::string_view text) {
  const SymbolicExpressions expressions(text);
  std::vector<Term> assertions;
  for (const Index command : expressions.top_level()) {
    const auto& parts = expressions[command].items;
    if (parts.empty()) expressions.fail(command, "a command is expected");
    const std::string& name = expressions[parts[0]].atom;
    if (name == "declare-fun" || name == "declare-const") {
      declare(manager, expressions, command);
    } else if (name == "assert" && parts.size() == 2) {
      assertions.push_back(Builder(manager, expressions).term(parts[1]));
    } else if (!name.starts_with("set-") && !name.starts_with("get-") && name != "check-sat" &&
               name != "exit" && name != "declare-sort") {
      expressions.fail(command, "unknown command " + name);
    }
  }
  return assertions;
}

}  // namespace jury::logic
