// Expressions of JML and the Java they become.
#include <gtest/gtest.h>

#include "spec/jml/instrumentation.h"

namespace jury::spec::jml {
namespace {

std::string without_blanks_between(const std::string& text) {
  std::string result;
  for (const char character : text)
    if (character != ' ' || (!result.empty() && result.back() != ' ')) result += character;
  return result;
}

Instrumentation instrumentation_of(const std::string& text) {
  return Instrumentation({{"C.java", text, "", ""}}, {false});
}

// What the postcondition of `int m(int n, int[] a, C c)` becomes.
std::string java_of(const std::string& expression) {
  const auto made = instrumentation_of("class C<T> { C next; int f;\n//@ ensures " + expression +
                                       ";\nint m(int n, int[] a, C c) { return 0; } }");
  if (!made.draft().errors.empty()) return made.draft().errors.front();
  if (!made.draft().problems.empty()) return made.draft().problems.front();
  const auto& text = made.of("C.java")->text;
  const auto begin = text.find("{ return ", text.find("jury$spec$")) + 9;
  return without_blanks_between(text.substr(begin, text.find("; }", begin) - begin));
}

struct Case {
  const char* name;
  const char* jml;
  const char* java;
};

class JmlTranslation : public testing::TestWithParam<Case> {};

TEST_P(JmlTranslation, Is) { EXPECT_EQ(java_of(GetParam().jml), GetParam().java); }

const Case cases[] = {
    {"Java", "\\result == n + a[0] * -c.f", "jury$result == n + a [ 0 ] * - c . f "},
    {"Implication", "n > 0 ==> f > 0 ==> true", "(!(n > 0 )||((!(f > 0 )||(true ))))"},
    {"ReverseImplication", "n > 0 <== f > 0", "((n > 0 )|| !(f > 0 ))"},
    {"Equivalence", "n > 0 <==> f > 0", "((n > 0 )==(f > 0 ))"},
    {"Inequivalence", "n > 0 <=!=> f > 0", "((n > 0 )!=(f > 0 ))"},
    {"Old", "f == \\old(f + n)", "f == jury.Spec.old(() -> f + n ) "},
    {"Chain", "0 <= n < f", "(0 <= n && n < f )"},
    {"Forall", "(\\forall int i; 0 <= i && i < a.length; a[i] > 0)",
     "jury.Spec.forall((0 ), (a . length ), (int i) -> a [ i ] > 0 )"},
    {"ClosedRange", "(\\exists int i; 1 <= i && i <= n; a[i] > 0)",
     "jury.Spec.existsTo((1 ), (n ), (int i) -> (a [ i ] > 0 ))"},
    {"OpenLowerBoundStaysACondition", "(\\forall int i; n < i && i < f; i > n)",
     "jury.Spec.forall((n ), (f ), (int i) -> (!((n < i )) || (i > n )))"},
    {"GuardBeforeBounds", "(\\forall int i; a != null && 0 <= i && i < a.length; true)",
     "(!((a != null )) || jury.Spec.forall((0 ), (a . length ), (int i) -> "
     "true ))"},
    {"BoundsInTheBody", "(\\forall int i; 0 <= i && i < n ==> a[i] == i)",
     "jury.Spec.forall((0 ), (n ), (int i) -> a [ i ] == i )"},
    {"BoundByAnotherVariable", "(\\forall int i, j; 0 <= i && i < j && j < n; a[i] <= a[j])",
     "jury.Spec.forall((0 ), (n ), (int i) -> jury.Spec.forall((i ), (n ), "
     "(int j) -> (!((i < j )) || (a [ i ] <= a [ j ] ))))"},
    {"VariableNamedAsAParameter", "(\\forall int n; 0 <= n && n < f; n >= 0)",
     "jury.Spec.forall((0 ), (f ), (int n$1) -> n$1 >= 0 )"},
    {"Long", "(\\forall long i; 0 <= i && i < n; i >= 0)",
     "jury.Spec.forall((long) (0 ), (long) (n ), (long i) -> i >= 0 )"},
    {"Byte", "(\\forall byte b; b >= -128)",
     "jury.Spec.forallTo(-128, 127, (int b) -> ((byte) b) >= - 128 )"},
    {"Sum", "(\\sum int i; 0 <= i && i < n; a[i])",
     "jury.Spec.sum((0 ), (n ), (int i) -> true, (int i) -> a [ i ] )"},
    {"SumWithACondition", "(\\sum int i; 0 <= i && i < n && a[i] > 0; 1)",
     "jury.Spec.sum((0 ), (n ), (int i) -> (a [ i ] > 0 ), (int i) -> 1 )"},
    {"NumOf", "(\\num_of int i; 0 <= i && i < n; a[i] == 0)",
     "jury.Spec.numOf((0 ), (n ), (int i) -> (a [ i ] == 0 ))"},
    {"Max", "(\\max int i; 0 <= i && i < n; a[i])",
     "jury.Spec.max((0 ), (n ), (int i) -> true, (int i) -> a [ i ] )"},
    {"Objects", "(\\forall C o; o.f >= 0)", "jury.Spec.<C >forallObjects(C.class, (C o) -> o . f >= 0 )"},
    {"Booleans", "(\\exists boolean b; b)", "jury.Spec.existsBooleans((Boolean b) -> (b ))"},
    {"Fresh", "\\fresh(c)", "(jury.Spec.fresh(c ))"},
    {"Reach", "\\reach(c).has(this)", "jury.Spec.reach(c ) . has ( this ) "},
    {"ReachByFields", "\\reach(c, C, next).size() > 1",
     "jury.Spec.reach(c , C.class, (C node) -> new Object[] {node.next, }) . "
     "size ( ) > 1 "},
    {"ReachByASumOfFields", "\\reach(c, C, next + next).int_size() > 1",
     "jury.Spec.reach(c , C.class, (C node) -> new Object[] {node.next, node.next, }) . int_size ( ) > 1 "},
    {"QuantifierWithoutParentheses", "\\forall int i; 0 <= i && i < n; a[i] > 0",
     "jury.Spec.forall((0 ), (n ), (int i) -> a [ i ] > 0 )"},
    {"QuantifierWithoutParenthesesAtTheRight", "n > 0 ==> \\exists int i; 0 <= i && i < n; a[i] > 0",
     "(!(n > 0 )||(jury.Spec.exists((0 ), (n ), (int i) -> (a [ i ] > 0 ))))"},
    {"Mathematics", "\\bigint_math(n + f > 2 * a[n + 1])",
     "(jury.Numbers.plus(n , f ) > jury.Numbers.times(2 , a [ jury.Numbers.index(jury.Numbers.plus(n , 1 ) "
     ")] ) )"},
    {"JavaWithinMathematics", "\\bigint_math(n + \\java_math(f + 1) > 0)",
     "(jury.Numbers.plus(n , (f + 1 )) > 0 )"},
    {"QuantifierOverBigints", "(\\forall \\bigint i; 0 <= i && i < n; a[i] > i)",
     "jury.Spec.forall((long) (0 ), (long) (n ), (long i) -> a [ jury.Numbers.index(i )] > i )"},
    {"RangeBeyondInts", "\\bigint_math((\\forall int i; 0 <= i && i < n + 1; a[i] > 0))",
     "((jury.Spec.forall(jury.Numbers.atLeast(0 ), jury.Numbers.below(jury.Numbers.plus(n , 1 ) ), (long i) "
     "-> a [ ((int) i) ] > 0 )))"},
    {"Types", "\\typeof(c) <: \\type(C)", "jury.Spec.isSubtype(jury.Spec.typeOf(c ), C.class)"},
    {"NonNullElements", "\\nonnullelements(a)", "jury.Spec.nonNullElements(a )"},
    {"NotModified", "\\not_modified(f)", "((f ) == jury.Spec.old(() -> f ))"},
    {"Cast", "(int) 3L == (n) + 1", "( int ) 3L == ( n ) + 1 "},
    {"Shift", "n >> 2 >>> 1 == n << 3", "n >> 2 >>> 1 == n << 3 "},
    {"InstanceOf", "c instanceof C ? n > 0 : !(n > 0)", "c instanceof C ? n > 0 : ! ( n > 0 ) "},
    {"Creation", "new int[] {1, 2}.length == 2", "new int [ ] { 1 , 2 } . length == 2 "},
    {"NoBounds", "(\\forall int v; v == f || v != f)",
     "jury.Spec.forallWideTo(Integer.MIN_VALUE, Integer.MAX_VALUE, (int v) -> v == f || v != f )"},
    {"OneBound", "(\\exists long v; 0 <= v; v * v == f)",
     "jury.Spec.existsWideTo((long) (0 ), (long) Long.MAX_VALUE, (long v) -> (v * v == f ))"},
    {"NoBoundsOfASum", "(\\sum int i; a[i] > 0; 1)",
     "C.java:2:23: left out: no lower bound for the int variable 'i' was found "
     "in the range of the quantifier (write for "
     "example 0 <= i && i < n)"},
    {"Let", "(\\let int m = f; m + m > 0)", "( ((int ) (f )) + ((int ) (f )) > 0 ) "},
    {"Label", "(\\lblneg here f > 0)", "( f > 0 ) "},
    {"Pre", "\\old(f, Pre) == \\pre(f)", "jury.Spec.old(() -> f ) == jury.Spec.old(() -> f ) "},
    {"TypeVariable", "(\\forall T t; t != null)",
     "C.java:2:22: left out: the type variable T has no class to go over"},
    {"Floats", "(\\forall double d; 0 <= d && d < 1; d >= 0)",
     "C.java:2:22: left out: a quantifier over double is not supported"},
};

INSTANTIATE_TEST_SUITE_P(Expressions, JmlTranslation, testing::ValuesIn(cases),
                         [](const auto& parameter) { return parameter.param.name; });

}  // namespace
}  // namespace jury::spec::jml
