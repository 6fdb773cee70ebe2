// Help texts and the man page, from the table of options.
#pragma once

#include <string>

#include "cli/options.h"

namespace jury::cli {

std::string general_help();
std::string command_help(Command command);
std::string man_page();  // troff

}  // namespace jury::cli
