// Functions of one char as intervals of their argument, found by running them on every char there is.
//
// Character.isDigit and its like look into tables of thousands of entries, which differ from JDK to JDK. Read
// with an unknown index, such a table is a formula of its size, for every table on the way; as intervals,
// within which the result is constant or moves with the argument, the whole function is a few comparisons.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "program/program.h"

namespace jury::trace {
class Interpreter;
}

namespace jury::encode {

class CharacterTables {
 public:
  explicit CharacterTables(program::Program& program);
  ~CharacterTables();
  CharacterTables(const CharacterTables&) = delete;
  CharacterTables& operator=(const CharacterTables&) = delete;

  struct Interval {
    std::int32_t first;  // up to the next one's; the first one's is 0
    std::int32_t value;  // to which the argument is added when it is `relative`
    bool relative;
  };
  using Intervals = std::vector<Interval>;

  // Whether the method is one of those: of Character or CharacterCase (our own), from a char, perhaps with a
  // number, to a number.
  static bool is_tabulated(const ir::Method& method);
  // `second`: the argument after the char. Nothing when a call did not return or there are too many
  // intervals.
  const Intervals* find(const ir::Method& method, std::optional<std::int32_t> second);

 private:
  std::optional<Intervals> tabulate(const ir::Method& method, std::optional<std::int32_t> second);

  program::Program& program_;
  std::unique_ptr<trace::Interpreter> interpreter_;  // made when first needed
  std::map<std::pair<const ir::Method*, std::optional<std::int32_t>>, std::optional<Intervals>> known_;
};

}  // namespace jury::encode
