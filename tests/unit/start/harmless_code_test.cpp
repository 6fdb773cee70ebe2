// Which methods are seen to end normally.
#include "start/harmless_code.h"

#include <gtest/gtest.h>

#include "../source_directory.h"

namespace jury::start {

namespace {

bool harmless(const char* name, const char* owner = "Harmless") {
  static program::Workspace workspace(
      {{tests::source_directory() / "tests" / "unit" / "start" / "java" / "Harmless.java"}, "", std::nullopt});
  for (const auto& method : workspace.program().get_class(Symbol(owner)).methods)
    if (method.name == name) return is_harmless(workspace, method);
  throw UserError(std::string("no method ") + name);
}

TEST(HarmlessCode, ReadsAssignsAndChooses) {
  for (const char* name : {"name", "named", "isLong", "twice"}) EXPECT_TRUE(harmless(name)) << name;
}

TEST(HarmlessCode, NothingThatIsChecked) {
  for (const char* name : {"divided", "first", "nextSize", "sizeOf", "cast"}) EXPECT_FALSE(harmless(name)) << name;
}

TEST(HarmlessCode, NothingThatRunsOtherCode) {
  for (const char* name : {"called", "counted", "locked", "made"}) EXPECT_FALSE(harmless(name)) << name;
  EXPECT_FALSE(harmless("none", "Harmless$Initialised"));
}

TEST(HarmlessCode, NothingThatMayNotEnd) { EXPECT_FALSE(harmless("summed")); }

}  // namespace
}  // namespace jury::start
