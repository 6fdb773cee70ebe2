// Compiles sources together with their JML (src/spec/jml): instrumented copies go to javac, its messages come
// back in the user's words, and the classes complete the contracts. Clauses that javac refuses are left out,
// with their errors, and the rest is compiled again; without such errors javac runs once.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

#include "classfile/java_sources.h"
#include "spec/contracts.h"

namespace jury::program {

struct SpecifiedSources {
  classfile::CompiledSources compiled;
  spec::Contracts contracts;
};

struct SpecificationOptions {
  bool non_null_default = true;                       // references are not null unless declared nullable
  std::vector<std::filesystem::path> contract_files;  // X.jml of classes that are there as class files only
  std::function<std::optional<classfile::ClassFile>(Symbol)> find_class;  // such a class
};

// Throws as classfile::compile_java does.
SpecifiedSources compile_with_specifications(const classfile::Jdk& jdk,
                                             std::vector<std::filesystem::path> sources,
                                             const classfile::CompilerOptions& options,
                                             const SpecificationOptions& specifications);

}  // namespace jury::program
