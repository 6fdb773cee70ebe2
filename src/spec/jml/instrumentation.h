// The sources of a program with their JML turned into code, and the way back: javac's messages in the user's
// words, and the contracts once the classes are there.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "spec/contracts.h"
#include "spec/jml/emitter.h"

namespace jury::spec::jml {

// One source of the program. `path` is as the user should read it. Without a path: the contracts of a class
// that is there as class file only; they are compiled as a class of their own, known by `jml_path`.
struct InputFile {
  std::string path;
  std::string text;
  // X.jml beside X.java: contracts that are kept apart.
  std::string jml_path;
  std::string jml_text;
};

// What javac said, with places and words of the user's files.
struct Explanation {
  std::string text;
  std::map<std::uint32_t, std::string> broken;  // clauses with an error, by number, and the error
  bool only_specifications = true;              // all errors are in clauses
};

class Instrumentation {
 public:
  Instrumentation(std::vector<InputFile> files, EmitterOptions options);

  // Nothing in the files is JML: compile them as they are.
  bool empty() const { return files_.empty(); }
  // The file to compile in place of the one of this path; null when that is as it was.
  const Instrumented* of(const std::string& path) const;
  // `path_of_copy`: the file that a path in javac's output is a copy of; empty for others.
  Explanation explain(const std::string& output,
                      const std::function<std::string(const std::string&)>& path_of_copy) const;
  // Again, without some clauses.
  void leave_out(const std::map<std::uint32_t, std::string>& broken);
  const Draft& draft() const { return draft_; }

 private:
  struct File {
    std::string path;
    std::unique_ptr<Source> source;
    std::unique_ptr<Source> jml;
    Tokens tokens;
    Unit unit;
    Instrumented result;
    bool companion = false;
  };
  void emit();
  void merge(File& file, const Unit& contracts, const Source& jml);

  EmitterOptions options_;
  std::vector<File> files_;
  std::map<std::uint32_t, std::string> broken_;
  std::vector<std::string> merge_errors_;
  Draft draft_;
};

// A method of the compiled program.
struct CompiledMethod {
  Symbol owner;
  Symbol name;
  Symbol descriptor;
  bool is_static = false;
  bool is_synthetic = false;
  // Of members jury$location$N: the field that it reads.
  Symbol field_owner;
  Symbol field_descriptor;
  bool field_is_static = false;
  std::size_t steps_out = 0;  // to objects around, before it is read
};

// The contracts with everything that only the class files say.
Contracts resolve(Draft draft, const std::vector<CompiledMethod>& methods);

}  // namespace jury::spec::jml
