#include "program/workspace.h"

#include <algorithm>
#include <fstream>

#include "classfile/stored_archive.h"
#include "models/models.h"
#include "program/specifications.h"
#include "support/diagnostics.h"

namespace jury::program {

namespace {

namespace fs = std::filesystem;

std::string without_trailing_newline(std::string text) {
  while (text.ends_with('\n')) text.pop_back();
  return text;
}

bool is_java(const fs::path& path) { return path.extension() == ".java"; }

bool holds_classes(const fs::path& directory) {
  std::error_code ignored;
  for (const auto& entry :
       fs::recursive_directory_iterator(directory, fs::directory_options::skip_permission_denied, ignored))
    if (entry.path().extension() == ".class") return true;
  return false;
}

// The .java files that the inputs name, directories without class files included; the other inputs go to
// `others`.
std::vector<fs::path> sources_among(const std::vector<fs::path>& inputs, std::vector<fs::path>& others) {
  std::vector<fs::path> sources;
  for (const auto& input : inputs) {
    if (!fs::exists(input)) throw UserError(input.string() + ": no such file or directory");
    if (is_java(input)) {
      sources.push_back(input);
    } else if (fs::is_directory(input) && !holds_classes(input)) {
      const auto found = classfile::find_java_files(input);
      if (found.empty())
        throw UserError(input.string() + ": the directory holds neither class files nor Java sources");
      sources.insert(sources.end(), found.begin(), found.end());
    } else {
      others.push_back(input);
    }
  }
  return sources;
}

}  // namespace

Workspace::Workspace(const Inputs& inputs) : jdk_(classfile::find_jdk(inputs.java_home)) {
  auto path = std::make_unique<classfile::ClassPath>();
  path->add(classfile::open_jdk_classes(jdk_));
  open_sources(inputs, *path);
  std::sort(user_classes_.begin(), user_classes_.end());
  user_classes_.erase(std::unique(user_classes_.begin(), user_classes_.end()), user_classes_.end());
  std::vector<std::string> missing;
  classfile::add_class_path(*path, inputs.class_path, jdk_.release, missing);
  for (const auto& entry : missing) notes_.push_back("the class path entry " + entry + " does not exist");
  path_ = path.get();
  program_ = std::make_unique<Program>(std::move(path));
}

void Workspace::open_sources(const Inputs& inputs, classfile::ClassPath& path) {
  std::vector<fs::path> others;
  const auto sources = sources_among(inputs.paths, others);
  const auto add = [&](std::unique_ptr<classfile::ClassSource> source) {
    const auto before = user_classes_.size();
    source->list([&](std::string_view name) { user_classes_.emplace_back(name); });
    if (user_classes_.size() == before) throw UserError(source->description() + ": holds no class");
    path.add(std::move(source));
  };
  std::string class_path = inputs.class_path;
  for (const auto& other : others) {
    add(classfile::open_input(other, jdk_.release));
    source_roots_.push_back(fs::is_directory(other) ? other : other.parent_path());
    if (!fs::is_directory(other) && other.extension() != ".jar") continue;
    class_path += (class_path.empty() ? "" : ":") + other.string();
  }
  if (sources.empty()) return;
  class_path += (class_path.empty() ? "" : ":") + choice_classes();
  if (inputs.specifications) {
    auto specified = compile_with_specifications(jdk_, sources, {class_path, {}, {}}, inputs.non_null_default);
    compiled_ = std::move(specified.compiled);
    contracts_ = std::move(specified.contracts);
  } else {
    compiled_ = classfile::compile_java(jdk_, sources, {class_path, {}, {}});
  }
  if (!compiled_->messages().empty())
    notes_.push_back("javac says:\n" + without_trailing_newline(compiled_->messages()));
  add(classfile::open_input(compiled_->output(), jdk_.release));
}

// For javac: the classes by which programs name free choices, so that sources that use them compile as they
// are. They come last on the class path; a project's own copy is found first.
std::string Workspace::choice_classes() {
  choice_classes_.emplace();
  const classfile::StoredArchive models(models::archive(), "library models");
  for (const auto* name : {"jury/Jury", "jury/Spec", "jury/Spec$FloatSupplier", "jury/Reach", "jury/SpecificationError",
                           "org/sosy_lab/sv_benchmarks/Verifier"}) {
    const auto found = models.find(name);
    if (!found) continue;
    const auto file = choice_classes_->path() / (std::string(name) + ".class");
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary)
        .write(reinterpret_cast<const char*>(found->bytes.data()),
               static_cast<std::streamsize>(found->bytes.size()));
  }
  return choice_classes_->path().string();
}

bool Workspace::is_user_class(Symbol name) const {
  return std::binary_search(user_classes_.begin(), user_classes_.end(), name);
}

std::optional<fs::path> Workspace::source_of(Symbol class_name) {
  const auto file = path_->read(class_name.view());
  if (!file) return std::nullopt;
  if (compiled_)
    if (auto source = compiled_->source_of(*file)) return source;
  const auto slash = class_name.view().rfind('/');
  const fs::path package =
      slash == std::string_view::npos ? fs::path() : fs::path(class_name.view().substr(0, slash));
  for (const auto& root : source_roots_)
    for (const auto& candidate : {root / package / file->source_file.text(), root / file->source_file.text()})
      if (!file->source_file.empty() && fs::exists(candidate)) return candidate;
  return std::nullopt;
}

}  // namespace jury::program
