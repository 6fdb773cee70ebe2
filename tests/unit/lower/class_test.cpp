// lower_class: what a class tells without its code. And the declarations of locals.
#include "lowering.h"

namespace jury::lower {
namespace {

ir::Class lowered(const char* name) { return lower_class(compiled_programs().at(name)); }

TEST(LoweredClass, KnowsItsNeighbours) {
  const auto square = lowered("Objects$Square");
  EXPECT_EQ(square.superclass, "Objects");
  EXPECT_EQ(square.interfaces, std::vector{Symbol("Objects$Shape")});
  EXPECT_EQ(square.outer_class, "Objects");
  EXPECT_EQ(square.source_file, "Objects.java");
  EXPECT_TRUE(lowered("Objects$Shape").is_interface());
  EXPECT_TRUE(lowered("Objects").outer_class.empty());
}

TEST(LoweredClass, HoldsConstantsOfStaticFields) {
  const auto cls = lowered("Objects");
  const auto* name = cls.find_field(Symbol("NAME"), ir::Type::reference(Symbol("java/lang/String")));
  ASSERT_NE(name, nullptr);
  EXPECT_EQ(name->constant, ir::Operand::of_string(Symbol("objects")));
}

TEST(LoweredClass, KnowsEnumsAndRecords) {
  EXPECT_TRUE(lowered("Switches$Color").is_enum());
  EXPECT_EQ(lowered("Records$Generic").record_components, std::vector{Symbol("value")});
}

TEST(LoweredClass, MethodsKnowParametersAndExceptions) {
  const auto cls = lowered("Exceptions");
  for (const auto& method : cls.methods) {
    if (method.name != "rethrow") continue;
    EXPECT_EQ(method.parameter_names, std::vector{Symbol("e")});
    EXPECT_EQ(method.exceptions, std::vector{Symbol("java/lang/Exception")});
    return;
  }
  FAIL() << "no method rethrow";
}

class Locals : public testing::Test {
 protected:
  const ir::Local& local(const char* cls, const char* method, std::string_view name) {
    lowered_ = lower_whole(compiled_programs().at(cls));
    for (const auto& candidate : lowered_.method(method).body->locals)
      if (candidate.name == name) return candidate;
    throw UserError("no local " + std::string(name));
  }
  lower::LoweredClass lowered_;
};

TEST_F(Locals, OfOneSlotAndSeveralTypesAreSeveral) {
  EXPECT_EQ(local("Slots", "reusedWithOtherTypes", "a").type.display(), "int");
  EXPECT_EQ(local("Slots", "reusedWithOtherTypes", "b").type.display(), "java.lang.String");
  EXPECT_EQ(local("Slots", "reusedWithOtherTypes", "d").type.display(), "double");
  EXPECT_EQ(local("Slots", "sameNameOtherType", "i").type.display(), "int");
  EXPECT_EQ(local("Slots", "sameNameOtherType", "i$2").type.display(), "long");
  EXPECT_EQ(local("Slots", "sameNameOtherType", "i$3").type.display(), "java.lang.Object");
}

TEST_F(Locals, FromTheSourceAreMarked) {
  EXPECT_TRUE(local("Slots", "sameNameSameType", "sum").from_source);
  EXPECT_TRUE(local("Slots", "sameNameSameType", "n").from_source);
  EXPECT_FALSE(local("Monitors", "enterAndExit", "$1").from_source);
}

// javac's own variable for the monitor has no entry in the debug table; its type follows from what is stored.
TEST_F(Locals, WithoutDeclarationTakeTheTypeStored) {
  EXPECT_EQ(local("Monitors", "enterAndExit", "$1").type.display(), "Monitors");
}

TEST(LocalsOfParameters, ComeFirstWithThisInFront) {
  const auto lowered = lower_whole(compiled_programs().at("Lambdas"));
  const auto& body = *lowered.method("withCapture").body;
  ASSERT_EQ(body.parameter_count, 3u);
  EXPECT_EQ(body.locals[0].name, "this");
  EXPECT_EQ(body.locals[1].name, "x");
  EXPECT_EQ(body.locals[2].type, ir::Type::primitive(ir::Kind::Long));
}

}  // namespace
}  // namespace jury::lower
