// Contracts, end to end: sources with JML are compiled, a method runs in the
// interpreter, and its clauses are evaluated on what it did.
#include "spec/contracts.h"

#include <gtest/gtest.h>

#include <fstream>

#include "program/workspace.h"
#include "support/temporary_directory.h"
#include "trace/interpreter.h"

namespace jury::trace {
namespace {

const char* const text = R"(
import java.util.*;
public class Counter {
  int value;
  int[] log = new int[3];
  List<String> names = new ArrayList<>();
  //@ invariant value >= 0;

  //@ requires by > 0;
  //@ assignable value, log[0 .. 0], names.*;
  //@ ensures value == \old(value) + by && \result == value;
  //@ ensures log[0] == by && (\forall int i; 1 <= i && i < log.length; log[i] == \old(log[i]));
  //@ ensures names.size() == \old(names.size()) + 1;
  //@ ensures \old(value) > 100;
  int add(int by) {
    value += by;
    log[0] = by;
    names.add("x");
    return value;
  }

  //@ requires x.length > 0;
  //@ signals (IllegalStateException e) e.getMessage() != null;
  //@ ensures \fresh(\result) && \result.length == x.length;
  //@ ensures (\exists int i; 0 <= i < x.length; x[i] == (\max int k; 0 <= k < x.length; x[k]));
  int[] copy(int[] x) { return Arrays.copyOf(x, x.length); }

  static int countdown(int n) {
    int i = n;
    //@ loop_invariant 0 <= i && i <= \old(n) && n <= \old(n);
    //@ decreases i;
    while (i > 0) { i--; n--; }
    //@ assert i == 0 && n == 0;
    return n;
  }

  static int wrong(int n) {
    //@ loop_invariant n > 3;
    while (n > 0) n--;
    return n;
  }
}
)";

class Contracts : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    directory_ = new TemporaryDirectory("jury-contracts-");
    std::ofstream(directory_->path() / "Counter.java") << text;
    workspace_ = new program::Workspace({{directory_->path() / "Counter.java"}, "", std::nullopt});
  }
  static void TearDownTestSuite() {
    delete workspace_;
    delete directory_;
  }

  const ir::Method& method(const std::string& name) {
    for (const auto& candidate : workspace_->program().get_class(Symbol("Counter")).methods)
      if (candidate.name == name) return candidate;
    throw std::runtime_error("no method " + name);
  }
  const spec::MethodContract& contract(const std::string& name) {
    const auto& found = method(name);
    return *workspace_->contracts().of(found.owner, found.name, found.descriptor);
  }
  bool holds(const spec::Clause& clause, std::vector<Value> arguments) {
    const auto& owner = workspace_->program().get_class(clause.member.owner);
    const auto* member = owner.find_method(clause.member.name, clause.member.descriptor);
    const auto outcome = interpreter_.run(*member, arguments);
    EXPECT_TRUE(outcome.returned()) << clause.text << outcome.reason << outcome.exception_class;
    return outcome.value.as_int() != 0;
  }
  Object* counter() {
    Object* made = interpreter_.new_object(Symbol("Counter"));
    EXPECT_TRUE(interpreter_.run(method("<init>"), std::vector{Value::of(made)}).returned());
    return made;
  }

  static TemporaryDirectory* directory_;
  static program::Workspace* workspace_;
  Interpreter interpreter_{workspace_->program()};
};
TemporaryDirectory* Contracts::directory_ = nullptr;
program::Workspace* Contracts::workspace_ = nullptr;

TEST_F(Contracts, HaveNoProblems) {
  EXPECT_TRUE(workspace_->contracts().errors.empty());
  EXPECT_TRUE(workspace_->contracts().problems.empty());
}

TEST_F(Contracts, AreEvaluatedOnWhatAMethodDid) {
  Object* self = counter();
  const auto& behaviour = contract("add").behaviours.at(0);
  EXPECT_TRUE(holds(behaviour.requires_.at(0), {Value::of(self), Value::of(5)}));
  EXPECT_FALSE(holds(behaviour.requires_.at(0), {Value::of(self), Value::of(0)}));
  interpreter_.keep_state();
  const auto outcome = interpreter_.run(method("add"), std::vector{Value::of(self), Value::of(5)});
  ASSERT_TRUE(outcome.returned());
  const std::vector after{Value::of(self), Value::of(5), outcome.value};
  EXPECT_TRUE(holds(behaviour.ensures.at(0), after));
  EXPECT_TRUE(holds(behaviour.ensures.at(1), after));
  EXPECT_TRUE(holds(behaviour.ensures.at(2), after));
  EXPECT_FALSE(holds(behaviour.ensures.at(3), after));
  EXPECT_EQ(interpreter_.get_field(*self, "value").as_int(),
            5);  // \old left the state as it was
  EXPECT_TRUE(holds(workspace_->contracts().of(Symbol("Counter"))->invariants.at(0), {Value::of(self)}));
}

TEST_F(Contracts, KnowFreshObjectsAndQuantifiers) {
  Object* self = counter();
  Object* array = interpreter_.new_array(ir::Type::array_of(ir::Type::primitive(ir::Kind::Int)), 3);
  interpreter_.keep_state();
  const auto outcome = interpreter_.run(method("copy"), std::vector{Value::of(self), Value::of(array)});
  ASSERT_TRUE(outcome.returned());
  const auto& behaviour = contract("copy").behaviours.at(0);
  EXPECT_TRUE(holds(behaviour.ensures.at(0), {Value::of(self), Value::of(array), outcome.value}));
  EXPECT_FALSE(holds(behaviour.ensures.at(0), {Value::of(self), Value::of(array), Value::of(array)}));
  EXPECT_TRUE(holds(behaviour.ensures.at(1), {Value::of(self), Value::of(array), outcome.value}));
  EXPECT_EQ(behaviour.signals.at(0).exception, "java/lang/IllegalStateException");
}

TEST_F(Contracts, NameTheLocationsOfAssignable) {
  const auto& locations = *contract("add").behaviours.at(0).assignable;
  ASSERT_EQ(locations.size(), 3u);
  EXPECT_EQ(locations[0].kind, spec::Location::Kind::Field);
  EXPECT_EQ(locations[0].owner, "Counter");
  EXPECT_EQ(locations[0].descriptor, "I");
  EXPECT_EQ(locations[1].kind, spec::Location::Kind::Elements);
  EXPECT_TRUE(locations[1].low.exists());
  EXPECT_EQ(locations[2].kind, spec::Location::Kind::AllFields);
}

TEST_F(Contracts, CheckStatementsInBodies) {
  EXPECT_TRUE(interpreter_.run(method("countdown"), std::vector{Value::of(4)}).returned());
  const auto outcome = interpreter_.run(method("wrong"), std::vector{Value::of(5)});
  EXPECT_EQ(outcome.exception_class, "jury.SpecificationError");
}

TEST_F(Contracts, DoNotSpeakOfNullByDefault) {
  EXPECT_EQ(contract("copy").non_null_parameters.at(0).text, "non_null x");
  EXPECT_FALSE(holds(contract("copy").non_null_parameters.at(0), {Value::of(counter()), Value::zero()}));
}

}  // namespace
}  // namespace jury::trace
