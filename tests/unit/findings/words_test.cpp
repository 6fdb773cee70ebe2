// What annotations and Javadoc say about a method.
#include <gtest/gtest.h>

#include "../source_directory.h"
#include "findings/javadoc.h"
#include "findings/nullness.h"
#include "findings/public_api.h"

namespace jury::findings {
namespace {

using enum Nullness;
using All = std::vector<Nullness>;

program::Workspace& workspace() {
  const auto java = tests::source_directory() / "tests" / "unit" / "findings" / "java";
  static program::Workspace shared(program::Inputs{{java}, "", std::nullopt});
  return shared;
}

const ir::Method& method(const char* owner, const char* name, std::size_t occurrence = 0) {
  for (const auto& one : workspace().program().get_class(Symbol(owner)).methods)
    if (one.name == name && occurrence-- == 0) return one;
  throw UserError("no such method");
}

All nullness(const char* owner, const char* name) {
  ClassFiles files(workspace());
  return NullnessAnnotations(files).parameters(method(owner, name));
}

TEST(Nullness, WithoutAWordItIsUnknown) {
  EXPECT_EQ(nullness("Annotated", "plain"), (All{NonNull, Unknown, Unknown}));
}

TEST(Nullness, OfParametersAndTheirTypes) {
  EXPECT_EQ(nullness("Annotated", "said"), (All{NonNull, Nullable, NonNull, Nullable}));
}

TEST(Nullness, NullEqualsNothing) { EXPECT_EQ(nullness("Annotated", "equals"), (All{NonNull, Nullable})); }

TEST(Nullness, OfAWholeClass) {
  EXPECT_EQ(nullness("Annotated$Marked", "plain"), (All{NonNull, Nullable, Unknown}));
}

TEST(Javadoc, NamesExceptions) {
  EXPECT_EQ(documented_exceptions(workspace(), method("Annotated", "documented")),
            (std::vector<std::string>{"IllegalStateException", "RuntimeException", "NoSuchElementException"}));
  EXPECT_TRUE(documented_exceptions(workspace(), method("Annotated", "documented", 1)).empty());
}

TEST(Javadoc, CoversSubclassesAndNothingGeneral) {
  const auto& entry = method("Annotated", "documented");
  EXPECT_TRUE(is_documented(workspace(), entry, "java.util.NoSuchElementException"));
  EXPECT_TRUE(is_documented(workspace(), entry, "java.util.InputMismatchException"));
  EXPECT_FALSE(is_documented(workspace(), entry, "java.lang.ArithmeticException"));
}

}  // namespace
}  // namespace jury::findings
