// The user's inputs opened: sources compiled, class files, jars and directories on one class path with the
// JDK, the Program over them, and which classes are the user's own.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "classfile/java_sources.h"
#include "classfile/jdk.h"
#include "program/program.h"
#include "spec/contracts.h"

namespace jury::program {

struct Inputs {
  std::vector<std::filesystem::path> paths;  // .java, .class, .jar, directories
  std::string class_path;
  std::optional<std::filesystem::path> java_home;
  bool specifications = true;    // JML in sources is compiled with them
  bool non_null_default = true;  // JML: references are not null unless declared nullable
};

class Workspace {
 public:
  // Throws UserError for inputs that do not exist, are not what their name says, or do not compile.
  explicit Workspace(const Inputs& inputs);

  Program& program() { return *program_; }
  const classfile::Jdk& jdk() const { return jdk_; }
  // Internal names of the program's own classes, sorted: those of the inputs, and those of the class path that
  // they use (program/given_classes.h). All of them make up the states that methods start in.
  const std::vector<Symbol>& user_classes() const { return user_classes_; }
  bool is_user_class(Symbol name) const;
  // Those of the inputs alone, about which something is asked, and of which executions are told.
  const std::vector<Symbol>& input_classes() const { return input_classes_; }
  bool is_input_class(Symbol name) const;
  // False: the class path has more classes that the inputs use than are looked at.
  bool has_all_classes() const { return has_all_classes_; }
  // The source file of a class, when it was compiled from one of the inputs or lies beside its class file.
  std::optional<std::filesystem::path> source_of(Symbol class_name);
  // What the specifications in the inputs say.
  const spec::Contracts& contracts() const { return contracts_; }
  // Where a JVM finds the classes of the inputs and those they use; free choices are not among them.
  std::string class_path() const;
  // Things worth telling: class path entries that do not exist, warnings of javac.
  const std::vector<std::string>& notes() const { return notes_; }

 private:
  void open_sources(const Inputs& inputs, classfile::ClassPath& path);
  std::string choice_classes();

  classfile::Jdk jdk_;
  std::string class_path_;  // of what is not compiled here
  std::optional<classfile::CompiledSources> compiled_;
  std::optional<TemporaryDirectory> choice_classes_;
  std::vector<std::filesystem::path> source_roots_;
  const classfile::ClassPath* path_ = nullptr;  // owned by the Program
  std::unique_ptr<Program> program_;
  std::vector<Symbol> input_classes_;
  std::vector<Symbol> user_classes_;
  bool has_all_classes_ = true;
  spec::Contracts contracts_;
  std::vector<std::string> notes_;
};

}  // namespace jury::program
