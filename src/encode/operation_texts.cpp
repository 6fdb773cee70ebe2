// Texts: slots are characters, size the length. A text of unknown content is a separate object without
// characters.
#include "encode/numerals.h"
#include "encode/operation_executor.h"
#include "support/diagnostics.h"

// Each family handles its own operations; run() sends every operation to its family.
#pragma GCC diagnostic ignored "-Wswitch-enum"

namespace jury::encode {

using ir::Kind;
using ir::Operation;
using TermKind = logic::Kind;

namespace {

constexpr const char* text_note = "the content of some texts is any content";
// Characters that a concatenation may move to places which depend on an unknown length; beyond, the result
// has any content.
constexpr std::size_t most_shifts = 20'000;

}  // namespace

ObjectId Executor::unknown_text(State& state) {
  auto contents = std::make_shared<Contents>();
  contents->size = terms_.fresh_constant("length", terms_.bit_vector_sort(32));
  assumptions_.push_back(terms_.make(TermKind::bv_sle, {values_.integer(0), contents->size}));
  ObjectInfo info;
  info.shape = Shape::Text;
  info.type = ir::Type::reference(Symbol("java/lang/String"));
  info.opaque = true;
  return allocate(state, std::move(info), std::move(contents));
}

Term Executor::identity_hash(ObjectId object) {
  auto& hash = identity_hashes_[object];
  if (!hash) hash = terms_.fresh_constant("identity_hash", terms_.bit_vector_sort(32));
  return hash;
}

Reference OperationExecutor::new_text(Contents text) {
  ObjectInfo info;
  info.shape = Shape::Text;
  info.type = ir::Type::reference(Symbol("java/lang/String"));
  return values().single(
      executor_.allocate(state(), std::move(info), std::make_shared<Contents>(std::move(text))));
}

Reference OperationExecutor::constant_text(const std::u16string& content) {
  return values().single(executor_.objects_.text(content, false));
}

Reference OperationExecutor::unknown_text() {
  approximate(text_note);
  return values().single(executor_.unknown_text(state()));
}

Reference OperationExecutor::concatenate(ObjectId a, ObjectId b) {
  if (is_opaque(a) || is_opaque(b)) return unknown_text();
  const auto& left = contents(a);
  const auto& right = contents(b);
  Contents result;
  result.size = plus(left.size, right.size);
  if (left.size.is_value()) {
    const auto length = static_cast<std::ptrdiff_t>(left.size.bit_vector_value().bits());
    result.slots.assign(left.slots.begin(), left.slots.begin() + length);
    result.slots.insert(result.slots.end(), right.slots.begin(), right.slots.end());
    return new_text(std::move(result));
  }
  if ((left.slots.size() + right.slots.size()) * right.slots.size() > most_shifts) return unknown_text();
  for (std::size_t i = 0; i < left.slots.size() + right.slots.size(); ++i) {
    const Term here = integer(i);
    const Value second = executor_.element_at(right.slots, minus(here, left.size), Kind::Char);
    result.slots.push_back(
        i < left.slots.size() ? values().choose(less(here, left.size), left.slots[i], second) : second);
  }
  return new_text(std::move(result));
}

Reference OperationExecutor::substring(ObjectId text, Term from, Term to) {
  if (is_opaque(text)) return unknown_text();
  const auto& whole = contents(text);
  Contents result;
  result.size = minus(to, from);
  const auto count = result.size.is_value() ? result.size.bit_vector_value().bits() : whole.slots.size();
  for (std::size_t i = 0; i < count; ++i)
    result.slots.push_back(executor_.element_at(whole.slots, plus(from, integer(i)), Kind::Char));
  return new_text(std::move(result));
}

Term OperationExecutor::equal_texts(ObjectId a, ObjectId b) {
  if (a == b) return terms().true_term();
  const auto& left = contents(a);
  const auto& right = contents(b);
  const Term same_length = terms().equal(left.size, right.size);
  if (same_length.is_false()) return same_length;
  if (is_opaque(a) || is_opaque(b)) {
    approximate(text_note);
    return terms().conjunction(same_length, terms().fresh_constant("same_text", terms().boolean_sort()));
  }
  std::vector<Term> conditions{same_length};
  for (std::size_t i = 0; i < std::min(left.slots.size(), right.slots.size()); ++i) {
    const Term same = terms().equal(term(left.slots[i]), term(right.slots[i]));
    conditions.push_back(terms().disjunction(same, terms().negation(less(integer(i), left.size))));
  }
  return terms().conjunction(conditions);
}

Term OperationExecutor::text_hash(ObjectId text) {
  if (is_opaque(text)) return unknown(Kind::Int, text_note);
  const auto& whole = contents(text);
  Term hash = integer(0);
  for (std::size_t i = 0; i < whole.slots.size(); ++i) {
    const Term scaled = terms().make(TermKind::bv_mul, {hash, integer(31)});
    hash = terms().if_then_else(less(integer(i), whole.size), plus(scaled, term(whole.slots[i])), hash);
  }
  return hash;
}

Reference OperationExecutor::text_of_long(Term value, Term radix) {
  if (!radix.is_value()) return unknown_text();
  if (!value.is_value())
    return executor_.limits_.modular
               ? unknown_text()
               : new_text(Numerals(values()).text_of(value, radix.bit_vector_value().bits()));
  const auto signed_value = static_cast<std::int64_t>(value.bit_vector_value().bits());
  const auto base = static_cast<std::uint64_t>(radix.bit_vector_value().bits());
  std::uint64_t rest = signed_value < 0 ? 0 - static_cast<std::uint64_t>(signed_value)
                                        : static_cast<std::uint64_t>(signed_value);
  std::u16string digits;
  do {
    digits.insert(digits.begin(), u"0123456789abcdefghijklmnopqrstuvwxyz"[rest % base]);
    rest /= base;
  } while (rest != 0);
  if (signed_value < 0) digits.insert(digits.begin(), u'-');
  return constant_text(digits);
}

Reference OperationExecutor::text_of_characters(ObjectId array, Term offset, Term count) {
  const auto& characters = contents(array);
  Contents result;
  result.size = count;
  const auto capacity = count.is_value() ? count.bit_vector_value().bits() : characters.slots.size();
  for (std::size_t i = 0; i < capacity; ++i)
    result.slots.push_back(executor_.element_at(characters.slots, plus(offset, integer(i)), Kind::Char));
  return new_text(std::move(result));
}

// For each pair of texts whose characters are known terms the exact answer, otherwise any.
template <class Exact>
Value OperationExecutor::exact_or_unknown(const Reference& a, const Reference& b, Exact exact) {
  return of_each(a, [&](ObjectId x) -> Value {
    return of_each(b, [&](ObjectId y) -> Value {
      if (is_opaque(x) || is_opaque(y)) return unknown(Kind::Int, text_note);
      return exact(contents(x), contents(y));
    });
  });
}

// String.compareTo: the difference at the first position where they differ, or of the lengths.
Term OperationExecutor::compare_texts(const Contents& a, const Contents& b) {
  Term result = minus(a.size, b.size);
  for (std::size_t i = std::min(a.slots.size(), b.slots.size()); i-- > 0;) {
    const Term in_both = terms().conjunction(less(integer(i), a.size), less(integer(i), b.size));
    const Term difference = minus(term(a.slots[i]), term(b.slots[i]));
    const Term differs =
        terms().conjunction(in_both, terms().negation(terms().equal(difference, integer(0))));
    result = terms().if_then_else(differs, difference, result);
  }
  return result;
}

// String.indexOf(text, from): the first position, or -1.
Term OperationExecutor::index_of(const Contents& whole, const Contents& part, Term from) {
  const Term low = terms().if_then_else(less(from, integer(0)), integer(0), from);
  const Term start = terms().if_then_else(less(whole.size, low), whole.size, low);
  Term result = values().integer(-1);
  for (std::size_t position = whole.slots.size() + 1; position-- > 0;) {
    std::vector<Term> conditions{terms().negation(less(integer(position), start)),
                                 terms().negation(less(minus(whole.size, integer(position)), part.size)),
                                 terms().negation(less(whole.size, integer(position)))};
    for (std::size_t i = 0; i < part.slots.size(); ++i) {
      const Term beyond = terms().negation(less(integer(i), part.size));
      const bool inside = position + i < whole.slots.size();
      conditions.push_back(terms().disjunction(
          beyond, inside ? terms().equal(term(whole.slots[position + i]), term(part.slots[i]))
                         : terms().false_term()));
    }
    result = terms().if_then_else(terms().conjunction(conditions), integer(position), result);
  }
  return result;
}

std::optional<Value> OperationExecutor::run_text() {
  const auto text = [&](auto make) {
    return of_each(object(0), [&](ObjectId id) -> Value { return make(id); });
  };
  switch (operation_) {
    case Operation::TextLength:
      return text([&](ObjectId id) { return contents(id).size; });
    case Operation::TextCharAt:
      return text([&](ObjectId id) -> Value {
        if (is_opaque(id)) return unknown(Kind::Char, text_note);
        return executor_.element_at(contents(id).slots, number(1), Kind::Char);
      });
    case Operation::TextConcat:
      return text([&](ObjectId a) {
        return of_each(object(1), [&](ObjectId b) -> Value { return concatenate(a, b); });
      });
    case Operation::TextSubstring:
      return text([&](ObjectId id) { return substring(id, number(1), number(2)); });
    case Operation::TextEqual:
      return boolean(equal_values(object(0), object(1)));
    case Operation::TextHash:
      return text([&](ObjectId id) { return text_hash(id); });
    case Operation::TextCompare:
      return exact_or_unknown(object(0), object(1),
                              [&](const Contents& a, const Contents& b) { return compare_texts(a, b); });
    case Operation::TextIndexOf:
      return exact_or_unknown(object(0), object(1), [&](const Contents& a, const Contents& b) {
        return index_of(a, b, number(2));
      });
    case Operation::TextOfChars:
      return of_each(object(0),
                     [&](ObjectId id) -> Value { return text_of_characters(id, number(1), number(2)); });
    case Operation::TextOfChar: {
      Contents one;
      one.slots.emplace_back(number(0));
      one.size = integer(1);
      return new_text(std::move(one));
    }
    case Operation::TextOfLong:
      return text_of_long(number(0), number(1));
    case Operation::TextIntern: {
      const auto known = [&](ObjectId id) {
        return is_opaque(id) ? std::nullopt : executor_.objects_.constant_content(contents(id));
      };
      for (const auto& target : object(0).targets())
        if (target.object != null_object && !known(target.object)) return without_meaning();
      return text(
          [&](ObjectId id) -> Value { return values().single(executor_.objects_.text(*known(id), true)); });
    }
    case Operation::TextAssign:
      return assign_text();
    default:
      break;
  }
  return without_meaning();
}

// A string under construction takes the content of another.
std::optional<Value> OperationExecutor::assign_text() {
  if (!object(0).is_single() || !object(1).is_single() || is_opaque(object(1).single())) {
    executor_.stop(frame_, "a string constructed from a text of unknown content");
    return std::nullopt;
  }
  state().heap.set(object(0).single(), std::make_shared<Contents>(contents(object(1).single())));
  return std::nullopt;
}

}  // namespace jury::encode
