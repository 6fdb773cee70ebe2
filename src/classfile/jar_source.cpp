// libzip over a mapped file.
#include "classfile/jar_source.h"

#include <zip.h>

#include <cstring>

#include "classfile/message.h"
#include "support/diagnostics.h"

namespace jury::classfile {

namespace {

// No class file is larger; guards against archives that claim to expand without end.
constexpr zip_uint64_t largest_entry = zip_uint64_t{256} << 20;

struct CloseEntry {
  void operator()(zip_file_t* file) const { zip_fclose(file); }
};

std::string text_of(zip_error_t& error) {
  const std::string text = zip_error_strerror(&error);
  zip_error_fini(&error);
  return text;
}

}  // namespace

void JarSource::CloseArchive::operator()(zip* archive) const { zip_discard(archive); }

JarSource::JarSource(const std::filesystem::path& path, int java_release)
    : path_(path.string()), file_(path) {
  open_archive();
  read_directory(java_release);
}

void JarSource::fail(const std::string& entry, const std::string& what) const {
  throw UserError(one_line(path_ + (entry.empty() ? "" : "!/" + entry) + ": " + what));
}

// A jmod is a zip file behind a header of four bytes, J M and two of version.
void JarSource::open_archive() {
  auto bytes = file_.bytes();
  is_module_ = bytes.size() >= 4 && std::memcmp(bytes.data(), "JM", 2) == 0;
  if (is_module_) bytes = bytes.subspan(4);
  if (bytes.empty()) fail("", "not a jar file: it is empty");
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
  if (source == nullptr) fail("", "not a jar file: " + text_of(error));
  archive_.reset(zip_open_from_source(source, ZIP_RDONLY, &error));
  if (!archive_) {
    zip_source_free(source);
    fail("", "not a jar file: " + text_of(error));
  }
  zip_error_fini(&error);
}

void JarSource::read_directory(int java_release) {
  const auto entries =
      static_cast<zip_uint64_t>(std::max<zip_int64_t>(zip_get_num_entries(archive_.get(), 0), 0));
  const std::string_view prefix = is_module_ ? "classes/" : "";
  layout_.reserve(entries);
  std::optional<zip_uint64_t> manifest;
  for (zip_uint64_t number = 0; number < entries; ++number) {
    const char* name = zip_get_name(archive_.get(), number, ZIP_FL_ENC_RAW);
    if (name == nullptr) continue;
    layout_.add(name, number, prefix);
    if (std::strcmp(name, "META-INF/MANIFEST.MF") == 0) manifest = number;
  }
  if (is_module_ || !manifest) return;
  const std::vector<unsigned char> text = read_entry(*manifest);
  if (is_multi_release({reinterpret_cast<const char*>(text.data()), text.size()})) {
    layout_.use_versions_up_to(java_release);
  }
}

std::vector<unsigned char> JarSource::read_entry(std::uint64_t number) const {
  zip_stat_t status;
  zip_stat_init(&status);
  if (zip_stat_index(archive_.get(), number, 0, &status) != 0) fail("", zip_strerror(archive_.get()));
  const std::string name = status.name == nullptr ? "" : status.name;
  if ((status.valid & ZIP_STAT_SIZE) == 0 || status.size > largest_entry)
    fail(name, "too large for a class file");
  const std::unique_ptr<zip_file_t, CloseEntry> file(zip_fopen_index(archive_.get(), number, 0));
  if (!file) fail(name, zip_strerror(archive_.get()));
  std::vector<unsigned char> bytes;
  // In pieces: the directory may claim far more than the entry really holds.
  constexpr zip_uint64_t piece = 1 << 20;
  while (bytes.size() < status.size) {
    const std::size_t done = bytes.size();
    bytes.resize(std::min(status.size, done + piece));
    const zip_int64_t read = zip_fread(file.get(), bytes.data() + done, bytes.size() - done);
    if (read <= 0) fail(name, read < 0 ? zip_file_strerror(file.get()) : "the entry ends too early");
    bytes.resize(done + static_cast<std::size_t>(read));
  }
  // Reading on to the end makes libzip compare the checksum.
  unsigned char beyond = 0;
  const zip_int64_t read = zip_fread(file.get(), &beyond, 1);
  if (read != 0) fail(name, read < 0 ? zip_file_strerror(file.get()) : "the entry is longer than declared");
  return bytes;
}

std::optional<FoundClass> JarSource::find(std::string_view internal_name) const {
  const auto number = layout_.find(internal_name);
  if (!number) return std::nullopt;
  auto bytes = std::make_shared<std::vector<unsigned char>>(read_entry(*number));
  return FoundClass{*bytes, path_ + "!/" + zip_get_name(archive_.get(), *number, ZIP_FL_ENC_RAW), bytes};
}

}  // namespace jury::classfile
