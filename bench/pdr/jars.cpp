// The PDR engine on real code: public methods of jars from the distribution's packages as entries, in any
// state, each in a process of its own with a limit of processor time, so that a busy machine changes little.
// Prints a table of verdicts by package of Java and the commonest reasons. The methods are taken in an order
// in which every beginning is a sample of all: with --minutes the table tells how far the run came.
// usage: bench_pdr_jars [--jury PROGRAM] [--json FILE] [--seconds N] [--every N] [--minutes N] [--package
// NAME]...
#include <sys/resource.h>

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
  int seconds = 2;  // of the processor, for one method
  int every = 1;    // only every n-th method
  int workers = 2;
  double minutes = 0;  // for one jar; 0: no limit
  std::vector<std::string> packages{"libcommons-collections4-java", "libjgrapht0.8-java"};
};

using Verdicts = std::map<std::string, int>;

// What became of the methods of one jar.
struct Tally {
  std::string jar;
  std::size_t methods = 0;  // of the jar
  std::size_t asked = 0;
  Verdicts verdicts;
  std::map<std::string, Verdicts> by_package;
  std::map<std::string, int> reasons;
  std::string lines;
  std::vector<std::string> refuted, crashed;
  double seconds = 0;
  double processor_seconds = 0;
  long megabytes = 0;  // the most that one process needed
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

// "org.example.Outer$Inner.method(I)V": "org.example".
std::string package_of(const std::string& method) {
  const auto name = method.substr(0, method.find('('));
  const auto type = name.substr(0, name.rfind('.'));
  return type.substr(0, type.rfind('.'));
}

// The reason without names, numbers and places, so that equal ones can be counted.
std::string shortened(std::string reason) {
  for (const char* end : {" (line", " (", ":", " at frame", ", with "})
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
  ++tally.by_package[package_of(name)][verdict];
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

// Every `stride`-th, then those beside them, and so on.
std::vector<std::string> in_samples(const std::vector<std::string>& names) {
  constexpr std::size_t stride = 24;
  std::vector<std::string> result;
  for (std::size_t first = 0; first < std::min(stride, names.size()); ++first)
    for (std::size_t i = first; i < names.size(); i += stride) result.push_back(names[i]);
  return result;
}

SubprocessResult ask(const Settings& settings, const std::filesystem::path& jar,
                     const std::string& class_path, const std::string& method) {
  // A signal at the first limit, the end at the second.
  const auto limits = std::to_string(settings.seconds) + ":" + std::to_string(settings.seconds + 2);
  const auto patience = std::to_string(settings.seconds * 60);  // of the clock, on a busy machine
  return run_subprocess({"prlimit", "--cpu=" + limits, settings.jury, "check", "--engine", "pdr",
                         "--property", "cme", "--timeout", patience, "--jobs", "1", "--format", "json",
                         "--classpath", class_path, "--entry", method, jar.string()});
}

// What the children that have ended needed.
rusage resources() {
  rusage used{};
  ::getrusage(RUSAGE_CHILDREN, &used);
  return used;
}

double processor_seconds(const rusage& used) {
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
  };
  return seconds(used.ru_utime) + seconds(used.ru_stime);
}

Tally measure(const Settings& settings, const std::filesystem::path& jar, const std::string& class_path) {
  Tally tally;
  tally.jar = jar.filename().string();
  std::vector<std::string> names;
  {
    program::Workspace workspace({{jar}, class_path, std::nullopt});
    names = public_methods(workspace);
  }
  tally.methods = names.size();
  std::vector<std::string> chosen;
  for (std::size_t i = 0; i < names.size(); i += static_cast<std::size_t>(settings.every))
    chosen.push_back(names[i]);
  chosen = in_samples(chosen);
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  const auto before = resources();
  const auto seconds = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
  std::atomic<std::size_t> next{0};
  std::mutex mutex;
  const auto work = [&] {
    for (std::size_t i = next++; i < chosen.size(); i = next++) {
      if (settings.minutes > 0 && seconds() > settings.minutes * 60) return;
      const auto answered = ask(settings, jar, class_path, chosen[i]);
      const std::lock_guard lock(mutex);
      ++tally.asked;
      record(chosen[i], answered, tally);
      if (!settings.log.empty()) std::ofstream(settings.log, std::ios::app) << std::exchange(tally.lines, "");
    }
  };
  std::vector<std::jthread> others;
  for (int i = 1; i < settings.workers; ++i) others.emplace_back(work);
  work();
  others.clear();
  tally.seconds = seconds();
  tally.processor_seconds = processor_seconds(resources()) - processor_seconds(before);
  tally.megabytes = resources().ru_maxrss / 1024;
  return tally;
}

void print_packages(const Tally& tally) {
  std::printf("\n| %s | proved | refuted | undecided |\n|---|---|---|---|\n", tally.jar.c_str());
  for (auto [package, verdicts] : tally.by_package)
    std::printf("| %s | %d | %d | %d |\n", package.c_str(), verdicts["proved"], verdicts["refuted"],
                verdicts["undecided"]);
}

void print_reasons(const Tally& tally) {
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

void print(const std::vector<Tally>& tallies, const Settings& settings) {
  std::printf("# PDR on real code\n\nJury " JURY_VERSION
              ", %s. Public methods as entries in any state, %d s of the processor for one.\n\n",
              bench::machine().c_str(), settings.seconds);
  std::printf(
      "| jar | methods | asked | proved | refuted | undecided | crashed | minutes | of the processor | MB at "
      "most |\n|---|---|---|---|---|---|---|---|---|---|\n");
  for (auto tally : tallies)
    std::printf("| %s | %zu | %zu | %d | %d | %d | %zu | %.0f | %.0f | %ld |\n", tally.jar.c_str(),
                tally.methods, tally.asked, tally.verdicts["proved"], tally.verdicts["refuted"],
                tally.verdicts["undecided"], tally.crashed.size(), tally.seconds / 60,
                tally.processor_seconds / 60, tally.megabytes);
  for (const auto& tally : tallies) {
    print_packages(tally);
    print_reasons(tally);
  }
}

int run(const Settings& settings) {
  std::vector<std::string> install{std::string(JURY_BENCH_DIR) + "/../tools/install-packages"};
  install.insert(install.end(), settings.packages.begin(), settings.packages.end());
  run_or_throw(install);
  if (!settings.log.empty()) std::filesystem::remove(settings.log);
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
  app.add_option("--seconds", settings.seconds, "processor time for one method")->check(CLI::PositiveNumber);
  app.add_option("--minutes", settings.minutes, "time for one jar: what was not asked by then is left out");
  app.add_option("--workers", settings.workers, "methods at the same time")->check(CLI::PositiveNumber);
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
