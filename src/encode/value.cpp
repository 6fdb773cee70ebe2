#include "encode/value.h"

#include <bit>

namespace jury::encode {

Term Values::of_float(float value) const {
  const logic::BitVector bits(32, std::bit_cast<std::uint32_t>(value));
  return terms_.floating(logic::FloatValue(logic::float_format, bits));
}

Term Values::of_double(double value) const {
  const logic::BitVector bits(64, std::bit_cast<std::uint64_t>(value));
  return terms_.floating(logic::FloatValue(logic::double_format, bits));
}

Term Values::boolean_as_int(Term condition) const {
  return terms_.if_then_else(condition, integer(1), integer(0));
}

Term Values::is_nonzero(Term value) const {
  return terms_.distinct(value, terms_.bit_vector(value.sort().width(), 0));
}

Value Values::choose(Term condition, const Value& then_value, const Value& else_value) const {
  if (same_value(then_value, else_value)) return then_value;
  if (std::holds_alternative<Term>(then_value))
    return terms_.if_then_else(condition, term(then_value), term(else_value));
  return choose(condition, reference(then_value), reference(else_value));
}

Reference Values::choose(Term condition, const Reference& then_value, const Reference& else_value) const {
  if (then_value.same_as(else_value) || condition.is_true()) return then_value;
  if (condition.is_false()) return else_value;
  const auto& left = then_value.targets();
  const auto& right = else_value.targets();
  std::vector<Target> merged;
  const auto add = [&](ObjectId object, Term guard) {
    if (!guard.is_false()) merged.push_back({object, guard});
  };
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < left.size() || j < right.size()) {
    const bool take_left = j == right.size() || (i < left.size() && left[i].object <= right[j].object);
    const bool take_right = i == left.size() || (j < right.size() && right[j].object <= left[i].object);
    const Term l = take_left ? left[i].guard : terms_.false_term();
    const Term r = take_right ? right[j].guard : terms_.false_term();
    add(take_left ? left[i].object : right[j].object, terms_.if_then_else(condition, l, r));
    i += take_left ? 1 : 0;
    j += take_right ? 1 : 0;
  }
  return Reference(std::move(merged));
}

Term Values::is(const Reference& reference, ObjectId object) const {
  for (const auto& target : reference.targets())
    if (target.object == object) return target.guard;
  return terms_.false_term();
}

Term Values::equal(const Reference& a, const Reference& b) const {
  if (a.same_as(b)) return terms_.true_term();
  std::vector<Term> cases;
  for (const auto& target : a.targets()) {
    const Term other = is(b, target.object);
    if (!other.is_false()) cases.push_back(terms_.conjunction(target.guard, other));
  }
  return terms_.disjunction(cases);
}

}  // namespace jury::encode
