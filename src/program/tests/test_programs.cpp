#include "program/tests/test_programs.h"

#include <algorithm>
#include <map>
#include <sstream>

#include "classfile/class_path.h"
#include "classfile/stored_archive.h"
#include "models/models.h"
#include "program/tests/find_tests.h"
#include "program/tests/test_program.h"
#include "support/diagnostics.h"
#include "support/output_file.h"

namespace jury::program::tests {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view prefix = "jury$tests$";

// Exceptions by which tests say that an assumption does not hold.
constexpr const char* aborted[] = {"org/opentest4j/TestAbortedException",
                                   "org/junit/internal/AssumptionViolatedException", "org/testng/SkipException"};

class Classes {
 public:
  explicit Classes(const Workspace& workspace) {
    std::vector<std::string> missing;
    path_.add(classfile::open_jdk_classes(workspace.jdk()));
    classfile::add_class_path(path_, workspace.class_path(), workspace.jdk().release, missing);
  }

  const classfile::ClassFile* find(Symbol name) {
    if (name.empty()) return nullptr;
    const auto [entry, inserted] = files_.try_emplace(name);
    if (inserted) try {
        entry->second = path_.read(name.view());
      } catch (const UserError&) {
        entry->second.reset();
      }
    return entry->second ? &*entry->second : nullptr;
  }

  // Those that are there.
  std::vector<std::string> exceptions_of_assumptions() {
    std::vector<std::string> there;
    for (const std::string name : aborted)
      if (find(Symbol(name))) there.push_back(ir::display_class(name));
    return there;
  }

 private:
  classfile::ClassPath path_;
  std::map<Symbol, std::optional<classfile::ClassFile>> files_;
};

// What the programs make choices with.
void write_choice_classes(const fs::path& directory) {
  const classfile::StoredArchive models(models::archive(), "library models");
  for (const auto* name : {"jury/Jury", "jury/rt/Choice"}) {
    const auto found = models.find(name);
    if (!found) continue;
    const auto file = directory / (std::string(name) + ".class");
    fs::create_directories(file.parent_path());
    write_file(file, {reinterpret_cast<const char*>(found->bytes.data()), found->bytes.size()});
  }
}

std::string simple_name(Symbol class_name) {
  const auto text = class_name.text();
  return text.substr(text.rfind('/') + 1);
}

// The sources of the programs of each class, and which lines belong to which test.
class Sources {
 public:
  Sources(std::vector<Test>& tests, const fs::path& directory) : tests_(tests), directory_(directory) {}

  std::vector<fs::path> write() {
    std::map<Symbol, std::string> texts;
    std::map<Symbol, int> counts;
    first_lines_.clear();
    for (auto& test : tests_) {
      const auto package = test.owner.text().substr(0, test.owner.text().size() - simple_name(test.owner).size());
      const auto name = std::string(prefix) + simple_name(test.owner) + "$" + std::to_string(++counts[test.owner]);
      test.program = Symbol(package + name);
      auto& text = texts[test.owner];
      if (text.empty() && !package.empty())
        text = "package " + ir::display_class(package.substr(0, package.size() - 1)) + ";\n";
      first_lines_[file_of(test)].emplace_back(1 + std::ranges::count(text, '\n'), &test);
      text += program_text(test, name);
    }
    std::vector<fs::path> files;
    for (const auto& [file, lines] : first_lines_) {
      fs::create_directories(file.parent_path());
      write_file(file, texts[lines.front().second->owner]);
      files.push_back(file);
    }
    return files;
  }

  // Gives the tests obstacles whose lines javac names; whether there was one.
  bool object(const std::string& messages) {
    bool found = false;
    std::istringstream lines(messages);
    for (std::string line; std::getline(lines, line);) {
      const auto error = line.find(": error: ");
      const auto colon = line.rfind(':', error == std::string::npos ? error : error - 1);
      if (error == std::string::npos || colon == std::string::npos) continue;
      const auto programs = first_lines_.find(line.substr(0, colon));
      if (programs == first_lines_.end()) continue;
      Test* test = nullptr;
      for (const auto& [first, one] : programs->second)
        if (first <= std::atoi(line.c_str() + colon + 1)) test = one;
      if (!test || !test->obstacle.empty()) continue;
      test->obstacle = "a program that carries it out does not compile: " + line.substr(error + 9);
      found = true;
    }
    return found;
  }

 private:
  fs::path file_of(const Test& test) const {
    return directory_ / fs::path(test.owner.text()).parent_path() / (std::string(prefix) + simple_name(test.owner) + ".java");
  }

  std::vector<Test>& tests_;
  fs::path directory_;
  std::map<fs::path, std::vector<std::pair<std::ptrdiff_t, Test*>>> first_lines_;
};

}  // namespace

TestPrograms make_test_programs(const Workspace& workspace, Include include) {
  constexpr int most_rounds = 4;  // of javac, which does not find all errors at once
  TestPrograms result;
  Classes files(workspace);
  auto found = find_tests(
      workspace.input_classes(), [&](Symbol name) { return files.find(name); }, include == Include::BeyondRows);
  result.tests = std::move(found.tests);
  result.disabled = std::move(found.disabled);
  if (result.tests.empty()) return result;
  const auto ignored = files.exceptions_of_assumptions();
  for (auto& test : result.tests) test.ignored = ignored;
  const TemporaryDirectory choices, directory;
  write_choice_classes(choices.path());
  const auto class_path = workspace.class_path() + ":" + choices.path().string();
  Sources sources(result.tests, directory.path());
  for (int round = 1;; ++round) try {
      const auto written = sources.write();
      result.compiled = classfile::compile_java(workspace.jdk(), written, {class_path, {}, {}});
      return result;
    } catch (const classfile::CompilationError& error) {
      if (!sources.object(error.what()) || round == most_rounds) throw;
    }
}

const Test* TestPrograms::of(const ir::Method& entry) const {
  if (!is_test_program(entry.owner.view())) return nullptr;
  const auto found = std::ranges::find(tests, entry.owner, &Test::program);
  return found == tests.end() ? nullptr : &*found;
}

bool is_test_program(std::string_view class_name) {
  return class_name.substr(class_name.rfind('/') + 1).starts_with(prefix);
}

}  // namespace jury::program::tests
