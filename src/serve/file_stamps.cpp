#include "serve/file_stamps.h"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

namespace jury::serve {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_files = 20'000;

class Stamp {
 public:
  // What has no time, because it is not there, has that as its stamp.
  void add(const fs::path& path) {
    struct stat file {};
    const bool is_there = ::stat(path.c_str(), &file) == 0;
    text_ += path.string() + '\0';
    if (is_there)
      text_ += std::to_string(file.st_mtim.tv_sec) + "." + std::to_string(file.st_mtim.tv_nsec) + ":" +
               std::to_string(file.st_size) + ":" + std::to_string(file.st_ino);
    text_ += '\0';
  }

  void add_below(const fs::path& directory) {
    if (!roots_.insert(fs::absolute(directory).lexically_normal()).second) return;
    std::error_code ignored;
    std::vector<fs::path> found;
    auto place = fs::recursive_directory_iterator(directory, fs::directory_options::skip_permission_denied, ignored);
    for (std::size_t looked_at = 0; !ignored && place != fs::recursive_directory_iterator();
         place.increment(ignored)) {
      if (++looked_at > most_files) return never_equal();
      if (is_read(place->path())) found.push_back(place->path());
    }
    std::ranges::sort(found);
    for (const auto& path : found) add(path);
  }

  std::string text() const { return text_; }

 private:
  static bool is_read(const fs::path& path) {
    const auto extension = path.extension();
    return extension == ".java" || extension == ".class" || extension == ".jar" || extension == ".jml";
  }

  void never_equal() {
    static std::uint64_t count = 0;
    text_ += "too many files " + std::to_string(++count);
  }

  std::string text_;
  std::set<fs::path> roots_;
};

// Where javac looks for the other sources that this one needs.
fs::path source_root_of(const fs::path& source) {
  std::ifstream file(source, std::ios::binary);
  const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  const auto package = classfile::declared_package(text);
  auto root = fs::absolute(source).parent_path();
  if (package.empty()) return root;
  for (auto levels = std::ranges::count(package, '/') + 1; levels > 0; --levels) root = root.parent_path();
  return root;
}

void add_input(Stamp& stamp, const fs::path& path) {
  stamp.add(path);
  std::error_code ignored;
  if (fs::is_directory(path, ignored)) stamp.add_below(path);
  if (path.extension() == ".java" && fs::exists(path, ignored)) stamp.add_below(source_root_of(path));
}

}  // namespace

std::string stamp_of(const program::Inputs& inputs) {
  Stamp stamp;
  for (const auto& path : inputs.paths) add_input(stamp, path);
  for (std::size_t start = 0; start < inputs.class_path.size();) {
    const auto end = std::min(inputs.class_path.find(':', start), inputs.class_path.size());
    fs::path entry = inputs.class_path.substr(start, end - start);
    if (entry.filename() == "*") entry = entry.parent_path();
    if (!entry.empty()) add_input(stamp, entry);
    start = end + 1;
  }
  return stamp.text();
}

}  // namespace jury::serve
