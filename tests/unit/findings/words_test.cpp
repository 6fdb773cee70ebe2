// What annotations and Javadoc say about a method.
#include <gtest/gtest.h>

#include "../source_directory.h"
#include "findings/nullness.h"
#include "findings/permitted.h"
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

std::vector<std::string> documented(const char* owner, const char* name, std::size_t occurrence = 0) {
  return Javadoc(workspace()).of(method(owner, name, occurrence)).exceptions;
}

TEST(Javadoc, NamesExceptions) {
  EXPECT_EQ(documented("Annotated", "documented"),
            (std::vector<std::string>{"IllegalStateException", "RuntimeException", "NoSuchElementException"}));
  EXPECT_TRUE(documented("Annotated", "documented", 1).empty());
}

TEST(Javadoc, CoversSubclassesAndNothingGeneral) {
  Javadoc javadoc(workspace());
  const auto& entry = method("Annotated", "documented");
  EXPECT_TRUE(javadoc.documents(entry, "java.util.NoSuchElementException"));
  EXPECT_TRUE(javadoc.documents(entry, "java.util.InputMismatchException"));
  EXPECT_FALSE(javadoc.documents(entry, "java.lang.ArithmeticException"));
}

TEST(Javadoc, OfTheLibraryCountsForThoseWhoImplement) {
  EXPECT_EQ(documented("Permits", "next"), (std::vector<std::string>{"NoSuchElementException"}));
  EXPECT_TRUE(documented("Permits", "hasNext").empty());
}

TEST(Javadoc, SpeaksOfNull) {
  for (const char* sentence : {"the name, may be null", "name or null", "text, null returns null", "nullable",
                               "can be empty or null", "null if there is none"})
    EXPECT_EQ(about_null(sentence), Word::Allowed) << sentence;
  for (const char* sentence : {"must not be null", "non-null name", "the name, never null", "not empty or null",
                               "the name, nullpointerexception if null"})
    EXPECT_EQ(about_null(sentence), Word::Forbidden) << sentence;
  EXPECT_EQ(about_null("the name"), Word::Silent);
}

TEST(Javadoc, SpeaksOfNegativeNumbers) {
  EXPECT_EQ(about_negative("-1 for no limit"), Word::Allowed);
  EXPECT_EQ(about_negative("negative values count from the end"), Word::Allowed);
  for (const char* sentence : {"must not be negative", "the non-negative width", "at least 1", "positive"})
    EXPECT_EQ(about_negative(sentence), Word::Forbidden) << sentence;
  EXPECT_EQ(about_negative("the width"), Word::Silent);
}

bool null_permitted(const char* name, ir::LocalId parameter, std::size_t occurrence = 0) {
  return Permitted(workspace()).null(method("Permits", name, occurrence), parameter);
}

bool negative_permitted(const char* name, ir::LocalId parameter, std::size_t occurrence = 0) {
  Permitted permitted(workspace());
  return permitted.negative(method("Permits", name, occurrence), parameter).contains(-1);
}

TEST(Permitted, ByWordsOfTheRightOverload) {
  EXPECT_TRUE(null_permitted("said", 1));
  EXPECT_FALSE(negative_permitted("said", 2));
  EXPECT_FALSE(null_permitted("said", 1, 1));
  EXPECT_TRUE(negative_permitted("said", 2, 1));
}

TEST(Permitted, WhatIsTestedAndGoesOn) {
  EXPECT_TRUE(null_permitted("tested", 1));
  EXPECT_TRUE(negative_permitted("tested", 2));
  EXPECT_FALSE(null_permitted("guarded", 1));
  EXPECT_FALSE(negative_permitted("guarded", 2));
}

TEST(Permitted, NumbersThatAreNamedAreNotAll) {
  Permitted permitted(workspace());
  EXPECT_FALSE(permitted.negative(method("Permits", "stored"), 3).contains(-2));
  EXPECT_FALSE(permitted.negative(method("Permits", "said", 1), 2).contains(-2));
  EXPECT_TRUE(permitted.negative(method("Permits", "tested"), 2).contains(-2));
}

TEST(Permitted, WhatSiblingsTestOfTheField) {
  EXPECT_TRUE(null_permitted("stored", 1));
  EXPECT_FALSE(null_permitted("stored", 2));
  EXPECT_TRUE(negative_permitted("stored", 3));
}

TEST(Permitted, WhatOthersTestOfWhatIsHandedOn) {
  EXPECT_TRUE(null_permitted("handedOn", 1));
  EXPECT_TRUE(negative_permitted("handedOn", 2));
}

}  // namespace
}  // namespace jury::findings
