// The trace of a small program, as a reader sees it.
#include "trace/recorder.h"

#include <gtest/gtest.h>

#include "java_program.h"

namespace jury::trace {
namespace {

bool is_user(const ir::Method& method) { return method.owner == "Traced" && method.name != "<init>"; }

TEST(TraceRecorder, ShowsLinesChangesAndCalls) {
  TraceRecorder recorder(is_user);
  Options options;
  options.observer = &recorder;
  Runner run(options);
  EXPECT_EQ(run("Traced", "run", {Value::of(std::int32_t{2})}).value.as_int(), -1);
  EXPECT_EQ(recorder.to_string(),
            "call run n=2\n"
            "8 head=null\n"
            "9 i=0\n"
            "10\n"
            "  call push next=null value=0\n"
            "  21 node=Traced#1\n"
            "  22 node.value=0\n"
            "  23 node.next=null\n"
            "  24\n"
            "  return push Traced#1\n"
            "10 head=Traced#1\n"
            "9 i=1\n"
            "10\n"
            "  call push next=Traced#1 value=1\n"
            "  21 node=Traced#2\n"
            "  22 node.value=1\n"
            "  23 node.next=Traced#1\n"
            "  24\n"
            "  return push Traced#2\n"
            "10 head=Traced#2\n"
            "9 i=2\n"
            "12 copy=int[]#1\n"
            "13 copy[0]=1\n"
            "14 Traced.flag=true\n"
            "15 boxed=1\n"
            "16 text=\"v1\"\n"
            "17\n"
            "  call fail text=\"v1\"\n"
            "  29\n"
            "  30 e=NumberFormatException#1\n"
            "  31\n"
            "  return fail -1\n"
            "return run -1\n");
  EXPECT_EQ(recorder.dropped(), 0u);
}

TEST(TraceRecorder, KeepsTheLastSteps) {
  TraceRecorder recorder(is_user, 6);
  Options options;
  options.observer = &recorder;
  Runner run(options);
  run("Traced", "run", {Value::of(std::int32_t{50})});
  EXPECT_LE(recorder.steps().size(), 6u);
  EXPECT_GT(recorder.dropped(), 100u);
  EXPECT_EQ(recorder.steps().back().kind, RecordedKind::Return);
  EXPECT_EQ(recorder.steps().back().method->name, "run");
}

TEST(TraceRecorder, DropsTheInsideOfEndedCallsFirst) {
  TraceRecorder recorder(is_user, 60);
  Options options;
  options.observer = &recorder;
  Runner run(options);
  run("Traced", "twice", {Value::of(std::int32_t{12})});
  EXPECT_LE(recorder.steps().size(), 60u);
  EXPECT_GT(recorder.dropped(), 30u);
  EXPECT_EQ(recorder.steps().front().kind, RecordedKind::Call);
  EXPECT_EQ(recorder.steps().front().method->name, "twice");
  EXPECT_EQ(recorder.steps().front().number, 0u);
  EXPECT_EQ(recorder.steps().back().number, recorder.count() - 1);
}

}  // namespace
}  // namespace jury::trace
