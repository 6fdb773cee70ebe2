// Random well-sorted terms over every kind of the table, and random models for them. Deterministic by seed.
#pragma once

#include <functional>
#include <random>
#include <string>
#include <vector>

#include "logic/model.h"
#include "logic/printer.h"
#include "logic/symbols.h"
#include "logic/term_manager.h"
#include "logic/traversal.h"

namespace jury::logic {

struct GeneratorOptions {
  bool integers = true;
  bool arrays = true;
  bool functions = true;
  bool floats = true;
  bool quantifiers = true;
  bool java_floats = false;       // float and double instead of small formats
  bool nonlinear = true;          // products and divisions of two integer terms
  bool conversions = true;        // between integers and bit-vectors
  std::uint64_t domain_size = 3;  // of the uninterpreted sort U
};

class TermGenerator {
 public:
  TermGenerator(TermManager& manager, std::mt19937& random, GeneratorOptions options = {})
      : m_(manager), random_(random), options_(options) {}

  Sort random_sort() {
    std::vector<Sort> sorts{m_.boolean_sort(), random_bit_vector_sort()};
    if (options_.integers) sorts.push_back(m_.integer_sort());
    if (options_.functions) sorts.push_back(uninterpreted());
    if (options_.floats) sorts.push_back(random_float_sort());
    if (options_.arrays) sorts.push_back(random_array_sort());
    return pick(sorts);
  }

  Term generate(Sort sort, int depth) {
    if (depth <= 0 || chance(8)) return leaf(sort);
    if (chance(7))
      return m_.make(Kind::if_then_else,
                     {boolean(depth - 1), generate(sort, depth - 1), generate(sort, depth - 1)});
    if (options_.arrays && chance(10)) return make_select(sort, depth);
    switch (sort.kind()) {
      case SortKind::boolean:
        return make_boolean(depth);
      case SortKind::bit_vector:
        return make_bit_vector(sort, depth);
      case SortKind::integer:
        return make_integer(depth);
      case SortKind::uninterpreted:
        return m_.apply(m_.function("f", {sort}, sort), {generate(sort, depth - 1)});
      case SortKind::floating:
        return make_float(sort, depth);
      case SortKind::array:
        break;
    }
    return make_array(sort, depth);
  }

  Term boolean(int depth) { return generate(m_.boolean_sort(), depth); }

  // A value for every symbol of the term, and a size for U.
  Model random_model(Term term) {
    Model model;
    SymbolCollector symbols;
    symbols.add(term);
    for (const Sort sort : symbols.uninterpreted_sorts()) model.set_domain_size(sort, options_.domain_size);
    for (const Term constant : symbols.constants()) model.set(constant, random_value(constant.sort()));
    for (const Function function : symbols.functions()) {
      FunctionTable table;
      for (int i = 0; i < 4; ++i) {
        std::vector<Value> arguments;
        for (const Sort sort : function.domain()) arguments.push_back(random_value(sort));
        table.entries.insert_or_assign(arguments, random_value(function.range()));
      }
      table.default_value = random_value(function.range());
      model.set(function, table);
    }
    return model;
  }

  Value random_value(Sort sort) {
    if (sort.is_integer()) return Value(Integer(static_cast<std::int64_t>(random_() % 15) - 7));
    if (sort.is_uninterpreted()) return Value(Element{sort, random_() % options_.domain_size});
    if (sort.is_boolean()) return Value(chance(2));
    if (sort.is_bit_vector()) return Value(random_bits(sort.width()));
    if (sort.is_float()) return Value(FloatValue(sort.format(), random_bits(sort.format().width())));
    auto array = std::make_shared<ArrayValue>();
    array->sort = sort;
    array->default_value = random_value(sort.element());
    for (int i = 0; i < 3; ++i)
      array->entries.insert_or_assign(random_value(sort.index()), random_value(sort.element()));
    return Value(ArrayPointer(array));
  }

 private:
  bool chance(unsigned one_in) { return random_() % one_in == 0; }
  template <typename T>
  T pick(const std::vector<T>& list) {
    return list[random_() % list.size()];
  }

  Sort uninterpreted() { return m_.uninterpreted_sort("U"); }
  Sort random_bit_vector_sort() { return m_.bit_vector_sort(pick(std::vector<std::uint32_t>{1, 3, 4, 6})); }
  Sort random_float_sort() {
    if (options_.java_floats) return m_.float_sort(chance(2) ? float_format : double_format);
    return m_.float_sort(chance(2) ? FloatFormat{3, 5} : FloatFormat{4, 4});
  }
  Sort random_array_sort() {
    const Sort index =
        options_.functions && chance(3) ? uninterpreted() : m_.bit_vector_sort(chance(2) ? 3 : 1);
    return m_.array_sort(index, chance(3) ? m_.boolean_sort() : m_.bit_vector_sort(4));
  }

