// What a client asks, as it comes over the connection: a directory, inputs, options of `jury check` by their
// names. How it becomes a session::Request is the matter of whoever knows the options (src/cli).
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "session/request.h"

namespace jury::serve {

struct Question {
  std::filesystem::path directory;  // what paths are relative to; its jury.toml gives what is not said here
  std::vector<std::string> inputs;  // none: those of the project
  // A source file that is checked by itself, the project's other classes being there for it.
  std::string document;
  std::vector<std::string> entries;
  std::vector<std::string> sources;  // only what stands in these files
  // By the option's name; nothing: not given, whatever the project says.
  std::map<std::string, std::optional<std::vector<std::string>>> options;
};

// Throws UserError for what is no question.
Question to_question(const nlohmann::json& params);
nlohmann::json to_json(const Question& question);

// Throws UserError. The current directory is the question's.
using MakeRequest = std::function<session::Request(const Question&)>;

}  // namespace jury::serve
