// Literals of the user's code.
#include "program/literals.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "programs.h"

namespace jury::program {
namespace {

template <class T>
bool has(const std::vector<T>& all, const T& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

TEST(Literals, OfConditionsAndSwitches) {
  const auto found = literals_near(workspace(), Symbol("Wanted"));
  for (const std::int64_t number : {403, 404, 405, -404}) EXPECT_TRUE(has(found.numbers, number)) << number;
  EXPECT_TRUE(has(found.reals, 0.75));
  EXPECT_TRUE(has(found.texts, std::u16string(u"swordfish")));
}

TEST(Literals, NotOfTheLibrary) {
  EXPECT_FALSE(has(literals_near(workspace(), Symbol("Wanted")).numbers, std::int64_t{0x5DEECE66DL}));
}

}  // namespace
}  // namespace jury::program
