#include "serve/question.h"

#include <nlohmann/json.hpp>

#include "support/diagnostics.h"

namespace jury::serve {

namespace {

using nlohmann::json;

std::string text_of(const json& value, const std::string& name) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number()) return value.dump();
  throw UserError(name + ": a text or a number is expected, not " + value.dump());
}

std::vector<std::string> texts_of(const json& value, const std::string& name) {
  if (!value.is_array()) return {text_of(value, name)};
  std::vector<std::string> texts;
  for (const auto& item : value) texts.push_back(text_of(item, name));
  return texts;
}

// true, false or null for an option without a value; texts and numbers for one with.
std::optional<std::vector<std::string>> option_of(const json& value, const std::string& name) {
  if (value.is_null() || value == false) return std::nullopt;
  if (value == true) return std::vector<std::string>{};
  return texts_of(value, name);
}

}  // namespace

Question to_question(const json& params) {
  if (!params.is_object()) throw UserError("the parameters of a check are an object");
  Question question;
  question.directory = std::filesystem::current_path();
  for (const auto& [name, value] : params.items()) {
    if (name == "directory")
      question.directory = std::filesystem::absolute(text_of(value, name)).lexically_normal();
    else if (name == "inputs")
      question.inputs = texts_of(value, name);
    else if (name == "document")
      question.document = text_of(value, name);
    else if (name == "entries")
      question.entries = texts_of(value, name);
    else if (name == "sources")
      question.sources = texts_of(value, name);
    else if (name == "options") {
      if (!value.is_object()) throw UserError("options: an object is expected, with the names of options of 'jury check'");
      for (const auto& [option, given] : value.items()) question.options[option] = option_of(given, option);
    } else
      throw UserError("a check has directory, inputs, document, entries, sources and options, not '" + name + "'");
  }
  if (!std::filesystem::is_directory(question.directory))
    throw UserError(question.directory.string() + ": no such directory");
  return question;
}

json to_json(const Question& question) {
  json options = json::object();
  for (const auto& [name, values] : question.options)
    options[name] = !values ? json(nullptr) : values->empty() ? json(true) : json(*values);
  json params{{"directory", question.directory.string()},
              {"inputs", question.inputs},
              {"entries", question.entries},
              {"sources", question.sources},
              {"options", options}};
  if (!question.document.empty()) params["document"] = question.document;
  return params;
}

}  // namespace jury::serve
