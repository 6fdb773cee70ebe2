// Rules for concatenation, extraction and extension of bit-vectors.
#include <algorithm>

#include "logic/rewrite_support.h"

namespace jury::logic::rules {

Term concat_values(TermManager& m, const Redex& r) {
  if (is_bv_value(r[0]) && is(r[1], Kind::bv_concat) && is_bv_value(r[1][0]))
    return m.make(Kind::bv_concat, {m.make(Kind::bv_concat, {r[0], r[1][0]}), r[1][1]});
  if (is_bv_value(r[1]) && is(r[0], Kind::bv_concat) && is_bv_value(r[0][1]))
    return m.make(Kind::bv_concat, {r[0][0], m.make(Kind::bv_concat, {r[0][1], r[1]})});
  return {};
}

Term concat_zero(TermManager& m, const Redex& r) {
  return is_zero(r[0]) ? m.make(Kind::bv_zero_extend, {r[1]}, {r[0].sort().width(), 0}) : Term();
}

Term concat_extracts(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_extract) || !is(r[1], Kind::bv_extract) || r[0][0] != r[1][0]) return {};
  if (r[0].parameter(1) != r[1].parameter(0) + 1) return {};
  return m.extract(r[0][0], r[0].parameter(0), r[1].parameter(1));
}

Term extract_all(TermManager&, const Redex& r) {
  return r.parameters.second == 0 && r.parameters.first + 1 == r[0].sort().width() ? r[0] : Term();
}

Term extract_extract(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_extract)) return {};
  const std::uint32_t offset = r[0].parameter(1);
  return m.extract(r[0][0], r.parameters.first + offset, r.parameters.second + offset);
}

Term extract_concat(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_concat)) return {};
  const auto [high, low] = r.parameters;
  const std::uint32_t boundary = r[0][1].sort().width();
  if (low >= boundary) return m.extract(r[0][0], high - boundary, low - boundary);
  if (high < boundary) return m.extract(r[0][1], high, low);
  return m.make(Kind::bv_concat,
                {m.extract(r[0][0], high - boundary, 0), m.extract(r[0][1], boundary - 1, low)});
}

Term extract_zero_extend(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_zero_extend)) return {};
  const auto [high, low] = r.parameters;
  const std::uint32_t boundary = r[0][0].sort().width();
  if (low >= boundary) return zero_of(m, r.sort);
  return m.zero_extend_to(m.extract(r[0][0], std::min(high, boundary - 1), low), r.sort.width());
}

Term extract_sign_extend(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_sign_extend)) return {};
  const auto [high, low] = r.parameters;
  if (high < r[0][0].sort().width()) return m.extract(r[0][0], high, low);
  return low == 0 ? m.sign_extend_to(r[0][0], r.sort.width()) : Term();
}

Term zero_extend_none(TermManager&, const Redex& r) { return r.parameters.first == 0 ? r[0] : Term(); }
Term sign_extend_none(TermManager&, const Redex& r) { return r.parameters.first == 0 ? r[0] : Term(); }

Term zero_extend_nested(TermManager& m, const Redex& r) {
  return is(r[0], Kind::bv_zero_extend) ? m.zero_extend_to(r[0][0], r.sort.width()) : Term();
}

Term sign_extend_nested(TermManager& m, const Redex& r) {
  return is(r[0], Kind::bv_sign_extend) ? m.sign_extend_to(r[0][0], r.sort.width()) : Term();
}

Term sign_extend_zero_extend(TermManager& m, const Redex& r) {
  if (!is(r[0], Kind::bv_zero_extend) || r[0].parameter(0) == 0) return {};
  return m.zero_extend_to(r[0][0], r.sort.width());
}

}  // namespace jury::logic::rules
