#include "ir/printer.h"

#include <gtest/gtest.h>

#include <limits>

#include "ir/verifier.h"

namespace jury::ir {
namespace {

Method division() {
  Body body;
  body.parameter_count = 1;
  body.locals = {{Symbol("n"), Type::primitive(Kind::Int), true},
                 {Symbol("t1"), Type::primitive(Kind::Int), false},
                 {Symbol("e"), Type::reference(Symbol("java/lang/ArithmeticException")), true}};
  body.blocks.resize(2);
  const auto n = Operand::local(0);
  body.blocks[0].statements = {
      {Check{CheckKind::NonZero, n, {}, {}}, {2, 3}},
      {Binary{1, BinaryOperator::Divide, Kind::Int, Operand::of_int(100), n}, {4, 3}}};
  body.blocks[0].terminator = {Return{Operand::local(1)}, {5, 3}};
  body.blocks[0].handlers = {{Symbol("java/lang/ArithmeticException"), 1}};
  body.blocks[1].statements = {{Catch{2}, {6, 4}}};
  body.blocks[1].terminator = {Return{Operand::of_int(-1)}, {7, 5}};
  Method method;
  method.owner = Symbol("Foo");
  method.name = Symbol("percent");
  method.descriptor = Symbol("(I)I");
  method.flags = access::is_public | access::is_static;
  method.body = std::make_shared<Body>(body);
  return method;
}

TEST(Printer, PrintsAMethod) {
  const auto method = division();
  EXPECT_EQ(verify(*method.body, method), std::vector<std::string>());
  EXPECT_EQ(print(method), R"(method public static int Foo.percent(int) {
  parameter int n
  temporary int t1
  local java/lang/ArithmeticException e
  b0: catch java/lang/ArithmeticException -> b1
    check non_zero n                                    ; line 3 @2
    t1 = 100 / n                                        ; line 3 @4
    return t1                                           ; line 3 @5
  b1:
    e = catch                                           ; line 4 @6
    return -1                                           ; line 5 @7
}
)");
}

TEST(Printer, ConstantsAreExactAndReadable) {
  const Body body;
  const BodyPrinter printer(body);
  EXPECT_EQ(printer.operand(Operand::of_int(-5)), "-5");
  EXPECT_EQ(printer.operand(Operand::of_long(5)), "5L");
  EXPECT_EQ(printer.operand(Operand::of_float(0.1f)), "0.1f");
  EXPECT_EQ(printer.operand(Operand::of_double(-0.0)), "-0.0");
  EXPECT_EQ(printer.operand(Operand::of_double(1e300)), "1e+300");
  EXPECT_EQ(printer.operand(Operand::of_double(-std::numeric_limits<double>::infinity())),
            "double:-infinity");
  EXPECT_EQ(printer.operand(Operand::of_float(std::bit_cast<float>(0x7fc00000))), "float:nan");
  EXPECT_EQ(printer.operand(Operand::of_float(std::bit_cast<float>(0xffc00001))), "float:0xffc00001");
  EXPECT_EQ(printer.operand(Operand::of_string(Symbol("a\"\\\n\xc0\x80\xc3\xa4\xff"))),
            "\"a\\\"\\\\\\n\\xc0\\x80\xc3\xa4\\xff\"");
  EXPECT_EQ(printer.operand(Operand::of_class(Symbol("[[Ljava/util/List;"))), "class java/util/List[][]");
  EXPECT_EQ(printer.operand(Operand::of_class(Symbol("[Q"))), "class `[Q`");
  EXPECT_EQ(printer.operand(Operand::local(7)), "?7");
}

}  // namespace
}  // namespace jury::ir
