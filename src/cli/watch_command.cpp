// `jury watch`: the check again whenever a file of the inputs or the class path changes, and what answers differently
// from before. Each round is a `jury check` in a process of its own: memory does not grow, and the store answers what
// has not changed. Files are looked at a few times a second, by size and time: that works in containers and on network
// file systems, where nobody tells of changes.
#include <poll.h>
#include <sys/stat.h>

#include <cstdio>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>

#include "cli/commands.h"
#include "cli/project.h"
#include "session/content_keys.h"
#include "support/interruption.h"
#include "support/subprocess.h"
#include "support/temporary_directory.h"

namespace jury::cli {

namespace {

namespace fs = std::filesystem;
using nlohmann::json;

// Of every file: its size and when it was written.
using Signature = std::map<std::string, std::tuple<off_t, std::int64_t, std::int64_t>>;

void look_at(const fs::path& path, Signature& into) {
  static const std::set<std::string> endings{".java", ".class", ".jar", ".jml", ".prop", ".rel", ".pred", ".toml"};
  struct stat found {};
  if (!endings.contains(path.extension().string()) || ::stat(path.c_str(), &found) != 0) return;
  into[path.string()] = {found.st_size, found.st_mtim.tv_sec, found.st_mtim.tv_nsec};
}

Signature signature_of(const std::vector<fs::path>& paths) {
  Signature signature;
  std::error_code ignored;
  for (const auto& path : paths) {
    look_at(path, signature);
    // A folder may go while it is read, as builds have it.
    for (auto entry = fs::recursive_directory_iterator(path, fs::directory_options::skip_permission_denied, ignored);
         entry != fs::recursive_directory_iterator(); entry.increment(ignored))
      look_at(entry->path(), signature);
  }
  return signature;
}

// False: somebody wants the program to end.
bool wait_a_little() {
  constexpr int milliseconds = 300;
  pollfd waiting{interruption_descriptor(), POLLIN, 0};
  ::poll(&waiting, 1, milliseconds);
  return !interrupted();
}

using Answers = std::map<std::string, std::string>;  // what is asked, the verdict with its place

Answers answers_in(const fs::path& file) {
  std::ifstream stream(file);
  const auto report = json::parse(stream, nullptr, false);
  Answers answers;
  if (!report.is_object()) return answers;
  const auto text = [](const json& result, const char* name) {
    const auto found = result.find(name);
    return found != result.end() && found->is_string() ? found->get<std::string>() : std::string();
  };
  for (const auto& result : report.value("results", json::array())) {
    auto question = text(result, "property") + " " + text(result, "class") + "." + text(result, "method");
    while (answers.contains(question)) question += " (another one)";
    const auto line = result.value("line", 0);
    answers[question] = text(result, "verdict") + (text(result, "file").empty() || line == 0
                                                       ? ""
                                                       : ", " + text(result, "file") + ":" + std::to_string(line));
  }
  return answers;
}

std::string verdict_of(const std::string& answer) { return answer.substr(0, answer.find(',')); }

void tell_summary(const Answers& answers) {
  std::map<std::string, std::size_t> counts;
  for (const auto& [question, answer] : answers) ++counts[verdict_of(answer)];
  std::string text = std::to_string(answers.size()) + (answers.size() == 1 ? " answer" : " answers");
  for (const auto& [verdict, count] : counts)
    text += (verdict == counts.begin()->first ? ": " : ", ") + std::to_string(count) + " " + verdict;
  std::printf("%s\n", text.c_str());
}

// Lines move with every edit above them: only another verdict is another answer.
void tell_changes(const Answers& before, const Answers& now) {
  for (const auto& [question, answer] : now) {
    const auto earlier = before.find(question);
    if (earlier == before.end())
      std::printf("new      %s: %s\n", question.c_str(), answer.c_str());
    else if (verdict_of(earlier->second) != verdict_of(answer))
      std::printf("changed  %s: %s (was %s)\n", question.c_str(), answer.c_str(),
                  verdict_of(earlier->second).c_str());
  }
  for (const auto& [question, answer] : before)
    if (!now.contains(question)) std::printf("gone     %s\n", question.c_str());
}

class Watch {
 public:
  Watch(const CommandLine& line, const Terminal& terminal, std::vector<fs::path> paths)
      : terminal_(terminal), paths_(std::move(paths)) {
    command_ = line.arguments;
    command_.front() = "check";
    command_.insert(command_.begin(), "/proc/self/exe");
    for (const auto* word : {"--format", "json", "--output"}) command_.emplace_back(word);
    command_.push_back((directory_.path() / "report.json").string());
  }

  void run() {
    for (Signature seen; !interrupted();) {
      const auto now = signature_of(paths_);
      if (now == seen) {
        if (!wait_a_little()) return;
        continue;
      }
      // A save is often several writes, and a build many: until it is quiet.
      if (!seen.empty() && (!wait_a_little() || signature_of(paths_) != now)) continue;
      seen = now;
      check();
    }
  }

 private:
  void check() {
    terminal_.progress("checking");
    const auto said = run_subprocess(command_);
    terminal_.progress("");
    if (said.exit_code != holds && said.exit_code != refuted && said.exit_code != undecided) {
      std::printf("%s", said.output.c_str());  // what javac says, as a rule
      std::fflush(stdout);
      return;
    }
    auto answers = answers_in(directory_.path() / "report.json");
    if (before_) tell_changes(*before_, answers);
    if (!before_ || *before_ != answers) tell_summary(answers);
    std::fflush(stdout);
    before_ = std::move(answers);
  }

  const Terminal& terminal_;
  const std::vector<fs::path> paths_;
  std::vector<std::string> command_;
  TemporaryDirectory directory_{"jury-watch-"};
  std::optional<Answers> before_;
};

}  // namespace

int watch_command(const CommandLine& given, const Terminal& terminal) {
  CommandLine line = given;
  apply_project(line, fs::current_path());
  if (line.inputs.empty()) throw UserError("no input: name files or directories\nTry 'jury watch --help'.");
  auto paths = line.inputs;
  for (const auto& entry : session::entries_of_class_path(line.text("classpath"))) paths.push_back(entry);
  for (const auto* option : {"property-file", "predicates"})
    for (const auto& file : line.list(option)) paths.emplace_back(file);
  paths.emplace_back("jury.toml");
  const InterruptionWatch watch;
  try {
    Watch(line, terminal, std::move(paths)).run();
  } catch (const Interrupted&) {
  }
  terminal.progress("");
  return interruption_exit_code();
}

}  // namespace jury::cli
