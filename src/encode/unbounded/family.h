// Families of objects: all objects that one allocation in one calling context makes. A family made outside of
// abstracted loops has one object, one made inside has any number. Together they are what a reference may
// denote.
//
// An address is an integer. Family f owns [f * 2^40, (f + 1) * 2^40); null is 0. Boxes and strings are
// values: equal ones have one address, which encodes the value (boxes) or the content (strings), so that a
// table of boxes is an array over numbers. What the program could tell apart, the identity of two equal
// boxes, is left open where it is asked (Unfolder::same_object). Differs from encode/value.h, which gives
// every allocation a number of its own and cannot speak of sizes it does not know.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ir/method.h"
#include "logic/term_manager.h"

namespace jury::encode::unbounded {

using logic::Term;
using FamilyId = std::uint32_t;

enum class Shape : std::uint8_t { Box, Text, Instance, Array, Sequence, Table, Cursor, Class, Statics };

struct Family {
  Shape shape = Shape::Instance;
  ir::Type type;
  bool many = false;
  Symbol class_name;     // Class: the type it stands for; Statics: the class
  std::string name;      // for people: the class and the line
  bool library = false;  // made by library code for itself, not named by the user
};

// The families of values come first, with fixed numbers.
enum ValueFamily : FamilyId {
  no_family,
  box_integer,
  box_long,
  box_short,
  box_byte,
  box_character,
  box_boolean,
  texts,
  first_heap_family
};

struct BoxClass {
  FamilyId family;
  const char* class_name;
  ir::Kind kind;
  const char* value_of;  // descriptor of valueOf
};
inline constexpr BoxClass box_classes[] = {
    {box_integer, "java/lang/Integer", ir::Kind::Int, "(I)Ljava/lang/Integer;"},
    {box_long, "java/lang/Long", ir::Kind::Long, "(J)Ljava/lang/Long;"},
    {box_short, "java/lang/Short", ir::Kind::Short, "(S)Ljava/lang/Short;"},
    {box_byte, "java/lang/Byte", ir::Kind::Byte, "(B)Ljava/lang/Byte;"},
    {box_character, "java/lang/Character", ir::Kind::Char, "(C)Ljava/lang/Character;"},
    {box_boolean, "java/lang/Boolean", ir::Kind::Boolean, "(Z)Ljava/lang/Boolean;"},
};
static_assert(std::size(box_classes) == texts - box_integer);

const BoxClass* box_class(Symbol class_name);
inline bool is_value(FamilyId family) { return family < first_heap_family; }

// Sorted, shared, never changed.
class FamilySet {
 public:
  FamilySet() = default;
  explicit FamilySet(FamilyId family) : members_(std::make_shared<std::vector<FamilyId>>(1, family)) {}
  explicit FamilySet(std::vector<FamilyId> members)
      : members_(members.empty() ? nullptr : std::make_shared<std::vector<FamilyId>>(std::move(members))) {}

  const std::vector<FamilyId>& members() const;
  bool empty() const { return !members_; }
  bool is_single() const { return members_ && members_->size() == 1; }
  bool contains(FamilyId family) const {
    return std::binary_search(members().begin(), members().end(), family);
  }
  bool includes(const FamilySet& other) const;
  FamilySet unite(const FamilySet& other) const;
  template <class Keep>
  FamilySet filter(Keep keep) const {
    std::vector<FamilyId> kept;
    std::copy_if(members().begin(), members().end(), std::back_inserter(kept), keep);
    return FamilySet(std::move(kept));
  }
  bool operator==(const FamilySet& other) const { return members() == other.members(); }

 private:
  std::shared_ptr<const std::vector<FamilyId>> members_;
};

// The addresses of families as terms.
class Addresses {
 public:
  explicit Addresses(logic::TermManager& terms) : terms_(terms) {}

  Term integer(std::int64_t value) const { return terms_.integer(logic::Integer(value)); }
  Term null() const { return integer(0); }
  Term base(FamilyId family) const;
  // The address of a box, and the number in it.
  Term box(FamilyId family, Term value) const {
    return terms_.make(logic::Kind::int_add, {value, base(family)});
  }
  Term unbox(FamilyId family, Term address) const {
    return terms_.make(logic::Kind::int_sub, {address, base(family)});
  }
  // Whether a reference to one of the families is to this one.
  Term is_in(FamilyId family, const Family& info, Term address) const;
  Term less(Term a, Term b) const { return terms_.make(logic::Kind::int_less, {a, b}); }
  Term less_equal(Term a, Term b) const { return terms_.make(logic::Kind::int_less_equal, {a, b}); }
  Term between(Term low, Term value, Term high) const {
    return terms_.conjunction(less_equal(low, value), less_equal(value, high));
  }
  Term plus(Term a, Term b) const { return terms_.make(logic::Kind::int_add, {a, b}); }
  Term box_address(FamilyId family, const logic::Integer& value) const;
  Term minus(Term a, Term b) const { return terms_.make(logic::Kind::int_sub, {a, b}); }
  logic::TermManager& terms() const { return terms_; }

 private:
  logic::TermManager& terms_;
};

// The least and greatest value of an integral kind.
std::pair<logic::Integer, logic::Integer> range_of(ir::Kind kind);

}  // namespace jury::encode::unbounded
