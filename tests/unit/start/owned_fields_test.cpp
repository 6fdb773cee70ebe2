// Which fields refer to what nobody else refers to.
#include "start/invariants/owned_fields.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "../source_directory.h"

namespace jury::start {

namespace {

bool is_owned(const std::string& class_name, const std::string& name) {
  static program::Workspace workspace(
      {{tests::source_directory() / "tests" / "unit" / "start" / "java" / "Owned.java"},
       "",
       std::nullopt});
  static OwnedFields owned(workspace);
  for (const auto& field : workspace.program().get_class(Symbol(class_name)).fields)
    if (field.name == name) return owned.is_owned(field);
  throw std::runtime_error("no field " + name);
}

TEST(OwnedFields, MadeByTheClassAndGivenToNobody) {
  for (const auto* name : {"names", "counts", "lines"}) EXPECT_TRUE(is_owned("Owned$Kept", name)) << name;
}

TEST(OwnedFields, SomebodyElseHasIt) {
  constexpr std::pair<const char*, const char*> fields[] = {
      {"Returned", "all"}, {"TakenIn", "data"},  {"PassedOn", "all"},     {"Captured", "all"},
      {"ByLambda", "all"}, {"Twice", "one"},     {"Twice", "other"},      {"ByCopy", "one"},
      {"ByCopy", "other"}, {"GivenToo", "data"}, {"ByFactory", "data"},   {"Cloned", "data"},
      {"Stored", "data"},  {"InArray", "data"},  {"OfOwnClass", "lines"}, {"ByMate", "data"},
      {"PartOf", "all"}};
  for (const auto& [class_name, name] : fields)
    EXPECT_FALSE(is_owned(std::string("Owned$") + class_name, name)) << class_name << "." << name;
}

}  // namespace
}  // namespace jury::start
