#include "spec/predicates/printer.h"

#include <array>

namespace jury::spec::predicates {

namespace {

// How tightly an operator binds; what binds less is put into parentheses.
enum Strength : int {
  weakest,
  equivalence,
  implication,
  disjunction,
  conjunction,
  unary,
  comparison,
  sum,
  product,
  prefix,
  postfix
};

struct Form {
  ExpressionKind kind;
  std::string_view sign;  // of an infix operator
  Strength strength;
};

constexpr std::array<Form, expression_kind_count> forms{{
    {ExpressionKind::number, "", postfix},
    {ExpressionKind::truth, "", postfix},
    {ExpressionKind::null, "", postfix},
    {ExpressionKind::bottom, "", postfix},
    {ExpressionKind::result, "", postfix},
    {ExpressionKind::name, "", postfix},
    {ExpressionKind::heap, "", postfix},
    {ExpressionKind::sfread, "", postfix},
    {ExpressionKind::mget, "", postfix},
    {ExpressionKind::mupdate, "", postfix},
    {ExpressionKind::msize, "", postfix},
    {ExpressionKind::mresize, "", postfix},
    {ExpressionKind::morder, "", postfix},
    {ExpressionKind::mkeys, "", postfix},
    {ExpressionKind::mvalues, "", postfix},
    {ExpressionKind::fread, "", postfix},
    {ExpressionKind::fwrite, "", postfix},
    {ExpressionKind::aread, "", postfix},
    {ExpressionKind::awrite, "", postfix},
    {ExpressionKind::alength, "", postfix},
    {ExpressionKind::negate, "-", prefix},
    {ExpressionKind::add, "+", sum},
    {ExpressionKind::subtract, "-", sum},
    {ExpressionKind::multiply, "*", product},
    {ExpressionKind::compare, "", comparison},
    {ExpressionKind::negation, "not", unary},
    {ExpressionKind::conjunction, "and", conjunction},
    {ExpressionKind::disjunction, "or", disjunction},
    {ExpressionKind::implication, "implies", implication},
    {ExpressionKind::equivalence, "iff", equivalence},
    {ExpressionKind::forall, "forall", weakest},
    {ExpressionKind::exists, "exists", weakest},
}};
constexpr bool forms_are_in_order() {
  for (std::size_t i = 0; i < forms.size(); ++i)
    if (static_cast<std::size_t>(forms[i].kind) != i) return false;
  return true;
}
static_assert(forms_are_in_order());

const Form& form_of(ExpressionKind kind) { return forms[static_cast<std::size_t>(kind)]; }

std::string print(const Expression& e, int around);

std::string sign_of(ir::Relation relation) {
  return relation == ir::Relation::Equal ? "=" : std::string(ir::name_of(relation));
}

std::string infix(const Expression& e, std::string_view sign, int left, int right) {
  return print(*e.children[0], left) + " " + std::string(sign) + " " + print(*e.children[1], right);
}

bool is_current(const Expression& heap) { return heap.kind == ExpressionKind::heap; }

std::string call(const Expression& e) {
  std::string result = std::string(function_of(e.kind)->name) + "(";
  for (std::size_t i = 0; i < e.children.size(); ++i)
    result += (i > 0 ? ", " : "") + print(*e.children[i], weakest);
  return result + ")";
}

std::string function(const Expression& e) {
  if (e.kind == ExpressionKind::mget && e.text == "get")
    return print(*e.children[1], postfix) + ".get(" + print(*e.children[2], weakest) + ")";
  if (e.kind == ExpressionKind::fread && is_current(*e.children[0]))
    return print(*e.children[1], postfix) + "." + e.children[0]->text;
  if (e.kind == ExpressionKind::aread && is_current(*e.children[0]))
    return print(*e.children[1], postfix) + "[" + print(*e.children[2], sum) + "]";
  return call(e);
}

std::string quantifier(const Expression& e) {
  std::string result(form_of(e.kind).sign);
  for (std::size_t i = 0; i < e.variables.size(); ++i) result += (i > 0 ? ", " : " ") + e.variables[i];
  return result + ": " + print(*e.children[0], weakest);
}

std::string bare(const Expression& e) {
  const auto strength = form_of(e.kind).strength;
  const std::string sign(form_of(e.kind).sign);
  switch (e.kind) {
    case ExpressionKind::number:
      return std::to_string(e.number);
    case ExpressionKind::truth:
      return e.number != 0 ? "true" : "false";
    case ExpressionKind::null:
      return "null";
    case ExpressionKind::bottom:
      return "bot";
    case ExpressionKind::result:
      return "return";
    case ExpressionKind::name:
    case ExpressionKind::heap:
      return e.text;
    case ExpressionKind::sfread:
      return "class(" + e.class_name + ")." + e.text;
    case ExpressionKind::mget:
    case ExpressionKind::mupdate:
    case ExpressionKind::msize:
    case ExpressionKind::mresize:
    case ExpressionKind::morder:
    case ExpressionKind::mkeys:
    case ExpressionKind::mvalues:
    case ExpressionKind::fread:
    case ExpressionKind::fwrite:
    case ExpressionKind::aread:
    case ExpressionKind::awrite:
    case ExpressionKind::alength:
      return function(e);
    case ExpressionKind::negate:
      return "-" + print(*e.children[0], postfix);
    case ExpressionKind::add:
    case ExpressionKind::subtract:
    case ExpressionKind::multiply:
    case ExpressionKind::conjunction:
    case ExpressionKind::disjunction:
    case ExpressionKind::equivalence:
      return infix(e, sign, strength, strength + 1);
    case ExpressionKind::implication:
      return infix(e, sign, strength + 1, strength);
    case ExpressionKind::compare:
      return infix(e, sign_of(e.relation), sum, sum);
    case ExpressionKind::negation:
      return "not " + print(*e.children[0], unary);
    case ExpressionKind::forall:
    case ExpressionKind::exists:
      return quantifier(e);
  }
  return {};
}

// A negative number binds as a sign does.
std::string print(const Expression& e, int around) {
  const int strength =
      e.kind == ExpressionKind::number && e.number < 0 ? static_cast<int>(prefix) : form_of(e.kind).strength;
  return strength < around ? "(" + bare(e) + ")" : bare(e);
}

std::string method_name(const Context& context) {
  return context.class_name + "." + context.method_name +
         (context.parameters ? "(" + *context.parameters + ")" : "");
}

}  // namespace

std::string to_text(const Expression& expression) { return print(expression, weakest); }

std::string to_text(const Context& context) {
  switch (context.kind) {
    case ContextKind::statics:
      return "[static]";
    case ContextKind::object:
      return "[object " + context.class_name + "]";
    case ContextKind::method:
      return "[method " + method_name(context) + "]";
  }
  return {};
}

std::string to_text(const Predicate& predicate) {
  auto result = to_text(*predicate.formula);
  if (!predicate.lines) return result;
  return result + " @ " + std::to_string(predicate.lines->first) + "-" +
         std::to_string(predicate.lines->last);
}

std::string place_of(const Property& property) {
  const auto method = method_name(property.context);
  switch (property.place) {
    case PlaceKind::line:
      return "[at " + method + ":" + std::to_string(property.line) + "]";
    case PlaceKind::entry:
      return "[entry " + method + "]";
    case PlaceKind::exit:
      return "[exit " + method + "]";
  }
  return {};
}

}  // namespace jury::spec::predicates
