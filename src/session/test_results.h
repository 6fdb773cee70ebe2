// Answers about programs that carry out tests (program/tests), in the words of the tests: the arguments that were
// chosen, and the statements that repeat the failure.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/problem.h"
#include "program/tests/test_programs.h"

namespace jury::session {

// The programs of the tests that are asked about: of all, or of those that `names` (Class.method) mean. Throws
// UserError where there is none.
std::vector<const ir::Method*> test_entries(program::Workspace& workspace, const program::tests::TestPrograms& tests,
                                            const std::vector<std::string>& names);

// Nothing to do for the entry that is no test.
void describe_test(const program::tests::TestPrograms& tests, const engine::Problem& problem, engine::Result& result);

// The tests that are left out because they are disabled.
std::vector<std::string> notes_on_tests(const std::optional<program::tests::TestPrograms>& tests);

}  // namespace jury::session
