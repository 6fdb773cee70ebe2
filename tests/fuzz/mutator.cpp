// One to four changes to a seed; a third of the inputs change instructions only, to get past the reader.
#include "mutator.h"

#include <algorithm>
#include <iterator>

namespace jury::fuzz {

namespace {

constexpr std::size_t largest_input = 1 << 17;

std::uint32_t read_number(const Bytes& bytes, const Spot& spot) {
  std::uint32_t value = 0;
  for (std::size_t index = 0; index < spot.width; ++index) value = value << 8 | bytes[spot.offset + index];
  return value;
}

void write_number(Bytes& bytes, const Spot& spot, std::uint32_t value) {
  for (std::size_t index = spot.width; index-- > 0; value >>= 8) {
    bytes[spot.offset + index] = static_cast<unsigned char>(value);
  }
}

// A value likely to break an assumption about the one that stands there.
std::uint32_t other_value(std::uint32_t value, SpotKind kind, Random& random) {
  constexpr std::uint32_t extremes[] = {0,      1,      2,      0x7f,       0x80,       0xff,      0x100,
                                        0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff};
  switch (kind) {
    case SpotKind::Tag:
      return static_cast<std::uint32_t>(random.below(21));
    case SpotKind::Index:
      return static_cast<std::uint32_t>(random.below(value + 8));
    case SpotKind::Instruction:
      return static_cast<std::uint32_t>(random.below(random.one_in(4) ? 256 : 202));
    case SpotKind::Count:
    case SpotKind::Length:
    case SpotKind::Content:
      break;
  }
  if (random.one_in(2)) return value + static_cast<std::uint32_t>(random.below(9)) - 4;
  return extremes[random.below(std::size(extremes))];
}

void change_number(Bytes& bytes, const std::vector<Spot>& spots, Random& random) {
  // Most spots are instructions and contents of tables; the others get half of the attention.
  Spot spot = spots[random.below(spots.size())];
  for (int attempt = 0; attempt < 8 && random.one_in(2); ++attempt) {
    if (spot.kind != SpotKind::Instruction && spot.kind != SpotKind::Content) break;
    spot = spots[random.below(spots.size())];
  }
  if (spot.offset + spot.width > bytes.size()) return;
  write_number(bytes, spot, other_value(read_number(bytes, spot), spot.kind, random));
}

// Leaves the structure alone, so that the decoder gets to see the code.
void change_instructions(Bytes& bytes, const std::vector<Spot>& spots, Random& random) {
  for (std::size_t changes = 1 + random.below(4); changes > 0; --changes) {
    const Spot& spot = spots[random.below(spots.size())];
    if (spot.kind != SpotKind::Instruction) continue;
    write_number(bytes, spot, other_value(read_number(bytes, spot), spot.kind, random));
  }
}

void change_byte(Bytes& bytes, Random& random) {
  unsigned char& byte = bytes[random.below(bytes.size())];
  byte = static_cast<unsigned char>(random.one_in(2) ? random.next() : byte ^ (1U << random.below(8)));
}

// A piece that is short more often than long.
std::pair<std::size_t, std::size_t> piece(const Bytes& bytes, Random& random) {
  const std::size_t start = random.below(bytes.size());
  const std::size_t longest = random.one_in(3) ? bytes.size() : 16;
  return {start, 1 + random.below(std::min(longest, bytes.size() - start))};
}

void remove_piece(Bytes& bytes, Random& random) {
  const auto [start, length] = piece(bytes, random);
  const auto first = bytes.begin() + static_cast<std::ptrdiff_t>(start);
  bytes.erase(first, first + static_cast<std::ptrdiff_t>(length));
}

// Copies a piece of `from` into `bytes`, over what is there or between.
void insert_piece(Bytes& bytes, const Bytes& from, Random& random) {
  const auto [start, length] = piece(from, random);
  const Bytes copy(from.begin() + static_cast<std::ptrdiff_t>(start),
                   from.begin() + static_cast<std::ptrdiff_t>(start + length));
  const std::size_t place = random.below(bytes.size());
  if (random.one_in(2)) {
    std::copy_n(copy.begin(), std::min(copy.size(), bytes.size() - place),
                bytes.begin() + static_cast<std::ptrdiff_t>(place));
  } else if (bytes.size() + copy.size() <= largest_input) {
    bytes.insert(bytes.begin() + static_cast<std::ptrdiff_t>(place), copy.begin(), copy.end());
  }
}

void splice(Bytes& bytes, const Bytes& other, Random& random) {
  bytes.resize(random.below(bytes.size()));
  bytes.insert(bytes.end(), other.begin() + static_cast<std::ptrdiff_t>(random.below(other.size())),
               other.end());
}

}  // namespace

Bytes Mutator::make(std::uint64_t number) const {
  Random random(random_seed_ ^ (number + 1) * 0xd1342543de82ef95U);
  const Seed& seed = seeds_[random.below(seeds_.size())];
  Bytes bytes = seed.bytes;
  if (random.one_in(3)) {
    change_instructions(bytes, seed.spots, random);
    return bytes;
  }
  for (std::size_t changes = 1 + random.below(4); changes > 0 && !bytes.empty(); --changes) {
    const Bytes& other = seeds_[random.below(seeds_.size())].bytes;
    switch (random.below(32)) {
      case 0:
        bytes.resize(random.below(bytes.size()));
        break;
      case 1:
        remove_piece(bytes, random);
        break;
      case 2:
        insert_piece(bytes, Bytes(bytes), random);
        break;
      case 3:
        insert_piece(bytes, other, random);
        break;
      case 4:
        splice(bytes, other, random);
        break;
      case 5:
      case 6:
      case 7:
      case 8:
        change_byte(bytes, random);
        break;
      default:
        change_number(bytes, seed.spots, random);
        break;
    }
  }
  return bytes;
}

}  // namespace jury::fuzz
