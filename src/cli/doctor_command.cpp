// `jury doctor`: what Jury finds on this machine, and what is missing, with what to do about it.
#include <cstdio>
#include <thread>

#include "classfile/jdk.h"
#include "cli/commands.h"
#include "report/graphviz.h"
#include "solver/versions.h"
#include "store/result_store.h"
#include "support/subprocess.h"

namespace jury::cli {

namespace {

void tell(const char* what, const std::string& found) { std::printf("%-12s %s\n", what, found.c_str()); }

bool tell_jdk(const CommandLine& line) {
  try {
    std::optional<std::filesystem::path> home;
    if (line.has("java-home")) home = line.text("java-home");
    const auto jdk = classfile::find_jdk(home);
    tell("JDK", jdk.home.string() + ", release " + (jdk.release ? std::to_string(jdk.release) : "unknown"));
    classfile::open_jdk_classes(jdk);
    if (std::filesystem::exists(jdk.javac())) {
      tell("javac", jdk.javac().string());
      return true;
    }
    tell("javac", "MISSING: .java files cannot be compiled; install a JDK, not only a JRE");
  } catch (const UserError& error) {
    tell("JDK", std::string("MISSING: ") + error.what());
  }
  return false;
}

void tell_store() {
  const auto path = store::default_store();
  if (!path) return tell("store", "none: neither XDG_CACHE_HOME nor HOME is set");
  const store::ResultStore store(*path);
  tell("store", store.problem().empty() ? path->string() : "unusable: " + store.problem());
}

}  // namespace

int doctor_command(const CommandLine& line, const Terminal&) {
  tell("jury", JURY_VERSION);
  const bool usable = tell_jdk(line);
  for (const auto& [name, version] : solver::versions()) tell(name.c_str(), version);
  tell("Graphviz", report::has_graphviz() ? "found" : "not found: heaps are laid out by Jury itself");
  tell_store();
  tell("cores", std::to_string(std::max(1U, std::thread::hardware_concurrency())));
  std::puts(usable ? "\nEverything that is needed is there." : "\nSomething that is needed is missing.");
  return usable ? holds : bad_input;
}

}  // namespace jury::cli
