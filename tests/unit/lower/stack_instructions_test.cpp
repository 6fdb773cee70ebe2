// The instructions that copy and move operands, in every form of JVMS 6.5. What lies on the stack afterwards
// is passed to a method, so that the order shows in the arguments.
#include "handmade.h"

namespace jury::lower {
namespace {

// Pushes the parameters, applies the instruction, and gives the arguments of a call that takes the whole
// stack.
std::string after(const std::string& parameters, std::initializer_list<unsigned> loads, Code instruction,
                  const std::string& stack) {
  Handmade made;
  Bytes code = bytes(loads);
  code.u1(instruction)
      .u1(invokestatic)
      .u2(made.cls.member(10, "Test", "sink", "(" + stack + ")V"))
      .u1(return_);
  const auto body = made.body("(" + parameters + ")V", code);
  const auto* call = std::get_if<ir::Call>(&body.blocks[0].statements.back().kind);
  std::string arguments;
  for (const auto& argument : call->arguments) {
    const auto name = body.locals[argument.local()].name.text();
    arguments += (arguments.empty() ? "" : " ") + name;
  }
  return arguments;
}

// Parameters are named p0, p1, ... in the order of the descriptor.
TEST(StackInstructions, Dup) { EXPECT_EQ(after("I", {iload_0}, dup, "II"), "p0 p0"); }
TEST(StackInstructions, DupX1) { EXPECT_EQ(after("II", {iload_0, iload_1}, dup_x1, "III"), "p1 p0 p1"); }
TEST(StackInstructions, DupX2BelowTwo) {
  EXPECT_EQ(after("III", {iload_0, iload_1, iload_2}, dup_x2, "IIII"), "p2 p0 p1 p2");
}
TEST(StackInstructions, DupX2BelowWide) {
  EXPECT_EQ(after("JI", {lload_0, iload_2}, dup_x2, "IJI"), "p1 p0 p1");
}
TEST(StackInstructions, Dup2OfTwo) {
  EXPECT_EQ(after("II", {iload_0, iload_1}, dup2, "IIII"), "p0 p1 p0 p1");
}
TEST(StackInstructions, Dup2OfWide) { EXPECT_EQ(after("D", {dload_0}, dup2, "DD"), "p0 p0"); }
TEST(StackInstructions, Dup2X1OfTwo) {
  EXPECT_EQ(after("III", {iload_0, iload_1, iload_2}, dup2_x1, "IIIII"), "p1 p2 p0 p1 p2");
}
TEST(StackInstructions, Dup2X1OfWide) {
  EXPECT_EQ(after("JI", {iload_2, lload_0}, dup2_x1, "JIJ"), "p0 p1 p0");
}
TEST(StackInstructions, Dup2X2TwoBelowTwo) {
  EXPECT_EQ(after("IIII", {iload_0, iload_1, iload_2, iload_3}, dup2_x2, "IIIIII"), "p2 p3 p0 p1 p2 p3");
}
TEST(StackInstructions, Dup2X2WideBelowTwo) {
  EXPECT_EQ(after("JII", {iload_2, iload_3, lload_0}, dup2_x2, "JIIJ"), "p0 p1 p2 p0");
}
TEST(StackInstructions, Dup2X2TwoBelowWide) {
  EXPECT_EQ(after("JII", {lload_0, iload_2, iload_3}, dup2_x2, "IIJII"), "p1 p2 p0 p1 p2");
}
TEST(StackInstructions, Dup2X2WideBelowWide) {
  EXPECT_EQ(after("JD", {lload_0, dload_2}, dup2_x2, "DJD"), "p1 p0 p1");
}
TEST(StackInstructions, Swap) { EXPECT_EQ(after("II", {iload_0, iload_1}, swap, "II"), "p1 p0"); }
TEST(StackInstructions, Pop) { EXPECT_EQ(after("II", {iload_0, iload_1}, pop, "I"), "p0"); }
TEST(StackInstructions, Pop2OfTwo) { EXPECT_EQ(after("III", {iload_0, iload_1, iload_2}, pop2, "I"), "p0"); }
TEST(StackInstructions, Pop2OfWide) { EXPECT_EQ(after("JI", {iload_2, lload_0}, pop2, "I"), "p1"); }

// A store to a parameter that is not read again makes a variable of its own: nothing needs saving.
TEST(StackInstructions, CopiesSurviveAStoreToTheirSlot) {
  Handmade made;
  Bytes code = bytes({iload_0, iload_1, dup_x1, iconst_1, istore_0, iconst_0, istore_1});
  code.u1(invokestatic).u2(made.cls.member(10, "Test", "sink", "(III)V")).u1(return_);
  EXPECT_EQ(made.text("(II)V", code),
            "b0:\n$0 = 1\n$1 = 0\ncall static void Test.sink(int, int, int) (p1, p0, p1)\nreturn\n");
}

}  // namespace
}  // namespace jury::lower
