#include "logic/integer_reading.h"

#include <algorithm>
#include <bit>

#include "logic/traversal.h"
#include "support/diagnostics.h"

// Each function reads its own kinds and passes the others on; the last one refuses.
#pragma GCC diagnostic ignored "-Wswitch-enum"

namespace jury::logic {

namespace {

Integer turn(std::uint32_t width) { return Integer::power_of_two(width); }
Integer half_turn(std::uint32_t width) { return Integer::power_of_two(width - 1); }

Integer signed_value(const BitVector& value, std::uint32_t width) {
  const auto bits = Integer::from_unsigned(value.bits());
  return bits.bit(width - 1) ? bits - turn(width) : bits;
}

// The exponent of a power of two; nothing for other numbers.
std::optional<std::uint32_t> exponent(std::uint64_t bits) {
  if (bits == 0 || (bits & (bits - 1)) != 0) return std::nullopt;
  return static_cast<std::uint32_t>(std::countr_zero(bits));
}

[[noreturn]] void refuse(Term term) {
  throw Unsupported("no reading over integers: " + std::string(info(term.kind()).name));
}

}  // namespace

Term IntegerReading::apply(Term formula) {
  visit_postorder(
      formula, [&](Term term) { return results_.contains(term); },
      [&](Term term) { results_.insert(term, read(term)); });
  return results_.at(formula);
}

std::vector<Term> IntegerReading::take_facts() { return std::exchange(facts_, {}); }

Sort IntegerReading::read(Sort sort) {
  if (sort.is_boolean()) return target_.boolean_sort();
  if (sort.kind() == SortKind::bit_vector && sort.width() <= 64) return target_.integer_sort();
  if (sort.kind() == SortKind::array) return target_.array_sort(read(sort.index()), read(sort.element()));
  throw Unsupported("no reading over integers of a sort");
}

// When the number is 1, of one that is 0 or 1.
std::optional<Term> IntegerReading::bit_condition(Term number) {
  if (number.kind() != Kind::if_then_else || !number[1].is_value() || !number[2].is_value())
    return std::nullopt;
  const Integer first = number[1].integer_value();
  const Integer second = number[2].integer_value();
  if (first == Integer(1) && second.is_zero()) return number[0];
  if (first.is_zero() && second == Integer(1)) return target_.negation(number[0]);
  return std::nullopt;
}

// Ranges.

Term IntegerReading::in_range(Term value, std::uint32_t width) {
  return target_.conjunction(at_most(number(-half_turn(width)), value),
                             less(value, number(half_turn(width))));
}

Term IntegerReading::wrap_once(Term value, std::uint32_t width) {
  const Term all = number(turn(width));
  return target_.if_then_else(
      less(value, number(-half_turn(width))), plus(value, all),
      target_.if_then_else(at_most(number(half_turn(width)), value), minus(value, all), value));
}

Term IntegerReading::wrap(Term value, std::uint32_t width) {
  const Term half = number(half_turn(width));
  return minus(target_.make(Kind::int_mod, {plus(value, half), number(turn(width))}), half);
}

Term IntegerReading::as_unsigned(Term value, std::uint32_t width) {
  return target_.if_then_else(less(value, number(0)), plus(value, number(turn(width))), value);
}

Term IntegerReading::array_fact(Term array, std::uint32_t element_width) {
  const Term index = target_.fresh_variable("index", target_.integer_sort());
  const Term element = target_.select(array, index);
  const Term pattern = target_.make(Kind::pattern, {element});
  return target_.forall({&index, 1}, in_range(element, element_width), {&pattern, 1});
}

// Terms.

Term IntegerReading::read_leaf(Term term) {
  const auto sort = term.sort();
  if (term.kind() == Kind::bit_vector_value)
    return number(signed_value(term.bit_vector_value(), sort.width()));
  if (term.is_true() || term.is_false()) return target_.boolean(term.is_true());
  const auto name = term.function().name().view();
  if (term.kind() == Kind::variable) return target_.variable(name, read(sort));
  const Term constant = target_.constant(name, read(sort));
  if (sort.kind() == SortKind::bit_vector) facts_.push_back(in_range(constant, sort.width()));
  if (sort.kind() == SortKind::array) {
    if (sort.element().kind() != SortKind::bit_vector)
      throw Unsupported("no reading over integers of an array");
    facts_.push_back(array_fact(constant, sort.element().width()));
  }
  return constant;
}

Term IntegerReading::read(Term term) {
  if (term.size() == 0) return read_leaf(term);
  std::vector<Term> operands;
  for (const Term child : term.children()) operands.push_back(results_.at(child));
  switch (term.kind()) {
    case Kind::logical_not:
    case Kind::logical_and:
    case Kind::logical_or:
    case Kind::logical_xor:
    case Kind::implies:
    case Kind::if_then_else:
    case Kind::select:
    case Kind::store:
    case Kind::pattern:
      return target_.make(term.kind(), operands);
    case Kind::equal:
    case Kind::distinct:
      if (term[0].sort().kind() == SortKind::array) refuse(term);
      return target_.make(term.kind(), operands);
    case Kind::constant_array:
      return target_.constant_array(read(term.sort()), operands[0]);
    case Kind::apply:
      return read_application(term, operands);
    case Kind::forall:
    case Kind::exists:
      return read_quantifier(term, std::move(operands));
    default:
      return read_arithmetic(term, operands);
  }
}

Term IntegerReading::read_quantifier(Term term, std::vector<Term> operands) {
  const auto variables = term.bound_variables();
  const auto count = variables.size();
  std::vector<Term> ranges;
  for (std::size_t i = 0; i < count; ++i)
    if (variables[i].sort().kind() == SortKind::bit_vector)
      ranges.push_back(in_range(operands[i], variables[i].sort().width()));
  const Term inside = target_.conjunction(ranges);
  const Term body = term.kind() == Kind::forall ? target_.implies(inside, operands[count])
                                                : target_.conjunction(inside, operands[count]);
  const std::span<const Term> all(operands);
  return target_.quantify(term.kind(), all.first(count), body, all.subspan(count + 1));
}

Term IntegerReading::read_application(Term term, const std::vector<Term>& operands) {
  const auto function = term.function();
  std::vector<Sort> domain;
  for (const auto sort : function.domain()) domain.push_back(read(sort));
  const auto reading = target_.function(function.name().view(), domain, read(function.range()));
  const bool known = std::find(ranged_.begin(), ranged_.end(), reading) != ranged_.end();
  if (!known && function.range().kind() == SortKind::bit_vector) {
    ranged_.push_back(reading);
    std::vector<Term> variables;
    for (const auto sort : domain) variables.push_back(target_.fresh_variable("argument", sort));
    const Term value = target_.apply(reading, variables);
    const Term pattern = target_.make(Kind::pattern, {value});
    facts_.push_back(target_.forall(variables, in_range(value, function.range().width()), {&pattern, 1}));
  }
  return target_.apply(reading, operands);
}

Term IntegerReading::read_arithmetic(Term term, const std::vector<Term>& operands) {
  const auto width = term[0].sort().kind() == SortKind::bit_vector ? term[0].sort().width() : 0;
  switch (term.kind()) {
    case Kind::bv_neg:
      return wrap_once(minus(number(0), operands[0]), width);
    case Kind::bv_not:
      return minus(number(-1), operands[0]);
    case Kind::bv_add: {
      Term sum = operands[0];
      for (std::size_t i = 1; i < operands.size(); ++i) sum = wrap_once(plus(sum, operands[i]), width);
      return sum;
    }
    case Kind::bv_sub:
      return wrap_once(minus(operands[0], operands[1]), width);
    case Kind::bv_mul: {
      Term product = operands[0];
      for (std::size_t i = 1; i < operands.size(); ++i)
        product = wrap(target_.make(Kind::int_mul, {product, operands[i]}), width);
      return product;
    }
    case Kind::bv_slt:
      return less(operands[0], operands[1]);
    case Kind::bv_sle:
      return at_most(operands[0], operands[1]);
    case Kind::bv_ult:
      return less(as_unsigned(operands[0], width), as_unsigned(operands[1], width));
    case Kind::bv_ule:
      return at_most(as_unsigned(operands[0], width), as_unsigned(operands[1], width));
    case Kind::bv_sdiv:
    case Kind::bv_srem:
      return read_division(term, operands);
    case Kind::bv_shl:
    case Kind::bv_lshr:
    case Kind::bv_ashr:
      return read_shift(term, operands);
    default:
      return read_bits(term, operands);
  }
}

// What is known of dividend / divisor and dividend % divisor for a divisor that is neither 0 nor -1 (the
// least number by -1 wraps): they divide, towards zero; and, since products of unknown numbers are hard, what
// follows where the divisor goes in once at most.
Term IntegerReading::division_laws(Term dividend, Term divisor, Term quotient, Term remainder) {
  const auto all = [this](std::initializer_list<Term> terms) {
    return target_.conjunction(std::vector<Term>(terms));
  };
  const auto magnitude = [this](Term value) {
    return target_.if_then_else(less(value, number(0)), minus(number(0), value), value);
  };
  const Term zero = number(0);
  const Term size = magnitude(divisor);
  const Term rest = magnitude(remainder);
  const Term product = target_.make(Kind::int_mul, {quotient, divisor});
  const Term signs = all({target_.implies(at_most(zero, dividend), at_most(zero, remainder)),
                          target_.implies(at_most(dividend, zero), at_most(remainder, zero)),
                          at_most(magnitude(quotient), magnitude(dividend))});
  const Term sum = target_.conjunction(target_.equal(plus(product, remainder), dividend), less(rest, size));
  const Term not_once =
      target_.implies(less(magnitude(dividend), size),
                      target_.conjunction(target_.equal(quotient, zero), target_.equal(remainder, dividend)));
  const Term once = target_.implies(
      all({less(zero, divisor), at_most(divisor, dividend), less(minus(dividend, divisor), divisor)}),
      target_.conjunction(target_.equal(quotient, number(1)),
                          target_.equal(remainder, minus(dividend, divisor))));
  return all({signs, sum, not_once, once});
}

Term IntegerReading::read_open_division(Term term, const std::vector<Term>& operands) {
  const auto width = term.sort().width();
  const auto integer = target_.integer_sort();
  const auto name = [&](std::string_view what) { return std::string(what) + "!" + std::to_string(width); };
  const auto quotient = target_.function(name("quotient"), {integer, integer}, integer);
  const auto remainder = target_.function(name("remainder"), {integer, integer}, integer);
  if (std::find(ranged_.begin(), ranged_.end(), quotient) == ranged_.end()) {
    ranged_.push_back(quotient);
    const Term variables[] = {target_.fresh_variable("dividend", integer),
                              target_.fresh_variable("divisor", integer)};
    const Term divided = target_.apply(quotient, {variables[0], variables[1]});
    const Term rest = target_.apply(remainder, {variables[0], variables[1]});
    const Term usual = target_.conjunction(target_.negation(target_.equal(variables[1], number(0))),
                                           target_.negation(target_.equal(variables[1], number(-1))));
    const Term patterns[] = {target_.make(Kind::pattern, {divided}), target_.make(Kind::pattern, {rest})};
    const Term inside = target_.conjunction(in_range(variables[0], width), in_range(variables[1], width));
    const Term laws = target_.conjunction(std::vector<Term>{
        target_.implies(usual, division_laws(variables[0], variables[1], divided, rest)),
        target_.implies(
            target_.equal(variables[1], number(-1)),
            target_.conjunction(target_.equal(divided, wrap_once(minus(number(0), variables[0]), width)),
                                target_.equal(rest, number(0)))),
        in_range(divided, width), in_range(rest, width)});
    facts_.push_back(target_.forall(variables, target_.implies(inside, laws), patterns));
  }
  return target_.apply(term.kind() == Kind::bv_sdiv ? quotient : remainder, {operands[0], operands[1]});
}

// Towards zero, by a constant: the quotient of the magnitudes with the sign of both.
Term IntegerReading::read_division(Term term, const std::vector<Term>& operands) {
  if (term[1].kind() != Kind::bit_vector_value) return read_open_division(term, operands);
  const auto width = term.sort().width();
  const auto divisor = signed_value(term[1].bit_vector_value(), width);
  if (divisor.is_zero()) refuse(term);
  const Term dividend = operands[0];
  const Term negative = less(dividend, number(0));
  const Term magnitude = target_.if_then_else(negative, minus(number(0), dividend), dividend);
  const Kind operation = term.kind() == Kind::bv_sdiv ? Kind::int_div : Kind::int_mod;
  const Term result = target_.make(operation, {magnitude, number(divisor.absolute())});
  const Term opposite = minus(number(0), result);
  // The remainder has the dividend's sign.
  if (term.kind() == Kind::bv_srem) return target_.if_then_else(negative, opposite, result);
  const bool flips = divisor.is_negative();
  return wrap_once(target_.if_then_else(negative, flips ? result : opposite, flips ? opposite : result),
                   width);
}

namespace {

bool is_shift_by(Term term, Kind kind, std::uint64_t count) {
  return term.kind() == kind && term[1].kind() == Kind::bit_vector_value &&
         term[1].bit_vector_value().bits() == count;
}

// a, when the term is what the rewriter makes of a / 2^n: (a + ((a >> width-1) >>> width-n)) >> n.
std::optional<Term> halved(Term term, std::uint64_t n) {
  if (!is_shift_by(term, Kind::bv_ashr, n) || term[0].kind() != Kind::bv_add) return std::nullopt;
  const auto width = term.sort().width();
  const auto sorted = [](std::vector<Term> terms) {
    std::sort(terms.begin(), terms.end(), [](Term a, Term b) { return a.id() < b.id(); });
    return terms;
  };
  const auto children = [](Term sum) {
    return std::vector<Term>(sum.children().begin(), sum.children().end());
  };
  const auto summands = children(term[0]);
  for (std::size_t i = 0; i < summands.size(); ++i) {
    if (!is_shift_by(summands[i], Kind::bv_lshr, width - n) ||
        !is_shift_by(summands[i][0], Kind::bv_ashr, width - 1))
      continue;
    const Term dividend = summands[i][0][0];
    auto others = summands;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    const auto expected = dividend.kind() == Kind::bv_add ? children(dividend) : std::vector<Term>{dividend};
    if (sorted(others) == sorted(expected)) return dividend;
  }
  return std::nullopt;
}

}  // namespace

Term IntegerReading::read_shift(Term term, const std::vector<Term>& operands) {
  const auto width = term.sort().width();
  if (term[1].kind() != Kind::bit_vector_value || term[1].bit_vector_value().bits() >= width) refuse(term);
  const auto count = static_cast<std::uint32_t>(term[1].bit_vector_value().bits());
  const Term factor = number(Integer::power_of_two(count));
  if (count == 0) return operands[0];
  if (const auto dividend = halved(term, count)) {
    const Term number_divided = results_.at(*dividend);
    const Term negative = less(number_divided, number(0));
    const Term magnitude = target_.if_then_else(negative, minus(number(0), number_divided), number_divided);
    const Term quotient = target_.make(Kind::int_div, {magnitude, factor});
    return target_.if_then_else(negative, minus(number(0), quotient), quotient);
  }
  // a - a % 2^n does not wrap.
  if (term.kind() == Kind::bv_shl && halved(term[0], count))
    return target_.make(Kind::int_mul, {operands[0], factor});
  if (term.kind() == Kind::bv_shl) return wrap(target_.make(Kind::int_mul, {operands[0], factor}), width);
  const Term shifted = term.kind() == Kind::bv_lshr ? as_unsigned(operands[0], width) : operands[0];
  return target_.make(Kind::int_div, {shifted, factor});  // rounds down, the divisor being positive
}

Term IntegerReading::read_bits(Term term, const std::vector<Term>& operands) {
  if (term.kind() == Kind::bv_sign_extend) return operands[0];
  if (term.kind() == Kind::bv_zero_extend) return as_unsigned(operands[0], term[0].sort().width());
  if (term.kind() == Kind::bv_extract) {
    const auto low = term.parameter(1);
    Term shifted = operands[0];
    if (low > 0) shifted = target_.make(Kind::int_div, {shifted, number(Integer::power_of_two(low))});
    return wrap(shifted, term.parameter(0) - low + 1);
  }
  // With what is 0 or 1, as booleans are.
  if (term.size() != 2) refuse(term);
  for (const std::size_t bit : {0, 1}) {
    const auto condition = bit_condition(operands[bit]);
    if (!condition || term.kind() == Kind::bv_concat) continue;
    const Term other = operands[1 - bit];
    const Term low = target_.make(Kind::int_mod, {other, number(2)});
    if (term.kind() == Kind::bv_and) return target_.if_then_else(*condition, low, number(0));
    const Term change = term.kind() == Kind::bv_or
                            ? minus(number(1), low)
                            : minus(number(1), target_.make(Kind::int_mul, {number(2), low}));
    return target_.if_then_else(*condition, plus(other, change), other);
  }
  // With a mask of low bits.
  if (term.kind() == Kind::bv_and)
    for (const std::size_t mask : {0, 1}) {
      if (term[mask].kind() != Kind::bit_vector_value) continue;
      const auto bits = term[mask].bit_vector_value().bits();
      const auto limit = exponent(bits + 1);
      if (!limit || *limit == 0 || *limit >= term.sort().width()) continue;
      return target_.make(Kind::int_mod, {operands[1 - mask], number(Integer::power_of_two(*limit))});
    }
  refuse(term);
}

}  // namespace jury::logic
