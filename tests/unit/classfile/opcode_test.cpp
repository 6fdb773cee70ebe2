// The table of opcodes: numbers, names and shapes at points that are easy to get wrong.
#include "classfile/opcode.h"

#include <gtest/gtest.h>

#include <set>

namespace jury::classfile {
namespace {

TEST(Opcode, NumbersAreThoseOfTheSpecification) {
  EXPECT_EQ(static_cast<int>(Opcode::nop), 0x00);
  EXPECT_EQ(static_cast<int>(Opcode::ldc2_w), 0x14);
  EXPECT_EQ(static_cast<int>(Opcode::aload_3), 0x2d);
  EXPECT_EQ(static_cast<int>(Opcode::astore_3), 0x4e);
  EXPECT_EQ(static_cast<int>(Opcode::swap), 0x5f);
  EXPECT_EQ(static_cast<int>(Opcode::lxor), 0x83);
  EXPECT_EQ(static_cast<int>(Opcode::iinc), 0x84);
  EXPECT_EQ(static_cast<int>(Opcode::dcmpg), 0x98);
  EXPECT_EQ(static_cast<int>(Opcode::goto_), 0xa7);
  EXPECT_EQ(static_cast<int>(Opcode::lookupswitch), 0xab);
  EXPECT_EQ(static_cast<int>(Opcode::return_), 0xb1);
  EXPECT_EQ(static_cast<int>(Opcode::invokedynamic), 0xba);
  EXPECT_EQ(static_cast<int>(Opcode::wide), 0xc4);
  EXPECT_EQ(static_cast<int>(Opcode::jsr_w), 0xc9);
}

TEST(Opcode, MnemonicsAreDistinct) {
  std::set<std::string_view> seen;
  for (const OpcodeInfo& row : opcode_table) EXPECT_TRUE(seen.insert(row.mnemonic).second) << row.mnemonic;
  EXPECT_EQ(mnemonic(Opcode::goto_), "goto");
  EXPECT_EQ(mnemonic(Opcode::new_), "new");
  EXPECT_EQ(mnemonic(Opcode::return_), "return");
}

TEST(Opcode, LengthFollowsTheFormat) {
  EXPECT_EQ(fixed_length(info(Opcode::iadd).format), 1U);
  EXPECT_EQ(fixed_length(info(Opcode::bipush).format), 2U);
  EXPECT_EQ(fixed_length(info(Opcode::newarray).format), 2U);
  EXPECT_EQ(fixed_length(info(Opcode::iinc).format), 3U);
  EXPECT_EQ(fixed_length(info(Opcode::multianewarray).format), 4U);
  EXPECT_EQ(fixed_length(info(Opcode::goto_w).format), 5U);
  EXPECT_EQ(fixed_length(info(Opcode::invokeinterface).format), 5U);
  EXPECT_EQ(fixed_length(info(Opcode::tableswitch).format), 0U);
}

TEST(Opcode, KnowsWhereControlDoesNotGoOn) {
  for (const Opcode opcode : {Opcode::goto_, Opcode::goto_w, Opcode::tableswitch, Opcode::lookupswitch,
                              Opcode::athrow, Opcode::return_, Opcode::areturn, Opcode::ret}) {
    EXPECT_TRUE(ends_flow(opcode)) << mnemonic(opcode);
  }
  for (const Opcode opcode : {Opcode::ifeq, Opcode::jsr, Opcode::jsr_w, Opcode::invokestatic, Opcode::nop}) {
    EXPECT_FALSE(ends_flow(opcode)) << mnemonic(opcode);
  }
}

}  // namespace
}  // namespace jury::classfile
