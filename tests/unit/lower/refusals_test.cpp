// What lowering does not do: constructs it refuses, where they are reached, and code it calls malformed.
#include "handmade.h"

namespace jury::lower {
namespace {

const char* const subroutines = " (class files before Java 6) is not supported";

TEST(Refused, Subroutines) {
  // jsr to a subroutine that stores its return address and returns to it.
  Handmade made;
  made.cls.major = 49;
  const auto code = bytes({jsr, 0, 4, return_, astore_0, ret, 0});
  EXPECT_EQ(made.refused("()V", code), std::string("the instruction jsr") + subroutines);
}

TEST(Refused, WideSubroutines) {
  Handmade made;
  made.cls.major = 49;
  const auto code = bytes({jsr_w, 0, 0, 0, 6, return_, astore_0, wide, ret, 0, 0});
  EXPECT_EQ(made.refused("()V", code), std::string("the instruction jsr_w") + subroutines);
}

TEST(Refused, WholeBodyKeepsItsParameters) {
  Handmade made;
  made.cls.major = 49;
  const auto body = made.body("(IJLjava/lang/String;)V", bytes({jsr, 0, 4, return_, astore_0, ret, 0}));
  EXPECT_EQ(body.parameter_count, 3u);
  EXPECT_EQ(body.blocks.size(), 1u);
}

// Only the way through the constant is refused.
TEST(Refused, MethodHandleConstantWhereItIsReached) {
  Handmade made;
  const unsigned handle = made.cls.method_handle(6, made.cls.member(10, "Test", "f", "()V"));
  Bytes code;
  code.u1(iload_0).u1(ifeq).u2(6).u1(ldc).u1(handle).u1(pop).u1(return_);
  EXPECT_EQ(
      made.text("(I)V", code),
      "b0:\nif p0 == 0 then b2 else b1\nb1:\nrefuse \"a constant of kind MethodHandle\"\nb2:\nreturn\n");
}

class BootstrapMethods : public testing::Test {
 protected:
  // A call site of the given bootstrap method, whose arguments are indices of constants.
  std::string refused(const char* owner, const char* name, std::initializer_list<unsigned> arguments,
                      const char* site_name = "run", const char* site_descriptor = "()Ljava/lang/Runnable;") {
    auto& cls = made.cls;
    const unsigned handle = cls.method_handle(6, cls.member(10, owner, name, "()V"));
    cls.class_attribute("BootstrapMethods", Bytes().u2(1).u2(handle).append(ClassBytes::indices(arguments)));
    const unsigned site = cls.pair(18, 0, cls.name_and_type(site_name, site_descriptor));
    Bytes code;
    code.u1(invokedynamic).u2(site).u2(0).u1(pop).u1(return_);
    return made.refused("()V", code);
  }
  Handmade made;
};

TEST_F(BootstrapMethods, UnknownOnes) {
  EXPECT_EQ(refused("my/Factory", "make", {}), "invokedynamic with the bootstrap method my.Factory.make");
}

TEST_F(BootstrapMethods, LambdaWithTooFewArguments) {
  EXPECT_EQ(refused("java/lang/invoke/LambdaMetafactory", "metafactory", {}),
            "a bootstrap method with too few arguments");
}

TEST_F(BootstrapMethods, LambdaWithArgumentsOfAnotherKind) {
  const unsigned number = made.cls.integer(1);
  const auto reason = refused("java/lang/invoke/LambdaMetafactory", "metafactory", {number, number, number});
  EXPECT_TRUE(reason.starts_with("a malformed bootstrap method: ")) << reason;
}

TEST_F(BootstrapMethods, LambdaWhoseImplementationTakesMore) {
  auto& cls = made.cls;
  const unsigned type = cls.reference(16, cls.utf8("()V"));
  const unsigned body = cls.method_handle(6, cls.member(10, "Test", "f", "(I)V"));
  EXPECT_EQ(refused("java/lang/invoke/LambdaMetafactory", "metafactory", {type, body, type}),
            "a lambda whose parameters do not fit its implementation");
}

TEST_F(BootstrapMethods, LambdaOverAField) {
  auto& cls = made.cls;
  const unsigned type = cls.reference(16, cls.utf8("(LTest;)I"));
  const unsigned body = cls.method_handle(1, cls.member(9, "Test", "x", "I"));
  const auto reason = refused("java/lang/invoke/LambdaMetafactory", "metafactory", {type, body, type});
  EXPECT_EQ(reason, "a lambda implemented by a field access");
}

TEST_F(BootstrapMethods, LambdaThatNarrows) {
  auto& cls = made.cls;
  const unsigned type = cls.reference(16, cls.utf8("(J)V"));
  const unsigned body = cls.method_handle(6, cls.member(10, "Test", "f", "(I)V"));
  EXPECT_EQ(refused("java/lang/invoke/LambdaMetafactory", "metafactory", {type, body, type}),
            "a conversion from long to int in a lambda");
}

TEST_F(BootstrapMethods, RecordOverMethods) {
  auto& cls = made.cls;
  const unsigned type = cls.class_constant("Test");
  const unsigned names = cls.string("x");
  const unsigned getter = cls.method_handle(5, cls.member(10, "Test", "x", "()I"));
  EXPECT_EQ(refused("java/lang/runtime/ObjectMethods", "bootstrap", {type, names, getter}, "hashCode",
                    "()Ljava/lang/Object;"),
            "a record component that is not a field");
}

// What the verifier of the JVM refuses is malformed here: a message with file, method and reason, never a
// crash.
void expect_malformed(const std::string& error, const std::string& reason) {
  EXPECT_TRUE(error.starts_with("Test.class: method m")) << error;
  EXPECT_NE(error.find("malformed byte code: " + reason), std::string::npos) << error;
}

TEST(Malformed, EmptyStack) {
  expect_malformed(Handmade().error("()V", bytes({pop, return_})), "the operand stack is empty");
}

TEST(Malformed, StacksThatDifferAtAJoin) {
  // One way pushes, the other does not.
  const auto code = bytes({iload_0, ifeq, 0, 4, iconst_1, return_});
  expect_malformed(Handmade().error("(I)V", code), "the operand stack differs between two ways into a block");
}

TEST(Malformed, KindsThatDifferAtAJoin) {
  const auto code = bytes({iload_0, ifeq, 0, 7, iconst_1, goto_, 0, 4, aconst_null, pop, return_});
  expect_malformed(Handmade().error("(I)V", code), "the operand stack differs between two ways into a block");
}

TEST(Malformed, HandlerThatIsAlsoJumpedTo) {
  Handmade made;
  const unsigned f = made.cls.member(10, "Test", "f", "()V");
  Bytes code;
  code.u1(iload_0).u1(ifeq).u2(7).u1(invokestatic).u2(f).u1(return_).u1(return_);
  made.handlers = {handler(4, 7, 8)};
  const auto error = made.error("(I)V", code);
  EXPECT_NE(error.find("malformed byte code: "), std::string::npos) << error;
}

TEST(Malformed, VariableReadBeforeItIsAssigned) {
  expect_malformed(Handmade().error("()I", bytes({iload_1, ireturn})), "");
}

TEST(Malformed, VariableAssignedOnOneWayOnly) {
  const auto code = bytes({iload_0, ifeq, 0, 5, iconst_1, istore_1, iload_1, ireturn});
  expect_malformed(Handmade().error("(I)I", code), "");
}

TEST(Malformed, ReferenceWhereAnIntIsExpected) {
  expect_malformed(Handmade().error("()I", bytes({aconst_null, iconst_1, iadd, ireturn})), "");
}

TEST(Malformed, ParameterReadWithAnotherKind) {
  expect_malformed(Handmade().error("(J)I", bytes({iload_0, ireturn})), "");
}

TEST(Malformed, ResultOfAnotherKind) {
  expect_malformed(Handmade().error("()J", bytes({iconst_0, ireturn})), "");
}

TEST(Malformed, ArgumentOfAnotherKind) {
  Handmade made;
  Bytes code;
  code.u1(lconst_0).u1(invokestatic).u2(made.cls.member(10, "Test", "f", "(I)V")).u1(return_);
  expect_malformed(made.error("()V", code), "");
}

TEST(Malformed, NoValueReturned) { expect_malformed(Handmade().error("()I", bytes({return_})), ""); }

TEST(Malformed, IntThrown) { expect_malformed(Handmade().error("()V", bytes({iconst_0, athrow})), ""); }

}  // namespace
}  // namespace jury::lower
