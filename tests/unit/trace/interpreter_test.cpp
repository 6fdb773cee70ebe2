// The interpreter on small compiled programs.
#include "trace/interpreter.h"

#include <gtest/gtest.h>

#include "java_program.h"
#include "support/diagnostics.h"
#include "trace/observer.h"

namespace jury::trace {
namespace {

Value number(std::int32_t value) { return Value::of(value); }

std::string uncaught(Runner& run, const std::string& method, std::vector<Value> arguments = {}) {
  const Outcome outcome = run("Basics", method, std::move(arguments));
  EXPECT_EQ(outcome.ending, Ending::Uncaught) << outcome.to_string();
  return outcome.exception_class + (outcome.has_message ? ": " + outcome.message : "");
}

TEST(Interpreter, ComputesAndCalls) {
  Runner run;
  EXPECT_EQ(run("Basics", "sum", {number(100)}).value.as_int(), 5050);
  EXPECT_EQ(run("Basics", "fibonacci", {number(20)}).value.as_long(), 6765);
  EXPECT_EQ(run("Basics", "finallyOrder", {number(0)}).value.as_int(), 134124);
  EXPECT_EQ(run("Basics", "finallyOrder", {number(5)}).value.as_int(), 124124);
}

TEST(Interpreter, RecursesDeeplyAndOverflows) {
  Runner run;
  EXPECT_EQ(run("Basics", "depth", {number(9000)}).value.as_int(), 9000);
  EXPECT_TRUE(run("Basics", "overflowIsCaught").value.as_int());
  EXPECT_EQ(uncaught(run, "endless", {number(0)}), "java.lang.StackOverflowError");
  Options shallow;
  shallow.depth = 50;
  Runner small(shallow);
  EXPECT_EQ(small("Basics", "depth", {number(40)}).value.as_int(), 40);
  EXPECT_EQ(uncaught(small, "depth", {number(60)}), "java.lang.StackOverflowError");
  EXPECT_TRUE(small("Basics", "overflowIsCaught").value.as_int());
}

TEST(Interpreter, ChecksThrowWithTheMessagesOfTheJdk) {
  Runner run;
  Object* array = run.interpreter->new_array(ir::Type::array_of(ir::Type::primitive(ir::Kind::Int)), 3);
  EXPECT_EQ(uncaught(run, "divide", {number(1), number(0)}), "java.lang.ArithmeticException: / by zero");
  EXPECT_EQ(uncaught(run, "at", {Value::of(array), number(5)}),
            "java.lang.ArrayIndexOutOfBoundsException: Index 5 out of bounds for length 3");
  EXPECT_EQ(uncaught(run, "at", {Value::zero(), number(5)}), "java.lang.NullPointerException");
  EXPECT_EQ(uncaught(run, "negative", {number(-1)}), "java.lang.NegativeArraySizeException: -1");
  EXPECT_EQ(uncaught(run, "badStore"), "java.lang.ArrayStoreException: java.lang.Integer");
  EXPECT_EQ(uncaught(run, "castBox"),
            "java.lang.ClassCastException: class java.lang.Integer cannot be cast to class java.lang.String "
            "(java.lang.Integer and java.lang.String are in module java.base of loader 'bootstrap')");
  EXPECT_EQ(uncaught(run, "castOwn"),
            "java.lang.ClassCastException: class Basics cannot be cast to class java.lang.String (Basics is "
            "in unnamed module "
            "of loader 'app'; java.lang.String is in module java.base of loader 'bootstrap')");
  EXPECT_EQ(uncaught(run, "huge"), "java.lang.OutOfMemoryError: Requested array size exceeds VM limit");
}

TEST(Interpreter, UncaughtExceptionsTellWhereTheyWereMade) {
  Runner run;
  const Outcome outcome = run("Basics", "thrower");
  EXPECT_EQ(outcome.message, "bad \u00e9 argument");
  ASSERT_EQ(outcome.stack.size(), 1u);
  EXPECT_EQ(outcome.stack[0].method->name.text(), "thrower");
  EXPECT_GT(outcome.stack[0].position.line, 0u);
  EXPECT_EQ(run.interpreter->describe(*outcome.exception),
            "java.lang.IllegalArgumentException: bad \u00e9 argument");
}

TEST(Interpreter, AssertionsFollowTheOption) {
  Runner enabled;
  EXPECT_EQ(uncaught(enabled, "assertion"), "java.lang.AssertionError: sum is 3");
  Options options;
  options.assertions_enabled = false;
  Runner disabled(options);
  EXPECT_TRUE(disabled("Basics", "assertion").returned());
}

TEST(Interpreter, LimitsEndARun) {
  Options steps;
  steps.step_limit = 1000;
  Runner by_steps(steps);
  Outcome outcome = by_steps("Basics", "loopForever");
  EXPECT_EQ(outcome.to_string(), "limit reached: steps");
  ASSERT_FALSE(outcome.stack.empty());
  EXPECT_EQ(outcome.stack[0].method->name.text(), "loopForever");
  EXPECT_GE(outcome.steps, 1000u);
  Options time;
  time.seconds = 0.05;
  Runner by_time(time);
  EXPECT_EQ(by_time("Basics", "loopForever").to_string(), "limit reached: time");
  Options memory;
  memory.memory_bytes = 8 << 20;
  Runner by_memory(memory);
  EXPECT_EQ(by_memory("Basics", "keepsAll", {number(10'000)}).to_string(), "limit reached: memory");
}

TEST(Interpreter, CollectsGarbage) {
  Options options;
  options.memory_bytes = 8 << 20;
  Runner run(options);
  const Outcome outcome = run("Basics", "garbage", {number(20'000)});
  EXPECT_EQ(outcome.to_string(), "returned");
  EXPECT_EQ(outcome.value.as_int(), 20'100);
  EXPECT_LT(run.interpreter->heap_bytes(), std::size_t{8} << 20);
}

TEST(Interpreter, LongTextsAreBuiltInLinearTime) {
  Runner run;
  const Outcome outcome = run("Basics", "buildText", {number(300'000)});
  ASSERT_TRUE(outcome.returned()) << outcome.to_string();
  EXPECT_EQ(run.interpreter->text(*outcome.value.as_object()), "300000 l ! 1492502704");
  const Outcome shared = run("Basics", "sharedBuffers");
  EXPECT_EQ(run.interpreter->text(*shared.value.as_object()), "xleftxrightx");
}

TEST(Interpreter, ExitEndsTheRun) {
  Runner run;
  const Outcome outcome = run("Basics", "exit");
  EXPECT_EQ(outcome.ending, Ending::Exited);
  EXPECT_EQ(outcome.status, 7);
}

TEST(Interpreter, InitialisesClassesInTheOrderOfTheJvm) {
  Runner run;
  EXPECT_TRUE(run("Initialization", "order").returned());
  EXPECT_EQ(run.output, "5;Parent;WithDefault;Child;Plain;1;");
  run.output.clear();
  EXPECT_TRUE(run("Initialization", "cycle").returned());
  EXPECT_EQ(run.output, "0 10;");
}

TEST(Interpreter, FailedInitialisationIsRemembered) {
  Runner run;
  EXPECT_TRUE(run("Initialization", "failures").returned());
  EXPECT_EQ(run.output,
            "java.lang.ExceptionInInitializerError java.lang.ArithmeticException: / by zero;"
            "java.lang.NoClassDefFoundError Could not initialize class Initialization$Broken;"
            "java.lang.AssertionError: on purpose;");
}

TEST(Interpreter, RunsFromAHeapThatWasBuilt) {
  Runner run;
  Interpreter& interpreter = *run.interpreter;
  Object* first = interpreter.new_object(Symbol("Nodes"));
  Object* second = interpreter.new_object(Symbol("Nodes"));
  interpreter.set_field(*first, "value", number(3));
  interpreter.set_field(*first, "next", Value::of(second));
  interpreter.set_field(*second, "value", number(4));
  EXPECT_EQ(run("Nodes", "sum", {Value::of(first)}).value.as_int(), 7);
  EXPECT_THROW(interpreter.set_field(*first, "missing", number(0)), UserError);
  Object* derived = interpreter.new_object(Symbol("Nodes$Twice"));
  interpreter.set_field(*derived, "value", number(21));
  const std::vector arguments{Value::of(derived)};
  EXPECT_EQ(interpreter.run_virtual(test_method("Nodes", "virtual"), arguments).value.as_int(), 42);
  EXPECT_EQ(interpreter.run(test_method("Nodes", "virtual"), arguments).value.as_int(), 21);
}

TEST(Interpreter, SnapshotsShowReachableObjects) {
  Runner run;
  Interpreter& interpreter = *run.interpreter;
  Object* node = interpreter.new_object(Symbol("Nodes"));
  interpreter.set_field(*node, "next", Value::of(node));
  interpreter.set_field(*node, "small", number(-2));
  Object* text = interpreter.new_string("caf\u00e9");
  const std::array items{node, text, static_cast<Object*>(nullptr)};
  Object* sequence = interpreter.new_sequence(items);
  const std::array entries{Interpreter::TableEntry{text, node, std::nullopt}};
  Object* table = interpreter.new_table(Table::Order::Linked, entries);
  const auto snapshot = interpreter.snapshot({{"items", ir::Kind::Reference, Value::of(sequence)},
                                              {"table", ir::Kind::Reference, Value::of(table)},
                                              {"n", ir::Kind::Int, number(5)}});
  ASSERT_EQ(snapshot.roots.size(), 3u);
  EXPECT_EQ(snapshot.roots[2].second.bits.as_int(), 5);
  ASSERT_EQ(snapshot.objects.size(), 4u);
  const auto& shown_items = snapshot.objects[static_cast<std::size_t>(snapshot.roots[0].second.object)];
  EXPECT_EQ(shown_items.kind, SnapshotKind::Sequence);
  ASSERT_EQ(shown_items.elements.size(), 3u);
  EXPECT_TRUE(shown_items.elements[2].is_null());
  const auto& shown_node = snapshot.objects[static_cast<std::size_t>(shown_items.elements[0].object)];
  EXPECT_EQ(shown_node.class_name, "Nodes");
  ASSERT_EQ(shown_node.fields.size(), 3u);
  EXPECT_EQ(shown_node.fields[1].name, "next");
  EXPECT_EQ(shown_node.fields[1].value.object, shown_items.elements[0].object);
  EXPECT_EQ(shown_node.fields[2].value.bits.as_int(), -2);
  const auto& shown_table = snapshot.objects[static_cast<std::size_t>(snapshot.roots[1].second.object)];
  EXPECT_EQ(shown_table.kind, SnapshotKind::Table);
  EXPECT_EQ(snapshot.objects[static_cast<std::size_t>(shown_table.elements[0].object)].text, "caf\u00e9");
}

TEST(Interpreter, ResetForgetsWhatRan) {
  Runner run;
  EXPECT_EQ(run("Nodes", "count").value.as_int(), 1);
  EXPECT_EQ(run("Nodes", "count").value.as_int(), 2);
  run.interpreter->reset();
  EXPECT_EQ(run("Nodes", "count").value.as_int(), 1);
  run("Initialization", "order");
  const std::string first = run.output;
  run.output.clear();
  run.interpreter->reset();
  run("Initialization", "order");
  EXPECT_EQ(run.output, first);
}

class Recorder : public Observer {
 public:
  void statement(const FrameView& view) override {
    ++statements;
    last_line = view.position.line;
  }
  void called(const FrameView& view) override { log += "+" + view.method->name.text(); }
  void returning(const FrameView& view, std::optional<Value> value) override {
    log += "-" + view.method->name.text() + (value ? "=" + std::to_string(value->as_long()) : "");
  }
  void thrown(const FrameView&, const Object&) override { log += "!"; }
  void left(const FrameView& view) override { log += "<" + view.method->name.text(); }

  std::string log;
  int statements = 0;
  std::uint32_t last_line = 0;
};

TEST(Interpreter, ObserversSeeCallsAndStatements) {
  Recorder recorder;
  Options options;
  options.observer = &recorder;
  Runner run(options);
  run.interpreter->initialize(Symbol("Basics"));
  recorder.log.clear();
  run("Basics", "fibonacci", {number(2)});
  EXPECT_EQ(recorder.log, "+fibonacci+fibonacci-fibonacci=1+fibonacci-fibonacci=0-fibonacci=1");
  EXPECT_GT(recorder.statements, 10);
  recorder.log.clear();
  run("Basics", "divide", {number(1), number(0)});
  EXPECT_EQ(recorder.log.substr(0, 7), "+divide");
  EXPECT_EQ(recorder.log.substr(recorder.log.size() - 8), "!<divide");
}

}  // namespace
}  // namespace jury::trace
