#include "classfile/message.h"

#include "classfile/modified_utf8.h"

namespace jury::classfile {

std::string one_line(std::string_view text, std::size_t longest) {
  std::string shown = to_utf8(text.substr(0, longest));
  for (char& character : shown) {
    const auto byte = static_cast<unsigned char>(character);
    if (byte < 0x20 || byte == 0x7f) character = '?';
  }
  if (text.size() > longest) shown += "...";
  return shown;
}

}  // namespace jury::classfile
