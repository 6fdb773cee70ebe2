#include "cli/project.h"

#include <optional>
#define TOML_EXCEPTIONS 1
#include <toml++/toml.h>

#include "support/diagnostics.h"
#include "support/suggestion.h"

namespace jury::cli {

namespace {

namespace fs = std::filesystem;
using session::Suppression;

std::optional<fs::path> find_file(fs::path directory) {
  directory = fs::absolute(directory).lexically_normal();
  while (true) {
    if (fs::is_regular_file(directory / "jury.toml")) return directory / "jury.toml";
    if (!directory.has_parent_path() || directory.parent_path() == directory) return std::nullopt;
    directory = directory.parent_path();
  }
}

class ProjectReader {
 public:
  ProjectReader(CommandLine& line, fs::path file) : line_(line), file_(std::move(file)) {}

  std::vector<Suppression> read() {
    toml::table document;
    try {
      document = toml::parse_file(file_.string());
    } catch (const toml::parse_error& error) {
      throw UserError(position(error.source()), std::string(error.description()));
    }
    std::vector<Suppression> suppressions;
    for (const auto& [key, value] : document) {
      const std::string name(key.str());
      if (name == "inputs")
        read_inputs(value);
      else if (name == "suppress")
        suppressions = read_suppressions(value);
      else
        read_option(name, value, key.source());
    }
    return suppressions;
  }

 private:
  SourcePosition position(const toml::source_region& region) const {
    return {file_.string(), static_cast<int>(region.begin.line), static_cast<int>(region.begin.column)};
  }
  [[noreturn]] void fail(const toml::node& node, const std::string& message) const {
    throw UserError(position(node.source()), message);
  }

  // Texts, numbers, and lists of them.
  std::vector<std::string> texts(const toml::node& node) const {
    std::vector<std::string> result;
    const auto add = [&](const toml::node& item) {
      if (const auto* text = item.as_string())
        result.push_back(text->get());
      else if (const auto* number = item.as_integer())
        result.push_back(std::to_string(number->get()));
      else
        fail(item, "a text or a whole number is expected here");
    };
    if (const auto* list = node.as_array())
      for (const auto& item : *list) add(item);
    else
      add(node);
    return result;
  }

  void read_inputs(const toml::node& node) {
    const auto given = texts(node);
    if (line_.inputs.empty())
      for (const auto& input : given) line_.inputs.push_back(resolved(input));
  }

  // Paths of the file are relative to it.
  fs::path resolved(const fs::path& path) const {
    const auto full = (file_.parent_path() / path).lexically_normal();
    const auto relative = full.lexically_proximate(fs::current_path());
    return relative.string().starts_with("..") ? full : relative;
  }

  void read_option(const std::string& name, const toml::node& node, const toml::source_region& place) {
    std::vector<std::string> names{"inputs", "suppress"};
    for (const auto& option : options()) {
      if (!(option.commands & only(Command::Check))) continue;
      names.emplace_back(option.name);
      if (option.name != name) continue;
      if (line_.has(name)) return;
      try {
        line_.set(option, values_of(option, node));
      } catch (const UserError& error) {
        throw UserError(position(node.source()), error.what());
      }
      return;
    }
    throw UserError(position(place), "there is no setting '" + name + "'" + suggestion(name, names));
  }

  std::optional<std::vector<std::string>> values_of(const OptionSpec& option, const toml::node& node) const {
    if (option.value.empty()) {
      const auto* flag = node.as_boolean();
      if (!flag) fail(node, "true or false is expected here");
      return flag->get() ? std::optional(std::vector<std::string>{}) : std::nullopt;
    }
    auto values = texts(node);
    const bool is_path = option.value == "FILE" || option.value == "DIR" || option.value == "PATH";
    if (is_path)
      for (auto& value : values) value = resolved(value).string();
    if (option.repeatable || values.size() < 2) return values;
    const char* separator = option.value == "PATH" ? ":" : ",";
    std::string joined;
    for (const auto& value : values) joined += (joined.empty() ? "" : separator) + value;
    return std::vector<std::string>{joined};
  }

  std::vector<Suppression> read_suppressions(const toml::node& node) const {
    const auto* list = node.as_array();
    if (!list || !list->is_array_of_tables()) fail(node, "write each as a table: [[suppress]]");
    std::vector<Suppression> result;
    for (const auto& item : *list) result.push_back(read_suppression(*item.as_table()));
    return result;
  }

  Suppression read_suppression(const toml::table& table) const {
    Suppression result;
    for (const auto& [key, value] : table) {
      const auto* text = value.as_string();
      if (!text) fail(value, "a text is expected here");
      if (key == "method")
        result.method = text->get();
      else if (key == "property")
        result.property = text->get() == "contracts" ? "contract" : text->get();
      else if (key == "reason")
        result.reason = text->get();
      else
        throw UserError(position(key.source()), "a suppression has method, property and reason, not '" +
                                                    std::string(key.str()) + "'");
    }
    if (result.method.empty()) fail(table, "a suppression needs a method: \"Class.method\" or \"Class.*\"");
    if (result.reason.empty()) fail(table, "a suppression needs a reason");
    if (!result.property.empty() && !engine::property_named(result.property))
      fail(table, "there is no property '" + result.property + "'");
    return result;
  }

  CommandLine& line_;
  fs::path file_;
};

}  // namespace

std::vector<fs::path> usual_inputs(const fs::path& root) {
  for (const auto* place : {"target/classes", "build/classes/java/main", "src/main/java"})
    if (fs::is_directory(root / place)) return {(root / place).lexically_proximate(fs::current_path())};
  return {};
}

std::vector<session::Suppression> apply_project(CommandLine& line, const fs::path& directory) {
  std::vector<Suppression> suppressions;
  const auto file = find_file(directory);
  if (file) suppressions = ProjectReader(line, *file).read();
  if (line.inputs.empty()) line.inputs = usual_inputs(directory);
  return suppressions;
}

}  // namespace jury::cli
