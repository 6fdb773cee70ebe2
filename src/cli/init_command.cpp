// `jury init`: a settings file for the project in the current directory, with what was found there filled in
// and the other settings as comments. What it writes is read back by project.cpp, and does what no settings
// would do.
#include <algorithm>
#include <cstdio>
#include <filesystem>

#include "cli/commands.h"
#include "cli/project.h"
#include "support/output_file.h"

namespace jury::cli {

namespace {

namespace fs = std::filesystem;

constexpr const char* file_name = "jury.toml";

// Its own inputs, those of its modules, or the directory itself.
std::vector<fs::path> inputs_found(const fs::path& root) {
  auto inputs = usual_inputs(root);
  if (!inputs.empty()) return inputs;
  std::vector<fs::path> modules;
  for (const auto& entry : fs::directory_iterator(root))
    if (entry.is_directory() && !entry.path().filename().string().starts_with("."))
      modules.push_back(entry.path());
  std::sort(modules.begin(), modules.end());
  for (const auto& module : modules)
    for (auto& input : usual_inputs(module)) inputs.push_back(std::move(input));
  if (inputs.empty() && fs::is_directory(root / "src")) inputs.emplace_back("src");
  if (inputs.empty()) inputs.emplace_back(".");
  return inputs;
}

std::vector<fs::path> jars_found(const fs::path& root) {
  std::vector<fs::path> jars;
  for (const auto* folder : {"lib", "libs"}) {
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(root / folder, none))
      if (entry.path().extension() == ".jar") jars.push_back(fs::path(folder) / entry.path().filename());
  }
  std::sort(jars.begin(), jars.end());
  return jars;
}

std::string build_tool_of(const fs::path& root) {
  if (fs::exists(root / "pom.xml")) return "Maven";
  for (const auto* file : {"build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts"})
    if (fs::exists(root / file)) return "Gradle";
  return "";
}

std::string quoted(const std::string& text) {
  std::string result = "\"";
  for (const char c : text) result += c == '"' || c == '\\' ? std::string("\\") + c : std::string(1, c);
  return result + "\"";
}

std::string list_of(const std::vector<fs::path>& paths) {
  std::string text;
  for (const auto& path : paths) text += (text.empty() ? "" : ", ") + quoted(path.string());
  return "[" + text + "]";
}

std::string class_path_lines(const fs::path& root) {
  const auto jars = jars_found(root);
  std::string text = "# What the code uses besides: jars and directories.\n";
  if (build_tool_of(root) == "Maven") text += "# mvn dependency:build-classpath prints those of Maven.\n";
  return text +
         (jars.empty() ? "# classpath = [\"lib/other.jar\"]\n" : "classpath = " + list_of(jars) + "\n");
}

std::string settings_for(const fs::path& root) {
  const auto tool = build_tool_of(root);
  return "# What `jury check` takes from here when the command line does not say it. Every option may stand "
         "here\n"
         "# by its long name; paths are relative to this file.\n\n"
         "# What is checked: directories, jars, class files or sources" +
         (tool.empty() ? std::string(".") : ", as " + tool + " places them.") +
         "\ninputs = " + list_of(inputs_found(root)) + "\n\n" + class_path_lines(root) +
         "\n# assert, exceptions, cme, contracts, no-such-element, illegal-state, unmodifiable; default: all "
         "that\n"
         "# apply.\n# property = [\"assert\", \"exceptions\"]\n\n"
         "# Seconds for the search as a whole. Without it, each engine has a minute for each entry.\n"
         "# timeout = 300\n\n"
         "# Of directories of sources: leave out tests.\n# no-tests = true\n\n"
         "# What is known and does not count; write it with: jury check --write-baseline jury-baseline.json\n"
         "# baseline = \"jury-baseline.json\"\n\n"
         "# A finding that is accepted. The reason is needed.\n"
         "# [[suppress]]\n# method = \"com.example.Legacy.parse\"\n# property = \"exceptions\"\n"
         "# reason = \"callers catch what it throws\"\n";
}

}  // namespace

int init_command(const CommandLine&, const Terminal&) {
  const auto root = fs::current_path();
  if (fs::exists(root / file_name))
    throw UserError(std::string(file_name) + " is there already; delete it to have it written anew");
  write_file(file_name, settings_for(root));
  std::printf("%s is written. It checks", file_name);
  for (const auto& input : inputs_found(root)) std::printf(" %s", input.c_str());
  std::printf("; now: jury check\n");
  return holds;
}

}  // namespace jury::cli
