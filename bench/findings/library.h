// One library as `jury check` sees it: its answers in JSON, and what was measured while they were made.
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "../process.h"

namespace jury::bench {

struct Settings {
  std::string jury = "jury";
  std::string json;
  std::string properties = "exceptions,cme";
  std::string results;     // folder of answers: kept there, and not asked for again
  std::string judgements;  // file, see judgement.h
  int seconds = 10;        // of each engine for an entry
  int timeout = 0;         // of a library, instead; 0: none
  bool shows = false;
  std::size_t sample = 0;  // of the findings shown, over all libraries; 0: all
  unsigned seed = 1;
  std::vector<std::string> inputs;
};

struct Library {
  std::string name;
  ProcessFigures figures;
  nlohmann::ordered_json results = nlohmann::ordered_json::array();
};

// The jars that the inputs name, those of folders smallest first; no sources.
std::vector<std::filesystem::path> jars_of(const std::vector<std::string>& inputs);
// Throws UserError where there is no answer.
Library ask(const Settings& settings, const std::filesystem::path& jar);

// Of a member that may be null or missing.
std::string text_of(const nlohmann::ordered_json& result, const char* key);

}  // namespace jury::bench
