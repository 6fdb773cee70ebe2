// `jury check --replay` and `--junit DIR`: what is done with refutations once they are there.
#pragma once

#include <vector>

#include "cli/terminal.h"
#include "engine/verdict.h"
#include "program/workspace.h"
#include "replay/junit.h"

namespace jury::cli {

// Every refutation once more, on the user's JVM; the answers go into the results.
void replay_refutations(program::Workspace& workspace, const Terminal& terminal,
                        std::vector<engine::Result>& results);
// A test for every refutation; says which could not be written.
void write_tests(replay::JunitWriter& writer, const Terminal& terminal,
                 const std::vector<engine::Result>& results);

}  // namespace jury::cli
