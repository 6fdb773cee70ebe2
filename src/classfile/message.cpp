// Cuts and cleans texts for messages.
#include "classfile/message.h"

#include "classfile/descriptor.h"
#include "support/unicode.h"

namespace jury::classfile {

std::string one_line(std::string_view text, std::size_t longest) {
  std::string shown = printable(text.substr(0, longest));
  for (char& character : shown) {
    const auto byte = static_cast<unsigned char>(character);
    if (byte < 0x20 || byte == 0x7f) character = '?';
  }
  if (text.size() > longest) shown += "...";
  return shown;
}

std::string display_for_message(std::string_view method_name, std::string_view descriptor) {
  constexpr std::size_t longest = 150;
  const std::string_view name = method_name.substr(0, longest);
  if (descriptor.size() > 4 * longest)
    return one_line(std::string(name) + std::string(descriptor.substr(0, longest)), longest);
  return one_line(display_method(name, descriptor), longest);
}

}  // namespace jury::classfile
