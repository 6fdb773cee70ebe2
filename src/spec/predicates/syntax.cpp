#include "spec/predicates/syntax.h"

#include <algorithm>
#include <array>

namespace jury::spec::predicates {

namespace {

constexpr std::array function_table{
    Function{"mget", ExpressionKind::mget, "map", "map, m, k", 3},
    Function{"mupdate", ExpressionKind::mupdate, "map", "map, m, k, v", 4},
    Function{"msize", ExpressionKind::msize, "msz", "msz, m", 2},
    Function{"mresize", ExpressionKind::mresize, "msz", "msz, m, size", 3},
    Function{"morder", ExpressionKind::morder, "mit", "mit, m, k1, k2", 4},
    Function{"mkeys", ExpressionKind::mkeys, "mks", "mks, m, view", 3},
    Function{"mvalues", ExpressionKind::mvalues, "mvs", "mvs, m, view", 3},
    Function{"fread", ExpressionKind::fread, "", "f, o", 2},
    Function{"fwrite", ExpressionKind::fwrite, "", "f, o, e", 3},
    Function{"aread", ExpressionKind::aread, "arr", "arr, a, i", 3},
    Function{"awrite", ExpressionKind::awrite, "arr", "arr, a, i, e", 4},
    Function{"alength", ExpressionKind::alength, "arrlen", "arrlen, a", 2},
};
static_assert(function_table.size() == static_cast<std::size_t>(ExpressionKind::alength) -
                                           static_cast<std::size_t>(ExpressionKind::mget) + 1);

}  // namespace

ExpressionPointer make(ExpressionKind kind, SourcePosition position) {
  auto result = std::make_unique<Expression>();
  result->kind = kind;
  result->position = std::move(position);
  return result;
}

ExpressionPointer copy(const Expression& expression) {
  auto result = make(expression.kind, expression.position);
  result->text = expression.text;
  result->class_name = expression.class_name;
  result->number = expression.number;
  result->relation = expression.relation;
  result->variables = expression.variables;
  result->sort = expression.sort;
  result->type = expression.type;
  result->is_logic_variable = expression.is_logic_variable;
  result->locals = expression.locals;
  result->fields = expression.fields;
  for (const auto& child : expression.children) result->children.push_back(copy(*child));
  return result;
}

bool same(const Expression& a, const Expression& b) {
  return a.kind == b.kind && a.text == b.text && a.class_name == b.class_name && a.number == b.number &&
         a.relation == b.relation && a.variables == b.variables &&
         std::equal(a.children.begin(), a.children.end(), b.children.begin(), b.children.end(),
                    [](const auto& x, const auto& y) { return same(*x, *y); });
}

const Function* function_named(std::string_view name) {
  const auto found = std::find_if(function_table.begin(), function_table.end(),
                                  [&](const Function& each) { return each.name == name; });
  return found == function_table.end() ? nullptr : &*found;
}

const Function* function_of(ExpressionKind kind) {
  const auto found = std::find_if(function_table.begin(), function_table.end(),
                                  [&](const Function& each) { return each.kind == kind; });
  return found == function_table.end() ? nullptr : &*found;
}

}  // namespace jury::spec::predicates
