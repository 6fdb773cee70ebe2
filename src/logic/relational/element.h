// What a column of a tuple holds, and tuples.
// The universe of relational logic is a finite set of atoms plus every integer of the chosen width. Integers
// are values of their own here, not atoms that stand for them (Kodkod, Karun section 5.3): 32-bit problems
// would need 2^32 atoms. `univ`, `iden` and `Int` then hold more tuples than can be listed, so a tuple may
// hold `any(k)`: all integers, equal columns carrying equal numbers k. `univ` is every atom and (any0);
// `iden` is every (a, a) and (any0, any0).
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace jury::logic::relational {

enum class ElementKind : std::uint8_t { Atom, Integer, Any };

struct Element {
  ElementKind kind = ElementKind::Atom;
  std::int64_t value = 0;  // index of the atom, the integer, or the number of the `any`

  static Element atom(std::size_t index) { return {ElementKind::Atom, static_cast<std::int64_t>(index)}; }
  static Element integer(std::int64_t value) { return {ElementKind::Integer, value}; }
  static Element any(std::int64_t number) { return {ElementKind::Any, number}; }

  bool is_atom() const { return kind == ElementKind::Atom; }
  bool is_integer() const { return kind == ElementKind::Integer; }
  bool is_any() const { return kind == ElementKind::Any; }
  auto operator<=>(const Element&) const = default;
};

using Tuple = std::vector<Element>;

inline bool has_any(const Tuple& tuple) {
  for (const Element& element : tuple)
    if (element.is_any()) return true;
  return false;
}

// The integers of one width: two's complement, 1 to 64 bits. All arithmetic wraps around.
class IntegerWidth {
 public:
  explicit IntegerWidth(int bits);

  int bits() const { return bits_; }
  std::int64_t least() const;
  std::int64_t greatest() const;
  bool contains(std::int64_t value) const { return least() <= value && value <= greatest(); }
  // The value whose two's complement representation is the low bits of `value`.
  std::int64_t wrap(std::uint64_t value) const;
  bool operator==(const IntegerWidth&) const = default;

 private:
  int bits_;
};

}  // namespace jury::logic::relational
