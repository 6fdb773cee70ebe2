#include "logic/value.h"

#include <algorithm>

#include "support/diagnostics.h"

namespace jury::logic {

namespace {

// The number of different indices that occur in either array.
std::uint64_t united_size(const ArrayValue& left, const ArrayValue& right) {
  std::uint64_t count = left.entries.size();
  for (const auto& [index, element] : right.entries)
    if (!left.entries.contains(index)) ++count;
  return count;
}

bool arrays_equal(const ArrayValue& left, const ArrayValue& right) {
  for (const auto& [index, element] : left.entries)
    if (!(right.at(index) == element)) return false;
  for (const auto& [index, element] : right.entries)
    if (!(left.at(index) == element)) return false;
  if (left.default_value == right.default_value) return true;
  const auto indices = cardinality(left.sort.index());
  return indices && united_size(left, right) >= *indices;
}

std::map<Value, Value> significant_entries(const ArrayValue& array) {
  std::map<Value, Value> entries;
  for (const auto& [index, element] : array.entries)
    if (!(element == array.default_value)) entries.emplace(index, element);
  return entries;
}

// Element by element for small finite index sorts, where different maps can be one array; otherwise by the
// map.
bool array_less(const ArrayValue& left, const ArrayValue& right) {
  const auto indices = cardinality(left.sort.index());
  if (indices && *indices <= 4096) {
    for (std::uint64_t i = 0; i < *indices; ++i) {
      const Value index = nth_value(left.sort.index(), i);
      if (!(left.at(index) == right.at(index))) return left.at(index) < right.at(index);
    }
    return false;
  }
  if (!(left.default_value == right.default_value)) return left.default_value < right.default_value;
  return significant_entries(left) < significant_entries(right);
}

}  // namespace

std::optional<std::uint64_t> cardinality(Sort sort) {
  switch (sort.kind()) {
    case SortKind::boolean:
      return 2;
    case SortKind::bit_vector:
      if (sort.width() < 64) return std::uint64_t{1} << sort.width();
      return std::nullopt;
    case SortKind::floating: {
      if (sort.format().width() >= 64) return std::nullopt;
      // All NaNs are one.
      const std::uint64_t nans = (std::uint64_t{1} << sort.format().significand_bits) - 2;
      return (std::uint64_t{1} << sort.format().width()) - nans + 1;
    }
    case SortKind::integer:
    case SortKind::uninterpreted:
    case SortKind::array:
      return std::nullopt;
  }
  return std::nullopt;
}

Value nth_value(Sort sort, std::uint64_t index) {
  switch (sort.kind()) {
    case SortKind::boolean:
      return Value(index == 1);
    case SortKind::bit_vector:
      return Value(BitVector(sort.width(), index));
    case SortKind::floating: {
      // In the order of the bits, with one NaN after +infinity and none after -infinity.
      const FloatFormat format = sort.format();
      const std::uint64_t nan = FloatValue::infinity(format, false).bits().bits() + 1;
      const std::uint64_t negative = std::uint64_t{1} << (format.width() - 1);
      return Value(
          FloatValue(format, BitVector(format.width(), index <= nan ? index : negative + (index - nan - 1))));
    }
    case SortKind::uninterpreted:
      return Value(Element{sort, index});
    case SortKind::integer:
    case SortKind::array:
      break;
  }
  JURY_CHECK(false, "the values of this sort are not numbered");
  return {};
}

Value Value::default_of(Sort sort) {
  switch (sort.kind()) {
    case SortKind::boolean:
      return Value(false);
    case SortKind::bit_vector:
      return Value(BitVector::zero(sort.width()));
    case SortKind::integer:
      return Value(Integer(0));
    case SortKind::floating:
      return Value(FloatValue::zero(sort.format(), false));
    case SortKind::uninterpreted:
      return Value(Element{sort, 0});
    case SortKind::array:
      return Value(std::make_shared<const ArrayValue>(ArrayValue{sort, {}, default_of(sort.element())}));
  }
  JURY_CHECK(false, "sort without a default value");
  return {};
}

std::string Value::to_string() const {
  if (is_boolean()) return boolean() ? "true" : "false";
  if (const auto* bits = std::get_if<BitVector>(&data_)) return bits->to_string();
  if (const auto* number = std::get_if<Integer>(&data_)) return number->to_string();
  if (const auto* real = std::get_if<FloatValue>(&data_)) return "(fp " + real->bits().to_string() + ")";
  if (const auto* element = std::get_if<Element>(&data_))
    return element->sort.name().text() + "!" + std::to_string(element->index);
  std::string text = "{";
  for (const auto& [index, element] : array().entries)
    text += index.to_string() + ":" + element.to_string() + ", ";
  return text + "else " + array().default_value.to_string() + "}";
}

std::size_t Value::hash() const {
  if (is_boolean()) return boolean() ? 0x51ED270B : 0x2545F491;
  if (const auto* bits = std::get_if<BitVector>(&data_)) return bits->hash();
  if (const auto* number = std::get_if<Integer>(&data_)) return number->hash();
  if (const auto* real = std::get_if<FloatValue>(&data_)) return real->bits().hash() + 1;
  if (const auto* element = std::get_if<Element>(&data_)) return (element->index + 1) * 0x9E3779B97F4A7C15ULL;
  // Equal arrays may be written differently, so only what they must share counts.
  return array().sort.id();
}

bool Value::operator==(const Value& other) const {
  if (is_array() && other.is_array())
    return &array() == &other.array() || arrays_equal(array(), other.array());
  return data_ == other.data_;
}

bool Value::operator<(const Value& other) const {
  if (data_.index() != other.data_.index()) return data_.index() < other.data_.index();
  if (is_boolean()) return boolean() < other.boolean();
  if (const auto* bits = std::get_if<BitVector>(&data_)) return *bits < other.bit_vector();
  if (const auto* number = std::get_if<Integer>(&data_)) return *number < other.integer();
  if (const auto* real = std::get_if<FloatValue>(&data_)) return *real < other.floating();
  if (const auto* element = std::get_if<Element>(&data_)) return element->index < other.element().index;
  return array_less(array(), other.array());
}

const Value& ArrayValue::at(const Value& index) const {
  const auto found = entries.find(index);
  return found == entries.end() ? default_value : found->second;
}

ArrayPointer ArrayValue::with(const Value& index, const Value& element) const {
  auto result = std::make_shared<ArrayValue>(*this);
  result->entries.insert_or_assign(index, element);
  return result;
}

}  // namespace jury::logic
