#include "cli/baseline.h"

#include <fstream>
#include <nlohmann/json.hpp>

#include "support/diagnostics.h"

namespace jury::cli {

using nlohmann::json;

Baseline read_baseline(const std::filesystem::path& file) {
  std::ifstream stream(file);
  if (!stream) throw UserError(file.string() + ": no such file; --write-baseline makes one");
  const auto document = json::parse(stream, nullptr, false);
  if (!document.is_object() || !document.contains("baseline") || !document["baseline"].is_array())
    throw UserError(file.string() + ": this is no baseline; --write-baseline makes one");
  Baseline result;
  for (const auto& entry : document["baseline"])
    if (entry.is_string()) result.insert(entry.get<std::string>());
  return result;
}

void write_baseline(const std::vector<engine::Result>& results, const std::filesystem::path& file) {
  Baseline names;
  for (const auto& result : results)
    if (!result.holds() && result.suppressed.empty()) names.insert(result.identity());
  std::ofstream stream(file);
  stream << json{{"tool", "jury"}, {"baseline", names}}.dump(2) << "\n";
  stream.close();
  if (!stream) throw UserError(file.string() + ": cannot be written");
}

}  // namespace jury::cli
