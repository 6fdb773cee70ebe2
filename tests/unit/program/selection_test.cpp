// Which method runs (JVMS 5.4.6), asked of Program and of the JVM itself: java/Selection.java calls every
// scenario and prints the class whose method answered.
#include <sstream>

#include "programs.h"
#include "support/subprocess.h"

namespace jury::program {
namespace {

struct Scenario {
  const char* name;
  const char* receiver;
  ir::MethodReference method;
};

ir::MethodReference method(const char* owner, const char* name = "who",
                           const char* descriptor = "()Ljava/lang/String;") {
  return {Symbol(owner), Symbol(name), Symbol(descriptor)};
}

const std::vector<Scenario>& scenarios() {
  static const std::vector<Scenario> all{
      {"diamond", "Selection$Diamond", method("Selection$Top")},
      {"diamond-reversed", "Selection$DiamondReversed", method("Selection$Top")},
      {"class-wins", "Selection$ClassWins", method("Selection$Top")},
      {"abstract", "Selection$Concrete", method("Selection$Abstracted")},
      {"inherited", "Selection$Inherits", method("Selection$Top")},
      {"private", "Selection$Public", method("Selection$Secret")},
      {"private-interface", "Selection$HelpedAgain", method("Selection$Helping", "helper")},
      {"bridge", "Selection$TextBox", method("Selection$Box", "get", "()Ljava/lang/Object;")},
      {"covariant", "Selection$TextBox", method("Selection$Box", "owner", "()Ljava/lang/Object;")},
      {"object-method", "Selection$NamedShape", method("Selection$Right", "toString")},
      {"package-same", "p/Same", method("p/Base")},
      {"package-other", "q/Other", method("p/Base")},
      {"package-transitive", "q/Transitive", method("p/Base")},
      {"package-published", "q/Transitive", method("p/Published")},
      {"package-back", "p/Back", method("p/Base")},
  };
  return all;
}

// The classes compiled to disk, for java.
std::map<std::string, std::string> answers_of_the_jvm() {
  const auto jdk = workspace().jdk();
  const auto compiled = classfile::compile_java(jdk, classfile::find_java_files(java_directory()));
  const auto result = run_subprocess({(jdk.home / "bin" / "java").string(), "-XX:TieredStopAtLevel=1", "-cp",
                                      compiled.output().string(), "Selection"});
  EXPECT_EQ(result.exit_code, 0) << result.output;
  std::map<std::string, std::string> answers;
  std::istringstream lines(result.output);
  for (std::string scenario, who; lines >> scenario >> who;) answers[scenario] = who;
  return answers;
}

TEST(Selection, AgreesWithTheJvm) {
  const auto answers = answers_of_the_jvm();
  EXPECT_EQ(answers.size(), scenarios().size());
  for (const auto& scenario : scenarios()) {
    const auto* resolved = program().resolve(scenario.method);
    ASSERT_NE(resolved, nullptr) << scenario.name;
    const auto* selected = program().select(Symbol(scenario.receiver), *resolved);
    ASSERT_NE(selected, nullptr) << scenario.name;
    EXPECT_EQ(ir::display_class(selected->owner.view()), answers.at(scenario.name)) << scenario.name;
  }
}

TEST(Selection, BridgeLeadsToTheRealMethod) {
  const auto* resolved = program().resolve(method("Selection$Box", "get", "()Ljava/lang/Object;"));
  const auto* selected = program().select(Symbol("Selection$TextBox"), *resolved);
  EXPECT_TRUE(selected->flags & ir::access::is_bridge);
  EXPECT_EQ(selected->descriptor, "()Ljava/lang/Object;");
}

TEST(Selection, ArraysUseTheMethodsOfObject) {
  const auto* resolved = program().resolve(method("[I", "toString"));
  ASSERT_NE(resolved, nullptr);
  EXPECT_EQ(resolved->owner, "java/lang/Object");
  EXPECT_EQ(program().select(Symbol("[I"), *resolved), resolved);
}

TEST(Selection, IsKept) {
  const auto* resolved = program().resolve(method("Selection$Top"));
  EXPECT_EQ(program().select(Symbol("Selection$Diamond"), *resolved),
            program().select(Symbol("Selection$Diamond"), *resolved));
}

const ir::Method* selected_in(Program& in, const char* receiver, const char* owner) {
  const auto* resolved = in.resolve({Symbol(owner), Symbol("who"), Symbol("()V")});
  return resolved ? in.select(Symbol(receiver), *resolved) : nullptr;
}

// The class was compiled when only one of the interfaces had the method: IncompatibleClassChangeError.
TEST(Selection, TwoDefaultsAreAmbiguous) {
  const auto in = program_of({{.name = "A", .is_interface = true, .declares = true},
                              {.name = "B", .is_interface = true, .declares = true},
                              {.name = "C", .interfaces = {"A", "B"}}});
  EXPECT_EQ(selected_in(*in, "C", "A"), nullptr);
}

// A default and an abstract method of unrelated interfaces: the default, as the JVM has it.
TEST(Selection, OneDefaultAmongAbstractMethods) {
  const auto in = program_of({{.name = "A", .is_interface = true, .declares = true},
                              {.name = "B", .is_interface = true, .declares = true, .is_abstract = true},
                              {.name = "C", .interfaces = {"B", "A"}}});
  const auto* selected = selected_in(*in, "C", "B");
  ASSERT_NE(selected, nullptr);
  EXPECT_EQ(selected->owner, "A");
}

// Nothing implements it: AbstractMethodError, told by an abstract result.
TEST(Selection, NothingButAbstractMethods) {
  const auto in = program_of({{.name = "A", .is_interface = true, .declares = true, .is_abstract = true},
                              {.name = "C", .interfaces = {"A"}}});
  const auto* selected = selected_in(*in, "C", "A");
  ASSERT_NE(selected, nullptr);
  EXPECT_TRUE(selected->is_abstract());
}

TEST(Selection, MissingSuperclassIsLeftOut) {
  const auto in = program_of({{.name = "A", .is_interface = true, .declares = true},
                              {.name = "C", .superclass = "Gone", .interfaces = {"A"}}});
  EXPECT_EQ(selected_in(*in, "C", "A")->owner, "A");
  EXPECT_THROW(in->get_class(Symbol("Gone")), Unsupported);
}

// ClassCircularityError on the JVM; here everything ends.
TEST(Selection, CyclicHierarchiesEnd) {
  const auto in =
      program_of({{.name = "A", .superclass = "B", .declares = true}, {.name = "B", .superclass = "A"}});
  EXPECT_EQ(in->supertypes(Symbol("A")).size(), 2u);
  EXPECT_EQ(in->resolve(ir::MethodReference{Symbol("B"), Symbol("other"), Symbol("()V")}), nullptr);
  EXPECT_NE(selected_in(*in, "B", "A"), nullptr);
}

}  // namespace
}  // namespace jury::program
