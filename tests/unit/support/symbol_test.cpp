#include "support/symbol.h"

#include <gtest/gtest.h>

namespace jury {
namespace {

TEST(Symbol, EqualTextsAreOneSymbol) {
  const std::string built = std::string("java/lang/") + "Object";
  EXPECT_EQ(Symbol(built), Symbol("java/lang/Object"));
  EXPECT_EQ(Symbol(built).identity(), Symbol("java/lang/Object").identity());
  EXPECT_NE(Symbol("a"), Symbol("b"));
}

TEST(Symbol, DefaultIsEmpty) {
  EXPECT_TRUE(Symbol().empty());
  EXPECT_EQ(Symbol(), Symbol(""));
}

TEST(Symbol, OrdersByText) {
  EXPECT_TRUE(Symbol("a") < Symbol("b"));
  EXPECT_FALSE(Symbol("b") < Symbol("a"));
}

}  // namespace
}  // namespace jury
