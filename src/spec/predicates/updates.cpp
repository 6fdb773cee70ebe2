#include "spec/predicates/updates.h"

namespace jury::spec::predicates {

namespace {

using Kind = ExpressionKind;

bool is_connective(Kind kind) {
  return kind == Kind::negation || kind == Kind::conjunction || kind == Kind::disjunction ||
         kind == Kind::implication || kind == Kind::equivalence || kind == Kind::forall ||
         kind == Kind::exists;
}

bool is_update(Kind kind) {
  return kind == Kind::mupdate || kind == Kind::mresize || kind == Kind::fwrite || kind == Kind::awrite;
}

// The innermost reading of an updated array.
ExpressionPointer* find_reading(ExpressionPointer& expression) {
  for (auto& child : expression->children)
    if (auto* found = find_reading(child)) return found;
  const bool reads = !is_update(expression->kind) && function_of(expression->kind) &&
                     is_update(expression->children[0]->kind);
  return reads ? &expression : nullptr;
}

ExpressionPointer combine(Kind kind, const SourcePosition& position, ExpressionPointer a,
                          ExpressionPointer b) {
  auto result = make(kind, position);
  result->sort = Sort::truth;
  result->children.push_back(std::move(a));
  result->children.push_back(std::move(b));
  return result;
}

ExpressionPointer negation(ExpressionPointer formula) {
  auto result = make(Kind::negation, formula->position);
  result->sort = Sort::truth;
  result->children.push_back(std::move(formula));
  return result;
}

// The places of the reading and of the update are the same.
ExpressionPointer same_place(const Expression& reading) {
  const auto& update = *reading.children[0];
  ExpressionPointer result;
  for (std::size_t i = 1; i + 1 < update.children.size(); ++i) {
    auto equal =
        combine(Kind::compare, reading.position, copy(*update.children[i]), copy(*reading.children[i]));
    result = result ? combine(Kind::conjunction, reading.position, std::move(result), std::move(equal))
                    : std::move(equal);
  }
  return result;
}

ExpressionPointer rewrite_atom(ExpressionPointer atom) {
  auto* found = find_reading(atom);
  if (!found) return atom;
  const auto position = atom->position;
  auto same = same_place(**found);
  const auto reading = std::move(*found);
  *found = copy(*reading);
  (*found)->children[0] = copy(*reading->children[0]->children[0]);
  auto elsewhere = copy(*atom);
  *found = copy(*reading->children[0]->children.back());
  auto here = combine(Kind::conjunction, position, copy(*same), rewrite_atom(std::move(atom)));
  auto there =
      combine(Kind::conjunction, position, negation(std::move(same)), rewrite_atom(std::move(elsewhere)));
  return combine(Kind::disjunction, position, std::move(here), std::move(there));
}

ExpressionPointer rewrite(ExpressionPointer formula) {
  if (!is_connective(formula->kind)) return rewrite_atom(std::move(formula));
  for (auto& child : formula->children) child = rewrite(std::move(child));
  return formula;
}

}  // namespace

ExpressionPointer without_updates(const Expression& formula) { return rewrite(copy(formula)); }

}  // namespace jury::spec::predicates
