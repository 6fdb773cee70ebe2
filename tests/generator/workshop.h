// Programs on disk: generates, writes and compiles them in a directory that disappears afterwards.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "generator/generator.h"
#include "generator/harness.h"

namespace jury::generator {

class TemporaryDirectory {
 public:
  TemporaryDirectory();
  ~TemporaryDirectory();
  TemporaryDirectory(const TemporaryDirectory&) = delete;
  TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

struct Sample {
  std::uint64_t seed = 0;
  std::string class_name;
  Node program;
  std::map<std::string, int> uses;  // of productions
  std::string compiler_messages;    // empty when it compiled
};

class Workshop {
 public:
  explicit Workshop(const std::filesystem::path& harness_classes) : harness_(harness_classes) {}

  // Generates and compiles programs with the seeds first .. first+count-1.
  std::vector<Sample> make(const Settings& settings, std::uint64_t first, int count);
  // Compiles another version of a program in place of the old one; false if it does not compile.
  bool remake(const std::string& class_name, const std::string& text);

  std::filesystem::path classes_of(const std::string& class_name) const {
    return directory_.path() / "classes" / class_name;
  }
  Harness& harness() { return harness_; }
  // Forgets the programs made so far.
  void clear();

 private:
  std::filesystem::path write(const std::string& class_name, const std::string& text);

  TemporaryDirectory directory_;
  Harness harness_;
};

void write_file(const std::filesystem::path& path, const std::string& text);
std::string read_file(const std::filesystem::path& path);

}  // namespace jury::generator
