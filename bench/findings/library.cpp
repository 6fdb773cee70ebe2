#include "library.h"

#include <algorithm>
#include <fstream>

#include "support/diagnostics.h"
#include "support/temporary_directory.h"

namespace jury::bench {

namespace {

namespace fs = std::filesystem;
using nlohmann::ordered_json;

ordered_json read(const fs::path& file) {
  std::ifstream input(file);
  return ordered_json::parse(input, nullptr, false);
}

bool is_library(const fs::path& file) {
  return file.extension() == ".jar" && !file.stem().string().ends_with("-sources");
}

}  // namespace

std::vector<fs::path> jars_of(const std::vector<std::string>& inputs) {
  std::vector<fs::path> jars;
  for (const auto& input : inputs) {
    if (!fs::is_directory(input)) {
      jars.emplace_back(input);
      continue;
    }
    std::vector<fs::path> found;
    for (const auto& entry : fs::directory_iterator(input))
      if (is_library(entry.path())) found.push_back(entry.path());
    std::ranges::sort(found, {}, [](const fs::path& jar) { return std::pair(fs::file_size(jar), jar); });
    jars.insert(jars.end(), found.begin(), found.end());
  }
  if (jars.empty()) throw UserError("no jar in " + inputs.front());
  return jars;
}

Library ask(const Settings& settings, const fs::path& jar) {
  const TemporaryDirectory directory("jury-bench-");
  Library library{jar.stem().string(), {}};
  const auto folder = settings.results.empty() ? directory.path() : fs::path(settings.results);
  fs::create_directories(folder);
  const auto file = folder / (library.name + ".json"), measured = folder / (library.name + ".figures");
  if (!fs::exists(file)) {
    std::vector<std::string> command{settings.jury, "check", jar.string(), "--property", settings.properties,
                                     "-j", "1", "--store", "none", "--format", "json", "-o", file.string()};
    const bool is_whole = settings.timeout == 0;
    command.emplace_back(is_whole ? "--entry-timeout" : "--timeout");
    command.push_back(std::to_string(is_whole ? settings.seconds : settings.timeout));
    library.figures = measure_process(command);
    std::ofstream(measured) << library.figures.seconds << ' ' << library.figures.megabytes << '\n';
  } else {
    std::ifstream(measured) >> library.figures.seconds >> library.figures.megabytes;
  }
  const auto answer = read(file);
  if (!answer.is_object())
    throw UserError(jar.string() + ": no results, exit code " + std::to_string(library.figures.exit_code));
  library.results = answer.at("results");
  return library;
}

std::string text_of(const ordered_json& result, const char* key) {
  return result.contains(key) && result.at(key).is_string() ? result.at(key).get<std::string>() : std::string();
}

}  // namespace jury::bench
