#include "program/workspace.h"

#include <algorithm>
#include <set>

#include "classfile/stored_archive.h"
#include "models/models.h"
#include "program/specifications.h"
#include "support/diagnostics.h"
#include "support/output_file.h"

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

// A class that holds the contracts of another (src/spec/jml/emitter.h).
bool is_companion(std::string_view class_name) {
  return class_name.substr(class_name.rfind('/') + 1).starts_with("jury$");
}

// The directory from which a class file's package starts.
fs::path root_of(const fs::path& class_file, Symbol name) {
  fs::path root = fs::absolute(class_file).parent_path();
  for (const char character : name.view())
    if (character == '/') root = root.parent_path();
  return root;
}

// The .jml files beside class files and on the class path; those beside sources belong to the sources.
std::vector<fs::path> contract_files(const std::vector<fs::path>& others, const std::string& class_path,
                                     const std::vector<fs::path>& sources) {
  std::set<fs::path> found;
  const auto add_below = [&](const fs::path& directory) {
    std::error_code ignored;
    for (const auto& entry :
         fs::recursive_directory_iterator(directory, fs::directory_options::skip_permission_denied, ignored))
      if (entry.path().extension() == ".jml") found.insert(entry.path().lexically_normal());
  };
  for (const auto& other : others) {
    if (fs::is_directory(other)) add_below(other);
    fs::path beside = other;
    if (other.extension() == ".class" && fs::exists(beside.replace_extension(".jml"))) found.insert(beside);
  }
  for (std::size_t start = 0; start < class_path.size();) {
    const auto end = std::min(class_path.find(':', start), class_path.size());
    const fs::path entry = class_path.substr(start, end - start);
    if (fs::is_directory(entry)) add_below(entry);
    start = end + 1;
  }
  for (fs::path source : sources) found.erase(source.replace_extension(".jml").lexically_normal());
  return {found.begin(), found.end()};
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
  const auto add = [&](std::unique_ptr<classfile::ClassSource> source, bool is_output = false) {
    const auto before = user_classes_.size();
    source->list([&](std::string_view name) {
      if (!is_companion(name)) user_classes_.emplace_back(name);
    });
    if (user_classes_.size() == before && !is_output)
      throw UserError(source->description() + ": holds no class");
    path.add(std::move(source));
  };
  std::string class_path = inputs.class_path;
  std::string roots_of_classes;  // of single class files: their contracts must find them
  for (const auto& other : others) {
    add(classfile::open_input(other, jdk_.release));
    source_roots_.push_back(fs::is_directory(other) ? other : other.parent_path());
    if (!fs::is_directory(other) && other.extension() != ".jar") {
      roots_of_classes += ":" + root_of(other, user_classes_.back()).string();
      continue;
    }
    class_path += (class_path.empty() ? "" : ":") + other.string();
  }
  class_path_ = class_path + roots_of_classes;
  SpecificationOptions specifications;
  if (inputs.specifications)
    specifications.contract_files = contract_files(others, inputs.class_path, sources);
  if (sources.empty() && specifications.contract_files.empty()) return;
  classfile::ClassPath known;
  if (!specifications.contract_files.empty()) {
    std::vector<std::string> missing;
    known.add(classfile::open_jdk_classes(jdk_));
    for (const auto& other : others) known.add(classfile::open_input(other, jdk_.release));
    classfile::add_class_path(known, inputs.class_path, jdk_.release, missing);
    specifications.find_class = [&](Symbol name) { return known.read(name.view()); };
  }
  class_path += (class_path.empty() ? "" : ":") + choice_classes();
  if (!specifications.contract_files.empty()) class_path += roots_of_classes;
  if (inputs.specifications) {
    specifications.non_null_default = inputs.non_null_default;
    auto specified = compile_with_specifications(jdk_, sources, {class_path, {}, {}}, specifications);
    compiled_ = std::move(specified.compiled);
    contracts_ = std::move(specified.contracts);
  } else {
    compiled_ = classfile::compile_java(jdk_, sources, {class_path, {}, {}});
  }
  if (!compiled_->messages().empty())
    notes_.push_back("javac says:\n" + without_trailing_newline(compiled_->messages()));
  add(classfile::open_input(compiled_->output(), jdk_.release), true);
}

// For javac: the classes by which programs name free choices, and the annotations of JML, so that sources
// that use them compile as they are. They come last on the class path; a project's own copy is found first.
std::string Workspace::choice_classes() {
  choice_classes_.emplace();
  const classfile::StoredArchive models(models::archive(), "library models");
  const auto write = [&](std::string_view name) {
    const auto found = models.find(name);
    if (!found) return;
    const auto file = choice_classes_->path() / (std::string(name) + ".class");
    fs::create_directories(file.parent_path());
    write_file(file, {reinterpret_cast<const char*>(found->bytes.data()), found->bytes.size()});
  };
  for (const auto* name : {"jury/Jury", "jury/Spec", "jury/Spec$FloatSupplier", "jury/Numbers", "jury/Reach",
                           "jury/SpecificationError", "org/sosy_lab/sv_benchmarks/Verifier"})
    write(name);
  models.list([&](std::string_view name) {
    if (name.starts_with("org/jmlspecs/annotation/")) write(name);
  });
  return choice_classes_->path().string();
}

std::string Workspace::class_path() const {
  return compiled_ ? compiled_->output().string() + ":" + class_path_ : class_path_;
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
