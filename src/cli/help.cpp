#include "cli/help.h"

#include <sstream>

namespace jury::cli {

namespace {

constexpr std::size_t help_width = 100;

std::string spelled(const OptionSpec& option) {
  std::string text = option.letter ? std::string("-") + option.letter + ", " : "    ";
  text += "--" + std::string(option.name);
  if (!option.value.empty())
    text += " " + std::string(option.choices.empty() ? option.value : option.choices);
  return text;
}

// The help of an option with its default and range.
std::string explained(const OptionSpec& option) {
  std::string text(option.help);
  if (!option.fallback.empty()) text += " (default: " + std::string(option.fallback) + ")";
  return text;
}

// Breaks at spaces; every line after the first starts at `indent`.
std::string wrapped(const std::string& text, std::size_t indent) {
  std::istringstream words(text);
  std::string result;
  std::size_t column = indent;
  for (std::string word; words >> word;) {
    if (column > indent && column + 1 + word.size() > help_width) {
      result += "\n" + std::string(indent, ' ');
      column = indent;
    } else if (column > indent) {
      result += ' ';
      ++column;
    }
    result += word;
    column += word.size();
  }
  return result;
}

constexpr std::size_t help_indent = 32;

std::string line_of(const OptionSpec& option) {
  const auto left = "  " + spelled(option);
  return left +
         (left.size() + 2 > help_indent ? "\n" + std::string(help_indent, ' ')
                                        : std::string(help_indent - left.size(), ' ')) +
         wrapped(explained(option), help_indent) + "\n";
}

constexpr const char* exit_codes[] = {
    "0  everything asked was proved or holds within the bounds",
    "1  at least one property is refuted",
    "2  bad usage or input",
    "3  nothing is refuted, something is undecided",
    "4  an internal error",
};

std::string escaped(std::string_view text) {
  std::string result;
  for (const char character : text) {
    if (character == '-' || character == '\\') result += '\\';
    result += character;
  }
  return result;
}

void man_options(std::ostringstream& out, CommandSet set, bool shared) {
  for (const auto& option : options()) {
    if (!(option.commands & set) || (option.commands == all_commands) != shared) continue;
    const auto form = spelled(option);
    out << ".TP\n.B " << escaped(form.substr(form.find_first_not_of(' '))) << "\n"
        << escaped(explained(option)) << "\n";
  }
}

}  // namespace

std::string general_help() {
  std::ostringstream out;
  out << "Jury verifies Java programs: it proves that code keeps its promises, or shows an execution that "
         "breaks them.\n\n"
      << "Usage: jury COMMAND [OPTION]... INPUT...\n       INPUT: .java, .class, .jar, or a directory of "
         "them\n\nCommands:\n";
  for (const auto& command : commands()) {
    out << "  " << command.name << std::string(12 - command.name.size(), ' ') << command.summary << "\n";
  }
  out << "\n'jury COMMAND --help' explains the options of a command; 'jury --version' prints the "
         "version.\n\nExit codes:\n";
  for (const auto* line : exit_codes) out << "  " << line << "\n";
  return out.str();
}

std::string command_help(Command command) {
  std::ostringstream out;
  out << "jury " << spec(command).name << ": " << spec(command).summary << "\n\nUsage: jury "
      << spec(command).name << " [OPTION]... " << spec(command).arguments << "\n\nOptions:\n";
  for (const auto& option : options())
    if ((option.commands & only(command)) && option.group.empty()) out << line_of(option);
  out << "  -h, --help" << std::string(help_indent - 12, ' ') << "print this text\n";
  std::string_view group;
  for (const auto& option : options()) {
    if (!(option.commands & only(command)) || option.group.empty()) continue;
    if (option.group != group) out << "\n" << option.group << ":\n";
    group = option.group;
    out << line_of(option);
  }
  return out.str();
}

std::string man_page() {
  std::ostringstream out;
  out << ".TH JURY 1 \"\" \"jury " JURY_VERSION
         "\" \"User Commands\"\n.SH NAME\njury \\- verify Java programs\n.SH SYNOPSIS\n";
  for (const auto& command : commands())
    out << ".B jury " << command.name << "\n[\\fIOPTION\\fR]... " << escaped(command.arguments) << "\n.br\n";
  out << ".SH DESCRIPTION\nJury reads Java sources, class files, jars or directories of them. It proves that "
         "the code keeps its promises, or shows a "
         "concrete execution that breaks them.\n.SH COMMANDS\n";
  for (const auto& command : commands()) {
    out << ".SS jury " << command.name << "\n" << escaped(command.summary) << ".\n";
    man_options(out, only(command.command), false);
  }
  out << ".SH COMMON OPTIONS\n";
  man_options(out, all_commands, true);
  out << ".SH EXIT STATUS\n";
  for (const auto* line : exit_codes) out << ".TP\n.B " << line[0] << "\n" << escaped(line + 3) << "\n";
  return out.str();
}

}  // namespace jury::cli
