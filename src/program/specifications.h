// Compiles sources together with their JML (src/spec/jml): instrumented copies go to javac, its messages come
// back in the user's words, and the classes complete the contracts. Clauses that javac refuses are left out,
// with their errors, and the rest is compiled again; without such errors javac runs once.
#pragma once

#include <filesystem>
#include <vector>

#include "classfile/java_sources.h"
#include "spec/contracts.h"

namespace jury::program {

struct SpecifiedSources {
  classfile::CompiledSources compiled;
  spec::Contracts contracts;
};

// Throws as classfile::compile_java does. `non_null_default`: references are not null unless declared
// nullable.
SpecifiedSources compile_with_specifications(const classfile::Jdk& jdk,
                                             std::vector<std::filesystem::path> sources,
                                             const classfile::CompilerOptions& options,
                                             bool non_null_default);

}  // namespace jury::program
