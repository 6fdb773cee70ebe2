// Looks for the JDK in the order jdk.h promises; the jmods as one source.
#include "classfile/jdk.h"

#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <fstream>
#include <string>

#include "classfile/file_queries.h"
#include "classfile/jar_source.h"
#include "classfile/runtime_image.h"
#include "support/diagnostics.h"

namespace jury::classfile {

namespace {

namespace fs = std::filesystem;

bool holds_classes(const fs::path& home) {
  return there_is(home / "lib" / "modules") || there_is(home / "jmods");
}

std::optional<fs::path> program_on_path(const std::string& program) {
  const char* variable = std::getenv("PATH");
  std::string_view rest = variable == nullptr ? "" : variable;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(':'), rest.size());
    const fs::path candidate = fs::path(rest.substr(0, end)) / program;
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (there_is_file(candidate) && access(candidate.c_str(), X_OK) == 0) return candidate;
  }
  return std::nullopt;
}

// JAVA_VERSION="17.0.15" in the file `release`; "1.8.0_392" in the old style.
int release_of(const fs::path& home) {
  std::ifstream file(home / "release");
  const std::string key = "JAVA_VERSION=\"";
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with(key)) continue;
    std::string_view version = std::string_view(line).substr(key.size());
    if (version.starts_with("1.")) version.remove_prefix(2);
    int release = 0;
    std::from_chars(version.data(), version.data() + version.size(), release);
    return release;
  }
  return 0;
}

Jdk checked(const fs::path& home, const std::string& how) {
  if (!holds_classes(home)) {
    throw UserError(how + " is not a JDK of version 9 or later: it has neither lib/modules nor jmods");
  }
  return {home, release_of(home)};
}

// The jmods of a JDK as one source, java.base first, each opened when the ones before did not have the class.
class ModuleFiles : public ClassSource {
 public:
  explicit ModuleFiles(fs::path directory) : directory_(std::move(directory)) {
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(directory_, error)) {
      if (entry.path().extension() == ".jmod") modules_.push_back({entry.path(), nullptr});
    }
    if (error || modules_.empty()) throw UserError(directory_.string() + ": no jmod files");
    std::sort(modules_.begin(), modules_.end(), [](const Module& left, const Module& right) {
      const auto key = [](const Module& module) {
        return std::pair(module.path.stem() != "java.base", module.path.string());
      };
      return key(left) < key(right);
    });
  }

  std::optional<FoundClass> find(std::string_view internal_name) const override {
    for (const Module& module : modules_) {
      if (auto found = module.get().find(internal_name)) return found;
    }
    return std::nullopt;
  }
  void list(const ClassNameVisitor& visit) const override {
    for (const Module& module : modules_) module.get().list(visit);
  }
  std::string description() const override { return directory_.string(); }

 private:
  struct Module {
    fs::path path;
    mutable std::unique_ptr<JarSource> source;

    const JarSource& get() const {
      if (!source) source = std::make_unique<JarSource>(path, 0);
      return *source;
    }
  };

  fs::path directory_;
  std::vector<Module> modules_;
};

}  // namespace

Jdk find_jdk(const std::optional<fs::path>& explicit_home) {
  if (explicit_home) return checked(*explicit_home, explicit_home->string());
  if (const char* home = std::getenv("JAVA_HOME"); home != nullptr && *home != '\0') {
    return checked(home, std::string("JAVA_HOME=") + home);
  }
  const auto javac = program_on_path("javac");
  if (!javac) throw UserError("no JDK found: JAVA_HOME is not set and there is no javac on the PATH");
  std::error_code error;
  const fs::path resolved = fs::canonical(*javac, error);
  if (error) throw UserError(javac->string() + ": " + error.message());
  return checked(resolved.parent_path().parent_path(), "the home of " + javac->string());
}

std::unique_ptr<ClassSource> open_jdk_classes(const Jdk& jdk) {
  const fs::path image = jdk.home / "lib" / "modules";
  if (there_is(image)) return std::make_unique<RuntimeImage>(image);
  return std::make_unique<ModuleFiles>(jdk.home / "jmods");
}

}  // namespace jury::classfile
