// An ordered list of class sources: the first that has a class wins. No class is read before it is asked for.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/class_source.h"

namespace jury::classfile {

class ClassPath {
 public:
  void add(std::unique_ptr<ClassSource> source) { sources_.push_back(std::move(source)); }
  const std::vector<std::unique_ptr<ClassSource>>& sources() const { return sources_; }

  // The bytes of a class, or nothing when no source has it. Array types are not classes here.
  std::optional<FoundClass> find(std::string_view internal_name) const;
  // The same, parsed. Throws UserError when the class is malformed or calls itself something else.
  std::optional<ClassFile> read(std::string_view internal_name) const;
  // The names of all classes of all sources; one that several sources have is named as often.
  void list(const ClassNameVisitor& visit) const;

 private:
  std::vector<std::unique_ptr<ClassSource>> sources_;
};

// What the user names on the command line: a .class file, a .jar or .jmod file, a directory whose class files
// are all meant. Throws UserError for anything else, and when it does not exist.
std::unique_ptr<ClassSource> open_input(const std::filesystem::path& path, int java_release);

// The entries of --classpath, separated by colons: directories in package layout and jars; DIR/* stands for
// all jars in DIR. Entries that do not exist are left out, as java and javac do, and named in `missing`.
void add_class_path(ClassPath& class_path, std::string_view entries, int java_release,
                    std::vector<std::string>& missing);

}  // namespace jury::classfile
