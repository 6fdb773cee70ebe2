#include "logic/relational/element.h"

#include "support/diagnostics.h"

namespace jury::logic::relational {

IntegerWidth::IntegerWidth(int bits) : bits_(bits) {
  if (bits < 1 || bits > 64) throw UserError("integers have 1 to 64 bits, not " + std::to_string(bits));
}

std::int64_t IntegerWidth::least() const { return wrap(std::uint64_t{1} << (bits_ - 1)); }

std::int64_t IntegerWidth::greatest() const { return wrap((std::uint64_t{1} << (bits_ - 1)) - 1); }

std::int64_t IntegerWidth::wrap(std::uint64_t value) const {
  const int unused = 64 - bits_;
  return static_cast<std::int64_t>(value << unused) >> unused;
}

}  // namespace jury::logic::relational
