// A file mapped into memory for reading. Pages are loaded when they are touched, and forked workers share
// them without sharing a file position.
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

namespace jury::classfile {

class MappedFile {
 public:
  // Throws UserError when the file cannot be opened or is not a regular file.
  explicit MappedFile(const std::filesystem::path& path);
  ~MappedFile();
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;

  std::span<const unsigned char> bytes() const { return {data_, size_}; }

 private:
  const unsigned char* data_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace jury::classfile
