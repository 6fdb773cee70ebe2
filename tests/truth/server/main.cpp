// Jury without its start, for the generator of programs (tests/truth): one process that has loaded what every check
// needs, and forks for each program it is asked about. Engines are asked one by one, each on each method in a
// worker of its own, and what they may use is processor time, so that the load of the machine changes no answer.
//
// What a fork has read and lowered of the library, the process reads and lowers, too, before it forks again.
//
// What it leaves out, and `jury check` itself is asked about now and then: the portfolio's shares of time, what
// refutations are worth (src/findings), the store, reports for people.
//
// A question is a line of JSON: {"inputs": [..], "java_home": .., "nullable": .., "entries": [..], "engines": [..],
// "properties": [[..], ..] of each entry, "seconds": processor time of each engine on each method, "faults": names for JURY_OLD_FAULT}.
// The answer: a line with the number of its bytes, and JSON: {"answers": [{"engine", "seconds", "report"}]} or
// {"trouble": text}.
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>

#include "engine/portfolio/portfolio.h"
#include "engine/portfolio/worker.h"
#include "classfile/jdk.h"
#include "program/entries.h"
#include "program/platform_classes.h"
#include "program/restricted_entry.h"
#include "report/json_report.h"
#include "session/problems.h"
#include "session/withdrawn.h"
#include "support/diagnostics.h"

namespace {

using namespace jury;
using engine::EngineKind;
using nlohmann::json;

// Engines keep to their own limits by the clock, which a loaded machine moves faster than the work: they get so
// many times what the processor may give them.
constexpr double clock_seconds_per_second = 10;
constexpr unsigned seconds_to_hang = 120;

// What forks have lowered of the library, told to the process that forks: a file without a name, to which all append.
class Learned {
 public:
  Learned() : file_(::memfd_create("learned", 0)) { ::fcntl(file_, F_SETFL, O_APPEND); }

  // In a fork: all but the first so many.
  void tell(std::size_t known) const {
    const auto& lowered = program::lowered_of_platform();
    std::string text;
    for (std::size_t i = known; i < lowered.size(); ++i) text += lowered[i] + "\n";
    if (::write(file_, text.data(), text.size()) < 0) std::perror("learned");
  }
  // What was told since the last time.
  std::set<std::string> take() {
    std::set<std::string> result;
    std::string text(static_cast<std::size_t>(std::max<off_t>(0, ::lseek(file_, 0, SEEK_END))), ' ');
    if (::pread(file_, text.data(), text.size(), 0) < 0 || ::ftruncate(file_, 0) < 0) std::perror("learned");
    for (std::size_t start = 0; start < text.size();) {
      const auto end = text.find('\n', start);
      if (end == std::string::npos) break;
      result.insert(text.substr(start, end - start));
      start = end + 1;
    }
    return result;
  }

 private:
  int file_;
};

// The library as it was read and lowered so far.
class Library {
 public:
  void learn(const std::filesystem::path& java_home, const std::set<std::string>& methods) {
    if (!program_) {
      auto path = std::make_unique<classfile::ClassPath>();
      path->add(classfile::open_jdk_classes(classfile::find_jdk(java_home)));
      program_.emplace(std::move(path));
    }
    for (const auto& method : methods) {
      try {
        program::lower_of_platform(*program_, method);
      } catch (const std::exception&) {
        // Then a fork does it, and says why not where it matters.
      }
    }
  }

