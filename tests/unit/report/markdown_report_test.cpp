#include "report/markdown_report.h"

#include <gtest/gtest.h>

#include "report/compiler_errors.h"

namespace jury::report {
namespace {

engine::Result undecided(const std::string& method, const std::string& why) {
  engine::Result result;
  result.property = engine::Property::Exceptions;
  result.class_name = "Shop";
  result.method = method;
  result.reasons = {{engine::ReasonKind::Gap, why}};
  return result;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(MarkdownReport, SaysWhatIsFixedAndWhatIsOpen) {
  auto known = undecided("close", "x");
  known.suppressed = "in the baseline";
  const auto text = to_markdown({undecided("open", "a <b> *c*"), undecided("shut", "a <b> *c*"), known},
                                {engine::KindSet::usual(), {"exceptions:Shop.sell()V, undecided"}, true, false});
  EXPECT_TRUE(text.starts_with("## Jury: no new findings, 1 fixed\n\n3 properties checked, 1 known or accepted.\n")) << text;
  EXPECT_TRUE(has(text, "### Fixed\n\n- `exceptions:Shop.sell()V, undecided`\n")) << text;
  EXPECT_TRUE(has(text, "- 2: a \\<b\\> \\*c\\*")) << text;
  EXPECT_TRUE(has(text, "| exceptions | - | - | - | 3 |")) << text;
}

TEST(MarkdownReport, AFailureIsFencedWhateverItSays) {
  EXPECT_TRUE(has(failure_to_markdown("a ``` b"), "````\na ``` b\n````\n"));
}

TEST(CompilerErrors, AreToldApart) {
  const auto errors = compiler_errors(
      "src/A.java:3: error: ';' expected\n    int x = 1\n             ^\nsrc/A.java:9: warning: [x] y\n"
      "error: no source files\nB.java:12: error: cannot find symbol\n  symbol:   class Missing\n2 errors\n");
  ASSERT_EQ(errors.size(), 2U);
  EXPECT_EQ(errors[0].file, "src/A.java");
  EXPECT_EQ(errors[0].line, 3);
  EXPECT_EQ(errors[0].message, "';' expected");
  EXPECT_EQ(errors[1].message, "cannot find symbol");
}

}  // namespace
}  // namespace jury::report
