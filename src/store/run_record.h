// A whole run that was kept: its results, and the content of every file it read. When none of them has
// changed, a run with the same options has the same results, and neither a compiler nor an engine is needed.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/verdict.h"
#include "program/workspace.h"
#include "store/fingerprint.h"
#include "store/result_store.h"

namespace jury::store {

struct RunRecord {
  std::vector<engine::Result> results;
  std::vector<std::string> notes;  // that were told besides
};

// Of this program, what was asked, and the JDK.
Fingerprint run_key(const Fingerprint& asked, const std::filesystem::path& jdk_home);

std::optional<RunRecord> find_run(ResultStore& store, const Fingerprint& key);
// `more_files`: read besides the inputs, such as a file of properties.
void keep_run(ResultStore& store, const Fingerprint& key, const RunRecord& record,
              const program::Inputs& inputs, program::Workspace& workspace,
              const std::vector<std::filesystem::path>& more_files);

// Of a file, or of all class files, jars, sources and specifications below a directory.
Fingerprint fingerprint_of_tree(const std::filesystem::path& path);
// This very program.
Fingerprint fingerprint_of_program();

}  // namespace jury::store
