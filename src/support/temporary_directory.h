// A directory of its own that is removed with everything in it when the object goes.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>

namespace jury {

class TemporaryDirectory {
 public:
  // In $TMPDIR, else /tmp; the name begins with `prefix`. Throws UserError when none can be made.
  explicit TemporaryDirectory(const std::string& prefix = "jury-");
  ~TemporaryDirectory();
  TemporaryDirectory(TemporaryDirectory&& other) noexcept;
  TemporaryDirectory& operator=(TemporaryDirectory&& other) noexcept;

  const std::filesystem::path& path() const { return path_; }

 private:
  void remove() noexcept;

  std::filesystem::path path_;  // empty after a move
  pid_t owner_;                 // a forked worker must not remove what its parent still uses
};

}  // namespace jury
