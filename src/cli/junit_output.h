// `jury check --junit DIR`: what the session found, as tests.
#pragma once

#include <vector>

#include "cli/terminal.h"
#include "engine/verdict.h"
#include "replay/junit.h"
#include "report/sources.h"

namespace jury::cli {

// A test for the refutation, or why there is none.
replay::JunitWriter::Written write_test(replay::JunitWriter& writer, report::Sources& sources,
                                        const engine::Result& result);

// A test for every refutation; says which could not be written.
void write_tests(replay::JunitWriter& writer, const Terminal& terminal,
                 const std::vector<engine::Result>& results);

}  // namespace jury::cli
