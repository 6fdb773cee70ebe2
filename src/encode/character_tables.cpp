#include "encode/character_tables.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "trace/interpreter.h"

namespace jury::encode {

namespace {

constexpr std::int32_t char_count = 0x10000;
constexpr std::size_t most_intervals = 2000;  // more is no gain over the JDK's own tables

// What cannot be told by intervals, or needs no table.
constexpr std::string_view plain[] = {"reverseBytes",   "hashCode",  "isSurrogate", "isHighSurrogate",
                                      "isLowSurrogate", "charCount", "isISOControl"};
constexpr std::string_view descriptors[] = {"(C)Z", "(C)C", "(C)I", "(CI)I"};

bool contains(std::span<const std::string_view> names, Symbol name) {
  return std::find(names.begin(), names.end(), name.view()) != names.end();
}

}  // namespace

CharacterTables::CharacterTables(program::Program& program) : program_(program) {}
CharacterTables::~CharacterTables() = default;

bool CharacterTables::is_tabulated(const ir::Method& method) {
  return (method.owner == "java/lang/Character" || method.owner == "java/lang/CharacterCase") &&
         method.is_static() && contains(descriptors, method.descriptor) && !contains(plain, method.name);
}

const CharacterTables::Intervals* CharacterTables::find(const ir::Method& method,
                                                        std::optional<std::int32_t> second) {
  const auto [entry, is_new] = known_.try_emplace({&method, second});
  if (is_new) entry->second = tabulate(method, second);
  return entry->second ? &*entry->second : nullptr;
}

std::optional<CharacterTables::Intervals> CharacterTables::tabulate(const ir::Method& method,
                                                                    std::optional<std::int32_t> second) {
  if (!interpreter_) interpreter_ = std::make_unique<trace::Interpreter>(program_);
  Intervals intervals;
  // The result one char earlier, and whether the last interval has only that one: then it may still move.
  std::int32_t before = 0;
  bool is_single = false;
  for (std::int32_t character = 0; character < char_count; ++character) {
    const std::array arguments{trace::Value::of(character), trace::Value::of(second.value_or(0))};
    const auto outcome = interpreter_->run(method, std::span(arguments).first(second ? 2 : 1));
    if (!outcome.returned()) return std::nullopt;
    const auto result = outcome.value.as_int();
    if (is_single && result == before + 1) intervals.back() = {character - 1, before - (character - 1), true};
    const auto* last = intervals.empty() ? nullptr : &intervals.back();
    is_single = !last || result != last->value + (last->relative ? character : 0);
    if (is_single) intervals.push_back({character, result, false});
    if (intervals.size() > most_intervals) return std::nullopt;
    before = result;
  }
  return intervals;
}

}  // namespace jury::encode
