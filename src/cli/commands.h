// The subcommands: each takes a checked command line and returns the exit code.
#pragma once

#include "cli/command_line.h"
#include "cli/terminal.h"
#include "program/workspace.h"

namespace jury::cli {

enum ExitCode { holds = 0, refuted = 1, bad_input = 2, undecided = 3, internal = 4 };

int check_command(const CommandLine& line, const Terminal& terminal);
int inspect_command(const CommandLine& line, const Terminal& terminal);
int run_command(const CommandLine& line, const Terminal& terminal);
int explain_command(const CommandLine& line, const Terminal& terminal);
int doctor_command(const CommandLine& line, const Terminal& terminal);
int init_command(const CommandLine& line, const Terminal& terminal);
int plan_command(const CommandLine& line, const Terminal& terminal);
int work_command(const CommandLine& line, const Terminal& terminal);
int collect_command(const CommandLine& line, const Terminal& terminal);
int store_command(const CommandLine& line, const Terminal& terminal);
int watch_command(const CommandLine& line, const Terminal& terminal);
int completions_command(const CommandLine& line, const Terminal& terminal);
int abstract_command(const CommandLine& line, const Terminal& terminal);
int summarize_command(const CommandLine& line, const Terminal& terminal);

// What every command opens, without what specifications add; notes go to the terminal. Throws UserError for a
// class path entry that does not exist.
program::Inputs inputs_of(const CommandLine& line);

}  // namespace jury::cli
