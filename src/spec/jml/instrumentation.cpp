#include "spec/jml/instrumentation.h"

#include <algorithm>

namespace jury::spec::jml {

namespace {

// "java.util.List<String>[]" -> "List[]": how a type may be written differently in two files does not count.
std::string simple_type(const Source& source, const std::vector<Token>& tokens, const std::string& brackets) {
  std::string name;
  int depth = 0;
  for (const auto& token : tokens) {
    const auto part = source.text(token.begin, token.end);
    if (part == "<") ++depth;
    if (depth == 0) {
      if (part == ".")
        name.clear();
      else
        name += part;
    }
    if (part == ">") --depth;
  }
  return name + brackets;
}

std::string qualified_name(const TypeDeclaration& type) {
  return type.outer ? qualified_name(*type.outer) + "." + type.name : type.name;
}

bool same_parameters(const Source& left_source, const MethodDeclaration& left, const Source& right_source,
                     const MethodDeclaration& right) {
  if (left.parameters.size() != right.parameters.size() || left.is_constructor != right.is_constructor)
    return false;
  for (std::size_t i = 0; i < left.parameters.size(); ++i)
    if (simple_type(left_source, left.parameters[i].type, left.parameters[i].brackets) !=
        simple_type(right_source, right.parameters[i].type, right.parameters[i].brackets))
      return false;
  return true;
}

}  // namespace

Instrumentation::Instrumentation(std::vector<InputFile> files, EmitterOptions options) : options_(options) {
  for (auto& input : files) {
    if (!may_have_jml(input.text) && input.jml_path.empty()) continue;
    File file;
    if (input.path.empty()) {
      file.companion = true;
      file.path = input.jml_path;
      file.source = std::make_unique<Source>(input.jml_path, std::move(input.jml_text));
      file.unit = parse_declarations(*file.source, scan(*file.source));
      files_.push_back(std::move(file));
      continue;
    }
    file.path = input.path;
    file.source = std::make_unique<Source>(input.path, std::move(input.text));
    file.tokens = scan(*file.source);
    const bool has_jml = std::any_of(file.tokens.tokens.begin(), file.tokens.tokens.end(),
                                     [](const Token& token) { return token.jml; }) ||
                         names_jml_annotations(file.source->text());
    if (!has_jml && input.jml_path.empty()) continue;
    file.unit = parse_declarations(*file.source, file.tokens);
    if (!input.jml_path.empty()) {
      file.jml = std::make_unique<Source>(input.jml_path, std::move(input.jml_text));
      merge(file, parse_declarations(*file.jml, scan(*file.jml)), *file.jml);
    }
    files_.push_back(std::move(file));
  }
  emit();
}

// The contracts of X.jml go to the declarations of X.java.
void Instrumentation::merge(File& file, const Unit& contracts, const Source& jml) {
  const auto error = [&](std::uint32_t at, const std::string& message) {
    merge_errors_.push_back(jml.position(at).to_string() + ": error: " + message + "\n" + excerpt(jml, at));
  };
  for (const auto& problem : contracts.problems) error(problem.at, problem.message);
  for (const auto& from : contracts.types) {
    const auto found = std::find_if(file.unit.types.begin(), file.unit.types.end(), [&](const auto& type) {
      return qualified_name(*type) == qualified_name(*from);
    });
    if (found == file.unit.types.end()) {
      error(from->begin, "there is no type " + qualified_name(*from) + " in " + file.path);
      continue;
    }
    auto& to = **found;
    to.clauses.insert(to.clauses.end(), from->clauses.begin(), from->clauses.end());
    to.ghosts.insert(to.ghosts.end(), from->ghosts.begin(), from->ghosts.end());
    to.model_fields.insert(to.model_fields.end(), from->model_fields.begin(), from->model_fields.end());
    to.representations.insert(to.representations.end(), from->representations.begin(),
                              from->representations.end());
    for (const auto& problem : from->problems) error(problem.at, problem.message);
    for (const auto& method : from->methods) {
      if (method.modifiers.model) {
        to.methods.push_back(method);
        continue;
      }
      const auto name = jml.text(method.name.begin, method.name.end);
      const auto same =
          std::find_if(to.methods.begin(), to.methods.end(), [&](const MethodDeclaration& candidate) {
            return candidate.source == file.source.get() &&
                   file.source->text(candidate.name.begin, candidate.name.end) == name &&
                   same_parameters(jml, method, *file.source, candidate);
          });
      if (same == to.methods.end()) {
        error(method.name.begin, "the class " + qualified_name(*from) + " has no method " +
                                     std::string(name) + " with these parameters");
        continue;
      }
      same->modifiers.pure |= method.modifiers.pure;
      same->modifiers.helper |= method.modifiers.helper;
      same->modifiers.nullable |= method.modifiers.nullable;
      for (std::size_t i = 0; i < method.parameters.size(); ++i) {
        same->parameters[i].modifiers.nullable |= method.parameters[i].modifiers.nullable;
        same->parameters[i].modifiers.non_null |= method.parameters[i].modifiers.non_null;
      }
      if (method.specification.source) same->more.push_back(method.specification);
    }
  }
}

void Instrumentation::emit() {
  draft_ = {};
  draft_.errors = merge_errors_;
  std::uint32_t next_number = 1;
  ModelFields models;
  for (const auto& file : files_)
    if (!file.companion) models.add(*file.source, file.unit);
  const ModelFields none;
  Groups groups;
  std::vector<EmitterOptions> options(files_.size(), options_);
  std::vector<Emitter> emitters;
  emitters.reserve(files_.size());
  for (std::size_t i = 0; i < files_.size(); ++i) {
    const auto& file = files_[i];
    options[i].companion = file.companion;
    emitters.emplace_back(*file.source, file.unit, file.companion ? none : models, options[i], broken_,
                          next_number, groups, draft_);
    emitters.back().add_groups();
  }
  for (std::size_t i = 0; i < files_.size(); ++i) files_[i].result = emitters[i].run();
}

const Instrumented* Instrumentation::of(const std::string& path) const {
  const auto found =
      std::find_if(files_.begin(), files_.end(), [&](const File& file) { return file.path == path; });
  return found == files_.end() ? nullptr : &found->result;
}

void Instrumentation::leave_out(const std::map<std::uint32_t, std::string>& broken) {
  broken_.insert(broken.begin(), broken.end());
  emit();
}

}  // namespace jury::spec::jml
