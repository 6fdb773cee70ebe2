// Standard output, of which every byte has arrived or somebody is told.
#pragma once

#include "cli/terminal.h"

namespace jury::cli {

// At the start. A standard stream that is closed would be taken over by the first file that is opened, and
// written into.
void prepare_standard_streams();

// A reader that goes away, as in `jury check --html report | head`, does not end the process before the files
// are written that were asked for.
void keep_working_without_reader();

// At the end: what `code` becomes when standard output could not be written, with a message. Where the reader
// has gone away, as in `jury check | head`, the process ends by SIGPIPE, as other programs do.
int finish_standard_output(int code, const Terminal& terminal);

}  // namespace jury::cli
