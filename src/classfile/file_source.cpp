// Reads whole files; names are taken from the files, not from their paths, where the layout is not known.
#include "classfile/file_source.h"

#include <fstream>

#include "classfile/class_reader.h"
#include "classfile/descriptor.h"
#include "classfile/file_queries.h"
#include "support/diagnostics.h"
#include "support/unicode.h"

namespace jury::classfile {

namespace {

namespace fs = std::filesystem;

FoundClass read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary | std::ios::ate);
  const auto size = file ? static_cast<std::streamoff>(file.tellg()) : -1;
  auto bytes = std::make_shared<std::vector<unsigned char>>();
  if (size > 0) {
    bytes->resize(static_cast<std::size_t>(size));
    file.seekg(0);
    file.read(reinterpret_cast<char*>(bytes->data()), size);
  }
  if (!file || size < 0) throw UserError(path.string() + ": cannot be read");
  return {*bytes, path.string(), bytes};
}

fs::path file_of_class(const fs::path& root, std::string_view internal_name) {
  return root / (printable(internal_name) + ".class");
}

std::string name_in_file(const fs::path& path) {
  const FoundClass found = read_file(path);
  return read_class_name(found.bytes, found.origin);
}

}  // namespace

FileSource::FileSource(fs::path path) : path_(std::move(path)) {
  if (!there_is_file(path_)) throw UserError(path_.string() + ": no such file");
}

const std::string& FileSource::name() const {
  if (name_.empty()) name_ = name_in_file(path_);
  return name_;
}

std::optional<fs::path> FileSource::neighbour(std::string_view internal_name) const {
  const std::string_view package = package_of(name());
  if (package_of(internal_name) == package) {
    const std::string_view simple = internal_name.substr(package.empty() ? 0 : package.size() + 1);
    return file_of_class(path_.parent_path(), simple);
  }
  // Another package: only when this file lies where its own package says.
  const std::string place = fs::absolute(path_).lexically_normal().generic_string();
  const std::string expected = "/" + printable(name()) + ".class";
  if (!place.ends_with(expected)) return std::nullopt;
  return file_of_class(place.substr(0, place.size() - expected.size() + 1), internal_name);
}

std::optional<FoundClass> FileSource::find(std::string_view internal_name) const {
  if (internal_name == name()) return read_file(path_);
  const auto beside = neighbour(internal_name);
  if (!beside || !there_is_file(*beside)) return std::nullopt;
  FoundClass found = read_file(*beside);
  if (read_class_name(found.bytes, found.origin) != internal_name) return std::nullopt;
  return found;
}

void FileSource::list(const ClassNameVisitor& visit) const { visit(name()); }

DirectorySource::DirectorySource(fs::path path, Layout layout) : path_(std::move(path)), layout_(layout) {
  if (!there_is_directory(path_)) throw UserError(path_.string() + ": no such directory");
}

std::optional<FoundClass> DirectorySource::find(std::string_view internal_name) const {
  if (layout_ == Layout::ByPackage) {
    const fs::path path = file_of_class(path_, internal_name);
    if (!there_is_file(path)) return std::nullopt;
    return read_file(path);
  }
  const auto found = index().find(internal_name);
  if (found == index().end()) return std::nullopt;
  return read_file(found->second);
}

void DirectorySource::list(const ClassNameVisitor& visit) const {
  for (const auto& [name, path] : index()) visit(name);
}

const std::map<std::string, fs::path, std::less<>>& DirectorySource::index() const {
  if (index_) return *index_;
  std::map<std::string, fs::path, std::less<>> index;
  try {
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(path_)) {
      if (!entry.is_regular_file()) continue;
      const std::string relative = entry.path().lexically_relative(path_).generic_string();
      const auto by_path = class_name_of_entry(relative);
      if (!by_path) continue;
      // An entry of the class path is trusted to lie where its package says; find() relies on that as well.
      const std::string name = layout_ == Layout::Any ? name_in_file(entry.path()) : std::string(*by_path);
      const auto [place, added] = index.emplace(name, entry.path());
      if (!added) {
        throw UserError("class " + display_class_name(name) + " is there twice: " + place->second.string() +
                        " and " + entry.path().string());
      }
    }
  } catch (const fs::filesystem_error& error) {
    throw UserError(path_.string() + ": " + error.code().message());
  }
  return index_.emplace(std::move(index));
}

}  // namespace jury::classfile
