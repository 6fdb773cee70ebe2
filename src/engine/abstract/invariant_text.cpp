#include "engine/abstract/invariant_text.h"

#include <algorithm>
#include <set>
#include <unordered_set>

#include "logic/printer.h"
#include "logic/traversal.h"

namespace jury::engine::abstract {

using encode::unbounded::Head;
using logic::Kind;
using logic::Term;

namespace {

// Infix, with the names that components have.
class Writer {
 public:
  std::string write(Term term) {
    if (term.kind() == Kind::constant || term.kind() == Kind::variable) return name(term);
    if (term.is_value()) return value(term);
    const auto kind = term.kind();
    if (kind == Kind::logical_not) return negation(term[0]);
    if (kind == Kind::select) return write(term[0]) + "[" + write(term[1]) + "]";
    if (logic::is_quantifier(kind)) return quantifier(term);
    if (const auto* infix = symbol(kind); infix && term.size() >= 2) {
      std::string text = operand(term[0]);
      for (std::size_t i = 1; i < term.size(); ++i) text += " " + std::string(infix) + " " + operand(term[i]);
      return text;
    }
    return logic::to_string(term);
  }

 private:
  static const char* symbol(Kind kind) {
    static const std::vector<std::pair<Kind, const char*>> symbols{
        {Kind::logical_and, "and"}, {Kind::logical_or, "or"}, {Kind::implies, "implies"},
        {Kind::equal, "="},         {Kind::int_less, "<"},    {Kind::int_less_equal, "<="},
        {Kind::int_add, "+"},       {Kind::int_sub, "-"},     {Kind::int_mul, "*"},
        {Kind::int_mod, "mod"},     {Kind::int_div, "div"}};
    for (const auto& [known, text] : symbols)
      if (known == kind) return text;
    return nullptr;
  }

  std::string operand(Term term) {
    const auto text = write(term);
    return symbol(term.kind()) && term.size() >= 2 ? "(" + text + ")" : text;
  }

  std::string negation(Term inner) {
    if (inner.kind() == Kind::equal) return operand(inner[0]) + " != " + operand(inner[1]);
    if (inner.kind() == Kind::int_less) return operand(inner[1]) + " <= " + operand(inner[0]);
    if (inner.kind() == Kind::int_less_equal) return operand(inner[1]) + " < " + operand(inner[0]);
    return "not " + operand(inner);
  }

  std::string quantifier(Term term) {
    std::string text = term.kind() == Kind::forall ? "forall" : "exists";
    for (const auto variable : term.bound_variables()) text += " " + name(variable);
    return text + ": (" + write(term.body()) + ")";
  }

  static std::string name(Term term) {
    const auto text = term.function().name().text();
    return text.substr(0, text.find_first_of("@!"));
  }

  // Addresses of boxes are numbers that are far away.
  static std::string value(Term term) {
    if (term.kind() != Kind::integer_value || term.integer_value().fits_int64())
      return logic::to_string(term);
    return "box" + term.integer_value().to_string();
  }
};

}  // namespace

std::string place_of(const Head& head) {
  const auto method = head.method ? head.method->display() : std::string("?");
  switch (head.kind) {
    case encode::unbounded::HeadKind::Loop:
      return "the loop in " + method + ", line " + std::to_string(head.position.line);
    case encode::unbounded::HeadKind::Entry:
      return "the calls of " + method;
    case encode::unbounded::HeadKind::Exit:
      return "the returns from " + method;
  }
  return method;
}

std::string text_of(logic::TermManager&, const std::vector<Term>& invariants) {
  std::string text;
  for (const auto invariant : invariants) text += (text.empty() ? "" : "\n") + Writer().write(invariant);
  return text.empty() ? "true" : text;
}

std::vector<Term> bounds_in(logic::TermManager& terms, const encode::unbounded::Unfolding& unfolding) {
  constexpr std::int64_t largest = 1'000'000;
  constexpr std::size_t most = 10;
  std::set<std::int64_t> found;
  std::unordered_set<Term> seen;
  const auto scan = [&](Term root) {
    logic::visit_postorder(
        root, [&](Term term) { return seen.count(term) > 0; },
        [&](Term term) {
          seen.insert(term);
          if (term.kind() != Kind::int_less && term.kind() != Kind::int_less_equal &&
              term.kind() != Kind::equal && term.kind() != Kind::int_add && term.kind() != Kind::int_sub &&
              term.kind() != Kind::int_mul)
            return;
          for (const auto side : term.children()) {
            if (side.kind() != Kind::integer_value || !side.integer_value().fits_int64()) continue;
            const auto value = side.integer_value().to_int64();
            if (value > -largest && value < largest && value != 0 && value != 1) found.insert(value);
          }
        });
  };
  for (const auto& violation : unfolding.violations) scan(violation.condition);
  for (const auto& head : unfolding.heads)
    for (const auto& edge : head.edges) {
      scan(edge.condition);
      if (head.kind != encode::unbounded::HeadKind::Loop)
        for (const auto value : edge.values) scan(value);
    }
  std::vector<std::int64_t> sorted(found.begin(), found.end());
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](std::int64_t a, std::int64_t b) { return std::abs(a) < std::abs(b); });
  std::vector<Term> result;
  for (const auto value : sorted) {
    if (result.size() >= most) break;
    result.push_back(terms.integer(logic::Integer(value)));
  }
  return result;
}

}  // namespace jury::engine::abstract
