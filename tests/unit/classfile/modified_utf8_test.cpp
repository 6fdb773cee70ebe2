// Java's variant of UTF-8: U+0000 in two bytes, supplementary characters as surrogates of three bytes each.
#include "classfile/modified_utf8.h"

#include <gtest/gtest.h>

#include "classfile/message.h"

namespace jury::classfile {
namespace {

bool accepts(const std::string& text) {
  return is_modified_utf8({reinterpret_cast<const unsigned char*>(text.data()), text.size()});
}

TEST(ModifiedUtf8, AcceptsItsOwnForms) {
  EXPECT_TRUE(accepts(""));
  EXPECT_TRUE(accepts("a plain text longer than eight bytes"));
  EXPECT_TRUE(accepts("\xc0\x80"));                                   // U+0000
  EXPECT_TRUE(accepts("\xc3\xa9 and \xe2\x82\xac"));                  // U+00E9, U+20AC
  EXPECT_TRUE(accepts("eight by\xed\xa0\xbd\xed\xb8\x80tes again"));  // U+1F600 as two surrogates
}

TEST(ModifiedUtf8, RefusesWhatTheFormatForbids) {
  EXPECT_FALSE(accepts(std::string("a\0b", 3)));
  EXPECT_FALSE(accepts("12345678\xff"));
  EXPECT_FALSE(accepts("\xf0\x9f\x98\x80"));  // four bytes
  EXPECT_FALSE(accepts("\xc3"));              // cut off
  EXPECT_FALSE(accepts("\xe2\x82"));
  EXPECT_FALSE(accepts("\x80"));
  EXPECT_FALSE(accepts("\xc1\x81"));      // too long a form of 'A'
  EXPECT_FALSE(accepts("\xe0\x80\x80"));  // too long a form of U+0000
  EXPECT_FALSE(accepts("\xc3("));
  EXPECT_FALSE(accepts("\xe2\x82("));
}

TEST(ModifiedUtf8, ConvertsBothWays) {
  const std::string text = "a\xc0\x80\xc3\xa9\xe2\x82\xac\xed\xa0\xbd\xed\xb8\x80";
  const std::u16string units = to_utf16(text);
  EXPECT_EQ(units, std::u16string(u"a\0\u00e9\u20ac\U0001f600", 6));
  EXPECT_EQ(from_utf16(units), text);
  EXPECT_EQ(to_utf8(text), std::string("a\0\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80", 11));
}

TEST(ModifiedUtf8, LoneSurrogatesArePrintedAsReplacement) {
  EXPECT_EQ(to_utf8("\xed\xa0\xbd!"), "\xef\xbf\xbd!");
  EXPECT_EQ(to_utf8("\xed\xb8\x80"), "\xef\xbf\xbd");
  EXPECT_EQ(to_utf8("\xff"), "\xef\xbf\xbd");
}

TEST(ModifiedUtf8, OrdinaryUtf8IsPrintedAsItIs) {
  const std::string text = "\xf0\x9f\x98\x80 \xc3\xa9";
  EXPECT_EQ(to_utf8(text), text);
  EXPECT_EQ(to_utf8("\xf0\x9f\x98"), "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd");
}

TEST(Message, IsOneReadableLine) {
  EXPECT_EQ(one_line("a\nb\tc\x7f"), "a?b?c?");
  EXPECT_EQ(one_line("abcdef", 3), "abc...");
  EXPECT_EQ(display_for_message("f", "(I)V"), "f(int)");
  EXPECT_EQ(display_for_message("f", "(L" + std::string(60000, 'x') + ";)V"),
            "f(L" + std::string(147, 'x') + "...");
}

}  // namespace
}  // namespace jury::classfile
