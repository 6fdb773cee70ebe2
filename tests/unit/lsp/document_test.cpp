#include "lsp/document.h"

#include <gtest/gtest.h>

#include "lsp/actions.h"
#include "lsp/status.h"

namespace jury::lsp {
namespace {

constexpr const char* text =
    "class Shop {\n"
    "  int sell(int pieces) {\n"
    "    int left = 1;\n"
    "    return sell(left);\n"
    "  }\n"
    "  void close(\n"
    "      int when) {\n"
    "    assert when > 0;\n"
    "  }\n"
    "}\n";

engine::Result answer(const std::string& method, engine::Property property, engine::Verdict verdict) {
  engine::Result result;
  result.class_name = "Shop";
  result.method = method;
  result.descriptor = "(I)V";
  result.property = property;
  if (verdict == engine::Verdict::Proved) result.prove(engine::NothingCreatesIt{});
  return result;
}

Document checked() {
  Document document("/nowhere/Shop.java", text);
  document.begin_check();
  document.set_methods({{"Shop", "sell", "(I)V", "Shop.java", 3}, {"Shop", "close", "(I)V", "Shop.java", 8}});
  return document;
}

TEST(Document, AMethodIsWhereItIsDeclared) {
  const auto document = checked();
  const auto methods = document.methods();
  ASSERT_EQ(methods.size(), 2U);
  EXPECT_EQ(methods[0]->line, 2);
  EXPECT_EQ(methods[1]->line, 6);
}

TEST(Document, LinesMoveWithTheText) {
  auto document = checked();
  std::string longer = text;
  longer.insert(longer.find("    return"), "    // one\n    // two\n");
  document.change(longer);
  EXPECT_TRUE(document.is_changed());
  EXPECT_EQ(document.now(3), 3);
  EXPECT_EQ(document.now(4), 6);
  EXPECT_EQ(document.now(8), 10);
  std::string edited = text;
  edited.replace(edited.find("when > 0"), 8, "when > 1");
  document.change(edited);
  EXPECT_EQ(document.now(8), std::nullopt);
  EXPECT_EQ(document.now(9), 9);
  EXPECT_EQ(document.now(99), std::nullopt);
  document.change(text);
  EXPECT_FALSE(document.is_changed());
}

TEST(Document, ANewAnswerTakesThePlaceOfTheOld) {
  using engine::Property;
  using engine::Verdict;
  auto document = checked();
  document.add({answer("sell", Property::Assert, Verdict::Undecided)}, false, "/nowhere");
  EXPECT_EQ(status_of(*document.methods()[0], document.state()).standing, Standing::Running);
  document.add({answer("sell", Property::Assert, Verdict::Proved)}, true, "/nowhere");
  document.add({answer("close", Property::Assert, Verdict::Undecided)}, true, "/nowhere");
  document.end_check();
  ASSERT_EQ(document.methods()[0]->answers.size(), 1U);
  EXPECT_EQ(status_of(*document.methods()[0], document.state()).standing, Standing::Proved);
  EXPECT_EQ(status_of(*document.methods()[1], document.state()).standing, Standing::Undecided);
  // The next check says nothing of it: it is forgotten.
  document.begin_check();
  document.set_methods({{"Shop", "sell", "(I)V", "Shop.java", 3}});
  EXPECT_EQ(status_of(*document.methods()[0], document.state()).standing, Standing::Running);
  document.end_check();
  EXPECT_EQ(status_of(*document.methods()[0], document.state()).standing, Standing::Unknown);
}

TEST(Document, APreconditionIsAClauseWhereItIsAnExpression) {
  engine::Result result;
  EXPECT_EQ(requires_clause(result), "");
  result.finding.emplace();
  result.finding->kind = engine::FindingKind::Argument;
  for (const auto& [precondition, clause] : std::initializer_list<std::pair<const char*, const char*>>{
           {"name != null", "//@ requires name != null;"},
           {"n.length > 0 && n != null && i >= 0", "//@ requires n != null && n.length > 0 && i >= 0;"},
           {"!text.isEmpty()", "//@ requires !text.isEmpty();"},
           {"no element of names is null", ""},
           {"width >= 0 in calls of Table.setWidth", ""}}) {
    result.finding->precondition = precondition;
    EXPECT_EQ(requires_clause(result), clause);
  }
}

}  // namespace
}  // namespace jury::lsp
