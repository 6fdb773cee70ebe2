// What the tests of lowering share: the Java programs beside this file compiled once per set of flags,
// classes lowered in an environment that records what it is asked, and the checks every body must pass.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "../source_directory.h"
#include "classfile/class_path.h"
#include "classfile/class_reader.h"
#include "classfile/file_source.h"
#include "classfile/jdk.h"
#include "ir/parser.h"
#include "ir/printer.h"
#include "ir/verifier.h"
#include "lower/lower.h"
#include "support/diagnostics.h"
#include "support/subprocess.h"
#include "support/temporary_directory.h"

namespace jury::lower {

inline std::filesystem::path java_directory() {
  return tests::source_directory() / "tests" / "unit" / "lower" / "java";
}

// A program around the class under test: members are declared where the code says; classes whose name ends
// with "WithInitializer" need initialisation, others do not.
class TestEnvironment : public Environment {
 public:
  Symbol declaring_class(const ir::FieldReference& field) override { return field.owner; }
  Symbol declaring_class(const ir::MethodReference& method) override { return method.owner; }
  bool needs_initialization(Symbol class_name) override {
    return class_name.view().ends_with("WithInitializer");
  }
  void add_class(ir::Class cls) override { added.push_back(std::move(cls)); }

  std::vector<ir::Class> added;
};

// javac's output for some sources.
class CompiledJava {
 public:
  CompiledJava(const classfile::Jdk& jdk, const std::vector<std::string>& flags,
               const std::vector<std::filesystem::path>& sources) {
    std::vector<std::string> command{jdk.javac().string(), "-proc:none", "-nowarn",
                                     "-Xlint:none",        "-d",         directory_.path().string()};
    command.insert(command.end(), flags.begin(), flags.end());
    for (const auto& source : sources) command.push_back(source.string());
    const auto result = run_subprocess(command);
    if (result.exit_code != 0) throw UserError(result.output);
    const classfile::DirectorySource classes(directory_.path(), classfile::DirectorySource::Layout::Any);
    classes.list([&](std::string_view name) {
      const auto found = classes.find(name);
      classes_.emplace(name, classfile::read_class(found->bytes, found->origin));
    });
  }

  const std::map<std::string, classfile::ClassFile, std::less<>>& classes() const { return classes_; }
  const classfile::ClassFile& at(std::string_view name) const { return classes_.find(name)->second; }

 private:
  TemporaryDirectory directory_;
  std::map<std::string, classfile::ClassFile, std::less<>> classes_;
};

inline std::vector<std::filesystem::path> sources_in(const std::filesystem::path& directory) {
  std::vector<std::filesystem::path> sources;
  for (const auto& entry : std::filesystem::directory_iterator(directory))
    if (entry.path().extension() == ".java") sources.push_back(entry.path());
  std::sort(sources.begin(), sources.end());
  return sources;
}

// The programs of java/, with everything that javac can tell about them.
inline const CompiledJava& compiled_programs() {
  static const CompiledJava compiled(classfile::find_jdk(), {"-g", "-parameters"},
                                     sources_in(java_directory()));
  return compiled;
}

struct LoweredClass {
  ir::Class cls;                // bodies filled in
  std::vector<ir::Class> made;  // by invokedynamic

  const ir::Method& method(std::string_view name) const {
    for (const auto& candidate : cls.methods)
      if (candidate.name == name) return candidate;
    throw UserError("no method " + std::string(name));
  }
};

inline LoweredClass lower_whole(const classfile::ClassFile& file) {
  LoweredClass result{lower_class(file), {}};
  TestEnvironment environment;
  for (std::size_t i = 0; i < file.methods.size(); ++i)
    if (file.methods[i].code)
      result.cls.methods[i].body = std::make_shared<ir::Body>(lower_body(file, file.methods[i], environment));
  result.made = std::move(environment.added);
  return result;
}

inline const ir::Refuse* refusal_in(const ir::Body& body) {
  for (const auto& block : body.blocks)
    if (const auto* refuse = std::get_if<ir::Refuse>(&block.terminator.kind)) return refuse;
  return nullptr;
}

// The rules that hold for every lowered body, checks before their uses included.
inline void expect_verified(const ir::Class& cls) {
  for (const auto& method : cls.methods) {
    if (!method.body) continue;
    for (const auto& problem : ir::verify(*method.body, method, {.positions = true, .checks = true}))
      ADD_FAILURE() << method.display() << ": " << problem << "\n" << ir::print(method);
  }
}

// The text of a class, parsed, is the class.
inline void expect_round_trip(const ir::Class& cls) {
  const auto text = ir::print(cls);
  const auto back = ir::parse_class(text, cls.name.text());
  EXPECT_EQ(text, ir::print(back));
  ASSERT_EQ(back.methods.size(), cls.methods.size());
  for (std::size_t i = 0; i < cls.methods.size(); ++i) {
    ASSERT_EQ(cls.methods[i].body == nullptr, back.methods[i].body == nullptr);
    if (cls.methods[i].body) {
      EXPECT_TRUE(*cls.methods[i].body == *back.methods[i].body) << cls.methods[i].display();
    }
  }
}

inline void expect_well_formed(const LoweredClass& lowered) {
  expect_verified(lowered.cls);
  expect_round_trip(lowered.cls);
  for (const auto& made : lowered.made) {
    expect_verified(made);
    expect_round_trip(made);
  }
}

// The blocks of a body, one line per block head, statement and terminator, without positions.
inline std::vector<std::string> lines_of(ir::Body body) {
  for (auto& block : body.blocks) {
    for (auto& statement : block.statements) statement.position = {};
    block.terminator.position = {};
  }
  std::istringstream text(ir::print(body));
  std::vector<std::string> lines;
  bool in_blocks = false;
  for (std::string line; std::getline(text, line);) {
    line.erase(0, line.find_first_not_of(' '));
    in_blocks = in_blocks || line.starts_with("b0:");
    if (in_blocks && !line.empty()) lines.push_back(line);
  }
  return lines;
}

// The blocks as one text, for expectations written in a test.
inline std::string text_of(const ir::Body& body) {
  std::string text;
  for (const auto& line : lines_of(body)) text += line + "\n";
  return text;
}

}  // namespace jury::lower
