#include "cli/serving.h"

#include <algorithm>

#include "classfile/file_queries.h"
#include "cli/commands.h"
#include "cli/junit_output.h"
#include "cli/project.h"
#include "cli/request.h"
#include "support/suggestion.h"

namespace jury::cli {

namespace {

namespace fs = std::filesystem;

const OptionSpec& option_of_check(const std::string& name) {
  std::vector<std::string> names;
  for (const auto& option : options()) {
    if (!(option.commands & only(Command::Check))) continue;
    if (option.name == name) return option;
    names.emplace_back(option.name);
  }
  throw UserError("'jury check' has no option '" + name + "'" + suggestion(name, names));
}

void set_option(CommandLine& line, const std::string& name, const std::optional<std::vector<std::string>>& values) {
  const auto& option = option_of_check(name);
  for (const auto* elsewhere : {"format", "output", "html", "junit", "write-baseline", "quiet", "times", "color", "entry"})
    if (name == elsewhere) throw UserError("the option '" + name + "' is not for checks that are asked for here");
  if (values && values->empty() != option.value.empty())
    throw UserError("the option '" + name + "' takes " + (option.value.empty() ? "true or false" : "a value"));
  line.set(option, values);
}

bool holds_sources(const fs::path& input) {
  return input.extension() == ".java" || (fs::is_directory(input) && !classfile::there_are_classes_below(input));
}

bool is_within(const fs::path& file, const fs::path& directory) {
  const auto relative = fs::absolute(file).lexically_normal().lexically_relative(fs::absolute(directory).lexically_normal());
  return !relative.empty() && *relative.begin() != "..";
}

// The document alone is compiled: javac finds the sources that it needs beside it. The project's classes are on
// the class path, its sources elsewhere are inputs as before.
void take_document(CommandLine& line, const fs::path& document) {
  if (!fs::is_regular_file(document)) throw UserError(document.string() + ": no such file or directory");
  std::vector<fs::path> inputs{document};
  std::string class_path;
  for (const auto& input : line.inputs) {
    std::error_code ignored;
    if (!fs::exists(input, ignored) || fs::equivalent(input, document, ignored)) continue;
    if (!holds_sources(input))
      class_path += (class_path.empty() ? "" : ":") + input.string();
    else if (!is_within(document, input))
      inputs.push_back(input);
  }
  line.inputs = std::move(inputs);
  const auto given = line.text("classpath");
  if (class_path.empty()) return;
  line.set(option_of_check("classpath"), std::vector{given.empty() ? class_path : class_path + ":" + given});
}

session::Request make_request(CommandLine line, const serve::Question& question) {
  line.command = Command::Check;
  for (const auto& [name, values] : question.options) set_option(line, name, values);
  line.inputs.assign(question.inputs.begin(), question.inputs.end());
  auto suppressions = apply_project(line, question.directory);
  if (!question.document.empty()) take_document(line, question.document);
  if (line.inputs.empty()) throw UserError("no input: name files or directories, or have a jury.toml that does");
  auto request = request_of(line, std::move(suppressions));
  request.questions.entries = question.entries;
  request.questions.sources = question.sources;
  if (!question.document.empty()) request.questions.sources.push_back(question.document);
  if (!question.entries.empty()) request.questions.sources.clear();
  return request;
}

}  // namespace

serve::Abilities abilities_of(const CommandLine& started_with) {
  return {[started_with](const serve::Question& question) { return make_request(started_with, question); },
          [](program::Workspace& program, const engine::Result& refutation, const fs::path& directory) {
            replay::JunitWriter writer(program, directory);
            report::Sources sources;
            const auto written = write_test(writer, sources, refutation);
            return serve::WrittenTest{written.file.string(), written.obstacle};
          }};
}

}  // namespace jury::cli
