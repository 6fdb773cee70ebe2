// What the answers to a request depend on, question by question: the keys under which they are kept, and by
// which a change of the program shows (store/dependencies.h).
#pragma once

#include <vector>

#include "engine/problem.h"
#include "session/request.h"
#include "store/dependencies.h"

namespace jury::session {

class ContentKeys {
 public:
  // The request must outlive it.
  ContentKeys(const Request& request, program::Workspace& workspace);

  // One for each property of the problem.
  std::vector<store::Fingerprint> of(const engine::Problem& problem);
  // How much code of the user's may run from there.
  std::size_t statements_from(const ir::Method& entry) { return dependencies_.statements_from(entry); }

 private:
  store::Dependencies dependencies_;
  store::Fingerprint options_;
};

// The parts of a class path.
std::vector<std::filesystem::path> entries_of_class_path(const std::string& class_path);

}  // namespace jury::session
