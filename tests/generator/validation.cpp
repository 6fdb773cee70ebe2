// The generator's own check. See validation.h.
#include "generator/validation.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <mutex>
#include <sstream>
#include <thread>

#include "generator/comparison.h"
#include "generator/workshop.h"

namespace jury::generator {
namespace {

struct Figures {
  int programs = 0;
  int bad = 0;
  int uncaught = 0;
  int slowest = 0;
  long lines = 0;
  long source_lines = 0;
  std::map<std::string, int> uses;
  std::map<std::string, int> caught;    // exceptions shown by handlers
  std::map<std::string, int> ended_by;  // uncaught ones
  std::map<std::string, int> programs_with_use;

  void add(const Figures& other);
};

void add_counts(std::map<std::string, int>& counts, const std::map<std::string, int>& more) {
  for (const auto& [name, count] : more) counts[name] += count;
}

void Figures::add(const Figures& other) {
  programs += other.programs;
  bad += other.bad;
  uncaught += other.uncaught;
  slowest = std::max(slowest, other.slowest);
  lines += other.lines;
  source_lines += other.source_lines;
  add_counts(uses, other.uses);
  add_counts(caught, other.caught);
  add_counts(ended_by, other.ended_by);
  add_counts(programs_with_use, other.programs_with_use);
}

// "java.lang.ArithmeticException: / by zero" -> the class; empty if the line is not about an exception.
std::string exception_class(const std::string& line) {
  std::string name = line.substr(0, line.find_first_of(": "));
  bool thrown = name.size() > 9 &&
                (name.find("Exception") != std::string::npos || name.find("Error") != std::string::npos);
  if (name.rfind("G", 0) == 0 &&
      (name.find("$X") != std::string::npos || name.find("$Y") != std::string::npos))
    return "(of the program)";
  return thrown ? name : "";
}

void count_output(const Transcript& transcript, Figures& figures) {
  std::istringstream lines(transcript.output);
  for (std::string line; std::getline(lines, line);) {
    ++figures.lines;
    std::string name = exception_class(line);
    if (!name.empty()) ++figures.caught[name];
  }
  if (transcript.ending != Transcript::Ending::Uncaught) return;
  ++figures.uncaught;
  const std::string prefix = "Exception in thread \"main\" ";
  ++figures
        .ended_by[exception_class(transcript.error.substr(std::min(prefix.size(), transcript.error.size())))];
}

std::string complaint(const Sample& sample, const Transcript& first, const Transcript& second,
                      double seconds) {
  if (!sample.compiler_messages.empty()) return "does not compile:\n" + sample.compiler_messages;
  if (first.ending == Transcript::Ending::TimeLimit || first.milliseconds > seconds * 1000)
    return "takes " + std::to_string(first.milliseconds) + " ms";
  if (first.ending == Transcript::Ending::Assumption) return "violates an assumption";
  bool same = first.output == second.output &&
              comparable_error(first.error) == comparable_error(second.error) &&
              first.ending == second.ending;
  bool memory = first.error.find("OutOfMemoryError") != std::string::npos ||
                first.error.find("StackOverflowError") != std::string::npos;
  if (memory) return first.error;
  return same ? "" : "prints something else the second time";
}

void examine(Workshop& workshop, Workshop& other, const Sample& sample, const ValidationOptions& options,
             Figures& figures) {
  ++figures.programs;
  add_counts(figures.uses, sample.uses);
  for (const auto& [name, count] : sample.uses) figures.programs_with_use[name] += count > 0;
  std::string text = print(sample.program);
  figures.source_lines += std::count(text.begin(), text.end(), '\n');
  Transcript first;
  Transcript second;
  if (sample.compiler_messages.empty()) {
    first = workshop.harness().run(workshop.classes_of(sample.class_name), sample.class_name);
    second = other.harness().run(workshop.classes_of(sample.class_name), sample.class_name);
    figures.slowest = std::max(figures.slowest, first.milliseconds);
    count_output(first, figures);
  }
  std::string trouble = complaint(sample, first, second, options.seconds);
  if (trouble.empty()) return;
  ++figures.bad;
  std::fprintf(stderr, "%s %s\n", sample.class_name.c_str(), trouble.c_str());
}

void print_counts(const char* title, const std::map<std::string, int>& counts) {
  std::vector<std::pair<int, std::string>> rows;
  for (const auto& [name, count] : counts) rows.push_back({count, name});
  std::sort(rows.rbegin(), rows.rend());
  std::printf("\n%s\n", title);
  for (const auto& [count, name] : rows) std::printf("%9d  %s\n", count, name.c_str());
}

void print_figures(const Figures& figures, bool statistics) {
  std::printf(
      "%d programs, %.0f source lines each, %.0f lines of output each, %d ended by an uncaught exception, "
      "slowest %d ms\n",
      figures.programs, static_cast<double>(figures.source_lines) / std::max(1, figures.programs),
      static_cast<double>(figures.lines) / std::max(1, figures.programs), figures.uncaught, figures.slowest);
  if (statistics) {
    print_counts("exceptions caught and shown", figures.caught);
    print_counts("programs ended by", figures.ended_by);
    print_counts("uses of productions", figures.uses);
    print_counts("programs that use a production", figures.programs_with_use);
  }
  std::printf("%d passed, %d failed\n", figures.programs - figures.bad, figures.bad);
}

}  // namespace

int validate(const ValidationOptions& options) {
  constexpr int batch = 25;
  std::atomic<int> next = 0;
  std::mutex mutex;
  Figures total;
  auto work = [&] {
    // The second run is on another JVM, whose identity hash codes and salts differ.
    Workshop workshop(options.harness);
    Workshop other(options.harness);
    Figures figures;
    for (int begin = next.fetch_add(batch); begin < options.count; begin = next.fetch_add(batch)) {
      int count = std::min(batch, options.count - begin);
      for (const Sample& sample :
           workshop.make(options.settings, options.settings.seed + static_cast<std::uint64_t>(begin), count))
        examine(workshop, other, sample, options, figures);
      workshop.clear();
    }
    std::lock_guard lock(mutex);
    total.add(figures);
  };
  std::vector<std::thread> workers;
  for (int i = 0; i < options.processes; ++i) workers.emplace_back(work);
  for (std::thread& worker : workers) worker.join();
  print_figures(total, options.statistics);
  return total.bad;
}

}  // namespace jury::generator
