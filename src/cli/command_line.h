// What the user typed, checked against the table of options.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/options.h"

namespace jury::cli {

class CommandLine {
 public:
  Command command = Command::Inspect;
  std::vector<std::filesystem::path> inputs;
  std::vector<std::string> program_arguments;  // after "--"
  std::vector<std::string> arguments;          // all of them, as typed
  std::string program = "jury";                // as it was started: what is printed can be typed again

  bool has(std::string_view option) const { return values_.contains(option); }
  // The value given, or the table's fallback. The option must take a value.
  std::string text(std::string_view option) const;
  std::int64_t number(std::string_view option) const;
  double decimal(std::string_view option) const;
  std::vector<std::string> list(std::string_view option) const;
  // As if it had been given; nothing: not given. Throws UserError for a value that is not allowed.
  void set(const OptionSpec& option, const std::optional<std::vector<std::string>>& values);

 private:
  friend struct CommandLineParser;
  std::map<std::string, std::vector<std::string>, std::less<>> values_;
};

// Either a command line to carry out, or the text of --help or --version, to be printed before leaving with
// 0.
struct Parsed {
  std::optional<CommandLine> command_line;
  std::string text;
};

// Throws UserError for anything that is not in the table.
Parsed parse_command_line(const std::vector<std::string>& arguments);

}  // namespace jury::cli
