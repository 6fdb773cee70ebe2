// The rows of classes agree with each other, and with the rows of methods.
#include "library/classes.h"

#include <gtest/gtest.h>

#include <set>

#include "library/contents.h"
#include "library/data.h"
#include "library/methods.h"
#include "library/types.h"

namespace jury::library {
namespace {

TEST(LibraryClasses, HaveOneRowEach) {
  std::set<std::string_view> names;
  for (const auto& row : all_classes()) EXPECT_TRUE(names.insert(row.name).second) << row.name;
}

TEST(LibraryClasses, WhatStandsInIsAClassThatStandsForItself) {
  for (const auto& row : all_classes()) {
    for (const auto name : row.stand_ins) {
      if (name.empty()) continue;
      const auto* other = find_class(name);
      ASSERT_TRUE(other) << name;
      EXPECT_EQ(other->stand_ins[0], name) << row.name;
    }
    for (const auto name : {row.symbolic, row.usual}) {
      if (name.empty()) continue;
      ASSERT_TRUE(find_class(name)) << name;
      EXPECT_EQ(find_class(name)->stand_ins[0], name) << row.name;
    }
    if (!row.symbolic.empty()) {
      EXPECT_NE(find_class(row.symbolic)->storage, Storage::none) << row.name;
    }
  }
}

TEST(LibraryClasses, MadeUpClassesKeepTheirNumbers) {
  using namespace types;
  const std::vector<std::string_view> expected{array_list, linked_list,     vector,   stack,    array_deque,     priority_queue,
                                               hash_set,   linked_hash_set, tree_set, hash_map, linked_hash_map, tree_map};
  EXPECT_EQ(made_up_classes(), expected);
}

TEST(LibraryClasses, PartsHaveTheOrderOfTheWhole) {
  EXPECT_TRUE(iterates_by_hash("java/util/HashMap$KeySet"));
  EXPECT_TRUE(iterates_by_hash("java.util.HashSet"));
  EXPECT_FALSE(iterates_by_hash("java/util/HashMapping"));
  EXPECT_TRUE(is_sorted(Symbol("java/util/concurrent/ConcurrentSkipListMap$KeySet")));
  EXPECT_TRUE(is_sorted(Symbol(types::tree_map)));
  EXPECT_FALSE(is_sorted(Symbol(types::hash_map)));
  EXPECT_TRUE(has_trait(Symbol("java/util/concurrent/CopyOnWriteArrayList"), weakly_consistent));
  EXPECT_TRUE(is_view_of_abstract_map("java/util/AbstractMap$1"));
  EXPECT_FALSE(is_view_of_abstract_map("java/util/AbstractMap$SimpleEntry"));
  EXPECT_TRUE(is_made_changeable(types::delay_queue));
  EXPECT_FALSE(is_made_changeable("java/util/stream/Stream"));
}

TEST(LibraryData, OpenTypesMayBeCollections) {
  EXPECT_TRUE(is_data("java/lang/Enum"));
  EXPECT_FALSE(has_data_only("java/lang/Enum"));
  EXPECT_FALSE(has_data_only("java/io/Serializable"));
  EXPECT_TRUE(has_data_only("java/time/Duration"));
}

// What is read only by its name changes nothing by its row either.
TEST(LibraryContents, ReadingMethodsChangeNothing) {
  for (const auto family : {MethodFamily::container, MethodFamily::iterator})
    for (const auto& row : all_methods(family)) {
      if (!is_reading_method(row.name)) continue;
      EXPECT_FALSE(row.effect.structural) << row.name;
      EXPECT_EQ(row.protocol.changes, 0U) << row.name;
      EXPECT_LT(row.effect.callback, 0) << row.name;
    }
}

TEST(LibraryContents, WhatNobodyCanChangeRefusesEverything) {
  for (const auto family : {MethodFamily::collections, MethodFamily::factory})
    for (const auto& row : all_methods(family)) {
      const auto owner = family == MethodFamily::collections ? types::collections : types::list;
      if (makes_unchanging(owner, row.name)) {
        EXPECT_EQ(row.protocol.refuses, static_cast<unsigned>(any_change)) << row.name;
      }
    }
}

TEST(LibraryMethods, TheMostSpecialRowComesFirst) {
  EXPECT_FALSE(find_method(MethodFamily::container, types::stack, "pop", 1)->protocol.needs_element);
  EXPECT_TRUE(find_method(MethodFamily::container, types::linked_list, "pop", 1)->protocol.needs_element);
  EXPECT_TRUE(find_method(MethodFamily::container, types::queue, "remove", 1)->protocol.needs_element);
  EXPECT_FALSE(find_method(MethodFamily::container, types::list, "remove", 2)->protocol.needs_element);
  EXPECT_FALSE(find_method(MethodFamily::container, types::list, "stream", 1));
  EXPECT_EQ(iterator_step("next"), IteratorStep::Next);
  EXPECT_EQ(iterator_step("stream"), IteratorStep::None);
}

// Rows behind one that fits every call would never be found.
TEST(LibraryMethods, EveryRowIsFound) {
  for (const auto family : {MethodFamily::container, MethodFamily::optional, MethodFamily::iterator,
                            MethodFamily::collections, MethodFamily::arrays, MethodFamily::factory})
    for (const auto& row : all_methods(family)) {
      bool found = false;
      for (int count = Method::varargs; count < 24; ++count)
        found = found || find_method(family, row.owner, row.name, count) == &row;
      EXPECT_TRUE(found) << row.name << " with " << row.arguments;
    }
}

// Arguments that a row speaks of are there.
TEST(LibraryMethods, ArgumentsAreInRange) {
  for (const auto family : {MethodFamily::container, MethodFamily::optional, MethodFamily::iterator,
                            MethodFamily::collections, MethodFamily::arrays, MethodFamily::factory})
    for (const auto& row : all_methods(family)) {
      if (row.arguments < 0) continue;
      EXPECT_LT(row.effect.subject, std::max(row.arguments, 1)) << row.name;
      EXPECT_LT(row.effect.callback, row.arguments) << row.name;
      EXPECT_LE(row.effect.insert_last, row.arguments) << row.name;
      EXPECT_LT(row.effect.copies, std::max(row.arguments, 1)) << row.name;
    }
}

}  // namespace
}  // namespace jury::library
