#include "classfile/source_archive.h"

#include <zip.h>

namespace jury::classfile {

namespace {

constexpr zip_uint64_t largest_source = zip_uint64_t{16} << 20;

struct CloseEntry {
  void operator()(zip_file_t* file) const { zip_fclose(file); }
};

}  // namespace

void SourceArchive::Close::operator()(zip* archive) const { zip_discard(archive); }

SourceArchive::SourceArchive(const std::filesystem::path& path) : file_(path) {
  zip_error_t error;
  zip_error_init(&error);
  auto* source = zip_source_buffer_create(file_.bytes().data(), file_.bytes().size(), 0, &error);
  if (source) archive_.reset(zip_open_from_source(source, ZIP_RDONLY, &error));
  if (source && !archive_) zip_source_free(source);
  zip_error_fini(&error);
}

std::unique_ptr<SourceArchive> SourceArchive::beside(const std::filesystem::path& jar) {
  auto sources = jar;
  sources.replace_filename(jar.stem().string() + "-sources.jar");
  if (jar.extension() != ".jar" || !std::filesystem::is_regular_file(sources)) return nullptr;
  std::unique_ptr<SourceArchive> found(new SourceArchive(sources));
  return found->archive_ ? std::move(found) : nullptr;
}

std::optional<std::string> SourceArchive::read(const std::string& entry) const {
  zip_stat_t status;
  zip_stat_init(&status);
  if (zip_stat(archive_.get(), entry.c_str(), 0, &status) != 0) return std::nullopt;
  if (!(status.valid & ZIP_STAT_SIZE) || status.size > largest_source) return std::nullopt;
  const std::unique_ptr<zip_file_t, CloseEntry> file(zip_fopen_index(archive_.get(), status.index, 0));
  std::string text(status.size, '\0');
  if (!file || zip_fread(file.get(), text.data(), text.size()) != static_cast<zip_int64_t>(text.size()))
    return std::nullopt;
  return text;
}

}  // namespace jury::classfile
