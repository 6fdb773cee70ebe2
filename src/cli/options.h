// The one table of commands and options. The parser, --help and the man page are made
// from it (the idea is CaDiCaL's); an option is declared nowhere else.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace jury::cli {

enum class Command : std::uint8_t {
  Check,
  Inspect,
  Run,
  Summarize,
  Abstract,
  Explain,
  Doctor,
  Init,
  Plan,
  Work,
  Collect,
  Store,
  Watch,
  Completions
};

struct CommandSpec {
  Command command;
  std::string_view name;
  std::string_view summary;
  std::string_view arguments;    // of the usage line, after the options
  bool takes_arguments = false;  // after "--", for the program that is run
  bool needs_input = true;       // false: a project file may name them, or there are none
};

// Which commands have the option: a bit per Command.
using CommandSet = std::uint32_t;
constexpr CommandSet only(Command command) { return CommandSet{1} << static_cast<unsigned>(command); }
constexpr CommandSet all_commands = ~CommandSet{0};

struct OptionSpec {
  std::string_view name;      // without the dashes
  char letter;                // 0: none
  std::string_view value;     // what the value is called in help; empty: a flag
  std::string_view choices;   // "text|json": the values allowed; empty: any
  std::string_view fallback;  // value when not given
  std::int64_t least, most;   // range of a number; least > most: not a number
  bool repeatable;
  CommandSet commands;
  std::string_view help;
  bool decimals = false;      // of a number: 0.5 is one too
  std::string_view group = "";  // the heading of help that it stands under; empty: the first one
};

std::span<const CommandSpec> commands();
std::span<const OptionSpec> options();
const CommandSpec& spec(Command command);

}  // namespace jury::cli
