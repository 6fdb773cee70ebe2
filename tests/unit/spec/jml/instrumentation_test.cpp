// The instrumented copy: lines keep their numbers; javac's messages find their
// way back.
#include "spec/jml/instrumentation.h"

#include <gtest/gtest.h>

namespace jury::spec::jml {
namespace {

const std::string program =
    "package p;\r\n"
    "// tabs, CRLF and letters: \xc3\xa4\r\n"
    "public class C {\r\n"
    "\tint f; //@ invariant f >= 0;\r\n"
    "  //@ ensures \\result == (\\sum int i; 0 <= i && i < n; i);\r\n"
    "  int m(int n) {\r\n"
    "    int s = 0;\r\n"
    "    //@ loop_invariant s >= 0 && n == \\old(n);\r\n"
    "    //@ decreases n - i;\r\n"
    "    for (int i = 0; i < n; i++) { s += i; /*@ assert s >= i; @*/ }\r\n"
    "    return s;\r\n"
    "  }\r\n"
    "}\r\n";

Instrumentation instrumented() { return Instrumentation({{"C.java", program, "", ""}}, {true}); }

TEST(Instrumented, KeepsEveryLine) {
  const auto made = instrumented();
  ASSERT_TRUE(made.draft().errors.empty()) << made.draft().errors.front();
  const Source before("C.java", program);
  const Source after("C.java", made.of("C.java")->text);
  ASSERT_EQ(before.line_count(), after.line_count());
  // Copied segments hold the whole original, in order.
  std::string copied;
  for (const auto& segment : made.of("C.java")->segments)
    if (!segment.generated)
      copied += made.of("C.java")->text.substr(segment.begin, segment.end - segment.begin);
  EXPECT_EQ(copied, program);
}

TEST(Instrumented, PutsCodeWhereTheJmlStands) {
  const auto text = instrumented().of("C.java")->text;
  EXPECT_NE(text.find("final int jury$before = jury.Spec.mark();"), std::string::npos);
  EXPECT_NE(text.find("for (int i = 0;jury.Spec.loop("), std::string::npos);
  EXPECT_NE(text.find("long jury$measure$"), std::string::npos);
  EXPECT_NE(text.find("s += i; jury.Spec.check("), std::string::npos);
}

TEST(Instrumented, FilesWithoutJmlStayAsTheyAre) {
  const Instrumentation made({{"A.java", "class A { String s = \"//@ x\"; }", "", ""}}, {true});
  EXPECT_TRUE(made.empty());
  EXPECT_EQ(made.of("A.java"), nullptr);
}

TEST(Instrumented, NonNullIsTheDefault) {
  const std::string text =
      "class C { String s; //@ nullable\n String t; int "
      "n; String m(String a, int b) { return a; } }";
  const Instrumentation by_default({{"C.java", text, "", ""}}, {true});
  const Instrumentation nullable({{"C.java", text, "", ""}}, {false});
  ASSERT_EQ(by_default.draft().methods.size(), 1u);
  EXPECT_EQ(by_default.draft().methods[0].contract.non_null_parameters.size(), 1u);
  EXPECT_TRUE(by_default.draft().methods[0].contract.non_null_result);
  EXPECT_FALSE(by_default.draft().methods[0].contract.written);
  EXPECT_EQ(by_default.draft().classes.at(0).contract.invariants.size(), 1u);
  EXPECT_TRUE(nullable.draft().methods.empty());
}

// The caret stands below the n of "i < n" in the generated member.
TEST(CompilerMessage, IsToldAtTheJml) {
  const auto made = instrumented();
  const Source copy("copy", made.of("C.java")->text);
  const auto offset = made.of("C.java")->text.find("(n ), (int i)") + 1;
  const auto line = copy.line_of(static_cast<std::uint32_t>(offset));
  const auto column = offset - copy.line_start(line);
  const auto explained = made.explain("copy:" + std::to_string(line) + ": error: cannot find symbol\n" +
                                          std::string(copy.line(line)) + "\n" + std::string(column, ' ') +
                                          "^\n  symbol: variable n\n1 error\n",
                                      [](const std::string& path) { return path == "copy" ? "C.java" : ""; });
  EXPECT_TRUE(explained.only_specifications);
  ASSERT_EQ(explained.broken.size(), 1u);
  EXPECT_EQ(explained.broken.begin()->second,
            "C.java:5:53: error: in JML: cannot find symbol\n"
            "  //@ ensures \\result == (\\sum int i; 0 <= i && i < n; i);\n" +
                std::string(52, ' ') + "^\n  symbol: variable n");
}

TEST(CompilerMessage, OfTheProgramKeepsItsPlace) {
  const auto made = instrumented();
  const auto explained = made.explain("copy:11: error: bad\n    return s;\n           ^\n1 error\n",
                                      [](const std::string&) { return "C.java"; });
  EXPECT_FALSE(explained.only_specifications);
  EXPECT_EQ(explained.text, "C.java:11: error: bad\n    return s;\n           ^\n1 error\n");
}

}  // namespace
}  // namespace jury::spec::jml
