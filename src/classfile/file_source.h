// Classes in the file system: one .class file, or a directory of them. Both work when the files do not lie
// where their package says (a single file copied elsewhere, an IDE's output directory given from inside).
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "classfile/class_source.h"

namespace jury::classfile {

// list() gives the one class; find() also gives its neighbours, the classes the JVM would find if it were run
// with the class's root as class path: nested classes lie in files beside it.
class FileSource : public ClassSource {
 public:
  // Throws UserError when the file does not exist.
  explicit FileSource(std::filesystem::path path);

  std::optional<FoundClass> find(std::string_view internal_name) const override;
  void list(const ClassNameVisitor& visit) const override;
  std::string description() const override { return path_.string(); }

 private:
  const std::string& name() const;
  std::optional<std::filesystem::path> neighbour(std::string_view internal_name) const;

  std::filesystem::path path_;
  mutable std::string name_;  // empty until asked for
};

class DirectorySource : public ClassSource {
 public:
  enum class Layout {
    ByPackage,  // an entry of the class path: a/B lies in a/B.class
    Any,        // an input: all class files below, whatever their paths
  };
  // Throws UserError when it is not a directory.
  DirectorySource(std::filesystem::path path, Layout layout);

  std::optional<FoundClass> find(std::string_view internal_name) const override;
  void list(const ClassNameVisitor& visit) const override;
  std::string description() const override { return path_.string(); }

 private:
  const std::map<std::string, std::filesystem::path, std::less<>>& index() const;

  std::filesystem::path path_;
  Layout layout_;
  // Layout::Any: where each class is, made by reading the name of every file once, when it is first needed.
  mutable std::optional<std::map<std::string, std::filesystem::path, std::less<>>> index_;
};

}  // namespace jury::classfile
