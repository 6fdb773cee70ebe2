// Bad JML: what is said, and where; and that the rest is still used.
#include <gtest/gtest.h>

#include "spec/jml/instrumentation.h"

namespace jury::spec::jml {
namespace {

struct Case {
  const char* name;
  const char* text;
  const char* message;  // of the first error, or of what is left out
};

std::string first_message(const std::string& text) {
  const Instrumentation made({{"C.java", text, "", ""}}, {false});
  const auto& draft = made.draft();
  if (!draft.errors.empty()) return draft.errors.front().substr(0, draft.errors.front().find('\n'));
  return draft.problems.empty() ? "nothing" : draft.problems.front();
}

class JmlError : public testing::TestWithParam<Case> {};

TEST_P(JmlError, IsSaid) { EXPECT_EQ(first_message(GetParam().text), GetParam().message); }

const Case cases[] = {
    {"MissingOperand", "class C { //@ requires x > ;\n void m(int x) {} }",
     "C.java:1:28: error: expected an expression, found ';'"},
    {"MissingSemicolon", "class C { //@ requires true\n void m() {} }",
     "C.java:1:28: error: expected ';' after a clause, but the specification "
     "ends here"},
    {"Assignment", "class C { //@ ensures \\result = 1;\n int m() { return 1; } }",
     "C.java:1:31: error: expected ';' after a clause, found '=': a "
     "specification cannot assign (did you mean '=='?)"},
    {"Increment", "class C { int f; //@ invariant f++ > 0;\n }",
     "C.java:1:33: error: '++' changes a variable: a specification cannot "
     "assign"},
    {"UnclosedParenthesis", "class C { //@ requires (true;\n void m() {} }",
     "C.java:1:29: error: expected ')' after an expression in parentheses, "
     "found ';'"},
    {"BareQuantifier", "class C { //@ requires \\forall int i; true;\n void m() {} }",
     "C.java:1:24: error: a quantifier stands in parentheses: (\\forall int i; "
     "range; body)"},
    {"UnknownOperator", "class C { //@ requires \\frob(1);\n void m() {} }",
     "C.java:1:24: error: the operator \\frob is not supported"},
    {"Misspelt", "class C { //@ ensurse true;\n void m() {} }",
     "C.java:1:15: error: expected a clause, found 'ensurse'; did you mean "
     "ensures?"},
    {"Informal", "class C { //@ requires (* all is well *);\n void m() {} }",
     "C.java:1:24: error: an informal description (* *) has no meaning to "
     "Jury"},
    {"ResultOfVoid", "class C { //@ ensures \\result > 0;\n void m() {} }",
     "C.java:1:23: error: \\result can be used only in the postcondition of a "
     "method that returns something"},
    {"OldInPrecondition", "class C { int f; //@ requires \\old(f) > 0;\n void m() {} }",
     "C.java:1:36: error: \\old cannot be used here: there is no state before"},
    {"NoMethodFollows", "class C { //@ requires true;\n int f; }",
     "C.java:1:15: error: a method specification stands here, but no method "
     "follows it"},
    {"NoLoopFollows", "class C { void m() { //@ loop_invariant true;\n int x = 1; } }",
     "C.java:1:26: error: a loop specification stands here, but no loop "
     "follows it"},
    {"StatementWithoutBraces", "class C { int f; void m() { if (f > 0) //@ assert true;\n f = 1; } }",
     "C.java:1:44: error: a JML statement cannot stand here: put braces around "
     "the statement"},
    {"Unsupported", "class C { //@ when n > 0;\n void m(int n) {} }",
     "C.java:1:15: left out: the clause 'when' is not supported"},
    {"Remark", "class C { //@ measured_by n;\n void m(int n) {} }",
     "C.java:1:15: not checked: the clause 'measured_by': that a recursion ends is not shown"},
    {"SetOfAField", "class C { int f; void m() { //@ set f = 1;\n } }",
     "C.java:1:33: error: 'set' can assign ghost fields and variables only, and 'f' is not one"},
    {"SetOfAParameter", "class C { void m(int n) { //@ set n = 1;\n } }",
     "C.java:1:31: error: 'set' can assign ghost fields and variables only, and 'n' is not one"},
    {"SetOfAGhost",
     "class C { //@ ghost int g;\n void m() { //@ ghost int h; set h++; set this.g += h;\n } }", "nothing"},
    {"CapturedDefinition",
     "class C { //@ old int m = i; ensures (\\forall int i; 0 <= i < 3; i != m);\n void m(int i) {} }",
     "C.java:1:51: error: the variable 'i' of a quantifier is also a name in the definition of 'm'; "
     "choose another name"},
    {"OtherArithmetic", "class C { /*@ spec_bigint_math @*/ void m() {} }",
     "C.java:1:15: not checked: 'spec_bigint_math': numbers are those of Java, in specifications and in "
     "code"},
    {"ModelField", "class C { int n; //@ model int size; represents size = n;\n }", "nothing"},
    {"NoSuchModelField", "class C { int n; //@ represents size = n;\n }",
     "C.java:1:33: error: there is no model field 'size'"},
    {"NoValue", "class C { int n; //@ model int size; represents size \\such_that size > n;\n }",
     "C.java:1:54: left out: \\such_that does not say what the value is"},
    {"BadRepresentation", "class C { int n; //@ model int size; represents size n;\n }",
     "C.java:1:54: error: expected '=' after the name of a model field, found 'n'"},
    {"Unknown", "class C { //@ formatter:off\n void m() {} }",
     "C.java:1:15: left out: 'formatter' begins no clause that Jury knows"},
    {"CommentedAnnotation", "class C { //@Override\n void m() {} }", "nothing"},
    {"InAString",
     "class C { String s = \"//@ requires ;\"; char c = '\"'; /* //@ requires "
     "; */ }",
     "nothing"},
    {"InATextBlock", "class C { String s = \"\"\"\n//@ requires ;\n\"\"\"; }", "nothing"},
    {"VarUnderAQuantifier",
     "class C { void m(int[] a) { var n = 3; //@ assert (\\forall int i; 0 <= "
     "i && i < n; i < n);\n } }",
     "C.java:1:44: error: the variable 'n' has no written type that can be "
     "repeated (var, a lambda's parameter, a local "
     "class); declare it with one to use it under a quantifier, \\old or "
     "\\reach"},
    {"GhostInARecord", "record C(int x) { //@ ghost int g;\n }",
     "C.java:1:33: left out: an interface or record cannot have a ghost field "
     "of its objects"},
    {"PathThroughARange", "class C { int[][] a; //@ assignable a[*][0];\n void m() {} }",
     "C.java:1:41: error: expected ',' or ';' after a range of array elements"},
};

INSTANTIATE_TEST_SUITE_P(Clauses, JmlError, testing::ValuesIn(cases),
                         [](const auto& parameter) { return parameter.param.name; });

// A clause with an error does not take the others with it.
TEST(JmlErrors, LeaveTheOtherClauses) {
  const Instrumentation made({{"C.java",
                               "class C {\n//@ requires x > ;\n//@ ensures \\result == x;\nint m(int "
                               "x) { return x; }\n"
                               "//@ requires x > 0;\nint k(int x) { return x; } }",
                               "", ""}},
                             {false});
  ASSERT_EQ(made.draft().methods.size(), 2u);
  EXPECT_EQ(made.draft().methods[0].contract.errors.size(), 1u);
  EXPECT_EQ(made.draft().methods[0].contract.behaviours.at(0).ensures.size(), 1u);
  EXPECT_TRUE(made.draft().methods[1].contract.errors.empty());
  EXPECT_EQ(made.draft().methods[1].contract.behaviours.at(0).requires_.at(0).text, "requires x > 0");
}

TEST(JmlFile, MustFitTheClass) {
  const Instrumentation made({{"C.java", "class C { int m(int x) { return x; } }", "C.jml",
                               "class C {\n//@ ensures \\result == x;\nint m(int x);\n//@ requires "
                               "true;\nint k(int x); }"}},
                             {false});
  ASSERT_EQ(made.draft().errors.size(), 1u);
  EXPECT_EQ(made.draft().errors[0].substr(0, made.draft().errors[0].find('\n')),
            "C.jml:5:5: error: the class C has no method k with these parameters");
  ASSERT_EQ(made.draft().methods.size(), 1u);
  EXPECT_EQ(made.draft().methods[0].contract.behaviours.at(0).ensures.at(0).place.file, "C.jml");
}

}  // namespace
}  // namespace jury::spec::jml
