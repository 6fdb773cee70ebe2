// Where the numbers stand that give a class file its structure: tags, indices, counts, lengths, instructions.
// The mutator aims at them, because a random byte of a class file is mostly the inside of a name.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace jury::fuzz {

enum class SpotKind : std::uint8_t { Tag, Index, Count, Length, Instruction, Content };

struct Spot {
  SpotKind kind;
  std::uint8_t width;  // bytes: 1, 2 or 4
  std::uint32_t offset;
};

// The class file must be well formed.
std::vector<Spot> find_structure(std::span<const unsigned char> class_file);

}  // namespace jury::fuzz
