// The native storage of sequences and tables, compared with simple models under random operations.
#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <map>
#include <random>
#include <vector>

#include "java_program.h"
#include "trace/object.h"
#include "trace/object_values.h"
#include "trace/sequence.h"
#include "trace/table.h"
#include "trace/tree_shape.h"

namespace jury::trace {
namespace {

// Addresses that stand for objects; a Sequence never looks at them.
Object* token(std::uintptr_t number) { return reinterpret_cast<Object*>(number * 16); }

TEST(Sequence, AgreesWithADequeUnderRandomChanges) {
  std::mt19937 random(7);
  Sequence sequence;
  std::deque<Object*> model;
  std::uintptr_t next = 1;
  for (int step = 0; step < 20'000; ++step) {
    const auto size = static_cast<std::int32_t>(model.size());
    const auto at = static_cast<std::int32_t>(random() % static_cast<unsigned>(size + 1));
    switch (random() % 8) {
      case 0:
        sequence.append(token(next));
        model.push_back(token(next++));
        break;
      case 1:
        sequence.insert(0, token(next));
        model.push_front(token(next++));
        break;
      case 2:
        sequence.insert(at, token(next));
        model.insert(model.begin() + at, token(next++));
        break;
      case 3:
      case 4:
        if (at < size) {
          EXPECT_EQ(sequence.remove(at), model[static_cast<std::size_t>(at)]);
          model.erase(model.begin() + at);
        }
        break;
      case 5: {
        const std::vector<Object*> more{token(next), token(next + 1), token(next + 2)};
        next += 3;
        sequence.insert(at, more);
        model.insert(model.begin() + at, more.begin(), more.end());
        break;
      }
      case 6:
        if (random() % 10 == 0) {
          sequence.remove_range(at / 2, at);
          model.erase(model.begin() + at / 2, model.begin() + at);
        }
        break;
      default:
        if (at < size) {
          sequence.set(at, token(next));
          model[static_cast<std::size_t>(at)] = token(next++);
        }
    }
    ASSERT_TRUE(std::equal(sequence.items().begin(), sequence.items().end(), model.begin(), model.end()));
  }
  sequence.clear();
  EXPECT_EQ(sequence.size(), 0);
}

class TableTest : public ::testing::Test {
 protected:
  Object* text(const std::string& content) { return run_.interpreter->new_string(content); }

  Object* box(std::int32_t value) {
    Object* object = run_.interpreter->new_object(Symbol("java/lang/Integer"));
    run_.interpreter->set_field(*object, "value", Value::of(value));
    return object;
  }

  static std::int32_t number(const Object* box) { return box->fields()[0].as_int(); }

  static std::vector<std::int32_t> order(const Table& table) {
    std::vector<std::int32_t> numbers;
    for (const Object* key : *table.keys()) numbers.push_back(number(key));
    return numbers;
  }

  void put(Table& table, std::int32_t key) { table.put(box(key), nullptr, key); }