  BitVector random_bits(std::uint32_t width) {
    switch (random_() % 5) {
      case 0:
        return BitVector::zero(width);
      case 1:
        return BitVector::all_ones(width);
      case 2:
        return BitVector(width, std::uint64_t{1} << random_() % width);
      default:
        return BitVector(width, std::uint64_t{random_()} << 32 | random_());
    }
  }

  Term leaf(Sort sort) {
    if (!variables_.empty() && chance(2)) {
      const Term variable = pick(variables_);
      if (variable.sort() == sort) return variable;
    }
    if (!sort.is_uninterpreted() && !sort.is_array() && chance(3)) return m_.value(random_value(sort));
    if (sort.is_array() && chance(3)) return m_.constant_array(sort, leaf(sort.element()));
    std::string name = "c_";
    for (const char c : sort.to_string())
      if (c != ' ' && c != '(' && c != ')') name.push_back(c);
    return m_.constant(name + "_" + std::to_string(random_() % 3), sort);
  }

  Term make_select(Sort sort, int depth) {
    const Sort index = m_.bit_vector_sort(3);
    if (!sort.is_boolean() && !(sort.is_bit_vector() && sort.width() == 4)) return leaf(sort);
    return m_.make(Kind::select,
                   {generate(m_.array_sort(index, sort), depth - 1), generate(index, depth - 1)});
  }

  std::vector<Term> several(Sort sort, int count, int depth) {
    std::vector<Term> terms;
    for (int i = 0; i < count; ++i) terms.push_back(generate(sort, depth - 1));
    return terms;
  }

  Term make_boolean(int depth) {
    const Sort boolean_sort = m_.boolean_sort();
    switch (random_() % 9) {
      case 0:
        return m_.make(Kind::logical_not, several(boolean_sort, 1, depth));
      case 1:
        return m_.make(chance(2) ? Kind::logical_and : Kind::logical_or,
                       several(boolean_sort, 2 + random_() % 3, depth));
      case 2:
        return m_.make(chance(2) ? Kind::logical_xor : Kind::implies, several(boolean_sort, 2, depth));
      case 3:
        return m_.make(Kind::equal, several(random_sort(), 2, depth));
      case 4:
        return m_.make(Kind::distinct, several(random_sort(), 2 + random_() % 2, depth));
      case 5:
        if (options_.functions)
          return m_.apply(m_.function("R", {uninterpreted(), uninterpreted()}, boolean_sort),
                          several(uninterpreted(), 2, depth));
        break;
      case 6:
        if (options_.quantifiers) return make_quantifier(depth);
        break;
      case 7:
        if (options_.floats) return make_float_predicate(depth);
        break;
      default:
        if (options_.integers && chance(3))
          return m_.make(chance(2) ? Kind::int_less : Kind::int_less_equal,
                         several(m_.integer_sort(), 2, depth));
        break;
    }
    const std::vector<Kind> kinds{Kind::bv_ult, Kind::bv_ule, Kind::bv_slt, Kind::bv_sle};
    return m_.make(pick(kinds), several(random_bit_vector_sort(), 2, depth));
  }

  Term make_float_predicate(int depth) {
    const Sort sort = random_float_sort();
    if (chance(2))
      return m_.make(pick(std::vector<Kind>{Kind::float_equal, Kind::float_less, Kind::float_less_equal}),
                     several(sort, 2, depth));
    const std::vector<Kind> kinds{Kind::float_is_nan, Kind::float_is_infinite, Kind::float_is_zero,
                                  Kind::float_is_negative};
    return m_.make(pick(kinds), several(sort, 1, depth));
  }

  Term make_quantifier(int depth) {
    const std::vector<Sort> sorts{m_.boolean_sort(), m_.bit_vector_sort(1), m_.bit_vector_sort(3),
                                  options_.functions ? uninterpreted() : m_.boolean_sort()};
    const std::size_t count = 1 + random_() % 2;
    for (std::size_t i = 0; i < count; ++i) {
      const Sort sort = pick(sorts);
      variables_.push_back(m_.variable("b" + std::to_string(variables_.size()), sort));
    }
    const std::vector<Term> bound(variables_.end() - static_cast<std::ptrdiff_t>(count), variables_.end());
    const Term body = boolean(depth - 1);
    variables_.erase(variables_.end() - static_cast<std::ptrdiff_t>(count), variables_.end());
    return m_.quantify(chance(2) ? Kind::forall : Kind::exists, bound, body);
  }

