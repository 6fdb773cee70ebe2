// The differential test. See differential.h. Each worker thread has a JVM and a directory of its own and
// takes batches of seeds from a common counter; only counting, printing and the choice of what to shrink are
// shared.
#include "generator/differential.h"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <mutex>
#include <set>
#include <thread>

#include "generator/comparison.h"
#include "generator/shrinker.h"
#include "generator/workshop.h"

namespace jury::generator {
namespace {

constexpr int batch_size = 25;

class Differential {
 public:
  explicit Differential(const DifferentialOptions& options) : options_(options) {}

  DifferentialResult run() {
    replay_regressions();
    std::vector<std::thread> workers;
    for (int i = 0; i < options_.processes; ++i) workers.emplace_back([this] { work(); });
    for (std::thread& worker : workers) worker.join();
    if (!trouble_.empty()) throw UserError(trouble_);
    return result_;
  }

 private:
  void replay_regressions() {
    std::vector<std::filesystem::path> sources;
    if (std::filesystem::exists(options_.regressions))
      for (const auto& entry : std::filesystem::recursive_directory_iterator(options_.regressions))
        if (entry.path().extension() == ".java") sources.push_back(entry.path());
    if (sources.empty()) return;
    std::sort(sources.begin(), sources.end());
    Workshop workshop(options_.harness);
    for (const std::filesystem::path& source : sources) replay(workshop, source);
  }

  void replay(Workshop& workshop, const std::filesystem::path& source) {
    std::string name = source.stem().string();
    if (!workshop.remake(name, read_file(source))) return report(name, "does not compile");
    Comparison comparison = check(workshop, name);
    if (comparison.difference == Difference::None) return count_passed();
    report(source.string(), comparison.summary);
  }

  void work() {
    try {
      Workshop workshop(options_.harness);
      for (int begin = next_.fetch_add(batch_size); begin < options_.count;
           begin = next_.fetch_add(batch_size)) {
        int count = std::min(batch_size, options_.count - begin);
        for (const Sample& sample : workshop.make(
                 options_.settings, options_.settings.seed + static_cast<std::uint64_t>(begin), count))
          examine(workshop, sample);
        workshop.clear();
        progress();
      }
    } catch (const std::exception& error) {
      std::lock_guard lock(mutex_);
      trouble_ = error.what();
    }
  }

  void examine(Workshop& workshop, const Sample& sample) {
    if (!sample.compiler_messages.empty()) {
      save(sample, print(sample.program), "does not compile:\n" + sample.compiler_messages);
      return report(sample.class_name, "does not compile");
    }
    Comparison comparison = check(workshop, sample.class_name);
    if (comparison.difference == Difference::None) return count_passed();
    report(sample.class_name, comparison.summary);
    std::string text = print(sample.program);
    if (wants_shrinking(comparison)) text = shrunken(workshop, sample, comparison);
    save(sample, text, comparison.summary);
  }

  Comparison check(Workshop& workshop, const std::string& class_name) {
    Transcript expected = workshop.harness().run(workshop.classes_of(class_name), class_name, "", 5);
    if (expected.ending == Transcript::Ending::TimeLimit)
      return {Difference::TimeLimit, "java ran into the time limit", "java"};
    return compare(expected,
                   run_jury(options_.jury, workshop.classes_of(class_name), class_name, options_.seconds));
  }

  std::string shrunken(Workshop& workshop, const Sample& sample, const Comparison& comparison) {
    StillFails still_fails = [&](const Node& candidate) {
      std::string text = print(candidate);
      if (text.find("public static void main(") == std::string::npos) return false;
      return workshop.remake(sample.class_name, text) &&
             check(workshop, sample.class_name).signature == comparison.signature;
    };
    Shrunk shrunk = shrink(sample.program, still_fails);
    return print(shrunk.program);
  }

  // One of each signature first; a common bug must not hide the rare ones.
  bool wants_shrinking(const Comparison& comparison) {
    std::lock_guard lock(mutex_);
    if (static_cast<int>(signatures_.size()) >= options_.shrink_limit ||
        comparison.difference == Difference::TimeLimit)
      return false;
    if (comparison.difference == Difference::Output)
      return signatures_.insert(comparison.signature + std::to_string(signatures_.size())).second;
    return signatures_.insert(comparison.signature).second;
  }

  void save(const Sample& sample, const std::string& text, const std::string& reason) {
    std::filesystem::path folder = options_.failures / sample.class_name;
    write_file(folder / (sample.class_name + ".java"), text);
    write_file(folder / "generated.txt", print(sample.program));
    write_file(folder / "reason.txt", reason + "\nseed " + std::to_string(sample.seed) + ", size " +
                                          std::to_string(options_.settings.size) + ", features " +
                                          options_.settings.features.text() + "\n");
  }

  void count_passed() {
    std::lock_guard lock(mutex_);
    ++result_.passed;
  }

  void report(const std::string& name, const std::string& summary) {
    std::lock_guard lock(mutex_);
    ++result_.failed;
    std::fprintf(stderr, "%s: %s\n", name.c_str(), summary.c_str());
  }

  void progress() {
    std::lock_guard lock(mutex_);
    if (::isatty(2)) std::fprintf(stderr, "\r%d of %d", result_.passed + result_.failed, options_.count);
  }

  const DifferentialOptions options_;
  std::atomic<int> next_ = 0;
  std::mutex mutex_;
  DifferentialResult result_;
  std::set<std::string> signatures_;
  std::string trouble_;
};

}  // namespace

DifferentialResult run_differential(const DifferentialOptions& options) {
  return Differential(options).run();
}

}  // namespace jury::generator
