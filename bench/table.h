// Rows of measurements as a Markdown table and as JSON; shared by the suites.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace jury::bench {

// One figure and what it is held against. `extra` holds further columns of the JSON.
struct Row {
  std::string name;
  std::string measured;  // "4.02 s, 313 MB"
  std::string target;    // "15 s, 2048 MB"; or the published figure
  bool met = false;
  double seconds = 0;
  nlohmann::ordered_json extra = nlohmann::ordered_json::object();
};

// "2025-03-01, 2 cores, AMD EPYC, 23 GB": where and when the figures come from.
std::string machine();

void print_markdown(const std::string& title, const std::vector<Row>& rows);
// Throws UserError when the file cannot be written.
void write_json(const std::string& file, const std::vector<Row>& rows);

}  // namespace jury::bench
