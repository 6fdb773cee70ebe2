#include "encode/unbounded/family.h"

#include <limits>

namespace jury::encode::unbounded {

using logic::Integer;

namespace {

constexpr std::uint32_t family_bits = 40;
constexpr std::uint32_t box_bits = 70;

Integer times_power(FamilyId factor, std::uint32_t exponent) {
  Integer result(0);
  const Integer unit = Integer::power_of_two(exponent);
  for (std::uint32_t bit = 0; bit < 32; ++bit)
    if ((factor >> bit) & 1) result = result + Integer::power_of_two(exponent + bit);
  return result;
}

}  // namespace

const BoxClass* box_class(Symbol class_name) {
  for (const auto& box : box_classes)
    if (class_name == box.class_name) return &box;
  return nullptr;
}

const std::vector<FamilyId>& FamilySet::members() const {
  static const std::vector<FamilyId> none;
  return members_ ? *members_ : none;
}

bool FamilySet::includes(const FamilySet& other) const {
  return std::includes(members().begin(), members().end(), other.members().begin(), other.members().end());
}

FamilySet FamilySet::unite(const FamilySet& other) const {
  if (includes(other)) return *this;
  if (other.includes(*this)) return other;
  std::vector<FamilyId> all;
  std::set_union(members().begin(), members().end(), other.members().begin(), other.members().end(),
                 std::back_inserter(all));
  return FamilySet(std::move(all));
}

Term Addresses::base(FamilyId family) const {
  if (family < texts) return terms_.integer(-times_power(family, box_bits));
  return terms_.integer(times_power(family, family_bits));
}

Term Addresses::is_in(FamilyId family, const Family& info, Term address) const {
  if (family < texts) {
    const auto& box = box_classes[family - box_integer];
    const auto [low, high] = range_of(box.kind);
    return between(box_address(family, low), address, box_address(family, high));
  }
  if (!info.many) return terms_.equal(address, base(family));
  return terms_.conjunction(less_equal(base(family), address), less(address, base(family + 1)));
}

Term Addresses::box_address(FamilyId family, const Integer& value) const {
  return box(family, terms_.integer(value));
}

std::pair<Integer, Integer> range_of(ir::Kind kind) {
  switch (kind) {
    case ir::Kind::Boolean:
      return {Integer(0), Integer(1)};
    case ir::Kind::Byte:
      return {Integer(-128), Integer(127)};
    case ir::Kind::Char:
      return {Integer(0), Integer(0xffff)};
    case ir::Kind::Short:
      return {Integer(-32768), Integer(32767)};
    case ir::Kind::Long:
      return {Integer(std::numeric_limits<std::int64_t>::min()),
              Integer(std::numeric_limits<std::int64_t>::max())};
    case ir::Kind::Int:
    case ir::Kind::Void:
    case ir::Kind::Float:
    case ir::Kind::Double:
    case ir::Kind::Reference:
      break;
  }
  return {Integer(std::numeric_limits<std::int32_t>::min()),
          Integer(std::numeric_limits<std::int32_t>::max())};
}

}  // namespace jury::encode::unbounded
