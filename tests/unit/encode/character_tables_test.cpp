// Functions of Character as intervals, against what they are known to give.
#include "encode/character_tables.h"

#include <gtest/gtest.h>

#include <fstream>

#include "program/workspace.h"
#include "support/temporary_directory.h"

namespace jury::encode {
namespace {

// The library, which a workspace has with any class.
program::Workspace& workspace() {
  static TemporaryDirectory folder;
  static const auto file = folder.path() / "Empty.java";
  static const bool written = (std::ofstream(file) << "class Empty {}", true);
  static program::Workspace shared({{written ? file : ""}, "", std::nullopt});
  return shared;
}

const ir::Method& method_of_character(const std::string& name, const std::string& descriptor) {
  for (const auto& method : workspace().program().get_class(Symbol("java/lang/Character")).methods)
    if (method.name == name && method.descriptor == descriptor) return method;
  throw UserError("no method " + name);
}

class Table {
 public:
  explicit Table(const std::string& name, const std::string& descriptor,
                 std::optional<std::int32_t> second = {})
      : intervals_(tables_.find(method_of_character(name, descriptor), second)) {}

  bool exists() const { return intervals_ != nullptr; }
  std::size_t size() const { return intervals_->size(); }
  std::int32_t at(std::int32_t character) const {
    auto next = intervals_->begin();
    while (next != intervals_->end() && next->first <= character) ++next;
    const auto& interval = *std::prev(next);
    return interval.value + (interval.relative ? character : 0);
  }

 private:
  CharacterTables tables_{workspace().program()};
  const CharacterTables::Intervals* intervals_;
};

TEST(CharacterTables, DigitsOfSeveralScripts) {
  const Table is_digit("isDigit", "(C)Z"), digit("digit", "(CI)I", 10);
  ASSERT_TRUE(is_digit.exists() && digit.exists());
  for (const std::int32_t zero : {0x30, 0x660, 0x966, 0xff10}) {
    EXPECT_EQ(is_digit.at(zero - 1), 0);
    EXPECT_EQ(is_digit.at(zero + 10), 0);
    for (std::int32_t i = 0; i < 10; ++i) {
      EXPECT_EQ(is_digit.at(zero + i), 1);
      EXPECT_EQ(digit.at(zero + i), i);
    }
  }
  EXPECT_LT(is_digit.size(), 100U);
}

TEST(CharacterTables, ResultsMoveWithTheArgument) {
  const Table lower("toLowerCase", "(C)C");
  ASSERT_TRUE(lower.exists());
  for (std::int32_t c = 0; c < 128; ++c) EXPECT_EQ(lower.at(c), c >= 'A' && c <= 'Z' ? c + 32 : c) << c;
  EXPECT_EQ(lower.at(0x130), 'i');    // capital i with a dot
  EXPECT_EQ(lower.at(0x3a9), 0x3c9);  // omega
  EXPECT_EQ(lower.at(0xffff), 0xffff);
}

TEST(CharacterTables, TheRadixCounts) {
  EXPECT_EQ(Table("digit", "(CI)I", 16).at('f'), 15);
  EXPECT_EQ(Table("digit", "(CI)I", 10).at('f'), -1);
}

TEST(CharacterTables, WhatHasNoIntervals) {
  EXPECT_FALSE(CharacterTables::is_tabulated(method_of_character("reverseBytes", "(C)C")));
  EXPECT_FALSE(CharacterTables::is_tabulated(method_of_character("isDigit", "(I)Z")));
  EXPECT_TRUE(CharacterTables::is_tabulated(method_of_character("isDigit", "(C)Z")));
}

}  // namespace
}  // namespace jury::encode
