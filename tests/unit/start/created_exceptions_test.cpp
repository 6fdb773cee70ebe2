// Whether an AssertionError can come into being.
#include "start/created_exceptions.h"

#include "../program/programs.h"

namespace jury::start {

using program::method_of;
using program::program;
using program::workspace;

namespace {

bool may_fail(const std::string& method) {
  return creation_of(workspace(), method_of(program(), "Created", method),
                     Symbol("java/lang/AssertionError")) == Creation::Possible;
}

TEST(CreatedExceptions, NoCodeCreatesIt) { EXPECT_FALSE(may_fail("plain")); }

TEST(CreatedExceptions, AssertStatements) {
  EXPECT_TRUE(may_fail("asserts"));
  EXPECT_TRUE(may_fail("through"));     // by an implementation
  EXPECT_TRUE(may_fail("indirectly"));  // by a lambda that the library calls
}

TEST(CreatedExceptions, ThrownAsAnyOther) { EXPECT_TRUE(may_fail("thrown")); }

TEST(CreatedExceptions, GivenAsSomethingElse) {
  EXPECT_TRUE(may_fail("cast"));
  EXPECT_TRUE(may_fail("found"));
  EXPECT_TRUE(may_fail("caused"));
  EXPECT_FALSE(may_fail("wraps"));
}

TEST(CreatedExceptions, AssertStatementsOfTheLibraryAreOff) { EXPECT_FALSE(may_fail("counted")); }

}  // namespace
}  // namespace jury::start
