// mkdtemp and remove_all.
#include "support/temporary_directory.h"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <system_error>
#include <utility>

#include "support/diagnostics.h"
#include "support/interruption.h"

namespace jury {

TemporaryDirectory::TemporaryDirectory(const std::string& prefix) : owner_(getpid()) {
  const char* place = std::getenv("TMPDIR");
  std::string name =
      (place != nullptr && *place != '\0' ? std::string(place) : "/tmp") + "/" + prefix + "XXXXXX";
  if (mkdtemp(name.data()) == nullptr) throw UserError(name + ": cannot be made: " + std::strerror(errno));
  path_ = name;
  register_temporary_directory(name);
}

TemporaryDirectory::~TemporaryDirectory() { remove(); }

TemporaryDirectory::TemporaryDirectory(TemporaryDirectory&& other) noexcept
    : path_(std::exchange(other.path_, {})), owner_(other.owner_) {}

TemporaryDirectory& TemporaryDirectory::operator=(TemporaryDirectory&& other) noexcept {
  if (this != &other) {
    remove();
    path_ = std::exchange(other.path_, {});
    owner_ = other.owner_;
  }
  return *this;
}

void TemporaryDirectory::remove() noexcept {
  if (path_.empty() || owner_ != getpid()) return;
  std::error_code ignored;  // a destructor has nobody to tell
  std::filesystem::remove_all(path_, ignored);
  forget_temporary_directory(path_.string());
}

}  // namespace jury
