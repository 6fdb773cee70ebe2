#include "program/specifications.h"

#include <fstream>
#include <iterator>
#include <set>

#include "classfile/class_path.h"
#include "classfile/class_reader.h"
#include "classfile/file_source.h"
#include "classfile/instruction.h"
#include "spec/jml/instrumentation.h"
#include "support/output_file.h"

namespace jury::program {

namespace {

namespace fs = std::filesystem;
using spec::jml::Instrumentation;

constexpr int most_rounds = 8;  // of javac; each but the last one finds errors in clauses

std::string read_text(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return std::string((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
}

std::vector<spec::jml::InputFile> read_files(const std::vector<fs::path>& sources,
                                             const std::vector<fs::path>& contract_files) {
  std::vector<spec::jml::InputFile> files;
  for (const auto& source : sources) {
    spec::jml::InputFile file{source.string(), read_text(source), "", ""};
    fs::path contracts = source;
    contracts.replace_extension(".jml");
    if (fs::exists(contracts)) {
      file.jml_path = contracts.string();
      file.jml_text = read_text(contracts);
    }
    files.push_back(std::move(file));
  }
  for (const auto& contracts : contract_files)
    files.push_back({"", "", contracts.string(), read_text(contracts)});
  return files;
}

// The copies that javac gets, each in a directory of its own: the file names
// must stay.
class Copies {
 public:
  std::map<fs::path, fs::path> write(const std::vector<fs::path>& sources,
                                     const Instrumentation& instrumentation, std::size_t first = 0) {
    std::map<fs::path, fs::path> copies;
    for (std::size_t i = 0; i < sources.size(); ++i) {
      const auto* text = instrumentation.of(sources[i].string());
      if (!text) continue;
      const auto directory = directory_.path() / std::to_string(first + i);
      fs::create_directories(directory);
      const auto copy = directory / sources[i].filename().replace_extension(".java");
      write_file(copy, text->text);
      originals_[copy.string()] = sources[i].string();
      copies.emplace(sources[i], copy);
    }
    return copies;
  }

  std::string original(const std::string& copy) const {
    const auto found = originals_.find(copy);
    return found == originals_.end() ? "" : found->second;
  }

 private:
  TemporaryDirectory directory_;
  std::map<std::string, std::string> originals_;
};

// Which field the member reads: its last instruction that reads one.
void find_field(const classfile::ClassFile& file, const classfile::Method& method,
                spec::jml::CompiledMethod& compiled) {
  for (const auto& instruction : classfile::decode_method(file, method).instructions) {
    const bool is_static = instruction.opcode == classfile::Opcode::getstatic;
    if (!is_static && instruction.opcode != classfile::Opcode::getfield) continue;
    const auto field = file.constants.field(instruction.index);
    if (field.name.view().starts_with("this$")) ++compiled.steps_out;
    compiled.field_owner = field.owner;
    compiled.field_descriptor = field.descriptor;
    compiled.field_is_static = is_static;
  }
}

std::vector<spec::jml::CompiledMethod> methods_in(const fs::path& output) {
  std::vector<spec::jml::CompiledMethod> methods;
  const classfile::DirectorySource classes(output, classfile::DirectorySource::Layout::ByPackage);
  classes.list([&](std::string_view name) {
    const auto found = classes.find(name);
    const auto file = classfile::read_class(found->bytes, found->origin);
    for (const auto& method : file.methods) {
      spec::jml::CompiledMethod compiled;
      compiled.owner = file.name;
      compiled.name = method.name;
      compiled.descriptor = method.descriptor;
      compiled.is_static = method.is_static();
      compiled.is_synthetic = method.synthetic || method.access.has(classfile::AccessFlag::Synthetic);
      if (method.name.view().starts_with("jury$location$")) find_field(file, method, compiled);
      methods.push_back(std::move(compiled));
    }
  });
  return methods;
}

// The methods of the classes that contract files speak of.
void add_declared_classes(const spec::jml::Draft& draft, const SpecificationOptions& specifications,
                          std::vector<spec::jml::CompiledMethod>& methods) {
  std::set<Symbol> owners;
  for (const auto& method : draft.methods)
    if (!method.declared_owner.empty()) owners.insert(method.declared_owner);
  for (const auto& owner : owners) {
    const auto file = specifications.find_class(owner);
    if (!file) continue;
    for (const auto& method : file->methods) {
      spec::jml::CompiledMethod compiled;
      compiled.owner = file->name;
      compiled.name = method.name;
      compiled.descriptor = method.descriptor;
      compiled.is_static = method.is_static();
      compiled.is_synthetic = method.access.has(classfile::AccessFlag::Synthetic);
      methods.push_back(std::move(compiled));
    }
  }
}

// Sources that javac found by itself and that have JML are added to the given ones; whether there were any.
bool add_found_sources(const classfile::CompiledSources& compiled, std::vector<fs::path>& sources) {
  std::set<fs::path> known;
  for (const auto& source : sources) known.insert(fs::absolute(source).lexically_normal());
  const auto count = sources.size();
  const classfile::DirectorySource classes(compiled.output(), classfile::DirectorySource::Layout::ByPackage);
  classes.list([&](std::string_view name) {
    if (name.find('$') != std::string_view::npos) return;
    const auto found = classes.find(name);
    const auto source = compiled.source_of(classfile::read_class(found->bytes, found->origin));
    if (!source || !known.insert(fs::absolute(*source).lexically_normal()).second) return;
    fs::path contracts = *source;
    contracts.replace_extension(".jml");
    if (spec::jml::may_have_jml(read_text(*source)) || fs::exists(contracts)) sources.push_back(*source);
  });
  return sources.size() > count;
}

}  // namespace

SpecifiedSources compile_with_specifications(const classfile::Jdk& jdk, std::vector<fs::path> sources,
                                             const classfile::CompilerOptions& options,
                                             const SpecificationOptions& specifications) {
  Instrumentation instrumentation(read_files(sources, specifications.contract_files),
                                  {specifications.non_null_default});
  if (instrumentation.empty()) {
    auto compiled = classfile::compile_java(jdk, sources, options);
    if (add_found_sources(compiled, sources))
      return compile_with_specifications(jdk, sources, options, specifications);
    return {std::move(compiled), {}};
  }
  Copies copies;
  const auto original = [&](const std::string& copy) { return copies.original(copy); };
  for (int round = 1;; ++round) {
    auto with_copies = options;
    with_copies.copies = copies.write(sources, instrumentation);
    for (const auto& copy : copies.write(specifications.contract_files, instrumentation, sources.size()))
      with_copies.more_arguments.push_back(copy.second.string());
    try {
      auto compiled = classfile::compile_java(jdk, sources, with_copies);
      if (add_found_sources(compiled, sources))
        return compile_with_specifications(jdk, sources, options, specifications);
      compiled.set_messages(instrumentation.explain(compiled.messages(), original).text);
      auto methods = methods_in(compiled.output());
      add_declared_classes(instrumentation.draft(), specifications, methods);
      auto contracts = resolve(instrumentation.draft(), methods);
      return {std::move(compiled), std::move(contracts)};
    } catch (const classfile::CompilationError& error) {
      const auto explanation = instrumentation.explain(error.what(), original);
      if (!explanation.only_specifications || explanation.broken.empty() || round == most_rounds)
        throw classfile::CompilationError(explanation.text);
      instrumentation.leave_out(explanation.broken);
    }
  }
}

}  // namespace jury::program
