#include "encode/heap_symmetry.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "logic/evaluator.h"

namespace jury::encode {
namespace {

// Heaps of `count` objects with `fields` references each and one root, objects 1..count, 0 for null. Every
// reference is a free choice: here a constant per (reference, target), so that a heap is an assignment.
class HeapSymmetryTest : public testing::Test {
 protected:
  static constexpr ObjectId count = 3;
  static constexpr std::size_t fields = 2;
  static constexpr std::size_t references = 1 + count * fields;
  using Vector = std::vector<ObjectId>;  // the root, then the fields of object 1, 2, 3

  HeapSymmetryTest() {
    symmetry_.add_pool({1, 2, 3});
    for (std::size_t i = 0; i < references; ++i) {
      std::vector<Target> targets;
      for (ObjectId target = 0; target <= count; ++target) {
        picks_.push_back(terms_.fresh_constant("pick", terms_.boolean_sort()));
        targets.push_back({target, picks_.back()});
      }
      if (i > 0) symmetry_.begin(static_cast<ObjectId>(1 + (i - 1) / fields));
      symmetry_.add(Reference(targets));
    }
    kept_ = terms_.conjunction(symmetry_.constraints());
  }

  bool kept(const Vector& heap) {
    logic::Model model;
    for (std::size_t i = 0; i < references; ++i)
      for (ObjectId target = 0; target <= count; ++target)
        model.set(picks_[i * (count + 1) + target], logic::Value(heap[i] == target));
    return logic::Evaluator(model).evaluate(kept_)->boolean();
  }

  static Vector renumbered(const Vector& heap, const std::vector<ObjectId>& to) {
    Vector result(heap.size());
    result[0] = to[heap[0]];
    for (ObjectId object = 1; object <= count; ++object)
      for (std::size_t field = 0; field < fields; ++field)
        result[1 + (to[object] - 1) * fields + field] = to[heap[1 + (object - 1) * fields + field]];
    return result;
  }

  logic::TermManager terms_;
  HeapSymmetry symmetry_{terms_};
  std::vector<Term> picks_;
  Term kept_;
};

TEST_F(HeapSymmetryTest, EveryHeapKeepsANumbering) {
  std::size_t kept_heaps = 0;
  std::size_t heaps = 0;
  Vector heap(references, 0);
  for (bool more = true; more;) {
    ++heaps;
    std::vector<ObjectId> to{0, 1, 2, 3};
    bool some = false;
    do some = some || kept(renumbered(heap, to));
    while (!some && std::next_permutation(to.begin() + 1, to.end()));
    ASSERT_TRUE(some);
    if (kept(heap)) ++kept_heaps;
    std::size_t digit = 0;
    while (digit < references && ++heap[digit] > count) heap[digit++] = 0;
    more = digit < references;
  }
  // Of each heap that reaches all three objects one of six numberings is left.
  EXPECT_LT(kept_heaps * 2, heaps);
}

// An array of three slots comes first in the sequence, then three objects with a reference each and one more
// root.
class ArrayHeapSymmetryTest : public testing::Test {
 protected:
  static constexpr ObjectId count = 3;
  static constexpr std::size_t references = 3 + count + 1;
  static constexpr ObjectId array = 9;
  using Vector = std::vector<ObjectId>;  // the slots, the fields of object 1, 2, 3, the last reference

  ArrayHeapSymmetryTest() {
    symmetry_.add_pool({1, 2, 3});
    symmetry_.begin(array);
    for (std::size_t i = 0; i < references; ++i) {
      if (i < 3) symmetry_.begin_slot(i);
      if (i >= 3 && i < 3 + count) symmetry_.begin(static_cast<ObjectId>(i - 2));
      std::vector<Target> targets;
      possible_.push_back(symmetry_.possible({1, 2, 3}));
      for (ObjectId target = 0; target <= count; ++target) {
        picks_.push_back(terms_.fresh_constant("pick", terms_.boolean_sort()));
        if (is_possible(i, target)) targets.push_back({target, picks_.back()});
      }
      symmetry_.add(Reference(targets));
    }
    kept_ = terms_.conjunction(symmetry_.constraints());
  }

  bool is_possible(std::size_t reference, ObjectId target) const {
    return target == 0 || std::ranges::count(possible_[reference], target) > 0;
  }

  bool kept(const Vector& heap) {
    logic::Model model;
    for (std::size_t i = 0; i < references; ++i) {
      if (!is_possible(i, heap[i])) return false;
      for (ObjectId target = 0; target <= count; ++target)
        model.set(picks_[i * (count + 1) + target], logic::Value(heap[i] == target));
    }
    return logic::Evaluator(model).evaluate(kept_)->boolean();
  }

  static Vector renumbered(const Vector& heap, const std::vector<ObjectId>& to) {
    Vector result(heap.size());
    for (std::size_t i = 0; i < 3; ++i) result[i] = to[heap[i]];
    for (ObjectId object = 1; object <= count; ++object) result[2 + to[object]] = to[heap[2 + object]];
    result.back() = to[heap.back()];
    return result;
  }

  logic::TermManager terms_;
  HeapSymmetry symmetry_{terms_};
  std::vector<std::vector<ObjectId>> possible_;
  std::vector<Term> picks_;
  Term kept_;
};

TEST_F(ArrayHeapSymmetryTest, EveryHeapKeepsANumbering) {
  std::size_t kept_heaps = 0;
  std::size_t heaps = 0;
  Vector heap(references, 0);
  for (bool more = true; more;) {
    ++heaps;
    std::vector<ObjectId> to{0, 1, 2, 3};
    bool some = false;
    do some = some || kept(renumbered(heap, to));
    while (!some && std::next_permutation(to.begin() + 1, to.end()));
    ASSERT_TRUE(some);
    if (kept(heap)) ++kept_heaps;
    std::size_t digit = 0;
    while (digit < references && ++heap[digit] > count) heap[digit++] = 0;
    more = digit < references;
  }
  EXPECT_LT(kept_heaps * 2, heaps);
}

TEST_F(ArrayHeapSymmetryTest, ASlotGivesItsNumber) {
  EXPECT_EQ(possible_[0], (std::vector<ObjectId>{1}));
  EXPECT_EQ(possible_[1], (std::vector<ObjectId>{1, 2}));
  EXPECT_TRUE(kept({0, 2, 3, 0, 0, 0, 0}));
  EXPECT_FALSE(kept({0, 1, 0, 0, 0, 0, 0}));
  // Object 3 takes the number that the first slot left free, and its own field may refer to any other.
  EXPECT_TRUE(kept({0, 2, 0, 3, 1, 2, 0}));
}

TEST(HeapSymmetry, TheFirstReferenceCanOnlyMeanTheFirstObject) {
  logic::TermManager terms;
  HeapSymmetry symmetry(terms);
  symmetry.add_pool({1, 2, 3});
  EXPECT_EQ(symmetry.possible({1, 2, 3}), (std::vector<ObjectId>{1}));
  symmetry.add(Reference(1, terms.true_term()));
  EXPECT_EQ(symmetry.possible({1, 2, 3}), (std::vector<ObjectId>{1, 2}));
  symmetry.begin(1);
  symmetry.begin(2);
  EXPECT_EQ(symmetry.possible({1, 2, 3}), (std::vector<ObjectId>{1, 2, 3}));
}

}  // namespace
}  // namespace jury::encode
