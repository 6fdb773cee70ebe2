// Fuzzes the class reader: damaged class files are read, their code decoded, and everything in them looked
// at.
//
//   fuzz_classfile [--count N] [--seed S] [--from I]
//
// reads inputs I to I+N-1 of seed S (defaults: 20000, 1, 0). Input number I of a seed is always the same, as
// long as the JDK is: half of the seed files come from the Java sources in seeds/, compiled here, half from
// the JDK. A finding is a crash, a sanitizer report, an exception other than UserError, a message of more
// than one line, more than 64 MB allocated for one input, or more than 20 seconds spent on it. It ends the
// run with exit code 1 and the command that repeats it. A run of a million under the address and
// undefined-behaviour sanitizers:
//
//   tests/fuzz/run 1000000
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>
#include <string>

#include "classfile/class_path.h"
#include "classfile/java_sources.h"
#include "classfile/jdk.h"
#include "classfile/runtime_image.h"
#include "exercise.h"
#include "mutator.h"

extern "C" __attribute__((weak)) void __sanitizer_set_death_callback(void (*callback)());

namespace {

// The only state outside of objects: what a signal handler and operator new can reach.
char current_input[128];
std::size_t allocated_bytes = 0;

constexpr std::size_t most_allocated = std::size_t{64} << 20;
constexpr double most_seconds = 20;

void tell_current_input() {
  const auto length = std::strlen(current_input);
  if (write(STDERR_FILENO, current_input, length) < 0) _exit(1);
}

void on_signal(int signal) {
  tell_current_input();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

}  // namespace

void* operator new(std::size_t size) {
  allocated_bytes += size;
  void* const memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  allocated_bytes += size;
  return std::malloc(size == 0 ? 1 : size);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace jury::fuzz {
namespace {

struct Options {
  std::uint64_t count = 20000;
  std::uint64_t seed = 1;
  std::uint64_t from = 0;
};

Options parse(int argument_count, char** arguments) {
  Options options;
  for (int index = 1; index + 1 < argument_count; index += 2) {
    const std::string name = arguments[index];
    const std::uint64_t value = std::strtoull(arguments[index + 1], nullptr, 10);
    if (name == "--count") options.count = value;
    if (name == "--seed") options.seed = value;
    if (name == "--from") options.from = value;
  }
  return options;
}

void add_seed(std::vector<Seed>& seeds, const classfile::FoundClass& found) {
  Bytes bytes(found.bytes.begin(), found.bytes.end());
  std::vector<Spot> spots = find_structure(bytes);
  seeds.push_back({found.origin, std::move(bytes), std::move(spots)});
}

void add_compiled_seeds(std::vector<Seed>& seeds, const classfile::Jdk& jdk) {
  const auto sources = classfile::find_java_files(JURY_FUZZ_SEEDS);
  const auto compiled = classfile::compile_java(jdk, sources);
  const auto classes = classfile::open_input(compiled.output(), jdk.release);
  classes->list([&](std::string_view name) { add_seed(seeds, *classes->find(name)); });
}

// Classes of java.base with something special in them, then as many small ones as there are seeds of our own.
void add_jdk_seeds(std::vector<Seed>& seeds, const classfile::Jdk& jdk) {
  constexpr std::size_t largest = 6000;
  const classfile::RuntimeImage image(jdk.home / "lib" / "modules");
  for (const char* name :
       {"java/lang/Object", "java/lang/invoke/MethodHandle", "java/util/concurrent/TimeUnit"}) {
    if (const auto found = image.find(name)) add_seed(seeds, *found);
  }
  std::vector<std::string> names;
  image.list_module("java.base", [&](std::string_view name) { names.emplace_back(name); });
  std::sort(names.begin(), names.end());
  Random random(17);
  for (const std::size_t wanted = 2 * seeds.size(); seeds.size() < wanted && !names.empty();) {
    const auto found = image.find(names[random.below(names.size())]);
    if (found && found->bytes.size() <= largest) add_seed(seeds, *found);
  }
}

class Run {
 public:
  Run(const Options& options, std::vector<Seed> seeds)
      : options_(options), seed_count_(seeds.size()), mutator_(std::move(seeds), options.seed) {}

  // Whether there was no finding.
  bool run() {
    const auto start = std::chrono::steady_clock::now();
    for (std::uint64_t number = options_.from; number < options_.from + options_.count; ++number) {
      if (!run_one(number)) return false;
    }
    std::printf(
        "%llu inputs from %zu seeds: %llu accepted, %llu refused; methods: %llu decoded, %llu refused\n",
        static_cast<unsigned long long>(options_.count), seed_count_,
        static_cast<unsigned long long>(accepted_),
        static_cast<unsigned long long>(options_.count - accepted_),
        static_cast<unsigned long long>(decoded_), static_cast<unsigned long long>(refused_));
    std::printf("%.1f s; most for one input: %.3f s, %zu bytes allocated; no finding\n", seconds_since(start),
                slowest_, most_);
    return check_coverage();
  }

 private:
  static double seconds_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  }

  bool run_one(std::uint64_t number) {
    std::snprintf(current_input, sizeof current_input,
                  "finding; repeat with --seed %llu --from %llu --count 1\n",
                  static_cast<unsigned long long>(options_.seed), static_cast<unsigned long long>(number));
    const Bytes bytes = mutator_.make(number);
    const auto start = std::chrono::steady_clock::now();
    allocated_bytes = 0;
    try {
      const Outcome outcome = exercise(bytes);
      accepted_ += outcome.read ? 1 : 0;
      decoded_ += outcome.decoded;
      refused_ += outcome.refused;
    } catch (const std::exception& error) {
      return finding(std::string("exception: ") + error.what());
    }
    most_ = std::max(most_, allocated_bytes);
    slowest_ = std::max(slowest_, seconds_since(start));
    if (allocated_bytes > most_allocated)
      return finding(std::to_string(allocated_bytes) + " bytes allocated");
    if (seconds_since(start) > most_seconds) return finding("slow");
    return true;
  }

  bool finding(const std::string& what) const {
    std::fprintf(stderr, "%s\n", what.c_str());
    tell_current_input();
    return false;
  }

  // A mutator that only makes garbage, or nothing but good files, tests nothing.
  bool check_coverage() const {
    if (options_.count < 1000) return true;
    const bool balanced =
        accepted_ > options_.count / 50 && accepted_ < options_.count / 10 * 9 && refused_ > 0;
    if (!balanced) std::fprintf(stderr, "the inputs are too alike\n");
    return balanced;
  }

  Options options_;
  std::size_t seed_count_;
  Mutator mutator_;
  std::uint64_t accepted_ = 0;
  std::uint64_t decoded_ = 0;
  std::uint64_t refused_ = 0;
  double slowest_ = 0;
  std::size_t most_ = 0;
};

}  // namespace
}  // namespace jury::fuzz

int main(int argument_count, char** arguments) {
  using namespace jury;
  if (__sanitizer_set_death_callback != nullptr) {
    __sanitizer_set_death_callback(tell_current_input);
  } else {
    for (const int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL}) std::signal(signal, on_signal);
  }
  try {
    const classfile::Jdk jdk = classfile::find_jdk();
    std::vector<fuzz::Seed> seeds;
    fuzz::add_compiled_seeds(seeds, jdk);
    fuzz::add_jdk_seeds(seeds, jdk);
    return fuzz::Run(fuzz::parse(argument_count, arguments), std::move(seeds)).run() ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
