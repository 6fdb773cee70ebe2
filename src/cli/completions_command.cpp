// `jury completions SHELL`: completion scripts, made from the table of options.
#include <cstdio>
#include <sstream>

#include "cli/commands.h"

namespace jury::cli {

namespace {

std::string words_of(Command command) {
  std::string words;
  for (const auto& option : options())
    if (option.commands & only(command)) words += (words.empty() ? "--" : " --") + std::string(option.name);
  return words;
}

std::string spaced(std::string_view choices) {
  std::string text(choices);
  for (auto& c : text)
    if (c == '|') c = ' ';
  return text;
}

std::string for_bash() {
  std::ostringstream out;
  out << "_jury() {\n  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} "
         "command=${COMP_WORDS[1]}\n"
         "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n    COMPREPLY=($(compgen -W \"";
  for (const auto& command : commands()) out << command.name << " ";
  out << "--help --version\" -- \"$current\"))\n    return\n  fi\n  case $command:$previous in\n";
  for (const auto& option : options())
    for (const auto& command : commands())
      if ((option.commands & only(command.command)) && !option.choices.empty())
        out << "    " << command.name << ":--" << option.name << ") COMPREPLY=($(compgen -W \""
            << spaced(option.choices) << "\" -- \"$current\")); return ;;\n";
  out << "  esac\n  case $current in\n    -*)\n      case $command in\n";
  for (const auto& command : commands())
    out << "        " << command.name << ") COMPREPLY=($(compgen -W \"" << words_of(command.command)
        << " --help\" -- \"$current\")) ;;\n";
  out << "      esac ;;\n    *) COMPREPLY=($(compgen -f -- \"$current\")) ;;\n  esac\n}\ncomplete -o "
         "filenames -F _jury jury\n";
  return out.str();
}

std::string quoted(std::string_view text, std::string_view special) {
  std::string result;
  for (const char c : text) {
    if (special.find(c) != std::string_view::npos) result += '\\';
    result += c;
  }
  return result;
}

std::string for_fish() {
  std::ostringstream out;
  out << "complete -c jury -n __fish_use_subcommand -f\n";
  for (const auto& command : commands())
    out << "complete -c jury -n __fish_use_subcommand -a " << command.name << " -d '"
        << quoted(command.summary, "'\\") << "'\n";
  for (const auto& command : commands())
    for (const auto& option : options()) {
      if (!(option.commands & only(command.command))) continue;
      out << "complete -c jury -n '__fish_seen_subcommand_from " << command.name << "' -l " << option.name;
      if (option.letter) out << " -s " << option.letter;
      if (!option.value.empty()) out << " -r";
      if (!option.choices.empty()) out << " -f -a '" << spaced(option.choices) << "'";
      out << " -d '" << quoted(option.help, "'\\") << "'\n";
    }
  return out.str();
}

std::string for_zsh() {
  std::ostringstream out;
  out << "#compdef jury\n_jury() {\n  local -a commands\n  commands=(\n";
  for (const auto& command : commands())
    out << "    '" << command.name << ":" << quoted(command.summary, ":") << "'\n";
  out << "  )\n  if (( CURRENT == 2 )); then _describe command commands; return; fi\n  case $words[2] in\n";
  for (const auto& command : commands()) {
    out << "    " << command.name << ")\n      shift words; (( CURRENT-- ))\n      _arguments \\\n";
    for (const auto& option : options()) {
      if (!(option.commands & only(command.command))) continue;
      std::string help;
      for (const char c : quoted(option.help, "[]:"))
        help += c == '\'' ? std::string("'\\''") : std::string(1, c);
      out << "        '" << (option.repeatable ? "*" : "") << "--" << option.name << "[" << help << "]";
      if (!option.value.empty())
        out << ":" << option.value << ":"
            << (option.choices.empty() ? "_files" : "(" + spaced(option.choices) + ")");
      out << "' \\\n";
    }
    out << "        '*:input:_files' ;;\n";
  }
  out << "  esac\n}\n_jury \"$@\"\n";
  return out.str();
}

}  // namespace

int completions_command(const CommandLine& line, const Terminal&) {
  const auto shell = line.inputs.front().string();
  if (line.inputs.size() > 1 || (shell != "bash" && shell != "zsh" && shell != "fish"))
    throw UserError("completions takes bash, zsh or fish, not '" + shell + "'");
  const auto text = shell == "bash" ? for_bash() : shell == "zsh" ? for_zsh() : for_fish();
  std::fputs(text.c_str(), stdout);
  return holds;
}

}  // namespace jury::cli
