// The encodings of text: Java's variant of UTF-8, ordinary UTF-8, UTF-16.
#include "support/unicode.h"

#include <gtest/gtest.h>

namespace jury {
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
  const std::u16string units = from_modified_utf8(text);
  EXPECT_EQ(units, std::u16string(u"a\0\u00e9\u20ac\U0001f600", 6));
  EXPECT_EQ(to_modified_utf8(units), text);
  EXPECT_EQ(printable(text), std::string("a\0\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80", 11));
}

TEST(ModifiedUtf8, LoneSurrogatesArePrintedAsReplacement) {
  EXPECT_EQ(printable("\xed\xa0\xbd!"), "\xef\xbf\xbd!");
  EXPECT_EQ(printable("\xed\xb8\x80"), "\xef\xbf\xbd");
  EXPECT_EQ(printable("\xff"), "\xef\xbf\xbd");
}

TEST(ModifiedUtf8, OrdinaryUtf8IsPrintedAsItIs) {
  const std::string text = "\xf0\x9f\x98\x80 \xc3\xa9";
  EXPECT_EQ(printable(text), text);
  EXPECT_EQ(printable("\xf0\x9f\x98"), "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd");
}

TEST(ModifiedUtf8, MalformedBytesBecomeReplacements) { EXPECT_EQ(from_modified_utf8("a\xff"), u"a\ufffd"); }

TEST(Utf8, RoundTrips) {
  const std::string text = "a\u00e9\u20ac\U0001f600";
  EXPECT_EQ(from_utf8(text), u"a\u00e9\u20ac\U0001f600");
  EXPECT_EQ(to_utf8(from_utf8(text)), text);
  EXPECT_EQ(from_modified_utf8("\xed\xa0\xbd\xed\xb8\x80"), from_utf8("\U0001f600"));
}

TEST(Utf8, MalformedBytesAreLatin1) {
  EXPECT_EQ(from_utf8("\xe9!"), u"\u00e9!");
  EXPECT_EQ(from_utf8("\xf0\x9f"), u"\u00f0\u009f");
}

// As Java writes them.
TEST(Utf8, LoneSurrogatesBecomeQuestionMarks) {
  EXPECT_EQ(to_utf8(std::u16string{u'a', 0xd800}), "a?");
  EXPECT_EQ(to_utf8(std::u16string{0xdc00, u'b'}), "?b");
  EXPECT_EQ(to_utf8(std::u16string{0xd800, 0xd800, 0xdc00}), "?\U00010000");
}

}  // namespace
}  // namespace jury
