// `jury store`: what is in the store of results, and what becomes of it: pruned by age and size, written into a file
// that another machine takes in (a cache of a pipeline), put together from several.
#include <cinttypes>
#include <cstdio>
#include <ctime>
#include <filesystem>

#include "cli/commands.h"
#include "cli/request.h"
#include "store/upkeep.h"
#include "support/suggestion.h"

namespace jury::cli {

namespace {

namespace fs = std::filesystem;
using store::ResultStore;

constexpr double bytes_of_megabyte = 1'000'000;
constexpr double seconds_of_a_day = 86'400;

std::string actions() { return "show, prune, export, import or merge"; }

fs::path usual_file(const CommandLine& line) {
  if (const auto file = store_of(line)) return *file;
  throw UserError("there is no store: --store names one");
}

// UserError where it cannot be.
void expect_readable(const ResultStore& store) {
  if (!store.can_read()) throw UserError(store.problem());
}

void expect_writable(const ResultStore& store) {
  if (!store.can_write()) throw UserError(store.problem());
}

int show(const CommandLine& line) {
  ResultStore store(usual_file(line), ResultStore::Use::Read);
  expect_readable(store);
  const auto summary = store::summary_of(store);
  std::size_t answers = 0;
  std::string verdicts;
  for (const auto& [verdict, count] : summary.answers) {
    answers += count;
    verdicts += (verdicts.empty() ? ": " : ", ") + std::to_string(count) + " " + std::string(engine::name_of(verdict));
  }
  std::printf("%s: %.1f MB\n%zu answers%s\n%zu other entries (whole runs, costs, the last results)\n",
              store.file().c_str(), static_cast<double>(summary.bytes) / bytes_of_megabyte, answers, verdicts.c_str(),
              summary.others);
  if (summary.damaged > 0) std::printf("%zu damaged entries, which are not used\n", summary.damaged);
  if (summary.oldest_use > 0)
    std::printf("used last at most %.0f days ago\n",
                (static_cast<double>(std::time(nullptr)) - static_cast<double>(summary.oldest_use)) / seconds_of_a_day);
  return holds;
}

int prune(const CommandLine& line) {
  store::Limits limits;
  if (line.has("older-than")) limits.days = line.decimal("older-than");
  if (line.has("size")) limits.bytes = static_cast<std::uint64_t>(line.decimal("size") * bytes_of_megabyte);
  if (!limits.days && !limits.bytes) throw UserError("jury store prune needs --older-than DAYS, --size MB, or both");
  const auto file = usual_file(line);
  if (!fs::exists(file)) throw UserError(file.string() + ": no such file");
  ResultStore store(file);
  expect_writable(store);
  const auto removed = store::prune(store, limits);
  std::printf("%s: %zu entries removed\n", file.c_str(), removed);
  return holds;
}

void take_in(const fs::path& file, ResultStore& into) {
  ResultStore from(file, ResultStore::Use::Read);
  expect_readable(from);
  const auto [taken, there_already, damaged] = store::merge(from, into);
  expect_writable(into);
  std::printf("%s: %zu entries taken, %zu there already", file.c_str(), taken, there_already);
  if (damaged > 0) std::printf(", %zu damaged and left out", damaged);
  std::printf("\n");
}

// A file that appears as a whole, without the companions that a store in use has.
int export_to(const CommandLine& line, const fs::path& target) {
  auto beside = target;
  beside += ".part";
  std::error_code failed;
  fs::remove(beside, failed);
  {
    ResultStore into(beside);
    expect_writable(into);
    take_in(usual_file(line), into);
    into.compact();
  }
  fs::rename(beside, target, failed);
  if (failed) throw UserError(target.string() + ": cannot be written: " + failed.message());
  return holds;
}

int take_in_all(const std::vector<fs::path>& files, const fs::path& target) {
  ResultStore into(target);
  expect_writable(into);
  for (const auto& file : files) take_in(file, into);
  return holds;
}

}  // namespace

int store_command(const CommandLine& line, const Terminal&) {
  const auto action = line.inputs.front().string();
  const std::vector<fs::path> files(line.inputs.begin() + 1, line.inputs.end());
  const auto expect_files = [&](bool is_right, const char* what) {
    if (!is_right) throw UserError("jury store " + action + " takes " + what);
  };
  if (action == "show" || action == "prune") {
    expect_files(files.empty(), "no file: --store names another store than the usual one");
    return action == "show" ? show(line) : prune(line);
  }
  if (action == "export") {
    expect_files(files.size() == 1, "one file, to be written");
    return export_to(line, files.front());
  }
  if (action == "import") {
    expect_files(!files.empty(), "files that 'jury store export' has written, or other stores");
    return take_in_all(files, usual_file(line));
  }
  if (action == "merge") {
    expect_files(files.size() > 1, "the store to be made or added to, then those to be put into it");
    return take_in_all({files.begin() + 1, files.end()}, files.front());
  }
  throw UserError("jury store takes " + actions() + ", not '" + action + "'" +
                  suggestion(action, {"show", "prune", "export", "import", "merge"}));
}

}  // namespace jury::cli
