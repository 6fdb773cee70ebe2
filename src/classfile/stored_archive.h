// Classes in a jar that lies in memory with its entries stored, not compressed: the library models embedded
// in the program. Only the zip directory is indexed (well under a millisecond for a thousand entries);
// classes are views into the archive. Not a general zip reader: compressed entries and zip64 are refused. Jar
// files go through libzip (jar_source.h).
#pragma once

#include <span>
#include <string>

#include "classfile/class_source.h"
#include "classfile/jar_layout.h"

namespace jury::classfile {

class StoredArchive : public ClassSource {
 public:
  // The bytes must outlive the source. `name` is for messages. Throws UserError when it is no such archive.
  StoredArchive(std::span<const unsigned char> bytes, std::string name);

  std::optional<FoundClass> find(std::string_view internal_name) const override;
  void list(const ClassNameVisitor& visit) const override { layout_.list(visit); }
  std::string description() const override { return name_; }

 private:
  std::uint32_t little(std::size_t offset, int length) const;
  std::size_t find_end_record() const;
  void read_directory();
  [[noreturn]] void fail(const std::string& what) const;

  std::span<const unsigned char> bytes_;
  std::string name_;
  JarLayout layout_;  // the number of an entry is the offset of its record in the directory
};

}  // namespace jury::classfile
