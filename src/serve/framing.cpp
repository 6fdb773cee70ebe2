#include "serve/framing.h"

#include <algorithm>
#include <charconv>

#include "support/diagnostics.h"

namespace jury::serve {

namespace {

constexpr std::string_view end_of_header = "\r\n\r\n";
constexpr std::size_t longest_header = 8192;
constexpr std::size_t longest_message = std::size_t{256} << 20;

bool is_named(std::string_view line, std::string_view name) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return line.size() > name.size() && line[name.size()] == ':' &&
         std::ranges::equal(line.substr(0, name.size()), name, {}, lower, lower);
}

std::size_t length_in(std::string_view value) {
  while (value.starts_with(' ')) value.remove_prefix(1);
  std::size_t length = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), length);
  if (error != std::errc{} || end != value.data() + value.size() || length > longest_message)
    throw UserError("a message with the length '" + std::string(value.substr(0, 40)) + "'");
  return length;
}

}  // namespace

std::optional<std::size_t> MessageReader::read_header() {
  const auto end = buffer_.find(end_of_header);
  if (end == std::string::npos) {
    if (buffer_.size() > longest_header) throw UserError("a message without a header");
    return std::nullopt;
  }
  std::optional<std::size_t> length;
  for (std::size_t start = 0; start < end;) {
    const auto stop = std::min(buffer_.find("\r\n", start), end);
    const auto line = std::string_view(buffer_).substr(start, stop - start);
    constexpr std::string_view name = "Content-Length";
    if (is_named(line, name)) length = length_in(line.substr(name.size() + 1));
    start = stop + 2;
  }
  if (!length) throw UserError("a message whose header has no Content-Length");
  buffer_.erase(0, end + end_of_header.size());
  return length;
}

std::optional<std::string> MessageReader::next() {
  if (!length_) length_ = read_header();
  if (!length_ || buffer_.size() < *length_) return std::nullopt;
  std::string message = buffer_.substr(0, *length_);
  buffer_.erase(0, *length_);
  length_.reset();
  return message;
}

std::string framed(std::string_view message) {
  return "Content-Length: " + std::to_string(message.size()) + "\r\n\r\n" + std::string(message);
}

}  // namespace jury::serve
