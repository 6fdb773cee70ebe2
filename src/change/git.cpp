#include "change/git.h"

#include <vector>

#include "support/diagnostics.h"
#include "support/subprocess.h"

namespace jury::change {

namespace {

namespace fs = std::filesystem;

std::string without_newline(std::string text) {
  while (text.ends_with('\n')) text.pop_back();
  return text;
}

std::string ask(std::vector<std::string> words, const std::string& refusal) {
  words.insert(words.begin(), "git");
  const auto said = run_subprocess(words);
  if (said.exit_code != 0) throw UserError(refusal + ": " + without_newline(said.output));
  return without_newline(said.output);
}

}  // namespace

Revision find_revision(const std::string& name) {
  Revision revision;
  revision.name = name;
  revision.root = ask({"rev-parse", "--show-toplevel"}, "--since asks git, which does not help here");
  const auto prefix = ask({"rev-parse", "--show-prefix"}, "--since");
  revision.prefix = prefix;
  const std::string refusal = "--since: git knows no revision '" + name + "'";
  revision.commit = ask({"rev-parse", "--verify", "--end-of-options", name + "^{commit}"}, refusal);
  revision.tree = ask({"rev-parse", "--verify", revision.commit + "^{tree}"}, refusal);
  return revision;
}

// By an index of its own: `git archive` leaves out what attributes say, `git worktree` writes into the repository.
void check_out(const Revision& revision, const fs::path& into) {
  const auto index = "GIT_INDEX_FILE=" + (into.parent_path() / "index").string();
  const std::string refusal = "git cannot check out " + revision.name;
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"read-tree", revision.commit},
        std::vector<std::string>{"checkout-index", "--all", "--force", "--prefix=" + into.string() + "/"}}) {
    std::vector<std::string> command{"env", index, "git", "-C", revision.root.string()};
    command.insert(command.end(), words.begin(), words.end());
    const auto said = run_subprocess(command);
    if (said.exit_code != 0) throw UserError(refusal + ": " + without_newline(said.output));
  }
}

}  // namespace jury::change
