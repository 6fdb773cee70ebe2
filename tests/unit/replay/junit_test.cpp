#include "replay/junit.h"

#include <gtest/gtest.h>

#include "replay/java_literal.h"

namespace jury::replay {
namespace {

using ir::Kind;
using trace::Value;

TEST(JavaLiteral, HasTheTypeOfTheValue) {
  EXPECT_EQ(java_literal(Kind::Int, Value::of(-2147483647 - 1)), "-2147483648");
  EXPECT_EQ(java_literal(Kind::Long, Value::of(std::int64_t{7})), "7L");
  EXPECT_EQ(java_literal(Kind::Byte, Value::of(-1)), "(byte) -1");
  EXPECT_EQ(java_literal(Kind::Char, Value::of(10)), "(char) 10");
  EXPECT_EQ(java_literal(Kind::Double, Value::of(0.1)), "0.1d");
  EXPECT_EQ(java_literal(Kind::Float, Value::of(0.1f)), "0.1f");
  EXPECT_EQ(java_literal(Kind::Double, Value::of(-1.0 / 0.0)), "Double.NEGATIVE_INFINITY");
}

TEST(JavaLiteral, TextsAreEscaped) {
  EXPECT_EQ(java_literal(std::u16string_view(u"a\"\\\n\u00e9")), R"("a\"\\\012\u00e9")");
}

TEST(TestSource, BuildsTheHeapAndCallsTheMethod) {
  trace::Scenario scenario;
  scenario.class_name = "shop.Stock";
  scenario.method = "sell";
  scenario.descriptor = "(I)V";
  trace::PortableObject stock;
  stock.class_name = "shop.Stock";
  stock.fields = {{"shop.Stock", "pieces", {Kind::Int, Value::of(0), -1}},
                  {"shop.Stock", "seen", {Kind::Int, Value::of(1), -1}}};
  scenario.before.objects = {stock};
  scenario.before.arguments = {{Kind::Reference, Value::zero(), 0}, {Kind::Int, Value::of(3), -1}};
  scenario.exception_class = "java.lang.AssertionError";
  const auto text =
      test_source({scenario, "java.lang.AssertionError */", "Stock.java:7", {"7  assert pieces >= 0;"}},
                  "shop", "StockSellTest", {"shop.Stock.seen"});
  EXPECT_NE(text.find("package shop;"), std::string::npos);
  EXPECT_NE(text.find(" * java.lang.AssertionError * / at Stock.java:7\n"), std::string::npos);
  EXPECT_NE(text.find("    Object stock1 = Heap.instance(\"shop.Stock\");\n"
                      "    Heap.set(stock1, \"shop.Stock\", \"pieces\", 0);\n"
                      "    Heap.call(\"shop.Stock\", \"sell\", \"(I)V\", stock1, 3);\n"),
            std::string::npos)
      << text;
}

}  // namespace
}  // namespace jury::replay
