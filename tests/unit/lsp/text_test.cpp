#include "lsp/text.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace jury::lsp {
namespace {

TEST(Text, UrisAndPathsGoBothWays) {
  EXPECT_EQ(path_of("file:///home/me/a%20b/%C3%84.java"), "/home/me/a b/Ä.java");
  EXPECT_EQ(uri_of("/home/me/a b/Ä.java"), "file:///home/me/a%20b/%C3%84.java");
  EXPECT_EQ(path_of("file://localhost/tmp/X.java"), "/tmp/X.java");
  EXPECT_EQ(path_of("untitled:Untitled-1"), "");
  EXPECT_EQ(path_of("file:///100%"), "/100%");
}

TEST(Text, LinesEndAsTheyEndOnEverySystem) {
  EXPECT_EQ(lines_of("a\r\nb\n\nc"), (std::vector<std::string>{"a", "b", "", "c"}));
  EXPECT_EQ(lines_of("").size(), 1U);
}

TEST(Text, ColumnsAreCountedInUtf16) {
  EXPECT_EQ(utf16_length("aä€"), 3U);
  EXPECT_EQ(utf16_length("😀"), 2U);
  const auto range = range_of_line({"", "\tint ä = 0; // 😀  "}, 2);
  EXPECT_EQ(range.dump(), R"({"end":{"character":17,"line":1},"start":{"character":1,"line":1}})");
}

TEST(Text, ALineThatIsNotThereHasAnEmptyRange) {
  EXPECT_EQ(range_of_line({"x"}, 9).dump(), R"({"end":{"character":0,"line":8},"start":{"character":0,"line":8}})");
}

}  // namespace
}  // namespace jury::lsp