 private:
  std::optional<program::Program> program_;
};

struct Question {
  session::Questions questions;
  program::Inputs inputs;
  std::vector<std::vector<engine::Property>> properties;  // of each entry
  std::vector<std::string> engines;
  double seconds = 0;
  std::string faults;
};

engine::Property property_named(const std::string& name) {
  if (name == "assert") return engine::Property::Assert;
  if (name == "exceptions") return engine::Property::Exceptions;
  if (name == "cme") return engine::Property::ConcurrentModification;
  return engine::Property::Contract;
}

Question read_question(const std::string& line) {
  const auto text = json::parse(line);
  Question question;
  for (const auto& path : text.at("inputs")) question.inputs.paths.emplace_back(path.get<std::string>());
  question.inputs.java_home = text.at("java_home").get<std::string>();
  question.inputs.non_null_default = !text.at("nullable").get<bool>();
  question.questions.entries = text.at("entries").get<std::vector<std::string>>();
  for (const auto& names : text.at("properties")) {
    auto& properties = question.properties.emplace_back();
    for (const auto& name : names) properties.push_back(property_named(name));
  }
  question.engines = text.at("engines").get<std::vector<std::string>>();
  question.seconds = text.at("seconds").get<double>();
  question.faults = text.value("faults", std::string());
  return question;
}

// The process ends by SIGXCPU when it has used so much of the processor.
void limit_processor(double seconds) {
  const rlimit no_core{0, 0};
  ::setrlimit(RLIMIT_CORE, &no_core);
  sigevent event{};
  event.sigev_notify = SIGEV_SIGNAL;
  event.sigev_signo = SIGXCPU;
  timer_t timer{};
  if (::timer_create(CLOCK_PROCESS_CPUTIME_ID, &event, &timer) != 0) return;
  itimerspec limit{};
  limit.it_value.tv_sec = static_cast<time_t>(seconds);
  limit.it_value.tv_nsec = static_cast<long>((seconds - static_cast<double>(limit.it_value.tv_sec)) * 1e9);
  ::timer_settime(timer, 0, &limit, nullptr);
}

std::vector<engine::Result> ask(const engine::Problem& asked, EngineKind kind, bool is_alone, double seconds,
                                const Learned& learned) {
  auto problem = asked;
  problem.limits.start = std::chrono::steady_clock::now();
  problem.limits.seconds = seconds * clock_seconds_per_second;
  std::vector<engine::Result> questions;
  for (const auto property : problem.properties)
    questions.push_back(engine::unanswered(problem, property, engine::name_of(kind)));
  const auto run = [&](const std::function<void(const engine::Result&)>& report) {
    limit_processor(seconds);
    const auto known = program::lowered_of_platform().size();
    std::optional<program::RestrictedEntry> restricted;
    if (!problem.restriction.empty())
      restricted.emplace(problem.workspace, problem.entry, problem.restriction);
    problem.on_result = report;
    for (const auto& result : engine::make_engine(kind, is_alone)->run(problem)) report(result);
    learned.tell(known);
  };
  auto results = engine::run_in_worker(run, questions);
  // An answer that was told early and one that followed: the last one counts.
  for (auto& question : questions)
    for (auto& result : results)
      if (result.property == question.property) question = result;
  for (auto& result : questions) session::withdraw_on_error(problem, result);
  return questions;
}

bool is_final(const engine::Result& result) {
  return result.verdict == engine::Verdict::Proved || result.verdict == engine::Verdict::Refuted;
}

// What --engine auto would ask, one after the other.
std::vector<engine::Result> ask_all(const engine::Problem& problem, double seconds, const Learned& learned) {
  using enum engine::EngineKind;
  std::vector<engine::Result> best;
  for (const auto kind : {Concrete, Bounded, Pdr, Abstract}) {
    auto open = problem;
    if (kind == Abstract && !program::is_main(problem.entry)) continue;
    std::erase_if(open.properties, [&](engine::Property property) {
      if (kind == Pdr && property != engine::Property::ConcurrentModification) return true;
      for (const auto& known : best)
        if (known.property == property && is_final(known)) return true;
      return false;
    });
    if (open.properties.empty()) continue;
    for (auto& result : ask(open, kind, false, seconds, learned)) {
      bool is_new = true;
      for (auto& known : best) {
        if (known.property != result.property) continue;
        is_new = false;
        if (is_final(result) || known.verdict == engine::Verdict::Undecided) known = result;
      }
      if (is_new) best.push_back(result);
    }
  }
  return best;
}

double seconds_of_children() {
  rusage usage{};
  ::getrusage(RUSAGE_CHILDREN, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

std::string answer_to(const Question& question, const Learned& learned) {
  const auto known = program::lowered_of_platform().size();
  program::Workspace workspace(question.inputs);
  const session::Formulas none;
  auto problems = session::problems_of(question.questions, workspace, none);
  if (problems.size() != question.properties.size()) throw UserError("an entry is not one method");
  for (std::size_t i = 0; i < problems.size(); ++i) problems[i].properties = question.properties[i];
  json answers = json::array();
  for (const auto& name : question.engines) {
    const double before = seconds_of_children();
    std::vector<engine::Result> results;
    for (auto problem : problems) {
      if (name == "concrete" && !program::is_main(problem.entry)) continue;
      if (name == "pdr")
        std::erase_if(problem.properties, [](auto it) { return it != engine::Property::ConcurrentModification; });
      if (problem.properties.empty()) continue;
      const auto kind = engine::engine_named(name);
      const auto found = kind ? ask(problem, *kind, true, question.seconds, learned)
                              : ask_all(problem, question.seconds, learned);
      results.insert(results.end(), found.begin(), found.end());
    }
    answers.push_back({{"engine", name},
                       {"seconds", seconds_of_children() - before},
                       {"report", json::parse(report::to_json(results))}});
  }
  learned.tell(known);
  return json{{"answers", answers}}.dump();
}

void send(const std::string& text) {
  std::printf("%zu\n%s", text.size(), text.c_str());
  std::fflush(stdout);
}

[[noreturn]] void answer_and_end(const Question& question, const Learned& learned) {
  ::alarm(seconds_to_hang);
  if (!question.faults.empty()) ::setenv("JURY_OLD_FAULT", question.faults.c_str(), 1);
  try {
    send(answer_to(question, learned));
  } catch (const std::exception& problem) {
    send(json{{"trouble", problem.what()}}.dump());
  }
  std::_Exit(0);
}

void answer(const Question& question, Learned& learned, Library& library) {
  const pid_t process = ::fork();
  if (process == 0) answer_and_end(question, learned);
  int status = 0;
  ::waitpid(process, &status, 0);
  if (process < 0 || status != 0)
    send(json{{"trouble", "the process that answers ended with status " + std::to_string(status)}}.dump());
  library.learn(*question.inputs.java_home, learned.take());
}

}  // namespace

int main() {
  program::keep_platform_classes();
  Learned learned;
  Library library;
  std::string line;
  while (std::getline(std::cin, line)) answer(read_question(line), learned, library);
  return 0;
}
