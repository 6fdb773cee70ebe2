// What the parts of the class reader throw when the bytes are not a class file. It does not know the file;
// read_class() catches it and reports a UserError with the file and the offset. Never leaves this folder.
#pragma once

#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>

namespace jury::classfile {

class FormatError : public std::runtime_error {
 public:
  explicit FormatError(const std::string& message) : std::runtime_error(message) {}
  FormatError(const std::string& message, std::size_t offset)
      : std::runtime_error(message), offset_(offset) {}

  // Where in the file, when the thrower knows better than the position of the reader.
  std::optional<std::size_t> offset() const { return offset_; }

 private:
  std::optional<std::size_t> offset_;
};

// The same error, told to have happened inside something: "method f()V: truncated ...".
inline FormatError inside(const std::string& place, const FormatError& error) {
  const std::string message = place + ": " + error.what();
  return error.offset() ? FormatError(message, *error.offset()) : FormatError(message);
}

}  // namespace jury::classfile
