// Classes of java.util are named in src/library and src/models only: whoever wants to know something of one asks
// the table there. Comments may name them.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>

#include "../source_directory.h"

namespace {

namespace fs = std::filesystem;

// Files that still name some, with the reason. Nothing else may come here.
const std::map<std::string, std::string> exceptions{
    {"encode/epr/translator.cpp", "the text of an assumption, for people"},
    {"encode/epr/region_parts.cpp", "the text of a reason, for people"},
};

// The line without what follows "//" outside of a string.
std::string code_of(const std::string& line) {
  bool in_string = false;
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    if (in_string && line[i] == '\\') {
      ++i;
      continue;
    }
    if (line[i] == '"' && (i == 0 || line[i - 1] != '\'')) in_string = !in_string;
    if (!in_string && line[i] == '/' && line[i + 1] == '/') return line.substr(0, i);
  }
  return line;
}

TEST(LibraryNames, AreInTheTableOfTheLibraryOnly) {
  const fs::path root = jury::tests::source_directory() / "src";
  const std::regex name("java[/.]util\\b");
  std::map<std::string, int> found;
  for (const auto& entry : fs::recursive_directory_iterator(root)) {
    const auto extension = entry.path().extension();
    if (extension != ".h" && extension != ".cpp" && extension != ".def") continue;
    const auto path = fs::relative(entry.path(), root);
    if (*path.begin() == "library" || *path.begin() == "models") continue;
    std::ifstream file(entry.path());
    int number = 0;
    for (std::string line; std::getline(file, line);) {
      ++number;
      if (!std::regex_search(code_of(line), name)) continue;
      ++found[path.string()];
      EXPECT_TRUE(exceptions.contains(path.string()))
          << path << ":" << number << " names a class of java.util: it belongs into src/library";
    }
  }
  for (const auto& [path, reason] : exceptions)
    EXPECT_TRUE(found.contains(path)) << path << " names none any more: take it off the list (" << reason << ")";
}

TEST(LibraryNames, CodeIsToldFromComments) {
  EXPECT_EQ(code_of("x = \"a//b\";  // java/util/List"), "x = \"a//b\";  ");
  EXPECT_EQ(code_of("// java/util/List"), "");
  EXPECT_EQ(code_of("c == '\"';  // java/util/List"), "c == '\"';  ");
}

}  // namespace
