// The keys that the questions of a check had at an earlier revision: computed from that revision's files, in a process
// of its own, beside the work on today's. What git does not know cannot be had as it was then: entries of the class
// path are taken as they are now, and told; inputs that are built from what git knows are refused.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "change/git.h"
#include "session/request.h"
#include "store/fingerprint.h"
#include "support/temporary_directory.h"

namespace jury::change {

using Keys = std::map<std::string, store::Fingerprint>;  // by Result::question

class RevisionKeys {
 public:
  // The request in the current folder for these inputs: called with that of the revision.
  using MakeRequest = std::function<session::Request(const std::vector<std::filesystem::path>& inputs)>;

  // Begins to compute them, or knows them from the store. `today`: what is asked now. Every path of an input is below
  // the current folder. UserError for what cannot be compared.
  RevisionKeys(const Revision& revision, const session::Request& today,
               const std::vector<std::filesystem::path>& inputs, const MakeRequest& make_request);
  ~RevisionKeys();
  RevisionKeys(const RevisionKeys&) = delete;
  RevisionKeys& operator=(const RevisionKeys&) = delete;

  // Waits for them. Nothing: the revision cannot be read, as notes() say.
  std::optional<Keys> take();
  const std::vector<std::string>& notes() const { return notes_; }

 private:
  void check_out();
  void link_class_path(const std::string& class_path);
  std::vector<std::filesystem::path> inputs_there(const std::vector<std::filesystem::path>& inputs);
  void begin(const std::vector<std::filesystem::path>& inputs, const MakeRequest& make_request);
  std::optional<Keys> known() const;

  const Revision revision_;
  const std::optional<std::filesystem::path> store_;
  store::Fingerprint cache_key_{};
  TemporaryDirectory directory_{"jury-since-"};
  std::vector<std::string> notes_;
  std::optional<Keys> keys_;
  pid_t process_ = 0;
};

}  // namespace jury::change
