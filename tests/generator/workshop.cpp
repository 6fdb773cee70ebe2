// Programs on disk. See workshop.h.
#include "generator/workshop.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "support/diagnostics.h"

namespace jury::generator {

TemporaryDirectory::TemporaryDirectory() {
  std::string pattern = (std::filesystem::temp_directory_path() / "jury-generator-XXXXXX").string();
  if (!::mkdtemp(pattern.data())) throw UserError("cannot make a temporary directory");
  path_ = pattern;
}

TemporaryDirectory::~TemporaryDirectory() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

void write_file(const std::filesystem::path& path, const std::string& text) {
  std::filesystem::create_directories(path.parent_path());
  std::ofstream file(path, std::ios::binary);
  if (!(file << text)) throw UserError("cannot write " + path.string());
}

std::string read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw UserError("cannot read " + path.string());
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::filesystem::path Workshop::write(const std::string& class_name, const std::string& text) {
  std::filesystem::path path = directory_.path() / "sources" / (class_name + ".java");
  write_file(path, text);
  return path;
}

std::vector<Sample> Workshop::make(const Settings& settings, std::uint64_t first, int count) {
  std::vector<Sample> samples;
  std::vector<std::filesystem::path> sources;
  for (int i = 0; i < count; ++i) {
    Settings own = settings;
    own.seed = first + static_cast<std::uint64_t>(i);
    Generator generator(own);
    Sample sample{own.seed, generator.class_name(), generator.program(), {}, ""};
    sample.uses = generator.uses;
    sources.push_back(write(sample.class_name, print(sample.program)));
    samples.push_back(std::move(sample));
  }
  if (harness_.compile(directory_.path() / "classes", sources).empty()) return samples;
  for (std::size_t i = 0; i < samples.size(); ++i)
    samples[i].compiler_messages = harness_.compile(directory_.path() / "classes", {sources[i]});
  return samples;
}

bool Workshop::remake(const std::string& class_name, const std::string& text) {
  std::error_code ignored;
  std::filesystem::remove_all(classes_of(class_name), ignored);
  return harness_.compile(directory_.path() / "classes", {write(class_name, text)}).empty();
}

void Workshop::clear() {
  std::error_code ignored;
  std::filesystem::remove_all(directory_.path() / "classes", ignored);
  std::filesystem::remove_all(directory_.path() / "sources", ignored);
}

}  // namespace jury::generator
