#include "report/compiler_errors.h"

#include <algorithm>
#include <charconv>

namespace jury::report {

std::vector<CompilerError> compiler_errors(std::string_view output) {
  constexpr std::string_view mark = ": error: ";
  std::vector<CompilerError> errors;
  while (!output.empty()) {
    const auto end = std::min(output.find('\n'), output.size());
    const auto line = output.substr(0, end);
    output.remove_prefix(std::min(end + 1, output.size()));
    const auto found = line.find(mark);
    if (found == std::string_view::npos) continue;
    const auto place = line.substr(0, found);
    const auto colon = place.rfind(':');
    CompilerError error{std::string(place.substr(0, colon)), 0, std::string(line.substr(found + mark.size()))};
    if (colon == std::string_view::npos) continue;
    std::from_chars(place.data() + colon + 1, place.data() + place.size(), error.line);
    if (error.line > 0) errors.push_back(std::move(error));
  }
  return errors;
}

}  // namespace jury::report
