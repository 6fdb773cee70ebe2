// What the commands open: the inputs and the class path that the user named. A class path entry that is not
// there is an error here, although java and javac pass over it: what it should have held is what would be
// missing later.
#include <algorithm>
#include <filesystem>

#include "classfile/file_queries.h"
#include "classfile/java_sources.h"
#include "cli/commands.h"

namespace jury::cli {

namespace {

namespace fs = std::filesystem;

void check_class_path(std::string_view entries) {
  while (!entries.empty()) {
    const auto end = std::min(entries.find(':'), entries.size());
    fs::path entry(entries.substr(0, end));
    entries.remove_prefix(std::min(end + 1, entries.size()));
    if (entry.filename() == "*") entry = entry.parent_path();  // all jars of a directory
    if (!entry.empty() && !classfile::there_is(entry))
      throw UserError("--classpath: " + entry.string() + ": no such file or directory");
  }
}

// Where builds keep tests, and how they are called beside what they test.
bool is_test(const fs::path& source, const fs::path& root) {
  const auto name = source.stem().string();
  if (name.ends_with("Test") || name.ends_with("Tests") || name.ends_with("TestCase")) return true;
  for (const auto& folder : source.lexically_relative(root).parent_path())
    if (folder == "test" || folder == "tests") return true;
  return false;
}

// A directory of sources becomes the list of those that are no tests.
std::vector<fs::path> without_tests(const std::vector<fs::path>& inputs) {
  std::vector<fs::path> result;
  for (const auto& input : inputs) {
    if (!fs::is_directory(input) || classfile::there_are_classes_below(input)) {
      result.push_back(input);
      continue;
    }
    const auto before = result.size();
    for (const auto& source : classfile::find_java_files(input))
      if (!is_test(source, input)) result.push_back(source);
    if (result.size() == before)
      throw UserError(input.string() + ": the directory holds no Java sources but tests");
  }
  return result;
}

}  // namespace

program::Inputs inputs_of(const CommandLine& line) {
  check_class_path(line.text("classpath"));
  program::Inputs inputs{line.has("no-tests") ? without_tests(line.inputs) : line.inputs,
                         line.text("classpath"), std::nullopt};
  if (line.has("java-home")) inputs.java_home = line.text("java-home");
  inputs.specifications = false;
  return inputs;
}

}  // namespace jury::cli
