// Code that is allowed but that javac does not write (or writes for huge methods only): wide forms, dead
// code, strange handlers, null constants where objects are expected, constants that cannot be translated.
#include "handmade.h"

namespace jury::lower {
namespace {

TEST(WideForms, LoadsStoresAndIncrementsOfHighSlots) {
  Handmade made;
  made.max_locals = 400;
  Bytes code;
  code.u1(iload_0).u1(wide).u1(istore).u2(300);
  code.u1(wide).u1(iinc).u2(300).u2(0x10000 - 1000);
  code.u1(wide).u1(iload).u2(300).u1(ireturn);
  EXPECT_EQ(made.text("(I)I", code), "b0:\n$300 = p0\n$300$2 = $300 + -1000\nreturn $300$2\n");
}

TEST(WideForms, GotoW) {
  Handmade made;
  Bytes code;
  code.u1(goto_w).u4(6).u1(nop).u1(iload_0).u1(ireturn);
  EXPECT_EQ(made.text("(I)I", code), "b0:\nreturn p0\n");
}

TEST(WideForms, ConstantsByWideIndex) {
  Handmade made;
  const auto number = made.cls.integer(70000);
  const auto wide_number = made.cls.constant(Bytes().u1(5).u8(1ull << 40), 2);
  Bytes code;
  code.u1(ldc_w).u2(number).u1(pop).u1(ldc2_w).u2(wide_number).u1(lreturn);
  EXPECT_EQ(made.text("()J", code), "b0:\nreturn 1099511627776L\n");
}

TEST(Switches, TableWithNegativeLowAndCommonTargets) {
  Handmade made;
  Bytes code;
  code.u1(iload_0).u1(tableswitch).u2(0);  // padding to a multiple of four
  code.u4(27).u4(static_cast<std::uint32_t>(-1)).u4(1).u4(27).u4(29).u4(27);
  code.u1(iconst_0).u1(ireturn).u1(iconst_1).u1(ireturn);
  EXPECT_EQ(made.text("(I)I", code),
            "b0:\nswitch p0 { -1: b1, 0: b2, 1: b1, default: b1 }\nb1:\nreturn 0\nb2:\nreturn 1\n");
}

TEST(Switches, BackwardTargetMakesALoop) {
  Handmade made;
  Bytes code;
  code.u1(iload_0).u1(lookupswitch).u2(0);
  code.u4(19).u4(1).u4(7).u4(static_cast<std::uint32_t>(-1));
  code.u1(iload_0).u1(ireturn);
  EXPECT_EQ(made.text("(I)I", code), "b0:\ngoto b1\nb1:\nswitch p0 { 7: b1, default: b2 }\nb2:\nreturn p0\n");
}

TEST(DeadCode, IsCutWhateverItHolds) {
  Handmade made;
  // After the return: pops from an empty stack, and a loop.
  const auto code = bytes({iload_0, ireturn, pop, pop, iadd, goto_, 0xff, 0xfd});
  EXPECT_EQ(made.text("(I)I", code), "b0:\nreturn p0\n");
}

TEST(DeadCode, HandlerOfDeadRangeIsCut) {
  Handmade made;
  made.handlers = {handler(2, 4, 4)};
  const auto code = bytes({iload_0, ireturn, nop, athrow, athrow});
  EXPECT_EQ(made.text("(I)I", code), "b0:\nreturn p0\n");
}

// The range of the handler holds the handler itself, as javac writes it for synchronized.
TEST(Handlers, MayCoverThemselves) {
  Handmade made;
  Bytes code;
  code.u1(invokestatic).u2(made.cls.member(10, "Test", "f", "()V")).u1(return_);
  code.u1(astore_0).u1(invokestatic).u2(made.cls.member(10, "Test", "g", "()V")).u1(aload_0).u1(athrow);
  made.handlers = {handler(0, 10, 4)};
  EXPECT_EQ(made.text("()V", code),
            "b0: catch * -> b1\ncall static void Test.f() ()\nreturn\n"
            "b1: catch * -> b1\nstack0 = catch\n$0 = stack0\ncall static void Test.g() ()\ncheck not_null "
            "$0\nthrow $0\n");
}

TEST(Handlers, AreTriedInOrderAndIdleOnesDropped) {
  Handmade made;
  const unsigned first = made.cls.class_constant("java/lang/RuntimeException");
  const unsigned second = made.cls.class_constant("java/lang/Error");
  Bytes code;
  code.u1(invokestatic).u2(made.cls.member(10, "Test", "f", "()V")).u1(return_);
  code.u1(pop).u1(return_).u1(pop).u1(return_);
  made.handlers = {handler(0, 3, 4, first), handler(0, 3, 6, first), handler(0, 3, 6, 0),
                   handler(0, 3, 4, second)};
  EXPECT_EQ(made.text("()V", code),
            "b0: catch java/lang/RuntimeException -> b1, * -> b2\ncall static void Test.f() ()\nreturn\n"
            "b1:\nstack0 = catch\nreturn\nb2:\nstack0 = catch\nreturn\n");
}

// The same handler from two ranges, with different things on the stack: it starts with the exception alone.
TEST(Handlers, StartWithTheExceptionAlone) {
  Handmade made;
  const unsigned f = made.cls.member(10, "Test", "f", "()I");
  Bytes code;
  code.u1(invokestatic).u2(f).u1(iload_0).u1(invokestatic).u2(f).u1(iadd).u1(iadd).u1(ireturn);
  code.u1(pop).u1(iconst_0).u1(ireturn);
  made.handlers = {handler(0, 10, 10)};
  EXPECT_EQ(
      made.text("(I)I", code),
      "b0: catch * -> b1\nt0 = call static int Test.f() ()\nt1 = call static int Test.f() ()\nt2 = p0 + t1\n"
      "t3 = t0 + t2\nreturn t3\nb1:\nstack0 = catch\nreturn 0\n");
}

// A range that ends inside straight code splits it: what follows is not protected.
TEST(Handlers, ProtectTheirRangeOnly) {
  Handmade made;
  const unsigned f = made.cls.member(10, "Test", "f", "()V");
  Bytes code;
  code.u1(invokestatic).u2(f).u1(invokestatic).u2(f).u1(invokestatic).u2(f).u1(return_).u1(pop).u1(return_);
  made.handlers = {handler(3, 6, 10)};
  EXPECT_EQ(
      made.text("()V", code),
      "b0:\ncall static void Test.f() ()\ngoto b1\nb1: catch * -> b3\ncall static void Test.f() ()\ngoto b2\n"
      "b2:\ncall static void Test.f() ()\nreturn\nb3:\nstack0 = catch\nreturn\n");
}

// Slot 1 holds an int when the first call throws and a reference when the second does; the handler, which
// does not read it, makes them one variable for nobody.
TEST(Handlers, DoNotJoinVariablesTheyDoNotRead) {
  Handmade made;
  const unsigned f = made.cls.member(10, "Test", "f", "()V");
  Bytes code;
  code.u1(iconst_1).u1(istore_1).u1(invokestatic).u2(f);
  code.u1(aconst_null).u1(astore_1).u1(invokestatic).u2(f).u1(return_).u1(pop).u1(return_);
  made.handlers = {handler(0, 11, 11)};
  const auto body = made.body("()V", code);
  std::set<ir::Kind> kinds;
  for (const auto& local : body.locals)
    if (local.name.view().starts_with("$1")) kinds.insert(local.type.kind);
  EXPECT_EQ(kinds, (std::set{ir::Kind::Int, ir::Kind::Reference}));
}

TEST(NullConstants, MoveToALocalBeforeTheyAreDereferenced) {
  Handmade made;
  const unsigned field = made.cls.member(9, "Test", "x", "I");
  Bytes code;
  code.u1(aconst_null).u1(getfield).u2(field).u1(pop);
  code.u1(aconst_null).u1(arraylength).u1(pop);
  code.u1(aconst_null).u1(iconst_0).u1(aaload).u1(iconst_0).u1(iaload).u1(pop);
  code.u1(aconst_null).u1(monitorenter);
  code.u1(aconst_null).u1(athrow);
  EXPECT_EQ(made.text("()V", code),
            "b0:\nt0 = null\ncheck not_null t0\nt1 = t0.Test.x : int\nt2 = null\ncheck not_null t2\nt3 = "
            "t2.length\n"
            "t4 = null\ncheck not_null t4\ncheck in_bounds t4[0]\nt5 = t4[0] : reference\ncheck not_null t5\n"
            "check in_bounds t5[0]\nt6 = t5[0] : int\nt7 = null\ncheck not_null t7\nmonitor_enter t7\n"
            "t8 = null\ncheck not_null t8\nthrow t8\n");
}

TEST(NullConstants, CastToEverythingAndAreInstancesOfNothing) {
  Handmade made;
  const unsigned type = made.cls.class_constant("java/lang/String");
  Bytes code;
  code.u1(aconst_null).u1(checkcast).u2(type).u1(instanceof_).u2(type).u1(ireturn);
  EXPECT_EQ(made.text("()I", code), "b0:\nt0 = null instanceof java/lang/String\nreturn t0\n");
}

TEST(Divisors, ConstantZeroIsChecked) {
  Handmade made;
  EXPECT_EQ(made.text("(I)I", bytes({iload_0, iconst_0, idiv, ireturn})),
            "b0:\ncheck non_zero 0\nt0 = p0 / 0\nreturn t0\n");
}

TEST(ArrayLengths, NegativeConstantIsChecked) {
  Handmade made;
  EXPECT_EQ(made.text("()V", bytes({bipush, 0xff, 0xbc, 10, pop, return_})),
            "b0:\ncheck non_negative -1\nt0 = new_array int[] (-1)\nreturn\n");
}

// A debug table that calls an int a String is not believed, nor is one that gives a reference another class.
TEST(DebugTables, WrongKindsAreIgnored) {
  Handmade made;
  const unsigned text = made.cls.utf8("text");
  const unsigned type = made.cls.utf8("Ljava/lang/String;");
  made.attributes = {
      made.cls.attribute("LocalVariableTable", Bytes().u2(1).u2(0).u2(4).u2(text).u2(type).u2(1))};
  const auto body = made.body("(I)I", bytes({iload_0, istore_1, iload_1, ireturn}));
  EXPECT_EQ(text_of(body), "b0:\n$1 = p0\nreturn $1\n");
}

TEST(DebugTables, DeclaredTypesDoNotRemoveCasts) {
  Handmade made;
  const unsigned text = made.cls.utf8("text");
  const unsigned type = made.cls.utf8("Ljava/lang/String;");
  const unsigned string = made.cls.class_constant("java/lang/String");
  made.attributes = {
      made.cls.attribute("LocalVariableTable", Bytes().u2(1).u2(2).u2(5).u2(text).u2(type).u2(1))};
  Bytes code = bytes({aload_0, astore_1, aload_1});
  code.u1(checkcast).u2(string).u1(areturn);
  EXPECT_EQ(made.text("(Ljava/lang/Object;)Ljava/lang/String;", code),
            "b0:\ntext = p0\ncheck castable text to java/lang/String\nt0 = text\nreturn t0\n");
}

TEST(Positions, PartialLineTableIsAccepted) {
  Handmade made;
  made.attributes = {made.cls.attribute("LineNumberTable", Bytes().u2(1).u2(2).u2(7))};
  const auto lowered = lower_whole(made.file("(I)I", bytes({iload_0, istore_1, iload_1, ireturn})));
  EXPECT_EQ(lowered.method("m").body->blocks[0].terminator.position.line, 7u);
}

}  // namespace
}  // namespace jury::lower
