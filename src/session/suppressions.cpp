#include "session/suppressions.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <set>

#include "spec/jml/suppressions.h"

namespace jury::session {

namespace {

namespace fs = std::filesystem;

std::set<fs::path> sources_of(const std::vector<fs::path>& inputs,
                              const std::vector<engine::Result>& results) {
  std::set<fs::path> sources;
  const auto add = [&](const fs::path& path) {
    if (path.extension() == ".java" && fs::is_regular_file(path)) sources.insert(path.lexically_normal());
  };
  for (const auto& input : inputs) {
    add(input);
    if (!fs::is_directory(input)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(input)) add(entry.path());
  }
  for (const auto& result : results) add(result.file);
  return sources;
}

std::string read_text(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return std::string((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
}

// The name of a property, "" for all of them, or nothing when there is no such property.
std::optional<std::string> property_of(const std::string& written) {
  if (written == "all") return "";
  const auto name = written == "contracts" ? "contract" : written;
  if (engine::property_named(name)) return name;
  return std::nullopt;
}

}  // namespace

bool Suppression::covers(const engine::Result& result) const {
  if (!property.empty() && property != engine::name_of(result.property)) return false;
  const auto name = result.class_name + "." + result.method;
  if (!method.ends_with(".*")) return method == name || method == name + result.descriptor;
  const auto outer = method.substr(0, method.size() - 2);
  return result.class_name == outer || result.class_name.starts_with(outer + "$");
}

std::vector<Suppression> suppressions_of_sources(const std::vector<fs::path>& inputs,
                                                 const std::vector<engine::Result>& results,
                                                 const std::function<void(const std::string&)>& note) {
  if (std::all_of(results.begin(), results.end(), [](const auto& result) { return result.holds(); }))
    return {};
  std::vector<Suppression> suppressions;
  for (const auto& path : sources_of(inputs, results)) {
    auto text = read_text(path);
    if (!spec::jml::may_have_suppressions(text)) continue;
    for (const auto& found : spec::jml::suppressions_in({path.string(), std::move(text)})) {
      if (const auto property = property_of(found.property))
        suppressions.push_back({found.class_name + "." + (found.method.empty() ? "*" : found.method),
                                *property, found.reason.empty() ? "in the source" : found.reason});
      else
        note(
            found.place.to_string() + ": there is no property '" + found.property +
            "' to suppress: write jury:all, jury:assert, jury:exceptions, jury:cme or jury:contracts");
    }
  }
  return suppressions;
}

void suppress(std::vector<engine::Result>& results, const std::vector<Suppression>& suppressions,
              const Baseline& baseline) {
  for (auto& result : results) {
    if (result.holds()) continue;
    if (baseline.contains(result)) result.suppressed = "in the baseline";
    for (const auto& suppression : suppressions)
      if (suppression.covers(result)) result.suppressed = suppression.reason;
  }
}

}  // namespace jury::session
