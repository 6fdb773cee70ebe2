#include "lsp/text.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

namespace jury::lsp {

using nlohmann::json;

std::string path_of(std::string_view uri) {
  constexpr std::string_view scheme = "file://";
  if (!uri.starts_with(scheme)) return "";
  uri.remove_prefix(scheme.size());
  uri = uri.substr(std::min(uri.find('/'), uri.size()));  // a host, which is this one
  std::string path;
  for (std::size_t i = 0; i < uri.size(); ++i) {
    unsigned byte = 0;
    const auto* digits = uri.data() + i + 1;
    if (uri[i] == '%' && i + 2 < uri.size() && std::from_chars(digits, digits + 2, byte, 16).ptr == digits + 2) {
      path += static_cast<char>(byte);
      i += 2;
    } else {
      path += uri[i];
    }
  }
  return path;
}

std::string uri_of(const std::string& path) {
  constexpr std::string_view plain = "/.-_~";
  constexpr const char* digits = "0123456789ABCDEF";
  std::string uri = "file://";
  for (const char c : path) {
    const auto byte = static_cast<unsigned char>(c);
    const bool is_plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (is_plain || plain.find(c) != std::string_view::npos)
      uri += c;
    else
      uri += {'%', digits[byte >> 4], digits[byte & 15]};
  }
  return uri;
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (true) {
    const auto end = std::min(text.find('\n'), text.size());
    auto line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    lines.emplace_back(line);
    if (end == text.size()) return lines;
    text.remove_prefix(end + 1);
  }
}

// A character outside the first plane has four bytes in UTF-8 and two units in UTF-16.
std::size_t utf16_length(std::string_view utf8) {
  std::size_t length = 0;
  for (const char c : utf8) {
    const auto byte = static_cast<unsigned char>(c);
    length += (byte & 0xC0U) == 0x80U ? 0 : byte >= 0xF0U ? 2 : 1;
  }
  return length;
}

std::string_view without_indent(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
  return line;
}

std::string indent_of(std::string_view line) {
  return std::string(line.substr(0, std::min(line.find_first_not_of(" \t"), line.size())));
}

json range_of_line(const std::vector<std::string>& lines, int line) {
  const int place = std::max(0, line - 1);
  const std::string_view text =
      static_cast<std::size_t>(place) < lines.size() ? std::string_view(lines[static_cast<std::size_t>(place)]) : "";
  const auto last = text.find_last_not_of(" \t");
  const auto code = text.substr(0, last == std::string_view::npos ? 0 : last + 1);
  return {{"start", {{"line", place}, {"character", utf16_length(indent_of(code))}}},
          {"end", {{"line", place}, {"character", utf16_length(code)}}}};
}

json start_of_line(int line) {
  const json place{{"line", std::max(0, line - 1)}, {"character", 0}};
  return {{"start", place}, {"end", place}};
}

}  // namespace jury::lsp
