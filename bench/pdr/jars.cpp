// The PDR engine on real code: public methods of jars from the distribution's packages as entries, in any
// state, each in a process of its own with a time limit. Prints a table of verdicts and of the commonest
// reasons. usage: bench_pdr_jars [--jury PROGRAM] [--json FILE] [--seconds N] [--every N] [--package NAME]...
#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <sstream>
#include <thread>

#include "../table.h"
#include "program/entries.h"
#include "support/diagnostics.h"
#include "support/subprocess.h"

namespace {

using namespace jury;

struct Settings {
  std::string jury = "jury";
  std::string json, log;
  int seconds = 2;
  int every = 1;  // only every n-th method
  std::vector<std::string> packages{"libcommons-collections4-java", "libjgrapht0.8-java"};
};

// What became of the methods of one jar.
struct Tally {
  std::string jar;
  std::size_t methods = 0;
  std::map<std::string, int> verdicts;
  std::map<std::string, int> reasons;
  std::string lines;
  std::vector<std::string> refuted, crashed;
  double seconds = 0;
};

std::string run_or_throw(const std::vector<std::string>& command) {
  const auto result = run_subprocess(command);
  if (result.exit_code != 0) throw UserError(command[0] + ": " + result.output);
  return result.output;
}

// The jars that a package installs, links left out.
std::vector<std::filesystem::path> jars_of(const std::string& package) {
  std::vector<std::filesystem::path> jars;
  std::istringstream lines(run_or_throw({"dpkg-query", "-L", package}));
  for (std::string line; std::getline(lines, line);)
    if (line.ends_with(".jar") && !std::filesystem::is_symlink(line)) jars.emplace_back(line);
  return jars;
}

// What a package's own code refers to: the jars of the packages it depends on.
std::string class_path_of(const std::string& package) {
  std::string path;
  std::istringstream words(run_or_throw({"dpkg-query", "-W", "-f=${Depends}", package}));
  for (std::string word; words >> word;) {
    word = word.substr(0, word.find_first_of(",:"));
    if (!word.ends_with("-java")) continue;
    for (const auto& jar : jars_of(word)) path += (path.empty() ? "" : ":") + jar.string();
  }
  return path;
}

// The reason without names and places, so that equal ones can be counted.
std::string shortened(std::string reason) {
  for (const char* end : {" (line", " (", ":"})
    if (const auto place = reason.find(end); place != std::string::npos) reason.resize(place);
  std::istringstream words(reason);
  std::string result;
  for (std::string word; words >> word;)
    result += (result.empty() ? "" : " ") + (word.find('.') != std::string::npos ? "..." : word);
  return result;
}

void record(const std::string& name, const SubprocessResult& answered, Tally& tally) {
  const auto start = answered.output.find('{');
  const auto json = start == std::string::npos
                        ? nlohmann::json()
                        : nlohmann::json::parse(answered.output.substr(start), nullptr, false);
  const bool crashed = answered.exit_code > 3 || !json.is_object();
  if (crashed) {
    tally.crashed.push_back(name + ": " + answered.output.substr(0, 200));
    return;
  }
  const auto& result = json.at("results").at(0);
  const auto verdict = result.at("verdict").get<std::string>();
  ++tally.verdicts[verdict];
  const auto reason =
      result.at("reason").is_string() ? result.at("reason").get<std::string>() : std::string();
  tally.lines += verdict + " " + name + " " + reason.substr(0, reason.find('\n')) + "\n";
  if (verdict == "refuted") tally.refuted.push_back(name);
  if (verdict == "undecided") ++tally.reasons[shortened(reason)];
}

// All of them, whether the jar has a main or not.
std::vector<std::string> public_methods(program::Workspace& workspace) {
  std::vector<std::string> names;
  for (const auto& name : workspace.user_classes()) {
    const auto* cls = workspace.program().find_class(name);
    if (!cls || cls->is_interface() || !(cls->flags & ir::access::is_public)) continue;
    for (const auto& method : cls->methods)
      if (method.name != "<init>" && (method.flags & ir::access::is_public) && !method.is_abstract() &&
          !method.is_native() && !(method.flags & ir::access::is_synthetic))
        names.push_back(ir::display_class(method.owner.view()) + "." + method.name.text() +
                        method.descriptor.text());
  }
  return names;
}

Tally measure(const Settings& settings, const std::filesystem::path& jar, const std::string& class_path) {
  Tally tally;
  tally.jar = jar.filename().string();
  std::vector<std::string> names;
  {
    program::Workspace workspace({{jar}, class_path, std::nullopt});
    names = public_methods(workspace);
  }
  std::vector<std::string> chosen;
  for (std::size_t i = 0; i < names.size(); i += static_cast<std::size_t>(settings.every))
    chosen.push_back(names[i]);
  tally.methods = chosen.size();
  const auto start = std::chrono::steady_clock::now();
  std::atomic<std::size_t> next{0};
  std::mutex mutex;
  const auto work = [&] {
    for (std::size_t i = next++; i < chosen.size(); i = next++) {
      const auto answered = run_subprocess(
          {"timeout", std::to_string(settings.seconds * 5 + 20), settings.jury, "check", "--engine", "pdr",
           "--property", "cme", "--timeout", std::to_string(settings.seconds), "--jobs", "1", "--format",
           "json", "--classpath", class_path, "--entry", chosen[i], jar.string()});
      const std::lock_guard lock(mutex);
      record(chosen[i], answered, tally);
    }
  };
  std::thread other(work);
  work();
  other.join();
  tally.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return tally;
}

void print(const std::vector<Tally>& tallies, const Settings& settings) {
  std::printf("# PDR on real code\n\nJury " JURY_VERSION
              ", %s. Public methods as entries in any state, %d s each, every %d. method.\n\n",
              bench::machine().c_str(), settings.seconds, settings.every);
  std::printf(
      "| jar | methods | proved | refuted | undecided | crashed | seconds "
      "|\n|---|---|---|---|---|---|---|\n");
  for (auto tally : tallies)
    std::printf("| %s | %zu | %d | %d | %d | %zu | %.0f |\n", tally.jar.c_str(), tally.methods,
                tally.verdicts["proved"], tally.verdicts["refuted"], tally.verdicts["undecided"],
                tally.crashed.size(), tally.seconds);
  for (const auto& tally : tallies) {
    std::printf("\n%s, why undecided:\n\n", tally.jar.c_str());
    std::vector<std::pair<int, std::string>> reasons;
    for (const auto& [reason, count] : tally.reasons) reasons.emplace_back(count, reason);
    std::sort(reasons.rbegin(), reasons.rend());
    for (std::size_t i = 0; i < std::min<std::size_t>(reasons.size(), 12); ++i)
      std::printf("- %d: %s\n", reasons[i].first, reasons[i].second.c_str());
    for (const auto& name : tally.refuted)
      std::printf("- refuted, run by the interpreter: `%s`\n", name.c_str());
    for (const auto& name : tally.crashed) std::printf("- CRASHED: %s\n", name.c_str());
  }
}

int run(const Settings& settings) {
  std::vector<std::string> install{std::string(JURY_BENCH_DIR) + "/../tools/install-packages"};
  install.insert(install.end(), settings.packages.begin(), settings.packages.end());
  run_or_throw(install);
  std::vector<Tally> tallies;
  for (const auto& package : settings.packages)
    for (const auto& jar : jars_of(package))
      tallies.push_back(measure(settings, jar, class_path_of(package)));
  print(tallies, settings);
  std::vector<bench::Row> rows;
  bool crashed = false;
  for (const auto& tally : tallies) {
    crashed = crashed || !tally.crashed.empty();
    nlohmann::ordered_json extra{{"expected", "no crash"},
                                 {"verdict", tally.crashed.empty() ? "no crash" : "crash"},
                                 {"methods", tally.methods},
                                 {"verdicts", tally.verdicts}};
    rows.push_back({tally.jar, "", "no crash", tally.crashed.empty(), tally.seconds, std::move(extra)});
  }
  if (!settings.log.empty()) {
    std::ofstream log(settings.log);
    for (const auto& tally : tallies) log << tally.lines;
  }
  if (!settings.json.empty()) bench::write_json(settings.json, rows);
  return crashed ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("The PDR engine on jars of the distribution");
  Settings settings;
  app.add_option("--jury", settings.jury);
  app.add_option("--json", settings.json);
  app.add_option("--log", settings.log, "a file for a line per method");
  app.add_option("--seconds", settings.seconds, "time limit of one method");
  app.add_option("--every", settings.every, "check every n-th method only")->check(CLI::PositiveNumber);
  app.add_option("--package", settings.packages, "Debian packages");
  CLI11_PARSE(app, argc, argv);
  try {
    return run(settings);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "bench_pdr_jars: %s\n", error.what());
    return 2;
  }
}
