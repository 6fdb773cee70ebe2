#include "session/baseline.h"

#include <fstream>
#include <nlohmann/json.hpp>

#include "support/diagnostics.h"
#include "support/output_file.h"

namespace jury::session {

using nlohmann::json;

namespace {

constexpr int format = 2;  // 1, which files do not say: names without descriptors

}  // namespace

std::vector<std::string> Baseline::fixed(const std::vector<engine::Result>& results) const {
  if (is_old_) return {};
  std::set<std::string> asked, open, found;
  for (const auto& result : results) {
    asked.insert(result.question());
    if (!result.holds()) found.insert(result.identity());
    if (result.verdict == engine::Verdict::Undecided) open.insert(result.question());
  }
  std::vector<std::string> gone;
  for (const auto& name : names_) {
    const auto question = name.substr(0, name.find(", "));
    // What is undecided now may be as wrong as it was.
    if (asked.contains(question) && !open.contains(question) && !found.contains(name)) gone.push_back(name);
  }
  return gone;
}

Baseline read_baseline(const std::filesystem::path& file) {
  std::ifstream stream(file);
  if (!stream) throw UserError(file.string() + ": no such file; --write-baseline makes one");
  const auto document = json::parse(stream, nullptr, false);
  if (!document.is_object() || !document.contains("baseline") || !document["baseline"].is_array())
    throw UserError(file.string() + ": this is no baseline; --write-baseline makes one");
  const bool is_old = !document.contains("format");
  if (!is_old && document["format"] != format)
    throw UserError(file.string() + ": this baseline is of a newer version of Jury");
  std::set<std::string> names;
  for (const auto& entry : document["baseline"])
    if (entry.is_string()) names.insert(entry.get<std::string>());
  return {std::move(names), is_old};
}

void write_baseline(const std::vector<engine::Result>& results, const Baseline& known,
                    const std::filesystem::path& file) {
  std::set<std::string> names;
  for (const auto& result : results)
    if (!result.holds() && (result.suppressed.empty() || known.contains(result)))
      names.insert(result.identity());
  const json document{{"tool", "jury"}, {"format", format}, {"baseline", names}};
  write_file(file, document.dump(2, ' ', false, json::error_handler_t::replace) + "\n");
}

}  // namespace jury::session
