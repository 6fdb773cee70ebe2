// A cursor over big-endian bytes that never leaves them: every read is checked against the current limit and
// throws FormatError. Lengths and counts found in the input are checked against what is left before anything
// is allocated for them, so memory stays proportional to the size of the input.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "classfile/format_error.h"

namespace jury::classfile {

class ByteReader {
 public:
  explicit ByteReader(std::span<const unsigned char> bytes) : bytes_(bytes), limit_(bytes.size()) {}

  std::uint8_t u1() {
    need(1);
    return bytes_[position_++];
  }
  std::uint16_t u2() {
    need(2);
    const auto value = static_cast<std::uint16_t>(bytes_[position_] << 8 | bytes_[position_ + 1]);
    position_ += 2;
    return value;
  }
  std::uint32_t u4() {
    need(4);
    const std::uint32_t high = u2();
    return high << 16 | u2();
  }
  std::uint64_t u8() {
    need(8);
    const std::uint64_t high = u4();
    return high << 32 | u4();
  }
  std::span<const unsigned char> take(std::size_t length) {
    need(length);
    const auto taken = bytes_.subspan(position_, length);
    position_ += length;
    return taken;
  }
  void skip(std::size_t length) { take(length); }

  // A two-byte count of entries that take at least `least_size` bytes each.
  std::uint16_t count(std::size_t least_size) {
    const std::uint16_t entries = u2();
    check_room(entries, least_size);
    return entries;
  }
  std::uint8_t count1(std::size_t least_size) {
    const std::uint8_t entries = u1();
    check_room(entries, least_size);
    return entries;
  }

  std::size_t offset() const { return position_; }
  std::size_t remaining() const { return limit_ - position_; }

  // Confines reading to the next `length` bytes as long as it lives.
  class Window {
   public:
    Window(ByteReader& reader, std::size_t length) : reader_(reader), outer_limit_(reader.limit_) {
      reader.need(length);
      reader.limit_ = reader.position_ + length;
      ++reader.windows_;
    }
    ~Window() {
      reader_.limit_ = outer_limit_;
      --reader_.windows_;
    }
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

   private:
    ByteReader& reader_;
    std::size_t outer_limit_;
  };

 private:
  void need(std::size_t length) const {
    if (length > remaining()) truncated(length);
  }
  void check_room(std::size_t entries, std::size_t least_size) const {
    if (entries * least_size > remaining()) truncated(entries * least_size);
  }
  [[noreturn]] void truncated(std::size_t length) const {
    const std::string what = windows_ == 0 ? "truncated" : "longer than its declared length";
    throw FormatError(
        what + ": " + std::to_string(length) + " bytes needed, " + std::to_string(remaining()) + " left",
        position_);
  }

  std::span<const unsigned char> bytes_;
  std::size_t position_ = 0;
  std::size_t limit_;
  int windows_ = 0;  // open ones
};

}  // namespace jury::classfile
