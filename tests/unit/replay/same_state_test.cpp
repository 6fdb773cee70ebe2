// Heaps that are the same but for the numbers of their objects.
#include "replay/same_state.h"

#include <gtest/gtest.h>

namespace jury::replay {
namespace {

bool zero_is_hashed(int number) { return number == 0; }
bool none(int) { return false; }

TEST(SameState, NumbersDoNotMatter) {
  EXPECT_TRUE(is_same_state("argument @0\n0 instance A next=@1\n1 instance B x=I3\n",
                            "argument @4\n1 instance B x=I3\n4 instance A next=@1\n", none));
  EXPECT_FALSE(is_same_state("argument @0\n0 instance A next=@1\n1 instance B x=I3\n",
                             "argument @0\n0 instance A next=@1\n1 instance B x=I4\n", none));
}

TEST(SameState, AliasesMatter) {
  EXPECT_FALSE(is_same_state("argument @0\nargument @0\n0 instance A\n1 instance A\n",
                             "argument @0\nargument @1\n0 instance A\n1 instance A\n", none));
}

TEST(SameState, TheOrderOfWhatIsHashedDoesNotMatter) {
  const auto* first = "argument @0\n0 collection @1 @2\n1 instance A next=@2\n2 instance A next=@2\n";
  const auto* second = "argument @0\n0 collection @1 @2\n1 instance A next=@1\n2 instance A next=@1\n";
  EXPECT_TRUE(is_same_state(first, second, zero_is_hashed));
  EXPECT_FALSE(is_same_state(first, second, none));
}

TEST(SameState, ElementsOfWhatIsHashedMatter) {
  EXPECT_FALSE(is_same_state("argument @0\n0 map @1=@2 @2=@1\n1 text \"a\n2 text \"b\n",
                             "argument @0\n0 map @1=@1 @2=@2\n1 text \"a\n2 text \"b\n", zero_is_hashed));
}

}  // namespace
}  // namespace jury::replay
