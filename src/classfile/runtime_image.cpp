// Lookups in the image; every offset found in it is checked against the file before it is used.
#include "classfile/runtime_image.h"

#include <bit>
#include <cstring>

#include "classfile/descriptor.h"
#include "classfile/format_error.h"
#include "classfile/image_decompressor.h"
#include "classfile/message.h"
#include "support/diagnostics.h"

namespace jury::classfile {

namespace {

constexpr std::uint32_t image_magic = 0xcafedada;
constexpr std::size_t header_size = 28;
constexpr std::uint32_t hash_multiplier = 0x01000193;
// More than any class file can be; keeps a damaged image from asking for the memory of the machine.
constexpr std::uint64_t largest_resource = std::uint64_t{1} << 30;

enum class LocationAttribute : std::uint8_t {
  End,
  Module,
  Parent,
  Base,
  Extension,
  Offset,
  Compressed,
  Uncompressed
};

std::uint32_t hash(std::string_view text, std::uint32_t seed) {
  for (const char character : text) seed = (seed * hash_multiplier) ^ static_cast<unsigned char>(character);
  return seed & 0x7fffffff;
}

// Takes `part` off the front of `text`.
bool take(std::string_view& text, std::string_view part) {
  if (!text.starts_with(part)) return false;
  text.remove_prefix(part.size());
  return true;
}

}  // namespace

RuntimeImage::RuntimeImage(const std::filesystem::path& path) : path_(path.string()), file_(path) {
  read_header();
}

void RuntimeImage::damaged(const std::string& what) const {
  throw UserError(one_line(path_ + ": damaged runtime image: " + what));
}

std::uint32_t RuntimeImage::word(std::size_t offset) const {
  if (offset > file_.bytes().size() || file_.bytes().size() - offset < 4) damaged("it ends too early");
  std::uint32_t value;
  std::memcpy(&value, file_.bytes().data() + offset, sizeof value);
  return swapped_ ? __builtin_bswap32(value) : value;
}

void RuntimeImage::read_header() {
  if (file_.bytes().size() < header_size ||
      (word(0) != image_magic && word(0) != __builtin_bswap32(image_magic))) {
    throw UserError(path_ + ": not a Java runtime image");
  }
  swapped_ = word(0) != image_magic;
  const std::uint32_t version = word(4);
  if (version >> 16 != 1) {
    throw UserError(path_ + ": runtime image version " + std::to_string(version >> 16) + "." +
                    std::to_string(version & 0xffff) + ", this Jury reads version 1");
  }
  table_length_ = word(16);
  redirect_ = header_size;
  offsets_ = redirect_ + std::size_t{table_length_} * 4;
  locations_ = offsets_ + std::size_t{table_length_} * 4;
  strings_ = locations_ + word(20);
  resources_ = strings_ + word(24);
  if (resources_ > file_.bytes().size()) damaged("its index is longer than the file");
}

std::string_view RuntimeImage::string(std::uint64_t offset) const {
  if (offset >= resources_ - strings_) damaged("a string lies outside the table of strings");
  const auto* start = reinterpret_cast<const char*>(file_.bytes().data()) + strings_ + offset;
  const std::size_t room = resources_ - strings_ - offset;
  const void* end = std::memchr(start, 0, room);
  if (end == nullptr) damaged("a string without an end");
  return {start, static_cast<std::size_t>(static_cast<const char*>(end) - start)};
}

RuntimeImage::Location RuntimeImage::location(std::uint32_t offset) const {
  Location result;
  for (std::size_t position = locations_ + offset; position < strings_;) {
    const unsigned char head = file_.bytes()[position++];
    const auto kind = static_cast<LocationAttribute>(head >> 3);
    const std::size_t length = (head & 7U) + 1;
    if (kind == LocationAttribute::End) return result;
    if (strings_ - position < length) break;
    std::uint64_t value = 0;
    for (std::size_t index = 0; index < length; ++index) value = value << 8 | file_.bytes()[position++];
    switch (kind) {
      case LocationAttribute::Module:
        result.module = string(value);
        break;
      case LocationAttribute::Parent:
        result.parent = string(value);
        break;
      case LocationAttribute::Base:
        result.base = string(value);
        break;
      case LocationAttribute::Extension:
        result.extension = string(value);
        break;
      case LocationAttribute::Offset:
        result.offset = value;
        break;
      case LocationAttribute::Compressed:
        result.compressed_size = value;
        break;
      case LocationAttribute::Uncompressed:
        result.size = value;
        break;
      case LocationAttribute::End:
        break;  // and kinds that later JDKs may add
    }
  }
  damaged("a location without an end");
}

std::optional<RuntimeImage::Location> RuntimeImage::find_location(std::string_view path) const {
  if (table_length_ == 0) return std::nullopt;
  const std::uint32_t slot = hash(path, hash_multiplier) % table_length_;
  const auto redirect = static_cast<std::int32_t>(word(redirect_ + std::size_t{slot} * 4));
  if (redirect == 0) return std::nullopt;
  const std::uint32_t index = redirect < 0 ? static_cast<std::uint32_t>(-1 - redirect)
                                           : hash(path, static_cast<std::uint32_t>(redirect)) % table_length_;
  if (index >= table_length_) damaged("a redirection outside the table");
  const Location found = location(word(offsets_ + std::size_t{index} * 4));
  // The hash is perfect for paths in the image only: compare with /module/parent/base.extension.
  const bool same =
      (found.module.empty() || (take(path, "/") && take(path, found.module) && take(path, "/"))) &&
      (found.parent.empty() || (take(path, found.parent) && take(path, "/"))) && take(path, found.base) &&
      (found.extension.empty() || (take(path, ".") && take(path, found.extension))) && path.empty();
  return same ? std::optional(found) : std::nullopt;
}

std::span<const unsigned char> RuntimeImage::resource(const Location& location) const {
  const std::uint64_t size = location.compressed_size != 0 ? location.compressed_size : location.size;
  const std::uint64_t room = file_.bytes().size() - resources_;
  if (location.offset > room || size > room - location.offset) damaged("a resource lies outside the file");
  return file_.bytes().subspan(resources_ + location.offset, size);
}

FoundClass RuntimeImage::fetch(const Location& location, std::string origin) const {
  const auto bytes = resource(location);
  if (location.compressed_size == 0) return {bytes, std::move(origin), nullptr};
  if (location.size > largest_resource) damaged("a resource of " + std::to_string(location.size) + " bytes");
  try {
    const ImageAccess access{swapped_, [this](std::uint64_t offset) { return string(offset); }};
    auto plain =
        std::make_shared<std::vector<unsigned char>>(decompress_resource(bytes, location.size, access));
    return {*plain, std::move(origin), plain};
  } catch (const FormatError& error) {
    throw UserError(one_line(origin + ": " + error.what()));
  }
}

// The content of /packages/java.util: pairs of words, "the package is empty there" and the module's name.
std::string_view RuntimeImage::module_of_package(std::string_view package) const {
  std::string path = "/packages/" + display_class_name(package);
  const auto found = find_location(path);
  if (!found) return {};
  const FoundClass content = fetch(*found, path_ + "!" + path);
  const auto word_of = [&](std::size_t offset) {
    std::uint32_t value;
    std::memcpy(&value, content.bytes.data() + offset, sizeof value);
    return swapped_ ? __builtin_bswap32(value) : value;
  };
  for (std::size_t offset = 0; offset + 8 <= content.bytes.size(); offset += 8) {
    if (word_of(offset) == 0) return string(word_of(offset + 4));
  }
  return {};
}

std::optional<FoundClass> RuntimeImage::find(std::string_view internal_name) const {
  const std::string_view module = module_of_package(package_of(internal_name));
  if (module.empty()) return std::nullopt;
  std::string path = "/" + std::string(module) + "/" + std::string(internal_name) + ".class";
  const auto found = find_location(path);
  if (!found) return std::nullopt;
  return fetch(*found, path_ + "!" + path);
}

void RuntimeImage::visit_classes(const std::function<void(const Location&, std::string_view)>& visit) const {
  std::string name;
  for (std::uint32_t index = 0; index < table_length_; ++index) {
    const Location found = location(word(offsets_ + std::size_t{index} * 4));
    // Without a parent: module-info; below META-INF: versions of a jar that was linked in.
    if (found.extension != "class" || found.parent.empty() || found.parent.starts_with("META-INF")) continue;
    name.assign(found.parent).append("/").append(found.base);
    if (class_name_of_entry(name + ".class")) visit(found, name);
  }
}

void RuntimeImage::list(const ClassNameVisitor& visit) const {
  visit_classes([&](const Location&, std::string_view name) { visit(name); });
}

void RuntimeImage::list_module(std::string_view module, const ClassNameVisitor& visit) const {
  visit_classes([&](const Location& found, std::string_view name) {
    if (found.module == module) visit(name);
  });
}

}  // namespace jury::classfile
