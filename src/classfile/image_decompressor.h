// Undoes what jlink's --compress plug-ins do to the resources of a runtime image.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace jury::classfile {

// What the decompressors need from the image: words in its byte order, and its strings.
struct ImageAccess {
  bool swapped = false;
  std::function<std::string_view(std::uint64_t offset)> string;
};

// Peels layer after layer until `size` bytes of plain resource are left. Throws FormatError.
std::vector<unsigned char> decompress_resource(std::span<const unsigned char> bytes, std::uint64_t size,
                                               const ImageAccess& image);

}  // namespace jury::classfile
