// What comments and documents point to is there: files of this repository, and nothing outside it.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "../source_directory.h"

namespace {

namespace fs = std::filesystem;
const fs::path root = jury::tests::source_directory();

bool has_extension(const fs::path& path, std::initializer_list<std::string_view> extensions) {
  return std::find(extensions.begin(), extensions.end(), path.extension().string()) != extensions.end();
}

std::vector<fs::path> files_below(const std::vector<std::string>& folders,
                                  std::initializer_list<std::string_view> extensions) {
  std::vector<fs::path> files;
  for (const auto& folder : folders)
    for (const auto& entry : fs::recursive_directory_iterator(root / folder))
      if (entry.is_regular_file() && has_extension(entry.path(), extensions)) files.push_back(entry.path());
  return files;
}

// The names of all sources and documents, as "verdict.h" and as each longer end of their paths, "engine/verdict.h".
std::set<std::string> known_ends() {
  std::set<std::string> ends;
  const std::initializer_list<std::string_view> extensions{".h", ".cpp", ".md", ".def", ".java", ".rel", ".json"};
  for (const auto& file : files_below({"src", "tests", "bench", "docs", "tools", "integrations", "examples"}, extensions)) {
    fs::path end;
    for (auto part = fs::relative(file, root); !part.empty(); part = part.parent_path()) {
      end = end.empty() ? part.filename() : part.filename() / end;
      ends.insert(end.string());
    }
  }
  for (const auto& entry : fs::directory_iterator(root)) ends.insert(entry.path().filename().string());
  return ends;
}

std::string comment_of(const std::string& line) {
  const auto begin = line.find("//");
  return begin == std::string::npos ? "" : line.substr(begin);
}

TEST(References, CommentsPointToFilesThatAreThere) {
  const auto ends = known_ends();
  // Not of patterns, "*_attributes.cpp".
  const std::regex named("(?:^|[^*A-Za-z0-9_./-])([A-Za-z0-9_./-]*[A-Za-z0-9_]\\.(?:h|cpp|md|def))\\b");
  std::size_t seen = 0;
  for (const auto& file : files_below({"src", "tests/unit", "bench"}, {".h", ".cpp"})) {
    std::ifstream stream(file);
    for (std::string line; std::getline(stream, line);) {
      const auto comment = comment_of(line);
      for (std::sregex_iterator found(comment.begin(), comment.end(), named), end; found != end; ++found) {
        ++seen;
        const auto name = (*found)[1].str();
        EXPECT_TRUE(ends.contains(name))
            << fs::relative(file, root).string() << " points to " << name << ", which is not there";
      }
    }
  }
  EXPECT_GT(seen, 50U);
}

// Numbers of issues and documents beside the repository mean nothing to who has only the repository.
TEST(References, NothingPointsOutsideTheRepository) {
  const std::regex outside("shared/|\\bnotes/|\\bseeds? [0-9]{3}\\b(?! *to)|\\bDESIGN\\.md\\b|\\bSTYLE\\.md\\b|\\bissue [0-9]+\\b");
  for (const auto& file : files_below({"src", "bench", "docs"}, {".h", ".cpp", ".md", ".java", ".js", ".css"})) {
    std::ifstream stream(file);
    for (std::string line; std::getline(stream, line);)
      EXPECT_FALSE(std::regex_search(line, outside)) << fs::relative(file, root).string() << ": " << line;
  }
}

// Links of documents that lead to files: [text](path), [text](path#part).
TEST(References, LinksOfDocumentsLeadSomewhere) {
  const std::regex link("\\]\\(([^)#: ]+)(#[^)]*)?\\)");
  auto documents = files_below({"docs"}, {".md"});
  for (const auto* name : {"README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"}) documents.push_back(root / name);
  for (const auto& document : documents) {
    std::ifstream stream(document);
    for (std::string line; std::getline(stream, line);)
      for (std::sregex_iterator found(line.begin(), line.end(), link), end; found != end; ++found)
        EXPECT_TRUE(fs::exists(document.parent_path() / (*found)[1].str()))
            << fs::relative(document, root).string() << " links to " << (*found)[1];
  }
}

}  // namespace
