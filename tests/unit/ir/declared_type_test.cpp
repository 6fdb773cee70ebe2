#include "ir/declared_type.h"

#include <gtest/gtest.h>

namespace jury::ir {
namespace {

Type object() { return Type::reference(Symbol("java/lang/Object")); }
Type list() { return Type::reference(Symbol("java/util/List")); }

TEST(DeclaredType, ReadsTypeArguments) {
  const auto type = declared_type("Ljava/util/Map<Ljava/lang/String;Ljava/util/List<[I>;>;",
                                  Type::reference(Symbol("java/util/Map")));
  ASSERT_EQ(type.arguments.size(), 2U);
  EXPECT_EQ(type.argument(0).type.display(), "java.lang.String");
  EXPECT_EQ(type.argument(1).type, list());
  EXPECT_EQ(type.argument(1).argument(0).type.descriptor(), "[I");
}

TEST(DeclaredType, WildcardsGiveTheirUpperBound) {
  EXPECT_EQ(declared_type("Ljava/util/List<+Ljava/lang/Number;>;", list()).argument(0).type.display(),
            "java.lang.Number");
  EXPECT_EQ(declared_type("Ljava/util/List<-Ljava/lang/Number;>;", list()).argument(0).type, object());
  EXPECT_EQ(declared_type("Ljava/util/List<*>;", list()).argument(0).type, object());
}

TEST(DeclaredType, TheErasureStandsForTypeVariablesAndMalformedTexts) {
  const auto number = Type::reference(Symbol("java/lang/Number"));
  EXPECT_EQ(declared_type("TT;", number), (DeclaredType{number, {}}));
  for (const auto* text : {"", "Ljava/util/List<", "Ljava/util/List<TT", "[", "Q"})
    EXPECT_EQ(declared_type(text, list()), (DeclaredType{list(), {}})) << text;
}

TEST(DeclaredType, ReadsParametersBehindTypeParameters) {
  const auto parameters = declared_parameters(
      "<T:Ljava/lang/Object;U::Ljava/lang/Comparable<-TT;>;>(ITT;Ljava/util/List<Ljava/lang/Long;>;)V",
      "(ILjava/lang/Object;Ljava/util/List;)V");
  ASSERT_EQ(parameters.size(), 3U);
  EXPECT_EQ(parameters[0].type.kind, Kind::Int);
  EXPECT_EQ(parameters[1].type, object());
  EXPECT_EQ(parameters[2].argument(0).type.display(), "java.lang.Long");
}

TEST(DeclaredType, HiddenParametersLeaveTheDescriptor) {
  const auto parameters =
      declared_parameters("(Ljava/util/List<Ljava/lang/Long;>;)V", "(LOuter;Ljava/util/List;)V");
  ASSERT_EQ(parameters.size(), 2U);
  EXPECT_TRUE(parameters[1].arguments.empty());
}

}  // namespace
}  // namespace jury::ir
