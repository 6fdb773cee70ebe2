#include "cli/command_line.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>

#include "cli/help.h"
#include "support/diagnostics.h"
#include "support/suggestion.h"

namespace jury::cli {

namespace {

const OptionSpec& option_named(std::string_view name, Command command) {
  for (const auto& option : options())
    if (option.name == name && (option.commands & only(command))) return option;
  internal_error(__FILE__, __LINE__, "no option " + std::string(name));
}

bool is_number(const OptionSpec& option) { return option.least <= option.most; }

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  while (true) {
    const auto end = text.find(separator);
    parts.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

template <typename Number>
void check_number(const OptionSpec& option, const std::string& name, const std::string& value,
                  const std::string& kind) {
  Number number = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
  const bool too_large = error == std::errc::result_out_of_range;
  if ((error != std::errc() && !too_large) || end != value.data() + value.size())
    throw UserError(name + " takes " + kind + ", not '" + value + "'");
  // Written so that what is no number (nan) is refused too.
  const bool within = number >= static_cast<Number>(option.least) && number <= static_cast<Number>(option.most);
  if (too_large || !within)
    throw UserError(name + " takes a number from " + std::to_string(option.least) + " to " +
                    std::to_string(option.most) + ", not " + value);
}

void check_value(const OptionSpec& option, const std::string& value) {
  const std::string name = "--" + std::string(option.name);
  if (!option.choices.empty()) {
    const auto allowed = split(option.choices, '|');
    if (std::find(allowed.begin(), allowed.end(), value) == allowed.end())
      throw UserError(name + " takes one of " + std::string(option.choices) + ", not '" + value + "'" +
                      suggestion(value, allowed));
  }
  if (!is_number(option)) return;
  if (option.decimals)
    check_number<double>(option, name, value, "a number");
  else
    check_number<std::int64_t>(option, name, value, "a whole number");
}

Command command_named(const std::string& name) {
  std::vector<std::string> names;
  for (const auto& command : commands()) {
    if (command.name == name) return command.command;
    names.emplace_back(command.name);
  }
  throw UserError("there is no command '" + name + "'" + suggestion(name, names) + "\nTry 'jury --help'.");
}

}  // namespace

std::string CommandLine::text(std::string_view option) const {
  const auto found = values_.find(option);
  return found == values_.end() ? std::string(option_named(option, command).fallback) : found->second.back();
}

std::int64_t CommandLine::number(std::string_view option) const { return std::stoll(text(option)); }

double CommandLine::decimal(std::string_view option) const { return std::stod(text(option)); }

std::vector<std::string> CommandLine::list(std::string_view option) const {
  const auto found = values_.find(option);
  return found == values_.end() ? std::vector<std::string>() : found->second;
}

// CLI11 does the scanning; names, ranges and help come from the table.
struct CommandLineParser {
  explicit CommandLineParser(Command command) { result.command = command; }

  Parsed run(std::vector<std::string> arguments) {
    const auto separator = std::find(arguments.begin(), arguments.end(), "--");
    if (separator != arguments.end()) {
      result.program_arguments.assign(separator + 1, arguments.end());
      arguments.erase(separator, arguments.end());
    }
    CLI::App app;
    app.set_help_flag();
    bool help = false;
    app.add_flag("-h,--help", help);
    std::vector<std::string> inputs;
    app.add_option("INPUT", inputs);
    std::map<std::string, std::vector<std::string>> given;
    std::map<std::string, bool> flags;
    for (const auto& option : options())
      if (option.commands & only(result.command)) add(app, option, given, flags);
    std::reverse(arguments.begin(), arguments.end());
    try {
      app.parse(arguments);
    } catch (const CLI::ParseError& error) {
      throw UserError(explain(app, error) + "\nTry 'jury " + std::string(spec(result.command).name) +
                      " --help'.");
    }
    if (help) return {std::nullopt, command_help(result.command)};
    if (!result.program_arguments.empty() && !spec(result.command).takes_arguments)
      throw UserError("jury " + std::string(spec(result.command).name) + " takes no arguments after --");
    take(given, flags);
    for (const auto& input : inputs) result.inputs.emplace_back(input);
    if (result.inputs.empty() && spec(result.command).needs_input)
      throw UserError("no input\nUsage: jury " + std::string(spec(result.command).name) + " [OPTION]... " +
                      std::string(spec(result.command).arguments));
    return {std::move(result), ""};
  }

  static void add(CLI::App& app, const OptionSpec& option,
                  std::map<std::string, std::vector<std::string>>& given,
                  std::map<std::string, bool>& flags) {
    const std::string name(option.name);
    const std::string spelled =
        (option.letter ? std::string("-") + option.letter + "," : std::string()) + "--" + name;
    if (option.value.empty()) {
      app.add_flag(spelled, flags[name]);
      return;
    }
    // One value each time it is given: what follows may be an input.
    app.add_option(spelled, given[name])->allow_extra_args(false);
  }

  // "--format: 1 required TEXT missing"
  std::string explain_missing_value(const std::string& message) const {
    const auto name = message.substr(0, message.find(':'));
    for (const auto& option : options())
      if (name == "--" + std::string(option.name) && (option.commands & only(result.command)))
        return name +
               " needs a value: " + std::string(option.choices.empty() ? option.value : option.choices);
    return message;
  }

  // CLI11's own words for an unknown option or a missing value do not help.
  std::string explain(const CLI::App& app, const CLI::ParseError& error) const {
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error)) return explain_missing_value(error.what());
    if (!dynamic_cast<const CLI::ExtrasError*>(&error)) return error.what();
    const auto extras = app.remaining();
    if (extras.empty()) return error.what();
    std::vector<std::string> names;
    for (const auto& option : options())
      if (option.commands & only(result.command)) names.push_back("--" + std::string(option.name));
    const auto word = extras.front().substr(0, extras.front().find('='));
    return "there is no option " + word + suggestion(word, names);
  }

  void take(const std::map<std::string, std::vector<std::string>>& given,
            const std::map<std::string, bool>& flags) {
    for (const auto& [name, values] : given) {
      if (values.empty()) continue;
      const auto& option = option_named(name, result.command);
      if (!option.repeatable && values.size() > 1) throw UserError("--" + name + " is given twice");
      for (const auto& value : values) check_value(option, value);
      result.values_[name] = values;
    }
    for (const auto& [name, set] : flags)
      if (set) result.values_[name] = {};
  }

  CommandLine result;
};

void CommandLine::set(const OptionSpec& option, const std::optional<std::vector<std::string>>& values) {
  if (!values) return;
  if (!option.repeatable && values->size() > 1)
    throw UserError("--" + std::string(option.name) + " takes one value");
  for (const auto& value : *values) check_value(option, value);
  values_[std::string(option.name)] = *values;
}

Parsed parse_command_line(const std::vector<std::string>& arguments) {
  if (arguments.empty()) throw UserError("no command\n" + general_help());
  const auto& first = arguments.front();
  if (first == "--help" || first == "-h" || first == "help") return {std::nullopt, general_help()};
  if (first == "--version") return {std::nullopt, "jury " JURY_VERSION "\n"};
  if (first == "--man") return {std::nullopt, man_page()};
  auto parsed = CommandLineParser(command_named(first)).run({arguments.begin() + 1, arguments.end()});
  if (parsed.command_line) parsed.command_line->arguments = arguments;
  return parsed;
}

}  // namespace jury::cli