  Term make_bit_vector(Sort sort, int depth) {
    const std::uint32_t width = sort.width();
    switch (random_() % 10) {
      case 0:
        if (width > 1) {
          const std::uint32_t low = 1 + random_() % (width - 1);
          return m_.make(Kind::bv_concat, {generate(m_.bit_vector_sort(width - low), depth - 1),
                                           generate(m_.bit_vector_sort(low), depth - 1)});
        }
        break;
      case 1: {
        const std::uint32_t low = random_() % 3, high = random_() % 3;
        return m_.make(Kind::bv_extract, several(m_.bit_vector_sort(width + low + high), 1, depth),
                       {width + low - 1, low});
      }
      case 2: {
        const std::uint32_t extra = random_() % width;
        return m_.make(chance(2) ? Kind::bv_zero_extend : Kind::bv_sign_extend,
                       several(m_.bit_vector_sort(width - extra), 1, depth), {extra, 0});
      }
      case 3:
        if (options_.integers && options_.conversions && chance(2))
          return m_.make(Kind::int_to_bv, several(m_.integer_sort(), 1, depth), {width, 0});
        break;
      case 4:
        if (options_.floats && chance(2)) return make_bits_of_float(width, depth);
        break;
      case 5:
        return m_.make(chance(2) ? Kind::bv_not : Kind::bv_neg, several(sort, 1, depth));
      default:
        break;
    }
    const std::vector<Kind> kinds{Kind::bv_and, Kind::bv_or,   Kind::bv_xor,  Kind::bv_add,  Kind::bv_sub,
                                  Kind::bv_mul, Kind::bv_udiv, Kind::bv_urem, Kind::bv_sdiv, Kind::bv_srem,
                                  Kind::bv_shl, Kind::bv_lshr, Kind::bv_ashr, Kind::bv_add,  Kind::bv_sub};
    return m_.make(pick(kinds), several(sort, 2, depth));
  }

  Term make_bits_of_float(std::uint32_t width, int depth) {
    const Sort sort = random_float_sort();
    if (sort.format().width() == width && chance(2))
      return m_.make(Kind::float_to_bits, several(sort, 1, depth));
    return m_.make(Kind::float_to_signed, several(sort, 1, depth), {width, 0});
  }

  Term make_integer(int depth) {
    const Sort sort = m_.integer_sort();
    if (options_.conversions && chance(6))
      return m_.make(Kind::bv_to_int, several(random_bit_vector_sort(), 1, depth));
    if (chance(6)) return m_.make(Kind::int_neg, several(sort, 1, depth));
    if (!chance(3)) return m_.make(chance(2) ? Kind::int_add : Kind::int_sub, several(sort, 2, depth));
    const Kind kind = pick(std::vector<Kind>{Kind::int_mul, Kind::int_div, Kind::int_mod});
    const Term left = generate(sort, depth - 1);
    return m_.make(kind,
                   {left, options_.nonlinear ? generate(sort, depth - 1) : m_.value(random_value(sort))});
  }

  Term make_float(Sort sort, int depth) {
    const FloatFormat format = sort.format();
    const Parameters parameters{format.exponent_bits, format.significand_bits};
    switch (random_() % 6) {
      case 0:
        return m_.make(Kind::float_from_bits, several(m_.bit_vector_sort(format.width()), 1, depth),
                       parameters);
      case 1:
        return m_.make(Kind::float_from_signed, several(random_bit_vector_sort(), 1, depth), parameters);
      case 2:
        return m_.make(Kind::float_from_float, several(random_float_sort(), 1, depth), parameters);
      case 3:
        return m_.make(pick(std::vector<Kind>{Kind::float_neg, Kind::float_abs, Kind::float_sqrt}),
                       several(sort, 1, depth));
      case 4:
        return m_.make(Kind::float_round, several(sort, 1, depth),
                       {static_cast<std::uint32_t>(random_() % 4), 0});
      default:
        break;
    }
    const std::vector<Kind> kinds{Kind::float_add, Kind::float_sub, Kind::float_mul, Kind::float_div,
                                  Kind::float_rem};
    return m_.make(pick(kinds), several(sort, 2, depth));
  }

  Term make_array(Sort sort, int depth) {
    return m_.make(Kind::store, {generate(sort, depth - 1), generate(sort.index(), depth - 1),
                                 generate(sort.element(), depth - 1)});
  }

  TermManager& m_;
  std::mt19937& random_;
  GeneratorOptions options_;
  std::vector<Term> variables_;
};

// The smallest closed subterm that still fails, to report instead of the whole.
inline Term shrink(Term term, const std::function<bool(Term)>& fails) {
  std::vector<Term> order;
  TermSet seen;
  visit_postorder(
      term, [&](Term t) { return seen.contains(t); },
      [&](Term t) {
        seen.insert(t, 1);
        if (t.kind() != Kind::variable && t.kind() != Kind::pattern && free_variables(t).empty())
          order.push_back(t);
      });
  for (const Term candidate : order)
    if (fails(candidate)) return candidate;
  return term;
}

}  // namespace jury::logic
