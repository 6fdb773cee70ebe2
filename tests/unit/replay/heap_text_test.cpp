#include "replay/heap_text.h"

#include <gtest/gtest.h>

#include "replay/build_order.h"
#include "replay/script.h"

namespace jury::replay {
namespace {

using trace::escaped;

using ir::Kind;
using trace::PortableHeap;
using trace::PortableKind;
using trace::PortableObject;
using trace::SnapshotValue;
using trace::Value;

SnapshotValue number(std::int32_t value) { return {Kind::Int, Value::of(value), -1}; }
SnapshotValue object(std::int32_t number) { return {Kind::Reference, Value::zero(), number}; }

PortableObject made(PortableKind kind, const std::string& class_name) {
  PortableObject result;
  result.kind = kind;
  result.class_name = class_name;
  return result;
}

// A set that holds a list that holds a record of a number.
PortableHeap nested() {
  PortableHeap heap;
  auto set = made(PortableKind::Collection, "java.util.HashSet");
  set.is_library = true;
  set.elements = {object(1)};
  auto list = made(PortableKind::Collection, "java.util.ArrayList");
  list.is_library = true;
  list.elements = {object(2), object(-1)};
  auto record = made(PortableKind::Record, "Pair");
  record.fields = {{"Pair", "left", number(-3)}, {"Pair", "right", object(3)}};
  auto text = made(PortableKind::Text, "java.lang.String");
  text.text = u"a b\u00e9";
  heap.objects = {set, list, record, text};
  heap.arguments = {object(0)};
  return heap;
}

TEST(HeapText, ValuesAreWrittenByTheirKindAndBits) {
  EXPECT_EQ(to_text(SnapshotValue{Kind::Boolean, Value::of(1), -1}), "Z1");
  EXPECT_EQ(to_text(SnapshotValue{Kind::Byte, Value::of(-1), -1}), "B-1");
  EXPECT_EQ(to_text(SnapshotValue{Kind::Char, Value::of(65), -1}), "C65");
  EXPECT_EQ(to_text(SnapshotValue{Kind::Long, Value::of(std::int64_t{1} << 40), -1}), "J1099511627776");
  EXPECT_EQ(to_text(SnapshotValue{Kind::Double, Value::of(1.0), -1}), "D4607182418800017408");
  EXPECT_EQ(to_text(object(7)), "@7");
  EXPECT_EQ(to_text(object(-1)), "null");
}

TEST(HeapText, TextsKeepEveryUnit) {
  EXPECT_EQ(escaped(u"a\\ \n"), "\"a\\u005c\\u0020\\u000a");
  EXPECT_EQ(escaped(std::u16string(1, static_cast<char16_t>(0xd800))), "\"\\ud800");
}

TEST(HeapText, DescribesCollectionsByTheirContents) {
  EXPECT_EQ(to_text(nested()),
            "argument @0\n"
            "0 collection @1\n"
            "1 collection @2 null\n"
            "2 instance Pair left=I-3 right=@3\n"
            "3 text \"a\\u0020b\\u00e9\n");
}

TEST(BuildOrder, ComponentsComeBeforeTheirRecordAndInnerContentsBeforeOuter) {
  const auto order = build_order(nested());
  EXPECT_EQ(order.creation, (std::vector<std::size_t>{0, 1, 3, 2}));
  EXPECT_EQ(order.contents, (std::vector<std::size_t>{1, 0}));
}

TEST(BuildOrder, TellsWhatCannotBeBuilt) {
  auto heap = nested();
  EXPECT_EQ(obstacle(heap), "");
  heap.objects.push_back(made(PortableKind::Opaque, "Foo$$Lambda$1"));
  EXPECT_NE(obstacle(heap).find("Foo$$Lambda$1"), std::string::npos);
}

TEST(Script, BuildsCallsAndAsks) {
  trace::Scenario scenario;
  scenario.class_name = "Foo";
  scenario.method = "bar";
  scenario.descriptor = "(Ljava/util/Set;)V";
  scenario.is_static = true;
  scenario.before = nested();
  scenario.choices = {trace::Choice::of_int(5), trace::Choice::of_text(u"x")};
  scenario.violated = trace::Question{
      "Foo", "jury$spec$1", "(Ljava/util/Set;)Z", true, trace::Question::About::Arguments, {object(0)}};
  EXPECT_EQ(to_script(scenario),
            "entry Foo bar (Ljava/util/Set;)V\n"
            "collection 0 java.util.HashSet\n"
            "collection 1 java.util.ArrayList\n"
            "text 3 \"a\\u0020b\\u00e9\n"
            "record 2 Pair I-3 @3\n"
            "add @1 @2\n"
            "add @1 null\n"
            "add @0 @1\n"
            "argument @0\n"
            "choice I5\n"
            "choice \"x\n"
            "violated Foo jury$spec$1 (Ljava/util/Set;)Z arguments @0\n");
}

}  // namespace
}  // namespace jury::replay
