// Boxes, choices from a range, functions of characters and texts of numbers, which the models describe in
// Java but which symbolic numbers make costly there.
//
// valueOf of Integer, Long, Short, Byte and Character gives one object per small value (JLS 5.1.7). Followed
// into the model's array of 256 boxes, a symbolic number becomes a reference to any of them; here it is one
// object that remembers its number, and two such boxes are the same object when their numbers are the same
// and small. Different: the identity hash codes of such boxes are unrelated, \fresh holds of them.
//
// Jury.chooseInt(first, last) with known ends is a number of as many bits as the range takes.
//
// Integer.parseInt and its like, of a text that was made of a number, give that number.
#include <bit>

#include "encode/numerals.h"
#include "encode/operation_executor.h"
#include "logic/significant_bits.h"

namespace jury::encode {

using ir::Kind;
using TermKind = logic::Kind;

namespace {

struct BoxKind {
  std::string_view owner;
  std::string_view descriptor;
  std::int32_t smallest;
  std::int32_t largest;
};

constexpr BoxKind box_kinds[] = {{"java/lang/Integer", "(I)Ljava/lang/Integer;", -128, 127},
                                 {"java/lang/Long", "(J)Ljava/lang/Long;", -128, 127},
                                 {"java/lang/Short", "(S)Ljava/lang/Short;", -128, 127},
                                 {"java/lang/Byte", "(B)Ljava/lang/Byte;", -128, 127},
                                 {"java/lang/Character", "(C)Ljava/lang/Character;", 0, 127}};

const BoxKind* box_kind(const ir::Method& method) {
  if (method.name != "valueOf") return nullptr;
  for (const auto& kind : box_kinds)
    if (method.owner == kind.owner && method.descriptor == kind.descriptor) return &kind;
  return nullptr;
}

constexpr std::uint32_t most_bits_of_range = 16;  // wider ranges are narrowed by order, where that applies

// Numerals.parse(text, radix, minimum): nothing when the code must tell, which knows numbers out of range.
std::optional<Value> parse_numeral(const Objects& objects, const Values& values,
                                   const std::vector<Value>& arguments, const State& state) {
  const auto& text = reference(arguments[0]);
  const Term radix = term(arguments[1]);
  const Term minimum = term(arguments[2]);
  if (!text.is_single() || text.single() == null_object || objects.info(text.single()).opaque ||
      !radix.is_value() || !minimum.is_value())
    return std::nullopt;
  const auto& contents = objects.contents(state, text.single());
  if (contents.size.is_value()) return std::nullopt;
  const auto number = Numerals(values).number_of(contents, radix.bit_vector_value().bits());
  if (!number || logic::significant_bits(*number) > logic::significant_bits(minimum)) return std::nullopt;
  return *number;
}

}  // namespace

std::optional<Exit> Executor::execute_known(const ir::Method& method, const std::vector<Value>& arguments,
                                            const State& state) {
  if (const auto* kind = box_kind(method)) {
    const Term number = term(arguments[0]);
    const auto width = number.sort().width();
    const auto is = [&](TermKind order, Term a, Term b) { return terms_.make(order, {a, b}); };
    const Term smallest = terms_.bit_vector(width, static_cast<std::uint64_t>(kind->smallest));
    const Term largest = terms_.bit_vector(width, static_cast<std::uint64_t>(kind->largest));
    const Term small =
        terms_.conjunction(is(TermKind::bv_sle, smallest, number), is(TermKind::bv_sle, number, largest));
    State after = state;
    const Value box = values_.single(make_box(after, method.owner, number, small));
    return Exit{Returned{std::move(after), box}, std::nullopt};
  }
  if (method.owner == "jury/Jury" && method.name == "chooseInt" && arguments.size() == 2)
    return choose_from_range(term(arguments[0]), term(arguments[1]), state);
  if (method.owner == "jdk/internal/misc/Unsafe" && method.is_native())
    return OperationExecutor::access_memory(*this, method, arguments, state);
  if (method.owner == "java/lang/Numerals" && method.descriptor == "(Ljava/lang/String;IJ)J")
    if (auto number = parse_numeral(objects_, values_, arguments, state))
      return Exit{Returned{state, std::move(*number)}, std::nullopt};
  if (CharacterTables::is_tabulated(method))
    if (auto result = result_for_any_char(method, arguments))
      return Exit{Returned{state, std::move(*result)}, std::nullopt};
  return std::nullopt;
}

// A small known number has one box from the beginning; any other one gets a box here.
ObjectId Executor::make_box(State& state, Symbol class_name, Term number, Term small) {
  if (small.is_true() && number.is_value()) {
    const auto known = small_boxes_.find({class_name, number});
    if (known != small_boxes_.end()) return known->second;
  }
  ObjectInfo info = instance_info(class_name);
  auto contents = std::make_shared<Contents>(*objects_.fresh_instance(class_name));
  for (const auto& [field, slot] : objects_.layout(class_name).slot)
    if (field->name == "value" && !field->is_static()) contents->slots[slot] = number;
  if (!small.is_false()) info.box = {number, small};
  if (!small.is_true() || !number.is_value()) return allocate(state, std::move(info), std::move(contents));
  info.initial = std::move(contents);
  return small_boxes_[{class_name, number}] = objects_.add(std::move(info));
}

Term Executor::same_object(const Reference& a, const Reference& b) {
  if (a.same_as(b)) return terms_.true_term();
  std::vector<Term> cases;
  for (const auto& x : a.targets())
    for (const auto& y : b.targets()) {
      const Term same = same_object(x.object, y.object);
      if (!same.is_false()) cases.push_back(terms_.conjunction(terms_.conjunction(x.guard, y.guard), same));
    }
  return terms_.disjunction(cases);
}

// Of texts whose content is known, or free within a bound.
Term Executor::same_content(const Contents& a, const Contents& b) {
  std::vector<Term> cases{terms_.equal(a.size, b.size)};
  for (std::size_t i = 0; i < std::max(a.slots.size(), b.slots.size()); ++i) {
    const Term inside =
        terms_.make(TermKind::bv_slt, {values_.integer(static_cast<std::int32_t>(i)), a.size});
    const bool in_both = i < a.slots.size() && i < b.slots.size();
    const Term same = in_both ? terms_.equal(term(a.slots[i]), term(b.slots[i])) : terms_.false_term();
    cases.push_back(terms_.implies(inside, same));
  }
  return terms_.conjunction(cases);
}

Term Executor::same_object(ObjectId a, ObjectId b) {
  if (a == b) return terms_.true_term();
  if (a == null_object || b == null_object) return terms_.false_term();
  const auto& left = objects_.info(a);
  const auto& right = objects_.info(b);
  if (left.literal && right.interned) return same_object(b, a);
  if (left.interned && right.literal)
    return terms_.conjunction(left.interned, same_content(*left.initial, *right.initial));
  if (!left.box.number || !right.box.number || !(left.type == right.type)) return terms_.false_term();
  return terms_.conjunction(left.box.small, terms_.equal(left.box.number, right.box.number));
}

std::optional<Exit> Executor::choose_from_range(Term first, Term last, const State& state) {
  if (!first.is_value() || !last.is_value() || limits_.bits < 32) return std::nullopt;
  const auto low = static_cast<std::int32_t>(first.bit_vector_value().bits());
  const auto high = static_cast<std::int32_t>(last.bit_vector_value().bits());
  const auto size = [](std::int32_t end) {
    return static_cast<std::uint32_t>(std::bit_width(static_cast<std::uint32_t>(end < 0 ? ~end : end)));
  };
  const auto bits = std::max({size(low), size(high), 1U}) + (low < 0 ? 1 : 0);
  if (bits > most_bits_of_range) return std::nullopt;
  const Term narrow = terms_.fresh_constant("choice", terms_.bit_vector_sort(bits));
  const Term value = low < 0 ? terms_.sign_extend_to(narrow, 32) : terms_.zero_extend_to(narrow, 32);
  choices_.push_back({Kind::Int, state.guard.term(), value, null_object});
  const Term inside = terms_.conjunction(terms_.make(TermKind::bv_sle, {first, value}),
                                         terms_.make(TermKind::bv_sle, {value, last}));
  return Exit{Returned{state.under(state.guard.with(terms_, inside)), Value(value)}, std::nullopt};
}

// By comparisons with the ends of intervals; a known char is left to the code.
std::optional<Value> Executor::result_for_any_char(const ir::Method& method,
                                                   const std::vector<Value>& arguments) {
  const Term character = term(arguments[0]);
  std::optional<std::int32_t> second;
  if (arguments.size() > 1) {
    const Term given = term(arguments[1]);
    if (!given.is_value()) return std::nullopt;
    second = static_cast<std::int32_t>(given.bit_vector_value().bits());
  }
  if (character.is_value()) return std::nullopt;
  const auto* intervals = character_tables_.find(method, second);
  if (!intervals) return std::nullopt;
  const bool is_boolean = method.descriptor.view().ends_with('Z');
  const auto in_interval = [&](const CharacterTables::Interval& interval) {
    if (is_boolean) return interval.value != 0 ? terms_.true_term() : terms_.false_term();
    const Term value = values_.integer(interval.value);
    return interval.relative ? terms_.make(TermKind::bv_add, {character, value}) : value;
  };
  // A tree of comparisons: a char is told by as many as the number of intervals has bits.
  const std::function<Term(std::size_t, std::size_t)> choose = [&](std::size_t first, std::size_t end) {
    if (end - first == 1) return in_interval((*intervals)[first]);
    const auto middle = (first + end) / 2;
    const Term end_of_first = values_.integer((*intervals)[middle].first);
    return terms_.if_then_else(terms_.make(TermKind::bv_slt, {character, end_of_first}),
                               choose(first, middle), choose(middle, end));
  };
  const Term result = choose(0, intervals->size());
  return is_boolean ? values_.boolean_as_int(result) : result;
}

}  // namespace jury::encode
