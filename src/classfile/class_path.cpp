// Asks the sources in order; turns what the user names into sources.
#include "classfile/class_path.h"

#include <algorithm>

#include "classfile/class_reader.h"
#include "classfile/descriptor.h"
#include "classfile/file_queries.h"
#include "classfile/file_source.h"
#include "classfile/jar_source.h"
#include "classfile/message.h"
#include "support/diagnostics.h"

namespace jury::classfile {

namespace {

namespace fs = std::filesystem;

void add_all_jars(ClassPath& class_path, const fs::path& directory, int java_release) {
  std::error_code error;
  std::vector<fs::path> jars;
  for (const fs::directory_entry& entry : fs::directory_iterator(directory, error)) {
    const fs::path extension = entry.path().extension();
    if (extension == ".jar" || extension == ".JAR") jars.push_back(entry.path());
  }
  if (error) throw UserError(directory.string() + ": " + error.message());
  std::sort(jars.begin(), jars.end());
  for (const fs::path& jar : jars) class_path.add(std::make_unique<JarSource>(jar, java_release));
}

void add_entry(ClassPath& class_path, const fs::path& path, int java_release) {
  if (there_is_directory(path)) {
    class_path.add(std::make_unique<DirectorySource>(path, DirectorySource::Layout::ByPackage));
  } else {
    class_path.add(std::make_unique<JarSource>(path, java_release));
  }
}

}  // namespace

std::optional<FoundClass> ClassPath::find(std::string_view internal_name) const {
  if (!is_internal_class_name(internal_name)) return std::nullopt;
  for (const auto& source : sources_) {
    if (auto found = source->find(internal_name)) return found;
  }
  return std::nullopt;
}

std::optional<ClassFile> ClassPath::read(std::string_view internal_name) const {
  const auto found = find(internal_name);
  if (!found) return std::nullopt;
  ClassFile result = read_class(found->bytes, found->origin);
  if (result.name != internal_name) {
    throw UserError(one_line(found->origin + ": holds class " + display_class_name(result.name.view()) +
                             ", its place says " + display_class_name(internal_name)));
  }
  return result;
}

void ClassPath::list(const ClassNameVisitor& visit) const {
  for (const auto& source : sources_) source->list(visit);
}

std::unique_ptr<ClassSource> open_input(const fs::path& path, int java_release) {
  if (!there_is(path)) throw UserError(path.string() + ": no such file or directory");
  if (there_is_directory(path)) return std::make_unique<DirectorySource>(path, DirectorySource::Layout::Any);
  const fs::path extension = path.extension();
  if (extension == ".class") return std::make_unique<FileSource>(path);
  if (extension == ".jar" || extension == ".jmod" || extension == ".zip" || extension == ".war") {
    return std::make_unique<JarSource>(path, java_release);
  }
  throw UserError(path.string() + ": neither a .java, .class or .jar file nor a directory");
}

void add_class_path(ClassPath& class_path, std::string_view entries, int java_release,
                    std::vector<std::string>& missing) {
  while (!entries.empty()) {
    const std::size_t end = std::min(entries.find(':'), entries.size());
    const fs::path path(entries.substr(0, end));
    entries.remove_prefix(std::min(end + 1, entries.size()));
    if (path.empty()) continue;
    if (path.filename() == "*" && there_is_directory(path.parent_path())) {
      add_all_jars(class_path, path.parent_path(), java_release);
    } else if (there_is(path)) {
      add_entry(class_path, path, java_release);
    } else {
      missing.push_back(path.string());
    }
  }
}

}  // namespace jury::classfile
