// `jury check --junit DIR`: what the session found, as tests.
#pragma once

#include <vector>

#include "cli/terminal.h"
#include "engine/verdict.h"
#include "replay/junit.h"

namespace jury::cli {

// A test for every refutation; says which could not be written.
void write_tests(replay::JunitWriter& writer, const Terminal& terminal,
                 const std::vector<engine::Result>& results);

}  // namespace jury::cli
