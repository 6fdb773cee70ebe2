// The sources of a jar that lie beside it, as Maven and Gradle put them there: NAME-sources.jar beside
// NAME.jar. They are read for what they say (Javadoc, the line of a guard) and are never compiled. An archive
// that cannot be read says nothing.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "classfile/mapped_file.h"

struct zip;

namespace jury::classfile {

class SourceArchive {
 public:
  // Nothing: there is none beside the jar.
  static std::unique_ptr<SourceArchive> beside(const std::filesystem::path& jar);

  // Of an entry, "org/shop/Cart.java".
  std::optional<std::string> read(const std::string& entry) const;

 private:
  struct Close {
    void operator()(zip* archive) const;
  };
  explicit SourceArchive(const std::filesystem::path& path);

  MappedFile file_;  // workers that are forked share no position in it
  std::unique_ptr<zip, Close> archive_;
};

}  // namespace jury::classfile
