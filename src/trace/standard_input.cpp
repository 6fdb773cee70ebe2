#include "trace/standard_input.h"

#include <algorithm>
#include <cstdio>
#include <iterator>

namespace jury::trace {

std::string input_among(const std::vector<Choice>& choices) {
  std::string bytes;
  for (const auto& choice : choices) {
    if (choice.kind != input_byte) continue;
    if (choice.value.as_int() < 0) break;
    bytes += static_cast<char>(choice.value.as_int());
  }
  return bytes;
}

std::vector<Choice> without_input(const std::vector<Choice>& choices) {
  std::vector<Choice> result;
  std::copy_if(choices.begin(), choices.end(), std::back_inserter(result),
               [](const Choice& choice) { return choice.kind != input_byte; });
  return result;
}

std::string show_input(const std::string& bytes) {
  std::string text = "\"";
  for (const char byte : bytes) {
    const bool printable = byte >= ' ' && byte <= '~';
    if (byte == '\n')
      text += "\\n";
    else if (byte == '"' || byte == '\\')
      text += std::string("\\") + byte;
    else if (printable)
      text += byte;
    else {
      char escape[8];
      std::snprintf(escape, sizeof escape, "\\x%02x",
                    static_cast<unsigned>(static_cast<unsigned char>(byte)));
      text += escape;
    }
  }
  return text + "\"";
}

}  // namespace jury::trace
