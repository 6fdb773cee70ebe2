// The program `jury`: parses the command line, runs the command, and turns every error into a message and an
// exit code.
#include <algorithm>
#include <cstdio>
#include <exception>

#include "classfile/java_sources.h"
#include "cli/command_line.h"
#include "cli/commands.h"
#include "cli/compilation_advice.h"
#include "cli/standard_output.h"
#include "cli/terminal.h"
#include "support/interruption.h"

namespace {

using namespace jury;
using namespace jury::cli;

int carry_out(const CommandLine& line, const Terminal& terminal) {
  switch (line.command) {
    case Command::Check:
      return check_command(line, terminal);
    case Command::Inspect:
      return inspect_command(line, terminal);
    case Command::Run:
      return run_command(line, terminal);
    case Command::Summarize:
      return summarize_command(line, terminal);
    case Command::Abstract:
      return abstract_command(line, terminal);
    case Command::Explain:
      return explain_command(line, terminal);
    case Command::Doctor:
      return doctor_command(line, terminal);
    case Command::Init:
      return init_command(line, terminal);
    case Command::Plan:
      return plan_command(line, terminal);
    case Command::Work:
      return work_command(line, terminal);
    case Command::Collect:
      return collect_command(line, terminal);
    case Command::Store:
      return store_command(line, terminal);
    case Command::Watch:
      return watch_command(line, terminal);
    case Command::Completions:
      return completions_command(line, terminal);
  }
  return internal;
}

int guarded(const char* program, const std::vector<std::string>& arguments) {
  Terminal terminal;
  try {
    auto parsed = parse_command_line(arguments);
    if (!parsed.command_line) {
      std::fputs(parsed.text.c_str(), stdout);
      return holds;
    }
    if (program) parsed.command_line->program = program;
    terminal = Terminal(parsed.command_line->text("color"));
    return carry_out(*parsed.command_line, terminal);
  } catch (const classfile::CompilationError& error) {
    std::fputs(error.what(), stderr);
    if (const auto advice = compilation_advice(error.what()); !advice.empty()) terminal.note(advice);
    return bad_input;
  } catch (const UserError& error) {
    terminal.error(error);
    return bad_input;
  } catch (const Unsupported& unsupported) {
    terminal.error(unsupported.what());
    return undecided;
  } catch (const std::exception& error) {
    terminal.internal_error(error.what());
    return internal;
  }
}

}  // namespace

int main(int argc, char** argv) {
  prepare_standard_streams();
  handle_interruptions();
  return finish_standard_output(
      guarded(argc > 0 ? argv[0] : nullptr, {argv + std::min(argc, 1), argv + argc}), Terminal());
}
