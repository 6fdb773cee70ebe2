// What is asked of git: which commit a revision is, and its files, in a folder of their own. The repository, its index
// and the work tree stay as they are.
#pragma once

#include <filesystem>
#include <string>

namespace jury::change {

struct Revision {
  std::string name;               // as it was given
  std::string commit;
  std::string tree;               // of its files: two commits with the same files have the same
  std::filesystem::path root;     // of the work tree
  std::filesystem::path prefix;   // of the current folder within it
};

// UserError where this is no work tree of git, or there is no such revision.
Revision find_revision(const std::string& name);
// All of its files.
void check_out(const Revision& revision, const std::filesystem::path& into);

}  // namespace jury::change
