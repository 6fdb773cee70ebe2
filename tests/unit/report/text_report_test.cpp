// What results look like to people.
#include "report/text_report.h"

#include <gtest/gtest.h>

#include "engine/restored.h"

namespace jury::report {
namespace {

using engine::Property;
using engine::Result;
using engine::Verdict;

Result result(const std::string& method, Property property, Verdict verdict) {
  Result made;
  made.class_name = "A";
  made.method = method;
  made.property = property;
  made.verdict = engine::Restored::verdict(verdict);
  made.engine = "bounded";
  return made;
}

TEST(TextReport, TellsAssumptionsOnce) {
  auto one = result("f", Property::Assert, Verdict::Proved);
  one.assumptions = {"there is one thread only"};
  auto other = result("g", Property::Assert, Verdict::Proved);
  other.assumptions = one.assumptions;
  EXPECT_EQ(to_text({one, other}, {}),
            "proved  A.f: no assertion fails  [bounded]\n"
            "proved  A.g: no assertion fails  [bounded]\n"
            "assuming that\n"
            "    there is one thread only  (2 results)\n"
            "2 properties: 2 proved\n");
}

TEST(TextReport, DoesNotShowTheSameExecutionTwice) {
  auto one = result("f", Property::Exceptions, Verdict::Refuted);
  one.line = 3;
  one.file = "A.java";
  one.counterexample.emplace();
  one.counterexample->violation = "java.util.ConcurrentModificationException";
  auto other = one;
  other.property = Property::ConcurrentModification;
  EXPECT_EQ(to_text({one, other}, {}),
            "refuted  A.f: no exception escapes  [bounded]\n"
            "    A.java:3\n"
            "    java.util.ConcurrentModificationException\n"
            "refuted  A.f: no ConcurrentModificationException escapes  [bounded]\n"
            "    by the same execution\n"
            "2 properties: 2 refuted\n");
}

TEST(TextReport, CountsManyResultsInATable) {
  std::vector<Result> results;
  for (int i = 0; i < 9; ++i)
    results.push_back(result("f" + std::to_string(i), i < 3 ? Property::Assert : Property::Contract,
                             i == 0 ? Verdict::Undecided : Verdict::Bounded));
  const auto text = to_text(results, {});
  EXPECT_NE(text.find("                proved   bounded   refuted undecided\n"
                      "assert               -         2         -         1\n"
                      "contract             -         6         -         -\n"),
            std::string::npos)
      << text;
}

TEST(TextReport, QuietShowsOnlyWhatIsRefutedOrUndecided) {
  const auto text = to_text(
      {result("f", Property::Assert, Verdict::Proved), result("g", Property::Assert, Verdict::Undecided)},
      {false, true});
  EXPECT_EQ(text, "undecided  A.g: no assertion fails  [bounded]\n2 properties: 1 proved, 1 undecided\n");
}

}  // namespace
}  // namespace jury::report
