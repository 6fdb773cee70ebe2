#include "trace/choices.h"

#include <algorithm>
#include <array>
#include <limits>

#include "support/diagnostics.h"
#include "trace/arithmetic.h"

namespace jury::trace {

namespace {

using ir::Kind;

struct Range {
  std::int64_t low;
  std::int64_t high;
};

Range range_of(Kind kind) {
  switch (kind) {
    case Kind::Boolean:
      return {0, 1};
    case Kind::Byte:
      return {-128, 127};
    case Kind::Char:
      return {0, 65535};
    case Kind::Short:
      return {-32768, 32767};
    case Kind::Int:
      return {std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max()};
    case Kind::Long:
      return {std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()};
    case Kind::Void:
    case Kind::Float:
    case Kind::Double:
    case Kind::Reference:
      break;
  }
  internal_error(__FILE__, __LINE__, "not an integral kind");
}

// Where doubles differ from the numbers of mathematics.
constexpr std::array odd_reals{0.0,
                               -0.0,
                               0.1,
                               0.2,
                               0.3,
                               1.0 / 3,
                               0.49999999999999994,
                               2.5,
                               1e16,
                               16777217.0,
                               9007199254740993.0,
                               std::numeric_limits<double>::quiet_NaN(),
                               std::numeric_limits<double>::infinity(),
                               -std::numeric_limits<double>::infinity(),
                               std::numeric_limits<double>::max(),
                               std::numeric_limits<double>::denorm_min(),
                               std::numeric_limits<double>::epsilon()};

bool is_real(Kind kind) { return kind == Kind::Float || kind == Kind::Double; }

}  // namespace

Value fit(Kind kind, std::int64_t value) {
  const auto narrow = static_cast<std::int32_t>(static_cast<std::uint64_t>(value));
  switch (kind) {
    case Kind::Boolean:
      return Value::of(narrow & 1);
    case Kind::Byte:
      return Value::of(to_byte(narrow));
    case Kind::Char:
      return Value::of(to_char(narrow));
    case Kind::Short:
      return Value::of(to_short(narrow));
    case Kind::Int:
    case Kind::Float:
      return Value::of(narrow);
    case Kind::Void:
    case Kind::Long:
    case Kind::Double:
    case Kind::Reference:
      break;
  }
  return Value::of(value);
}

std::optional<Choice> ScriptedChoices::choose(Kind kind) {
  if (position_ == script_.size()) return std::nullopt;
  Choice choice = script_[position_++];
  if (choice.kind == kind) return choice;
  const bool wide = choice.kind == Kind::Long || choice.kind == Kind::Double;
  choice.value = fit(kind, wide ? choice.value.as_long() : choice.value.as_int());
  choice.kind = kind;
  return choice;
}

template <class T>
bool RandomChoices::takes(std::vector<T> program::Literals::*kind) {
  return literals_ && !(literals_->*kind).empty() && generator_() % 2 == 0;
}

template <class T>
const T& RandomChoices::literal(std::vector<T> program::Literals::*kind) {
  const auto& all = literals_->*kind;
  return all[generator_() % all.size()];
}

std::uint64_t RandomChoices::bits(Kind kind) {
  if (takes(&program::Literals::numbers)) {
    const auto one = static_cast<std::uint64_t>(literal(&program::Literals::numbers));
    if (generator_() % 2 == 0) return one;
    const auto span = static_cast<std::uint64_t>(literal(&program::Literals::numbers)) - one;
    return static_cast<std::int64_t>(span) > 0 ? one + generator_() % span : one - generator_() % (1 - span);
  }
  const std::uint64_t random = generator_();
  if (random % 4 != 0) return generator_() % 33 - 16;
  if (random % 8 != 0) return generator_();
  const Range range = range_of(kind);
  return static_cast<std::uint64_t>(random % 16 < 8 ? range.low : range.high);
}

double RandomChoices::real() {
  if (const std::uint64_t random = generator_(); random % 3 == 0)
    return odd_reals[random / 3 % odd_reals.size()];
  if (takes(&program::Literals::reals)) return literal(&program::Literals::reals);
  if (takes(&program::Literals::numbers))
    return static_cast<double>(literal(&program::Literals::numbers)) / (generator_() % 2 == 0 ? 1 : 2);
  return static_cast<double>(static_cast<std::int64_t>(generator_() % 33 - 16)) / 2;
}

std::u16string RandomChoices::text() {
  if (takes(&program::Literals::texts)) {
    const auto& one = literal(&program::Literals::texts);
    return generator_() % 2 == 0 ? one : one + literal(&program::Literals::texts);
  }
  std::u16string result(generator_() % 6, u'a');
  for (auto& character : result) {
    const std::int64_t known = takes(&program::Literals::numbers) ? literal(&program::Literals::numbers) : 0;
    const bool printable = known >= ' ' && known <= '~';
    character =
        static_cast<char16_t>(printable ? static_cast<std::uint64_t>(known) : u'a' + generator_() % 4);
  }
  return result;
}

std::optional<Choice> RandomChoices::choose(Kind kind) {
  if (kind == Kind::Reference) return Choice::of_text(text());
  if (kind == Kind::Float) return Choice{kind, Value::of(static_cast<float>(real())), {}};
  if (kind == Kind::Double) return Choice{kind, Value::of(real()), {}};
  return Choice{kind, fit(kind, static_cast<std::int64_t>(bits(kind))), {}};
}

std::optional<Choice> ExhaustiveChoices::choose(Kind kind) {
  if (position_ == domains_.most_choices) return std::nullopt;
  if (position_ == decisions_.size()) decisions_.push_back({0, answers(kind)});
  return answer(kind, decisions_[position_++].answer);
}

bool ExhaustiveChoices::advance() {
  while (!decisions_.empty() && ++decisions_.back().answer >= decisions_.back().answers)
    decisions_.pop_back();
  position_ = 0;
  return !decisions_.empty();
}

std::size_t ExhaustiveChoices::answers(Kind kind) const {
  if (is_real(kind)) return domains_.reals.size();
  if (kind == Kind::Reference) return domains_.texts.size();
  const Range range = range_of(kind);
  const auto low = std::max(range.low, domains_.low);
  const auto high = std::min(range.high, domains_.high);
  return low > high ? 1 : static_cast<std::size_t>(high - low + 1);
}

Choice ExhaustiveChoices::answer(Kind kind, std::size_t number) const {
  if (kind == Kind::Reference) return Choice::of_text(domains_.texts[number]);
  if (kind == Kind::Float) return {kind, Value::of(static_cast<float>(domains_.reals[number])), {}};
  if (kind == Kind::Double) return {kind, Value::of(domains_.reals[number]), {}};
  const auto low = std::max(range_of(kind).low, domains_.low);
  return {kind, fit(kind, low + static_cast<std::int64_t>(number)), {}};
}

}  // namespace jury::trace
