// Steps through whole executions: what a step shows is the state after it, what it changed is marked, nothing
// else. The expectation comes from the list of changes, which the recorder takes from the statements as they
// are executed; the pictures come from the heap.
#include "engine/story.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "../source_directory.h"
#include "program/entries.h"

namespace jury::engine {
namespace {

using trace::HeapPicture;
using trace::PictureCell;

program::Workspace& workspace() {
  const auto file = tests::source_directory() / "tests/unit/engine/java/Stepped.java";
  static program::Workspace shared({{file}, "", std::nullopt});
  return shared;
}

Counterexample execute(const std::string& method) {
  const auto* entry = program::find_entries(workspace(), "Stepped." + method).front();
  trace::Interpreter interpreter(workspace().program(), Story::options());
  Story story(workspace(), *entry);
  interpreter.set_observer(&story);
  const auto outcome = interpreter.run(*entry);
  interpreter.set_observer(nullptr);
  Counterexample result;
  story.tell(outcome, Story::End::Thrown, result);
  return result;
}

using Variables = std::map<std::string, std::string>;

// The variables of each frame, as the steps tell of them.
class Frames {
 public:
  // The variables of the innermost frame that the step gave a value.
  std::set<std::string> apply(const Step& step) {
    if (step.kind == StepKind::Call) frames_.resize(static_cast<std::size_t>(step.depth));
    if (step.kind != StepKind::Return) frames_.resize(static_cast<std::size_t>(step.depth) + 1);
    std::set<std::string> assigned;
    for (const auto& [target, value] : step.changes) {
      if (target.find_first_of(".[#") != std::string::npos) continue;
      const auto [known, is_new] = frames_.back().try_emplace(target, value);
      if (!is_new && known->second == value && assigned.count(target) == 0) continue;
      known->second = value;
      assigned.insert(target);
    }
    if (step.kind == StepKind::Return && step.depth > 0) frames_.resize(static_cast<std::size_t>(step.depth));
    return assigned;
  }
  const Variables& innermost() const { return frames_.back(); }

 private:
  std::vector<Variables> frames_;
};

class Steps : public testing::TestWithParam<const char*> {};

TEST_P(Steps, ShowTheVariablesAfterThem) {
  const auto told = execute(GetParam());
  ASSERT_GT(told.steps.size(), 4u);
  Frames frames;
  std::set<int> seen;
  for (std::size_t i = 0; i < told.steps.size(); ++i) {
    const auto& step = told.steps[i];
    ASSERT_GE(step.picture, 0);
    const auto where = "step " + std::to_string(i) + ", line " + std::to_string(step.line);
    const auto assigned = frames.apply(step);
    const bool is_repeated = !seen.insert(step.picture).second;
    for (const auto& root : told.pictures[static_cast<std::size_t>(step.picture)].roots) {
      if (root.label.find('.') != std::string::npos) {
        EXPECT_FALSE(root.changed) << where << " " << root.label;
        continue;
      }
      const auto known = frames.innermost().find(root.label);
      ASSERT_NE(known, frames.innermost().end()) << where << " " << root.label;
      EXPECT_EQ(root.value, known->second) << where << " " << root.label;
      EXPECT_EQ(root.changed, assigned.count(root.label) > 0) << where << " " << root.label;
      EXPECT_FALSE(root.changed && is_repeated) << where;
    }
  }
}

// "Stepped#1.size" for a cell of an object.
std::map<std::string, std::string> cells_of(const HeapPicture& picture) {
  std::map<std::string, std::string> cells;
  for (const auto& object : picture.objects)
    for (const auto& cell : object.cells) cells[object.name + "." + cell.label] = cell.value;
  return cells;
}

TEST_P(Steps, MarkNoMoreThanWhatTheyChanged) {
  const auto told = execute(GetParam());
  int before = 0;
  for (std::size_t i = 0; i < told.steps.size(); ++i) {
    const auto& step = told.steps[i];
    const auto where = "step " + std::to_string(i) + ", line " + std::to_string(step.line);
    const auto& picture = told.pictures[static_cast<std::size_t>(step.picture)];
    const auto old = cells_of(told.pictures[static_cast<std::size_t>(std::exchange(before, step.picture))]);
    for (const auto& object : picture.objects)
      for (const auto& cell : object.cells) {
        const auto known = old.find(object.name + "." + cell.label);
        const bool is_same = known != old.end() && known->second == cell.value;
        if (is_same && object.shape != trace::PictureShape::Set) {
          EXPECT_FALSE(cell.changed) << where << " " << object.name << "." << cell.label;
        }
        EXPECT_FALSE(cell.changed && step.kind == StepKind::Return) << where;
      }
  }
}

TEST_P(Steps, EndInTheStateOfTheViolation) {
  const auto told = execute(GetParam());
  EXPECT_NE(told.steps.back().kind, StepKind::Return);
  EXPECT_EQ(told.steps.back().picture, std::ssize(told.pictures) - 1);
}

INSTANTIATE_TEST_SUITE_P(Story, Steps,
                         testing::Values("calls", "collections", "objects", "deep", "exceptions", "lambdas"),
                         [](const auto& given) { return std::string(given.param); });

TEST(Story, CollectionsChangeInTheLineThatChangesThem) {
  std::vector<std::string> changes;
  for (const auto& step : execute("collections").steps)
    for (const auto& [target, value] : step.changes)
      if (target.find('#') != std::string::npos) {
        EXPECT_EQ(step.kind, StepKind::Line);
        changes.push_back(std::to_string(step.line) + " " + target + value);
      }
  EXPECT_EQ(changes, (std::vector<std::string>{"52 ArrayList#1[2]", "53 TreeSet#1[\"b\"]",
                                               "54 TreeSet#1[\"a\", \"b\"]", "55 HashMap#1{\"b\"=6}",
                                               "56 HashMap#1{\"b\"=10}", "57 TreeSet#1[\"a\"]"}));
}

}  // namespace
}  // namespace jury::engine
