// Messages on a stream of bytes, each after a header with its length, as the base protocol of the Language
// Server Protocol has it:
//
//   Content-Length: 52\r\n
//   \r\n
//   {"jsonrpc": ...}
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace jury::serve {

// What comes in, in whatever pieces.
class MessageReader {
 public:
  void feed(std::string_view bytes) { buffer_ += bytes; }
  // The next whole message; nothing: it has not come yet. Throws UserError for a header without a length, or
  // with one that no message has: where the next one starts is not known then.
  std::optional<std::string> next();

 private:
  std::optional<std::size_t> read_header();

  std::string buffer_;
  std::optional<std::size_t> length_;  // of the body that follows
};

// With its header.
std::string framed(std::string_view message);

}  // namespace jury::serve
