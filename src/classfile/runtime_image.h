// The JDK's runtime image, the file lib/modules ("jimage"), read in place: the file is mapped, lookups go
// through its own perfect hash table, uncompressed classes are views into the map. Nothing is loaded or
// indexed up front, so a Jury that needs ten classes of the JDK touches a few dozen pages.
//
// The format has no specification; this follows the one that JDK 9 to 25 write (version 1.0,
// jdk.internal.jimage):
//   header    magic cafedada, version, flags, resource count, table length, size of locations, size of
//   strings redirect  table length times a signed word: 0 no entry, negative -1-index, positive the seed of a
//   second hash offsets   table length times the offset of a location locations attributes, each a byte (kind
//   << 3 | length - 1) and a big-endian value strings   modified UTF-8, zero-terminated resources
// All words are in the byte order of the machine that made the image; both orders are read.
// Resources may be compressed by jlink: "zip" and "compact-cp" are undone, others refused with a message.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/class_source.h"
#include "classfile/mapped_file.h"

namespace jury::classfile {

class RuntimeImage : public ClassSource {
 public:
  // Throws UserError when the file is not a runtime image.
  explicit RuntimeImage(const std::filesystem::path& path);

  std::optional<FoundClass> find(std::string_view internal_name) const override;
  void list(const ClassNameVisitor& visit) const override;
  std::string description() const override { return path_; }

  // The module that holds a package (java/util -> java.base); empty when none does.
  std::string_view module_of_package(std::string_view package) const;
  // As list(), for one module.
  void list_module(std::string_view module, const ClassNameVisitor& visit) const;

 private:
  struct Location {
    std::string_view module;
    std::string_view parent;
    std::string_view base;
    std::string_view extension;
    std::uint64_t offset = 0;
    std::uint64_t compressed_size = 0;  // 0: stored as it is
    std::uint64_t size = 0;
  };

  void read_header();
  std::uint32_t word(std::size_t offset) const;
  std::string_view string(std::uint64_t offset) const;
  Location location(std::uint32_t offset) const;
  std::optional<Location> find_location(std::string_view path) const;
  std::span<const unsigned char> resource(const Location& location) const;
  FoundClass fetch(const Location& location, std::string origin) const;
  void visit_classes(const std::function<void(const Location&, std::string_view name)>& visit) const;
  [[noreturn]] void damaged(const std::string& what) const;

  std::string path_;
  MappedFile file_;
  bool swapped_ = false;
  std::uint32_t table_length_ = 0;
  std::size_t redirect_ = 0;  // where the parts begin
  std::size_t offsets_ = 0;
  std::size_t locations_ = 0;
  std::size_t strings_ = 0;
  std::size_t resources_ = 0;
};

}  // namespace jury::classfile
