// The zip directory, read backwards from the end of the archive (APPNOTE 4.3).
#include "classfile/stored_archive.h"

#include <algorithm>

#include "classfile/message.h"
#include "support/diagnostics.h"

namespace jury::classfile {

namespace {

constexpr std::uint32_t end_signature = 0x06054b50;
constexpr std::uint32_t entry_signature = 0x02014b50;
constexpr std::uint32_t local_signature = 0x04034b50;
constexpr std::size_t end_size = 22;
constexpr std::size_t entry_size = 46;
constexpr std::size_t local_size = 30;
constexpr std::size_t longest_comment = 65535;

}  // namespace

StoredArchive::StoredArchive(std::span<const unsigned char> bytes, std::string name)
    : bytes_(bytes), name_(std::move(name)) {
  read_directory();
}

void StoredArchive::fail(const std::string& what) const { throw UserError(one_line(name_ + ": " + what)); }

std::uint32_t StoredArchive::little(std::size_t offset, int length) const {
  if (offset > bytes_.size() || bytes_.size() - offset < static_cast<std::size_t>(length))
    fail("truncated archive");
  std::uint32_t value = 0;
  for (int index = length - 1; index >= 0; --index)
    value = value << 8 | bytes_[offset + static_cast<std::size_t>(index)];
  return value;
}

// It stands last, before a comment of unknown length.
std::size_t StoredArchive::find_end_record() const {
  if (bytes_.size() < end_size) fail("not an archive");
  const std::size_t last = bytes_.size() - end_size;
  const std::size_t first = last - std::min(last, longest_comment);
  for (std::size_t offset = last + 1; offset-- > first;) {
    if (little(offset, 4) == end_signature) return offset;
  }
  fail("not an archive");
}

void StoredArchive::read_directory() {
  const std::size_t end = find_end_record();
  const std::uint32_t entries = little(end + 10, 2);
  std::size_t offset = little(end + 16, 4);
  layout_.reserve(entries);
  for (std::uint32_t entry = 0; entry < entries; ++entry) {
    if (little(offset, 4) != entry_signature) fail("damaged archive directory");
    const std::size_t name_length = little(offset + 28, 2);
    const std::size_t next =
        offset + entry_size + name_length + little(offset + 30, 2) + little(offset + 32, 2);
    if (next > bytes_.size()) fail("damaged archive directory");
    const auto* name = reinterpret_cast<const char*>(bytes_.data() + offset + entry_size);
    layout_.add({name, name_length}, offset, "");
    offset = next;
  }
}

std::optional<FoundClass> StoredArchive::find(std::string_view internal_name) const {
  const auto record = layout_.find(internal_name);
  if (!record) return std::nullopt;
  std::string entry(internal_name);
  entry += ".class";
  if (little(*record + 10, 2) != 0) fail("entry " + entry + " is compressed");
  const std::size_t size = little(*record + 24, 4);
  const std::size_t local = little(*record + 42, 4);
  if (little(local, 4) != local_signature) fail("entry " + entry + " is damaged");
  const std::size_t start = local + local_size + little(local + 26, 2) + little(local + 28, 2);
  if (start > bytes_.size() || size > bytes_.size() - start) fail("entry " + entry + " is damaged");
  return FoundClass{bytes_.subspan(start, size), name_ + "!/" + entry, nullptr};
}

}  // namespace jury::classfile