  Runner run_;
};

TEST_F(TableTest, KeysAreValues) {
  Table table(Table::Order::Hashed);
  table.put(text("key"), box(1), 106079);
  EXPECT_NE(table.find(text("key")), nullptr);
  EXPECT_EQ(number(table.find(text("key"))->value), 1);
  table.put(text("key"), box(2), 106079);
  EXPECT_EQ(table.size(), 1);
  table.put(nullptr, box(3), 0);
  EXPECT_EQ(number(table.find(nullptr)->value), 3);
  Object* plain = run_.interpreter->new_object(Symbol("Nodes"));
  table.put(plain, nullptr, 5);
  EXPECT_NE(table.find(plain), nullptr);
  EXPECT_EQ(table.find(run_.interpreter->new_object(Symbol("Nodes"))), nullptr);
  EXPECT_TRUE(table.has_value(box(2)));
  EXPECT_FALSE(table.has_value(box(9)));
}

TEST_F(TableTest, EqualNumbersOfDifferentTypesAreDifferentKeys) {
  Table table(Table::Order::Hashed);
  Object* wide = run_.interpreter->new_object(Symbol("java/lang/Long"));
  run_.interpreter->set_field(*wide, "value", Value::of(std::int64_t{1}));
  table.put(box(1), nullptr, 1);
  EXPECT_EQ(table.find(wide), nullptr);
}

TEST_F(TableTest, ZerosAndNaNsAreComparedByTheirBits) {
  const auto real = [&](double value) {
    Object* object = run_.interpreter->new_object(Symbol("java/lang/Double"));
    run_.interpreter->set_field(*object, "value", Value::of(value));
    return object;
  };
  EXPECT_TRUE(equal_values(real(std::nan("1")), real(-std::nan("2"))));
  EXPECT_FALSE(equal_values(real(0.0), real(-0.0)));
}

TEST_F(TableTest, HashedOrderIsThatOfTheBuckets) {
  Table table(Table::Order::Hashed);
  for (int key : {17, 1, 33, 16, 5}) put(table, key);
  EXPECT_EQ(order(table), (std::vector{16, 17, 1, 33, 5}));
  EXPECT_EQ(table.capacity(), 16u);
  for (int key = 100; key < 108; ++key) put(table, key);
  EXPECT_EQ(table.capacity(), 32u);
  EXPECT_EQ(order(table), (std::vector{1, 33, 100, 5, 101, 102, 103, 104, 105, 106, 107, 16, 17}));
}

TEST_F(TableTest, HighBitsOfTheHashCount) {
  Table table(Table::Order::Hashed);
  put(table, 0x20000);
  put(table, 1);
  EXPECT_EQ(order(table), (std::vector{1, 0x20000}));
}

TEST_F(TableTest, CapacityFollowsConstructorAndExpectation) {
  Table given(Table::Order::Hashed);
  given.set_capacity(100, 0.5f);
  put(given, 1);
  EXPECT_EQ(given.capacity(), 128u);
  Table small(Table::Order::Hashed);
  small.set_capacity(0, 0.75f);
  put(small, 1);
  EXPECT_EQ(small.capacity(), 2u);  // threshold 0: the first entry is already too many
  Table expecting(Table::Order::Hashed);
  expecting.expect(13);
  put(expecting, 1);
  EXPECT_EQ(expecting.capacity(), 32u);
  expecting.expect(100);
  EXPECT_EQ(expecting.capacity(), 256u);
  expecting.clear();
  EXPECT_EQ(expecting.capacity(), 256u);
}

TEST_F(TableTest, LongBucketsMakeASmallTableGrow) {
  Table table(Table::Order::Hashed);
  for (int i = 0; i < 9; ++i) put(table, i * 1024);
  EXPECT_EQ(table.capacity(), 32u);
  put(table, 9 * 1024);
  EXPECT_EQ(table.capacity(), 64u);
}

TEST_F(TableTest, KeysPutAheadStandFirstAndGrowthWaits) {
  Table table(Table::Order::Hashed);
  for (int key : {0, 16, 32}) table.put_ahead(box(key), nullptr, key);
  EXPECT_EQ(order(table), (std::vector{32, 16, 0}));
  for (int key = 1; key <= 10; ++key) table.put_ahead(box(key), nullptr, key);
  EXPECT_EQ(table.size(), 13);
  EXPECT_EQ(table.capacity(), 16u);
  table.settle();
  EXPECT_EQ(table.capacity(), 32u);
}

TEST_F(TableTest, LinkedOrderIsThatOfInsertion) {
  Table table(Table::Order::Linked);
  for (int key : {5, 3, 9, 1}) put(table, key);
  table.remove(box(9));
  put(table, 9);
  put(table, 3);
  EXPECT_EQ(order(table), (std::vector{5, 3, 1, 9}));
  table.touch(box(5));
  EXPECT_EQ(order(table), (std::vector{3, 1, 9, 5}));
  EXPECT_EQ(number(table.last()), 5);
}

TEST_F(TableTest, CursorsKeepTheKeysTheyStartedWith) {
  Table table(Table::Order::Linked);
  for (int key : {1, 2, 3}) put(table, key);
  const auto keys = table.keys();
  EXPECT_EQ(keys, table.keys());
  table.remove(box(2));
  put(table, 4);
  EXPECT_EQ(keys->size(), 3u);
  EXPECT_EQ(order(table), (std::vector{1, 3, 4}));
}

TEST_F(TableTest, FindsKeysByTheirHash) {
  Table table(Table::Order::Hashed);
  Object* first = run_.interpreter->new_object(Symbol("Nodes"));
  Object* second = run_.interpreter->new_object(Symbol("Nodes"));
  table.put(first, nullptr, 42);
  table.put(box(42), nullptr, 42);
  table.put(second, nullptr, 42);
  put(table, 58);  // the same bucket
  EXPECT_EQ(table.find_hashed(42, 0), first);
  EXPECT_EQ(table.find_hashed(42, 2), second);
  EXPECT_EQ(table.find_hashed(42, 3), nullptr);
}

TEST_F(TableTest, AgreesWithAMapUnderRandomChanges) {
  std::mt19937 random(11);
  Table table(Table::Order::Linked);
  std::map<std::int32_t, std::int32_t> model;
  for (int step = 0; step < 20'000; ++step) {
    const auto key = static_cast<std::int32_t>(random() % 300) * 16;
    if (random() % 3 != 0) {
      table.put(box(key), box(step), key);
      model[key] = step;
    } else {
      table.remove(box(key));
      model.erase(key);
    }
    ASSERT_EQ(table.size(), static_cast<std::int32_t>(model.size()));
    const auto probe = static_cast<std::int32_t>(random() % 300) * 16;
    const Table::Entry* entry = table.find(box(probe));
    ASSERT_EQ(entry != nullptr, model.contains(probe));
    if (entry) {
      ASSERT_EQ(number(entry->value), model[probe]);
    }
  }
  for (const Object* key : *table.keys()) EXPECT_TRUE(model.contains(number(key)));
}

// In a full tree of seven keys those at odd positions have two subtrees.
TEST(TreeShape, ANodeWithTwoSubtreesTakesTheNextKey) {
  for (std::size_t position = 0; position < 7; ++position) {
    TreeShape shape;
    shape.build(7);
    EXPECT_EQ(shape.remove(position), position % 2 == 1) << position;
    EXPECT_EQ(shape.size(), 6u);
  }
}

TEST(TreeShape, GrowsAndShrinksInAnyOrder) {
  std::mt19937 random(5);
  TreeShape shape;
  std::size_t size = 0;
  for (int step = 0; step < 20'000; ++step) {
    if (size == 0 || random() % 5 < 3) {
      shape.insert(random() % (size + 1));
      ++size;
    } else {
      const std::size_t position = random() % size;
      const bool at_an_end = position == 0 || position + 1 == size;
      const bool moved = shape.remove(position);
      EXPECT_FALSE(moved && at_an_end);  // a key at an end has at most one subtree
      --size;
    }
    ASSERT_EQ(shape.size(), size);
  }
}

TEST(Sequence, KnowsTheLengthOfTheArrayOfAnArrayList) {
  Sequence items;
  std::vector<std::int32_t> lengths{items.room()};
  for (int i = 0; i < 40; ++i) {
    items.append(nullptr);
    if (items.room() != lengths.back()) lengths.push_back(items.room());
  }
  EXPECT_EQ(lengths, (std::vector<std::int32_t>{10, 15, 22, 33, 49}));
  items.reserve(40);
  items.demand(41);
  EXPECT_EQ(items.room(), 60);
}

TEST(Heap, CollectingAllTheTimeChangesNothing) {
  Runner plain;
  const Outcome expected = plain("Shapes", "all");
  ASSERT_TRUE(expected.returned()) << expected.to_string();
  EXPECT_NE(plain.output.find("[-1.0, -0.0, 0.0, 3.5, NaN]"), std::string::npos) << plain.output;
  EXPECT_NE(plain.output.find("Shapes$1 Inner [[I Color"), std::string::npos) << plain.output;
  Options options;
  options.collection_bytes = 400;
  Runner stressed(options);
  EXPECT_TRUE(stressed("Shapes", "all").returned());
  EXPECT_EQ(stressed.output, plain.output);
  stressed.interpreter->reset();
  stressed.output.clear();
  EXPECT_TRUE(stressed("Shapes", "all").returned());
  EXPECT_EQ(stressed.output, plain.output);
}

}  // namespace
}  // namespace jury::trace
