// Texts of class files inside messages.
#include "classfile/message.h"

#include <gtest/gtest.h>

namespace jury::classfile {
namespace {

TEST(Message, IsOneReadableLine) {
  EXPECT_EQ(one_line("a\nb\tc\x7f"), "a?b?c?");
  EXPECT_EQ(one_line("abcdef", 3), "abc...");
  EXPECT_EQ(display_for_message("f", "(I)V"), "f(int)");
  EXPECT_EQ(display_for_message("f", "(L" + std::string(60000, 'x') + ";)V"),
            "f(L" + std::string(147, 'x') + "...");
}

}  // namespace
}  // namespace jury::classfile
