// A second, simpler walk over a class file, independent of the reader under test.
#include "structure.h"

#include <string>

#include "classfile/byte_reader.h"

namespace jury::fuzz {

namespace {

class Walker {
 public:
  explicit Walker(std::span<const unsigned char> bytes) : reader_(bytes) {}

  std::vector<Spot> walk() {
    reader_.skip(4);
    spot(SpotKind::Content, 2);
    spot(SpotKind::Content, 2);
    walk_constants();
    spot(SpotKind::Content, 2);
    spot(SpotKind::Index, 2);
    spot(SpotKind::Index, 2);
    for (std::uint32_t left = spot(SpotKind::Count, 2); left > 0; --left) spot(SpotKind::Index, 2);
    walk_members();
    walk_members();
    walk_attributes();
    return std::move(spots_);
  }

 private:
  // Notes the number that stands here and reads it.
  std::uint32_t spot(SpotKind kind, std::uint8_t width) {
    spots_.push_back({kind, width, static_cast<std::uint32_t>(reader_.offset())});
    return width == 1 ? reader_.u1() : width == 2 ? reader_.u2() : reader_.u4();
  }

  void walk_constants() {
    const std::uint32_t size = spot(SpotKind::Count, 2);
    names_.resize(size);
    for (std::uint32_t index = 1; index < size; ++index) index += walk_constant(index);
  }

  // The number of further indices the constant takes.
  std::uint32_t walk_constant(std::uint32_t index) {
    switch (spot(SpotKind::Tag, 1)) {
      case 1: {
        const auto text = reader_.take(spot(SpotKind::Length, 2));
        names_[index].assign(text.begin(), text.end());
        return 0;
      }
      case 5:
      case 6:
        reader_.skip(8);
        return 1;
      case 3:
      case 4:
        reader_.skip(4);
        return 0;
      case 15:
        spot(SpotKind::Tag, 1);
        spot(SpotKind::Index, 2);
        return 0;
      case 7:
      case 8:
      case 16:
      case 19:
      case 20:
        spot(SpotKind::Index, 2);
        return 0;
      default:
        spot(SpotKind::Index, 2);
        spot(SpotKind::Index, 2);
        return 0;
    }
  }

  void walk_members() {
    for (std::uint32_t left = spot(SpotKind::Count, 2); left > 0; --left) {
      spot(SpotKind::Content, 2);
      spot(SpotKind::Index, 2);
      spot(SpotKind::Index, 2);
      walk_attributes();
    }
  }

  void walk_attributes() {
    for (std::uint32_t left = spot(SpotKind::Count, 2); left > 0; --left) {
      const std::string& name = names_.at(spot(SpotKind::Index, 2));
      const std::uint32_t length = spot(SpotKind::Length, 4);
      if (name == "Code") {
        walk_code();
      } else {
        walk_content(length);
      }
    }
  }

  void walk_code() {
    spot(SpotKind::Content, 2);
    spot(SpotKind::Content, 2);
    for (std::uint32_t left = spot(SpotKind::Length, 4); left > 0; --left) spot(SpotKind::Instruction, 1);
    for (std::uint32_t left = 4 * spot(SpotKind::Count, 2); left > 0; --left) spot(SpotKind::Content, 2);
    walk_attributes();
  }

  void walk_content(std::uint32_t length) {
    for (; length >= 2; length -= 2) spot(SpotKind::Content, 2);
    if (length == 1) spot(SpotKind::Content, 1);
  }

  classfile::ByteReader reader_;
  std::vector<Spot> spots_;
  std::vector<std::string> names_;
};

}  // namespace

std::vector<Spot> find_structure(std::span<const unsigned char> class_file) {
  return Walker(class_file).walk();
}

}  // namespace jury::fuzz
