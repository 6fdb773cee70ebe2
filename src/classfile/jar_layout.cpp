// Manifest and versions of a jar.
#include "classfile/jar_layout.h"

#include <algorithm>
#include <charconv>

#include "classfile/class_source.h"

namespace jury::classfile {

namespace {

constexpr std::string_view versions_directory = "META-INF/versions/";
constexpr int oldest_versioned_release = 9;

bool equal_ignoring_case(std::string_view left, std::string_view right) {
  const auto lower = [](char character) {
    return character >= 'A' && character <= 'Z' ? static_cast<char>(character + 32) : character;
  };
  return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                    [&](char one, char other) { return lower(one) == lower(other); });
}

std::string_view take_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

}  // namespace

bool is_multi_release(std::string_view manifest) {
  while (!manifest.empty()) {
    const std::string_view line = take_line(manifest);
    if (line.empty()) return false;  // end of the main section
    const std::size_t colon = line.find(": ");
    if (colon == std::string_view::npos) continue;
    std::string_view value = line.substr(colon + 2);
    while (value.ends_with(' ')) value.remove_suffix(1);
    if (equal_ignoring_case(line.substr(0, colon), "Multi-Release"))
      return equal_ignoring_case(value, "true");
  }
  return false;
}

void JarLayout::add(std::string_view entry, std::uint64_t number, std::string_view prefix) {
  if (!entry.starts_with(prefix)) return;
  entry.remove_prefix(prefix.size());
  const auto name = class_name_of_entry(entry);
  if (!name) return;
  if (!name->starts_with("META-INF/")) {
    classes_.emplace(*name, number);
    return;
  }
  if (!name->starts_with(versions_directory)) return;
  const std::string_view rest = name->substr(versions_directory.size());
  int release = 0;
  const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), release);
  if (error != std::errc() || end == rest.data() + rest.size() || *end != '/') return;
  const std::string_view class_name = rest.substr(static_cast<std::size_t>(end - rest.data()) + 1);
  if (release < oldest_versioned_release || class_name.starts_with("META-INF/")) return;
  versions_.push_back({release, class_name, number});
}

void JarLayout::use_versions_up_to(int java_release) {
  std::stable_sort(versions_.begin(), versions_.end(),
                   [](const Version& left, const Version& right) { return left.release < right.release; });
  for (const Version& version : versions_) {
    if (version.release <= java_release) classes_[version.class_name] = version.number;
  }
}

std::optional<std::uint64_t> JarLayout::find(std::string_view class_name) const {
  const auto found = classes_.find(class_name);
  return found == classes_.end() ? std::nullopt : std::optional(found->second);
}

void JarLayout::list(const std::function<void(std::string_view)>& visit) const {
  for (const auto& [name, number] : classes_) visit(name);
}

}  // namespace jury::classfile
