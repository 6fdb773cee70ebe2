// Classes in a jar or jmod file, through libzip. The file is mapped; its directory is read when the source is
// made, the entries when they are asked for.
#pragma once

#include <filesystem>
#include <memory>

#include "classfile/class_source.h"
#include "classfile/jar_layout.h"
#include "classfile/mapped_file.h"

struct zip;

namespace jury::classfile {

class JarSource : public ClassSource {
 public:
  // In a multi-release jar the classes are those that Java `java_release` uses. Throws UserError when the
  // file is no archive.
  JarSource(const std::filesystem::path& path, int java_release);

  std::optional<FoundClass> find(std::string_view internal_name) const override;
  void list(const ClassNameVisitor& visit) const override { layout_.list(visit); }
  std::string description() const override { return path_; }

 private:
  struct CloseArchive {
    void operator()(zip* archive) const;
  };

  void open_archive();
  void read_directory(int java_release);
  std::vector<unsigned char> read_entry(std::uint64_t number) const;
  [[noreturn]] void fail(const std::string& entry, const std::string& what) const;

  std::string path_;
  MappedFile file_;
  bool is_module_ = false;  // a jmod
  std::unique_ptr<zip, CloseArchive> archive_;
  JarLayout layout_;
};

}  // namespace jury::classfile
