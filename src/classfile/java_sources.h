// .java inputs: compiled by the user's own javac into a temporary directory, with everything in the class
// files that Jury can use (-g -parameters) and without running annotation processors (-proc:none).
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/jdk.h"
#include "support/diagnostics.h"
#include "support/temporary_directory.h"

namespace jury::classfile {

// javac refused the sources. what() is its output, as it is; nothing should be added to it.
class CompilationError : public UserError {
 public:
  using UserError::UserError;
};

struct CompilerOptions {
  std::string class_path;                   // may be empty
  std::vector<std::string> more_arguments;  // passed on before the sources
  // Files to compile in place of some of the sources; to everybody else the classes come from the sources.
  std::map<std::filesystem::path, std::filesystem::path> copies;
};

// The classes made from a list of sources. The class files disappear with this object.
class CompiledSources {
 public:
  // Root of the class files, in package layout.
  const std::filesystem::path& output() const { return classes_; }
  // Warnings and notes of a compilation that succeeded.
  const std::string& messages() const { return messages_; }
  void set_messages(std::string messages) { messages_ = std::move(messages); }
  // The source a class was compiled from.
  std::optional<std::filesystem::path> source_of(const ClassFile& class_file) const;

 private:
  friend CompiledSources compile_java(const Jdk&, const std::vector<std::filesystem::path>&,
                                      const CompilerOptions&);

  TemporaryDirectory directory_;
  std::filesystem::path classes_;
  std::string messages_;
  // The given sources, by package (java/util) and file name; those that javac found itself lie below the
  // roots.
  std::map<std::pair<std::string, std::string>, std::filesystem::path> sources_;
  std::vector<std::filesystem::path> roots_;
};

// Throws CompilationError when javac finds errors, UserError when a source or javac itself is missing.
// Sources that the given ones need are found from the roots of their packages, as with javac's -sourcepath.
CompiledSources compile_java(const Jdk& jdk, const std::vector<std::filesystem::path>& sources,
                             const CompilerOptions& options = {});

// All .java files below a directory, sorted; module-info.java is left out. Throws UserError.
std::vector<std::filesystem::path> find_java_files(const std::filesystem::path& directory);

// The package a compilation unit declares, in internal form (java/util); empty for the unnamed package.
std::string declared_package(std::string_view source_text);

}  // namespace jury::classfile
