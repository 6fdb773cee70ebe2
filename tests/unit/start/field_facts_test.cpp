// Which fields their class never lets be null.
#include "start/field_facts.h"

#include "../program/programs.h"

namespace jury::start {

using program::method_of;
using program::program;
using program::workspace;

namespace {

const ir::Field& field_of(const std::string& class_name, const std::string& name) {
  for (const auto& field : program().get_class(Symbol(class_name)).fields)
    if (field.name == name) return field;
  throw UserError("no field " + name);
}

bool never_null(const std::string& name, const std::string& class_name = "Filled") {
  return FieldFacts(workspace()).is_never_null(field_of(class_name, name));
}

TEST(FieldFacts, FilledByEveryConstructor) {
  for (const auto* name : {"index", "names", "title", "label", "counts"})
    EXPECT_TRUE(never_null(name)) << name;
}

TEST(FieldFacts, SetToNullSomewhere) {
  for (const auto* name : {"dropped", "fromOutside", "parameter"}) EXPECT_FALSE(never_null(name)) << name;
}

TEST(FieldFacts, NotOnEveryWay) { EXPECT_FALSE(never_null("late")); }

TEST(FieldFacts, OthersMayAssign) { EXPECT_FALSE(never_null("open")); }

TEST(FieldFacts, SeenBeforeItIsAssigned) {
  EXPECT_FALSE(never_null("seen", "Filled$Early"));
  EXPECT_FALSE(never_null("after", "Filled$HandsOut"));
  EXPECT_FALSE(never_null("after", "Filled$Captured"));
}

TEST(FieldFacts, RememberedByAnObjectOfItsOwn) {
  EXPECT_TRUE(never_null("entries", "Filled$Cache"));
  EXPECT_FALSE(never_null("answer", "Filled$Asked"));
}

TEST(FieldFacts, RememberedByAnObjectThatOthersHave) {
  EXPECT_FALSE(never_null("listed", "Filled$Whole"));
  EXPECT_TRUE(never_null("stored", "Filled$Whole"));
  EXPECT_FALSE(never_null("initialised", "Filled$Kept"));
  EXPECT_FALSE(never_null("divided", "Filled$Failed"));
}

TEST(FieldFacts, NullInAnObjectThatIsReadBack) { EXPECT_FALSE(never_null("notWritten", "Filled$Captured")); }

TEST(FieldFacts, ExactClass) {
  FieldFacts facts(workspace());
  EXPECT_EQ(facts.exact_class(field_of("Filled", "index")), Symbol("java/util/HashMap"));
  EXPECT_FALSE(facts.exact_class(field_of("Filled", "title")));
}

}  // namespace
}  // namespace jury::start
