#include "support/output_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <string>

#include "support/diagnostics.h"

namespace jury {

namespace {

[[noreturn]] void refuse(const std::filesystem::path& path, int error) {
  throw UserError(path.string() + ": cannot be written: " + std::strerror(error));
}

int open_to_write(const std::filesystem::path& path) {
  constexpr int mode = 0666;
  while (true) {
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode);
    if (descriptor >= 0) return descriptor;
    if (errno != EINTR) refuse(path, errno);
  }
}

// Names of processes repeat from machine to machine.
std::filesystem::path name_beside(const std::filesystem::path& path) {
  std::array<char, 256> host{};
  if (::gethostname(host.data(), host.size() - 1) != 0) host[0] = '\0';
  auto beside = path;
  beside += "." + std::string(host.data()) + "." + std::to_string(::getpid()) + ".part";
  return beside;
}

}  // namespace

void write_file(const std::filesystem::path& path, std::string_view content) {
  const int descriptor = open_to_write(path);
  int error = 0;
  while (!content.empty() && error == 0) {
    const auto written = ::write(descriptor, content.data(), content.size());
    if (written >= 0)
      content.remove_prefix(static_cast<std::size_t>(written));
    else if (errno != EINTR)
      error = errno;
  }
  // Closed in any case; a network file system tells of a full disk only now.
  if (::close(descriptor) != 0 && error == 0 && errno != EINTR) error = errno;
  if (error != 0) refuse(path, error);
}

bool write_file_once(const std::filesystem::path& path, std::string_view content) {
  const auto beside = name_beside(path);
  std::error_code failed;
  try {
    write_file(beside, content);
  } catch (const UserError&) {
    std::filesystem::remove(beside, failed);
    throw;
  }
  // A name for the same file, which cannot be given twice; opening it exclusively would show others half of it. Where
  // the answer of a file server is lost, it is asked again, and says that the name is there: the count is sure.
  const int error = ::link(beside.c_str(), path.c_str()) == 0 ? 0 : errno;
  const bool has_both_names = std::filesystem::hard_link_count(beside, failed) == 2 && !failed;
  std::filesystem::remove(beside, failed);
  if (!has_both_names && error != 0 && error != EEXIST) refuse(path, error);
  return error == 0 || has_both_names;
}

void write_file_at_once(const std::filesystem::path& path, std::string_view content) {
  const auto beside = name_beside(path);
  std::error_code failed;
  try {
    write_file(beside, content);
    std::filesystem::rename(beside, path, failed);
    if (failed) refuse(path, failed.value());
  } catch (const UserError&) {
    std::filesystem::remove(beside, failed);
    throw;
  }
}

}  // namespace jury
