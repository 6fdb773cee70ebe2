// javac's messages about instrumented copies, in terms of the user's files. A message looks like
//   path:line: error: words
//   the source line
//       ^
// with further lines behind. The caret tells the column.
#include <algorithm>
#include <charconv>
#include <optional>

#include "spec/jml/instrumentation.h"

namespace jury::spec::jml {

namespace {

struct Header {
  std::string path;
  std::uint32_t line = 0;
  std::string words;  // "error: ..." or "warning: ..."
};

std::optional<Header> header_of(std::string_view line) {
  for (const std::string_view kind : {": error: ", ": warning: "}) {
    const auto at = line.find(kind);
    if (at == std::string_view::npos) continue;
    const auto colon = line.rfind(':', at - 1);
    if (colon == std::string_view::npos) continue;
    Header header;
    const auto number = line.substr(colon + 1, at - colon - 1);
    const auto end = std::from_chars(number.data(), number.data() + number.size(), header.line);
    if (end.ec != std::errc() || end.ptr != number.data() + number.size()) continue;
    header.path = line.substr(0, colon);
    header.words = line.substr(at + 2);
    return header;
  }
  return std::nullopt;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::size_t start = 0;
  while (start < text.size()) {
    const auto end = std::min(text.find('\n', start), text.size());
    lines.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  return lines;
}

bool is_caret(const std::string& line) {
  return line.ends_with('^') && line.find_first_not_of(" \t^") == std::string::npos;
}

bool is_count(const std::string& line) {
  return line.ends_with(" error") || line.ends_with(" errors") || line.ends_with(" warning") ||
         line.ends_with(" warnings");
}

// The offset of a column that counts UTF-16 units, as javac does.
std::uint32_t offset_of(const Source& text, std::uint32_t line, std::size_t column) {
  auto at = text.line_start(std::min(line, text.line_count()));
  const auto all = text.text();
  while (column > 0 && at < all.size()) {
    const auto byte = static_cast<unsigned char>(all[at]);
    const std::uint32_t length = byte < 0x80 ? 1 : (byte < 0xe0 ? 2 : (byte < 0xf0 ? 3 : 4));
    at += length;
    column -= std::min<std::size_t>(column, length == 4 ? 2 : 1);
  }
  return at;
}

const Segment* segment_at(const Instrumented& copy, std::uint32_t offset) {
  const Segment* found = nullptr;
  for (const auto& segment : copy.segments)
    if (segment.begin <= offset && offset < segment.end) found = &segment;
  if (!found && !copy.segments.empty()) found = &copy.segments.back();
  return found;
}

}  // namespace

Explanation Instrumentation::explain(
    const std::string& output, const std::function<std::string(const std::string&)>& path_of_copy) const {
  Explanation result;
  const auto lines = lines_of(output);
  for (std::size_t i = 0; i < lines.size();) {
    const auto header = header_of(lines[i]);
    std::size_t next = i + 1;
    while (next < lines.size() && !header_of(lines[next]) && !is_count(lines[next])) ++next;
    const auto copy_of = header ? path_of_copy(header->path) : std::string();
    const auto* copy = copy_of.empty() ? nullptr : of(copy_of);
    const bool is_error = header && header->words.starts_with("error");
    std::size_t caret = i + 1;
    while (caret < next && !is_caret(lines[caret])) ++caret;
    if (!copy || caret == next) {
      for (std::size_t j = i; j < next; ++j) result.text += lines[j] + "\n";
      if (is_error) result.only_specifications = false;
      i = next;
      continue;
    }
    const Source text(copy_of, copy->text);
    const auto* segment = segment_at(*copy, offset_of(text, header->line, lines[caret].size() - 1));
    const auto offset =
        segment->origin +
        (segment->generated ? 0 : offset_of(text, header->line, lines[caret].size() - 1) - segment->begin);
    const auto place = segment->source->position(offset);
    std::string block;
    if (segment->generated) {
      block = place.to_string() + ": " +
              (is_error ? "error: in JML: " + header->words.substr(7) : header->words) + "\n";
    } else {
      block = place.file + ":" + std::to_string(place.line) + ": " + header->words + "\n";
    }
    for (std::size_t j = i + 1; j + 1 < caret; ++j) block += lines[j] + "\n";
    block += excerpt(*segment->source, offset) + "\n";
    for (std::size_t j = caret + 1; j < next; ++j) block += lines[j] + "\n";
    result.text += block;
    if (is_error && segment->generated && segment->number != 0) {
      while (block.ends_with('\n')) block.pop_back();
      result.broken.emplace(segment->number, block);
    } else if (is_error) {
      result.only_specifications = false;
    }
    i = next;
  }
  return result;
}

}  // namespace jury::spec::jml
