// Every #include between folders of src/ is an edge that src/DEPENDENCIES allows.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "../source_directory.h"

namespace {

namespace fs = std::filesystem;
const fs::path source_root = jury::tests::source_directory() / "src";

std::map<std::string, std::set<std::string>> allowed_edges() {
  std::map<std::string, std::set<std::string>> edges;
  std::ifstream file(source_root / "DEPENDENCIES");
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    const auto colon = line.find(':');
    std::istringstream rest(line.substr(colon + 1));
    auto& targets = edges[line.substr(0, colon)];
    for (std::string target; rest >> target;) targets.insert(target);
  }
  return edges;
}

TEST(Dependencies, EveryIncludeIsAnAllowedEdge) {
  const auto edges = allowed_edges();
  ASSERT_FALSE(edges.empty());
  const std::regex include("^#include \"([a-z]+)/");
  for (const auto& entry : fs::recursive_directory_iterator(source_root)) {
    const auto extension = entry.path().extension();
    if (extension != ".h" && extension != ".cpp") continue;
    const std::string folder = fs::relative(entry.path(), source_root).begin()->string();
    ASSERT_TRUE(edges.contains(folder)) << folder << " is missing from src/DEPENDENCIES";
    std::ifstream file(entry.path());
    for (std::string line; std::getline(file, line);) {
      std::smatch match;
      if (!std::regex_search(line, match, include)) continue;
      const std::string target = match[1];
      EXPECT_TRUE(target == folder || edges.at(folder).contains(target))
          << entry.path() << " includes " << target << ", which src/DEPENDENCIES does not allow";
    }
  }
}

// Who says that a claim was confirmed, or that a run was traced, must have seen to it.
TEST(Dependencies, OnlyChecksAndTheCodecMakeWhatVerdictsAreMadeOf) {
  const std::map<std::string, std::regex> allowed{
      {"check/acceptance.h", std::regex("check/[a-z_]+\\.cpp|engine/evidence_codec\\.cpp")},
      {"engine/restored.h", std::regex("engine/result_codec\\.cpp")}};
  std::map<std::string, int> seen;
  for (const auto& entry : fs::recursive_directory_iterator(source_root)) {
    if (!entry.is_regular_file()) continue;
    const auto path = fs::relative(entry.path(), source_root).string();
    std::ifstream file(entry.path());
    for (std::string line; std::getline(file, line);)
      for (const auto& [header, includers] : allowed)
        if (line == "#include \"" + header + "\"") {
          EXPECT_TRUE(std::regex_match(path, includers)) << path << " includes " << header;
          ++seen[header];
        }
  }
  EXPECT_EQ(seen.size(), allowed.size());
}

TEST(Dependencies, TheListHasNoCycle) {
  const auto edges = allowed_edges();
  std::map<std::string, int> state;
  std::function<bool(const std::string&)> acyclic = [&](const std::string& folder) {
    int& mark = state[folder];
    if (mark == 1) return false;
    if (mark == 2) return true;
    mark = 1;
    for (const auto& target : edges.at(folder))
      if (!acyclic(target)) return false;
    state[folder] = 2;
    return true;
  };
  for (const auto& [folder, targets] : edges) EXPECT_TRUE(acyclic(folder)) << folder;
}

}  // namespace
