#include "support/diagnostics.h"

namespace jury {

std::string SourcePosition::to_string() const {
  std::string text = file.empty() ? "<unknown>" : file;
  if (line > 0) text += ":" + std::to_string(line);
  if (line > 0 && column > 0) text += ":" + std::to_string(column);
  return text;
}

void internal_error(const char* file, int line, const std::string& message) {
  throw InternalError(std::string(file) + ":" + std::to_string(line) + ": " + message);
}

}  // namespace jury
