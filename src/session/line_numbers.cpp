#include "session/line_numbers.h"

#include <algorithm>

#include "classfile/class_path.h"
#include "classfile/class_reader.h"
#include "classfile/file_queries.h"
#include "support/diagnostics.h"

namespace jury::session {

namespace {

namespace fs = std::filesystem;

constexpr int java_release = 17;          // of a jar with several; they are compiled alike
constexpr std::size_t most_classes = 20;  // that are looked at

bool is_compiled(const fs::path& input) {
  if (input.extension() == ".java") return false;
  return !classfile::there_is_directory(input) || classfile::there_are_classes_below(input);
}

// Interfaces without code say nothing.
bool lacks_line_numbers(const classfile::ClassFile& cls) {
  bool has_code = false;
  for (const auto& method : cls.methods) {
    if (!method.code) continue;
    has_code = true;
    if (!method.code->lines.empty()) return false;
  }
  return has_code;
}

std::vector<std::string> first_classes(const classfile::ClassSource& source) {
  std::vector<std::string> names;
  source.list([&](std::string_view name) { names.emplace_back(name); });
  std::sort(names.begin(), names.end());
  if (names.size() > most_classes) names.resize(most_classes);
  return names;
}

}  // namespace

std::string note_on_line_numbers(const std::vector<fs::path>& inputs) {
  for (const auto& input : inputs) {
    if (!is_compiled(input)) continue;
    try {
      auto source = classfile::open_input(input, java_release);
      const auto names = first_classes(*source);
      classfile::ClassPath path;
      path.add(std::move(source));
      for (const auto& name : names) {
        const auto cls = path.read(name);
        if (cls && lacks_line_numbers(*cls))
          return input.string() +
                 " has classes without line numbers: compile them with -g, so that places and " +
                 "executions can be told by their lines";
      }
    } catch (const UserError&) {
      // What is wrong with the input is told by whoever reads all of it.
    }
  }
  return "";
}

}  // namespace jury::session
