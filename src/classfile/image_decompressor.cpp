// Each layer is a header (magic cafefafa, compressed size, uncompressed size, name of the plug-in, its
// configuration, "is the last") and its content.
//   zip         a zlib stream
//   compact-cp  a class file whose Utf8 constants are numbers of strings of the image (tag 23), or
//   descriptors with
//               their class names taken out, as numbers of package and class (tag 25)
#include "classfile/image_decompressor.h"

#include <zlib.h>

#include <cstring>
#include <type_traits>

#include "classfile/byte_reader.h"

namespace jury::classfile {

namespace {

constexpr std::uint32_t layer_magic = 0xcafefafa;
constexpr std::size_t layer_header_size = 29;
constexpr std::uint64_t largest_layer = std::uint64_t{1} << 30;

struct Layer {
  std::uint64_t compressed_size = 0;
  std::uint64_t size = 0;
  std::string_view plugin;
};

template <typename Word>
Word native(std::span<const unsigned char> bytes, std::size_t offset, bool swapped) {
  Word value;
  std::memcpy(&value, bytes.data() + offset, sizeof value);
  if (!swapped) return value;
  if constexpr (sizeof(Word) == 8) return __builtin_bswap64(value);
  return static_cast<Word>(__builtin_bswap32(static_cast<std::uint32_t>(value)));
}

std::vector<unsigned char> inflate_layer(std::span<const unsigned char> content, std::uint64_t size) {
  std::vector<unsigned char> plain(size);
  uLongf length = size;
  const int status = uncompress(plain.data(), &length, content.data(), content.size());
  if (status != Z_OK || length != size) throw FormatError("compressed data is damaged");
  return plain;
}

class ConstantPoolExpander {
 public:
  ConstantPoolExpander(std::span<const unsigned char> content, std::uint64_t size, const ImageAccess& image)
      : reader_(content), size_(size), image_(image) {}

  std::vector<unsigned char> expand() {
    plain_.reserve(size_);
    copy(8);  // magic and version
    const std::uint16_t entries = reader_.u2();
    put_u2(entries);
    for (int entry = 1; entry < entries; ++entry) entry += expand_constant();
    copy(reader_.remaining());
    if (plain_.size() != size_) throw FormatError("compressed constant pool is damaged");
    return std::move(plain_);
  }

 private:
  static constexpr unsigned shared_string = 23;
  static constexpr unsigned shared_descriptor = 25;

  // The number of further indices the constant takes.
  int expand_constant() {
    const unsigned tag = reader_.u1();
    switch (tag) {
      case shared_string:
        put_text(shared(number()));
        return 0;
      case shared_descriptor:
        expand_descriptor();
        return 0;
      case 1: {
        plain_.push_back(1);
        const std::uint16_t length = reader_.u2();
        put_u2(length);
        copy(length);
        return 0;
      }
      case 5:
      case 6:
        return keep(tag, 8), 1;
      case 3:
      case 4:
      case 9:
      case 10:
      case 11:
      case 12:
      case 17:
      case 18:
        return keep(tag, 4), 0;
      case 15:
        return keep(tag, 3), 0;
      case 7:
      case 8:
      case 16:
      case 19:
      case 20:
        return keep(tag, 2), 0;
      default:
        throw FormatError("compressed constant pool is damaged: tag " + std::to_string(tag));
    }
  }

  // The pattern of a descriptor has its class names left out: "(L;I)V". For each L follow package and class.
  void expand_descriptor() {
    const std::string_view pattern = shared(number());
    const std::uint32_t length = number();
    ByteReader numbers(reader_.take(length));
    std::string text;
    for (const char character : pattern) {
      text += character;
      if (character != 'L' || length == 0) continue;
      const std::string_view package = shared(number(numbers));
      if (!package.empty()) text.append(package).append("/");
      text += shared(number(numbers));
      if (text.size() > 0xffff) throw FormatError("compressed constant pool is damaged: descriptor too long");
    }
    put_text(text);
  }

  std::uint32_t number() { return number(reader_); }

  // Compressed: the top bit is set, the next two count the bytes, five bits begin the number. Otherwise four
  // bytes.
  static std::uint32_t number(ByteReader& reader) {
    const std::uint32_t head = reader.u1();
    if ((head & 0x80) == 0) {
      const std::uint32_t rest = std::uint32_t{reader.u1()} << 16 | reader.u2();
      return head << 24 | rest;
    }
    std::uint32_t value = head & 0x1f;
    for (std::uint32_t more = (head >> 5 & 3) - 1; more > 0 && more < 4; --more)
      value = value << 8 | reader.u1();
    return value;
  }

  std::string_view shared(std::uint32_t offset) const { return image_.string(offset); }

  void put_u2(std::size_t value) {
    plain_.push_back(static_cast<unsigned char>(value >> 8));
    plain_.push_back(static_cast<unsigned char>(value));
    check_size();
  }
  void put_text(std::string_view text) {
    if (text.size() > 0xffff) throw FormatError("compressed constant pool is damaged: string too long");
    plain_.push_back(1);
    put_u2(text.size());
    plain_.insert(plain_.end(), text.begin(), text.end());
    check_size();
  }
  void keep(unsigned tag, std::size_t length) {
    plain_.push_back(static_cast<unsigned char>(tag));
    copy(length);
  }
  void copy(std::size_t length) {
    const auto bytes = reader_.take(length);
    plain_.insert(plain_.end(), bytes.begin(), bytes.end());
    check_size();
  }
  void check_size() const {
    if (plain_.size() > size_) throw FormatError("compressed constant pool is damaged: longer than declared");
  }

  ByteReader reader_;
  std::uint64_t size_;
  const ImageAccess& image_;
  std::vector<unsigned char> plain_;
};

Layer read_layer(std::span<const unsigned char> bytes, const ImageAccess& image) {
  Layer layer;
  layer.compressed_size = native<std::uint64_t>(bytes, 4, image.swapped);
  layer.size = native<std::uint64_t>(bytes, 12, image.swapped);
  layer.plugin = image.string(native<std::uint32_t>(bytes, 20, image.swapped));
  if (layer.compressed_size > bytes.size() - layer_header_size || layer.size > largest_layer) {
    throw FormatError("compressed data is damaged");
  }
  return layer;
}

std::vector<unsigned char> undo(const Layer& layer, std::span<const unsigned char> content,
                                const ImageAccess& image) {
  if (layer.plugin == "zip") return inflate_layer(content, layer.size);
  if (layer.plugin == "compact-cp") return ConstantPoolExpander(content, layer.size, image).expand();
  throw FormatError("compressed by the jlink plug-in '" + std::string(layer.plugin) +
                    "', which this Jury does not know; use a JDK whose lib/modules is not compressed so");
}

}  // namespace

std::vector<unsigned char> decompress_resource(std::span<const unsigned char> bytes, std::uint64_t size,
                                               const ImageAccess& image) {
  constexpr int most_layers = 8;
  std::vector<unsigned char> current(bytes.begin(), bytes.end());
  for (int number = 0; number < most_layers; ++number) {
    const std::span<const unsigned char> view(current);
    if (view.size() < layer_header_size || native<std::uint32_t>(view, 0, image.swapped) != layer_magic)
      break;
    const Layer layer = read_layer(view, image);
    current = undo(layer, view.subspan(layer_header_size, layer.compressed_size), image);
  }
  if (current.size() != size) throw FormatError("compressed data is damaged");
  return current;
}

}  // namespace jury::classfile
