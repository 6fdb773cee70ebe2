// The boolean program and the exploration of its abstract states, on small programs with predicates: what is
// proved with them, what is not without one of them, and that no violation is lost.
#include <gtest/gtest.h>

#include <fstream>

#include "engine/abstract/boolean/boolean_program.h"
#include "engine/abstract/boolean/explorer.h"
#include "program/entries.h"
#include "spec/predicates/parser.h"
#include "support/temporary_directory.h"

namespace jury::engine::abstract {
namespace {

// One program and its predicates.
class Abstracted {
 public:
  Abstracted(const std::string& body, const std::string& predicates)
      : workspace_({{write(body)}, "", std::nullopt}),
        steps_(workspace_, terms_, nullptr),
        decisions_(workspace_, terms_, DecisionOptions{true, 60}) {
    decisions_.add(program::resolve(
        spec::predicates::parse_predicates("[method P.main]\n" + predicates, "P.pred"), workspace_));
    decisions_.add_aliases(steps_, entry());
  }

  const ir::Method& entry() { return *program::find_mains(workspace_).front(); }
  Exploration explored(bool split = false, bool subsumption = true) {
    ExplorerOptions options;
    options.split = split;
    options.subsumption = subsumption;
    return explore(steps_, decisions_, entry(), options);
  }
  // The exceptions that may leave main.
  std::string violations(bool split = false) {
    const auto found = explored(split);
    if (!found.complete) return found.reason;
    std::string result;
    for (const auto& violation : found.violations)
      result += (result.empty() ? "" : " ") + violation.exception.text() + ":" +
                std::to_string(violation.path.back().second);
    return result;
  }
  std::string text(BooleanProgramOptions options, BooleanProgramStatistics& counts) {
    return boolean_program(steps_, decisions_, entry(), options, counts);
  }

 private:
  std::filesystem::path write(const std::string& body) {
    const auto path = directory_.path() / "P.java";
    std::ofstream(path) << "import java.util.*;\nclass P { public static void main(String[] args) {\n"
                        << body << "\n} }\n";
    return path;
  }

  TemporaryDirectory directory_;
  program::Workspace workspace_;
  logic::TermManager terms_;
  StepMaker steps_;
  Decisions decisions_;
};

const std::string counting =
    "int i = 0;\n"
    "while (i < 10) {\n"
    "  i++;\n"
    "}\n"
    "assert i == 10;";

TEST(Explorer, ALoopIsProvedByABound) {
  Abstracted program(counting, "i <= 10\ni < 10\n");
  EXPECT_EQ(program.violations(), "");
}

TEST(Explorer, AndNotWithoutIt) {
  Abstracted program(counting, "i >= 0\n");
  EXPECT_EQ(program.violations(true), "java/lang/AssertionError:7");
}

TEST(Explorer, AViolationIsFound) {
  Abstracted program("int i = 0;\nwhile (i < 10) {\n  i += 3;\n}\nassert i == 10;",
                     "i <= 10\ni < 10\ni = 0\n");
  EXPECT_EQ(program.violations(true), "java/lang/AssertionError:7");
}

const std::string map_program =
    "Map<Integer, Integer> m = new HashMap<>();\n"
    "m.put(1, 10);\n"
    "m.put(jury.Jury.chooseInt(), 20);\n"
    "m.remove(1);\n"
    "assert !m.containsKey(1);\n"
    "assert m.get(7) == null;";

TEST(Explorer, UpdatesOfMapsAreFollowed) {
  Abstracted program(map_program, "m != null\nmget(map, m, 1) = bot\n");
  EXPECT_EQ(program.violations(), "java/lang/AssertionError:8");
}

TEST(Explorer, MatchingByWeakerStatesGivesTheSameAnswerWithFewerStates) {
  const std::string body =
      "int a = jury.Jury.chooseInt();\nint b = 0;\nif (a > 3) {\n  b = 1;\n}\nif (a > 5) {\n  b = "
      "2;\n}\nassert b >= "
      "0;";
  Abstracted program(body, "b >= 0\nb > 0\n");
  const auto with = program.explored(), without = program.explored(false, false);
  EXPECT_TRUE(with.complete && with.violations.empty());
  EXPECT_TRUE(without.complete && without.violations.empty());
  EXPECT_LE(with.states, without.states);
}

TEST(BooleanProgram, AssignmentsAreTables) {
  Abstracted program("int x = jury.Jury.chooseInt();\nx = x + 1;", "x = 3\nx = 4\n");
  BooleanProgramStatistics counts;
  const auto text = program.text({}, counts);
  EXPECT_NE(text.find("boolean b1;  // x = 3"), std::string::npos) << text;
  // x = 4 afterwards exactly when x = 3 before.
  EXPECT_NE(text.find("b2 := choose((b1 && !b2), "), std::string::npos) << text;
  EXPECT_GT(counts.conflicts, 0u);
}

TEST(BooleanProgram, ConflictingCubesAreSparedOnlyWhenAskedFor) {
  Abstracted program("int x = jury.Jury.chooseInt();\nx = x + 1;", "x = 3\nx = 4\n");
  BooleanProgramStatistics spared, all;
  BooleanProgramOptions options;
  program.text(options, spared);
  options.conflicts = false;
  program.text(options, all);
  EXPECT_GT(spared.conflicts, 0u);
  EXPECT_EQ(all.conflicts, 0u);
  EXPECT_EQ(spared.cubes, all.cubes);
}

}  // namespace
}  // namespace jury::engine::abstract
