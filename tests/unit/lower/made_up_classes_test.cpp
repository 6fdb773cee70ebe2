// The classes that lowering makes up for invokedynamic: lambdas, method references, the methods of records.
#include "lowering.h"

namespace jury::lower {
namespace {

struct Made {
  ir::Class cls;
  const ir::Method& method(std::string_view name) const {
    for (const auto& candidate : cls.methods)
      if (candidate.name == name) return candidate;
    throw UserError("no method " + std::string(name));
  }
  std::string text(std::string_view name) const { return text_of(*method(name).body); }
};

// What the named method of a compiled class makes up.
Made made_by(const char* class_name, const char* method_name) {
  const auto& file = compiled_programs().at(class_name);
  TestEnvironment environment;
  for (const auto& method : file.methods)
    if (method.name == method_name) lower_body(file, method, environment);
  EXPECT_EQ(environment.added.size(), 1u) << method_name;
  return {environment.added.at(0)};
}

std::string text_of_lambda(const char* method_name, std::string_view interface_method) {
  const auto made = made_by("Lambdas", method_name);
  expect_verified(made.cls);
  return made.text(interface_method);
}

TEST(Lambda, ImplementsItsInterface) {
  const auto made = made_by("Lambdas", "withoutCapture");
  EXPECT_EQ(made.cls.interfaces, std::vector{Symbol("java/lang/Runnable")});
  EXPECT_EQ(made.cls.superclass, "java/lang/Object");
  EXPECT_EQ(made.cls.outer_class, "Lambdas");
  EXPECT_EQ(made.cls.source_file, "Lambdas.java");
  EXPECT_EQ(made.text("run"), "b0:\ncall static void Lambdas.lambda$withoutCapture$0() ()\nreturn\n");
}

TEST(Lambda, LoadsWhatItCaptured) {
  const auto made = made_by("Lambdas", "withCapture");
  ASSERT_EQ(made.cls.fields.size(), 3u);
  EXPECT_EQ(made.cls.fields[2].type, ir::Type::primitive(ir::Kind::Long));
  const std::string field = "this." + made.cls.name.text() + ".captured";
  EXPECT_EQ(made.text("applyAsInt"),
            "b0:\nt0 = " + field + "0 : Lambdas\nt1 = " + field + "1 : int\nt2 = " + field +
                "2 : long\ncheck not_null t0\nt3 = call virtual int "
                "Lambdas.lambda$withCapture$1(int, long, int) (t0, t1, t2, p0)\nreturn t3\n");
}

TEST(MethodReference, ToStaticMethod) {
  EXPECT_EQ(
      text_of_lambda("staticReference", "apply"),
      "b0:\ncheck castable p0 to java/lang/String\nt0 = p0\n"
      "t1 = call static java/lang/Integer java/lang/Integer.valueOf(java/lang/String) (t0)\nreturn t1\n");
}

TEST(MethodReference, UnboundWithBoxedResult) {
  EXPECT_EQ(text_of_lambda("unboundReference", "apply"),
            "b0:\ncheck castable p0 to java/lang/String\nt0 = p0\ncheck not_null t0\n"
            "t1 = call virtual int java/lang/String.length() (t0)\n"
            "initialize java/lang/Integer\nt2 = call static java/lang/Integer java/lang/Integer.valueOf(int) "
            "(t1)\nreturn t2\n");
}

TEST(MethodReference, ToConstructorUnboxes) {
  EXPECT_EQ(text_of_lambda("constructorReference", "apply"),
            "b0:\ncheck castable p0 to java/lang/Integer\nt0 = p0\ncheck not_null t0\n"
            "t1 = call virtual int java/lang/Integer.intValue() (t0)\nt2 = new Lambdas\n"
            "call special void Lambdas.<init>(int) (t2, t1)\nreturn t2\n");
}

TEST(MethodReference, WidensItsResult) {
  EXPECT_EQ(text_of_lambda("wideningResult", "applyAsLong"),
            "b0:\ncheck castable p0 to java/lang/Integer\nt0 = p0\ncheck not_null t0\n"
            "t1 = call virtual int java/lang/Integer.intValue() (t0)\nt2 = int_to_long t1\nreturn t2\n");
}

TEST(MethodReference, DropsItsResult) {
  EXPECT_EQ(text_of_lambda("resultDropped", "accept"),
            "b0:\ncheck castable p0 to java/lang/StringBuilder\nt0 = p0\ncheck not_null t0\n"
            "t1 = call virtual java/lang/StringBuilder java/lang/StringBuilder.reverse() (t0)\nreturn\n");
}

// The interface inherits the method with two erasures.
TEST(MethodReference, ImplementsBridges) {
  const auto made = made_by("Lambdas", "bridges");
  std::set<std::string> descriptors;
  for (const auto& method : made.cls.methods) descriptors.insert(method.descriptor.text());
  EXPECT_EQ(descriptors, (std::set<std::string>{"(Ljava/lang/Object;)V", "(Ljava/lang/String;)V"}));
}

TEST(Lambda, HasMarkerInterfaces) {
  const auto made = made_by("Lambdas", "marked");
  EXPECT_EQ(made.cls.interfaces, (std::vector{Symbol("java/lang/Runnable"), Symbol("java/io/Serializable")}));
}

TEST(Lambda, EachCallSiteHasItsOwnClass) {
  const auto lowered = lower_whole(compiled_programs().at("Lambdas"));
  std::set<Symbol> names;
  for (const auto& made : lowered.made) EXPECT_TRUE(names.insert(made.name).second) << made.name.text();
  EXPECT_GT(names.size(), 12u);
}

TEST(Record, WithoutComponents) {
  EXPECT_EQ(made_by("Records$Empty", "hashCode").text("hashCode"), "b0:\ncheck not_null self\nreturn 0\n");
  EXPECT_EQ(made_by("Records$Empty", "toString").text("toString"),
            "b0:\ncheck not_null self\nt0 = operate text.concat (\"Empty[\", \"]\")\nreturn t0\n");
}

TEST(Record, HashIsThirtyOneTimes) {
  const auto text = made_by("Records$Generic", "hashCode").text("hashCode");
  EXPECT_EQ(
      text,
      "b0:\ncheck not_null self\nt0 = 0 * 31\nt1 = self.Records$Generic.value : java/lang/Object\n"
      "t2 = call static int java/util/Objects.hashCode(java/lang/Object) (t1)\nt3 = t0 + t2\nreturn t3\n");
}

TEST(Record, EqualsTestsTheClassAndEveryComponent) {
  const auto made = made_by("Records$Point", "equals");
  const auto& body = *made.method("equals").body;
  std::size_t loads = 0;
  for (const auto& block : body.blocks)
    for (const auto& statement : block.statements)
      loads += std::holds_alternative<ir::LoadField>(statement.kind);
  EXPECT_EQ(loads, 2u * 10);
  EXPECT_TRUE(std::holds_alternative<ir::InstanceOf>(body.blocks[0].statements[1].kind));
}

}  // namespace
}  // namespace jury::lower
