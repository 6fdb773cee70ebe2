// The same programs through older targets of javac, other concatenation strategies, and a newer javac when
// one is installed beside the JDK in use: pattern switches and record patterns come from there.
#include "lowering.h"

namespace jury::lower {
namespace {

void expect_all_well_formed(const CompiledJava& compiled) {
  for (const auto& [name, file] : compiled.classes()) {
    SCOPED_TRACE(name);
    const auto lowered = lower_whole(file);
    expect_well_formed(lowered);
    for (const auto& method : lowered.cls.methods) {
      const auto* refuse = method.body ? refusal_in(*method.body) : nullptr;
      EXPECT_EQ(refuse, nullptr) << method.display() << ": " << refuse->reason;
    }
  }
}

// Java 8 has no invokedynamic for strings, no nest mates, no private interface calls.
TEST(OtherCompilers, TargetJava8) {
  std::vector<std::filesystem::path> sources;
  for (const char* name : {"Increments", "Stacks", "Slots", "Exceptions", "Monitors", "Arrays", "Numbers",
                           "Texts", "Lambdas", "Loops"})
    sources.push_back(java_directory() / (std::string(name) + ".java"));
  expect_all_well_formed(CompiledJava(classfile::find_jdk(), {"-g", "--release", "8"}, sources));
}

TEST(OtherCompilers, ConcatenationWithoutConstants) {
  const CompiledJava compiled(classfile::find_jdk(), {"-g", "-XDstringConcat=indy"},
                              {java_directory() / "Texts.java"});
  expect_all_well_formed(compiled);
  const auto lowered = lower_whole(compiled.at("Texts"));
  EXPECT_EQ(
      text_of(*lowered.method("literalsBetween").body),
      "b0:\nt0 = call static java/lang/String jury/rt/Concat.text(java/lang/Object) (\"a\")\n"
      "t1 = call static java/lang/String jury/rt/Concat.text(int) (i)\nt2 = operate text.concat (t0, t1)\n"
      "t3 = call static java/lang/String jury/rt/Concat.text(java/lang/Object) (\"b\")\n"
      "t4 = operate text.concat (t2, t3)\nt5 = call static java/lang/String jury/rt/Concat.text(int) (i)\n"
      "t6 = operate text.concat (t4, t5)\n"
      "t7 = call static java/lang/String jury/rt/Concat.text(java/lang/Object) (\"c\")\n"
      "t8 = operate text.concat (t6, t7)\nreturn t8\n");
}

// A JDK of that release or later: the one in use, or one installed beside it.
std::optional<classfile::Jdk> jdk_from(int release) {
  const auto jdk = classfile::find_jdk();
  if (jdk.release >= release) return jdk;
  std::optional<classfile::Jdk> newest;
  for (const auto& entry : std::filesystem::directory_iterator(jdk.home.parent_path())) {
    if (!std::filesystem::exists(entry.path() / "bin" / "javac")) continue;
    try {
      const auto found = classfile::find_jdk(entry.path());
      if (found.release >= release && (!newest || found.release > newest->release)) newest = found;
    } catch (const UserError&) {
      // not a JDK after all
    }
  }
  return newest;
}

class RecentJava : public testing::Test {
 protected:
  static const CompiledJava* compiled() {
    static const auto jdk = jdk_from(21);
    if (!jdk) return nullptr;
    static const CompiledJava classes(*jdk, {"-g"}, sources_in(java_directory() / "java21"));
    return &classes;
  }
  void SetUp() override {
    if (!compiled()) GTEST_SKIP() << "no JDK 21 or later beside the one in use";
  }
};

TEST_F(RecentJava, ProgramsAreWellFormed) { expect_all_well_formed(*compiled()); }

TEST_F(RecentJava, TypeSwitchTestsLabelsInOrder) {
  const auto& file = compiled()->at("PatternSwitches");
  TestEnvironment environment;
  for (const auto& method : file.methods)
    if (method.name == "kind") lower_body(file, method, environment);
  ASSERT_EQ(environment.added.size(), 1u);
  EXPECT_EQ(text_of(*environment.added[0].methods.at(0).body),
            "b0:\nif selector == null then b1 else b2\nb1:\nreturn -1\n"
            "b2:\nif start > 0 then b3 else b4\n"
            "b3:\nif start > 1 then b7 else b8\n"
            "b4:\nt0 = selector instanceof java/lang/Integer\nif t0 != 0 then b5 else b6\n"
            "b5:\nreturn 0\nb6:\ngoto b3\n"
            "b7:\nreturn 2\n"
            "b8:\nt1 = selector instanceof java/lang/String\nif t1 != 0 then b9 else b10\n"
            "b9:\nreturn 1\nb10:\ngoto b7\n");
}

TEST_F(RecentJava, EveryKindOfLabel) {
  const auto lowered = lower_whole(compiled()->at("PatternSwitches"));
  std::set<std::string> helpers;
  for (const auto& made : lowered.made)
    for (const auto& method : made.methods)
      for (const auto& block : method.body->blocks)
        for (const auto& statement : block.statements)
          if (const auto* call = std::get_if<ir::Call>(&statement.kind))
            helpers.insert(call->method.name.text() + call->method.descriptor.text());
  EXPECT_TRUE(helpers.contains("equal(Ljava/lang/Object;Ljava/lang/String;)Z"));
  EXPECT_TRUE(helpers.contains("equal(Ljava/lang/Object;I)Z"));
  EXPECT_TRUE(helpers.contains("isConstant(Ljava/lang/Object;Ljava/lang/String;Ljava/lang/String;)Z"));
}

}  // namespace
}  // namespace jury::lower
