// What is known at one point of a method: which values its variables and the fields of objects have, by
// symbolic values. Two places with the same value are equal; of numbers (int and smaller, long, lengths of
// arrays) differences are known, of references whether they are null.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "ir/method.h"
#include "start/invariants/zone.h"

namespace jury::start {

using ValueId = std::uint32_t;

enum class Nullness : std::uint8_t { Unknown, Null, NotNull };

// A sum or product of ints that may wrap around, but only to a negative number: the exact value lies between
// 0 and 2^32, and is at least `more` above `base`. Once the result is known not to be negative, it is exact.
struct Unwrapped {
  std::int64_t from;
  std::int64_t to;
  ValueId base;
  std::int64_t more;
  bool operator==(const Unwrapped&) const = default;
};

struct FlowValue {
  Nullness nullness = Nullness::Unknown;
  std::optional<Zone::Variable> number;
  std::optional<std::pair<ValueId, ValueId>> compared;  // the sign of the first minus the second
  std::optional<ValueId> tested;                        // 1 only where this reference is not null
  std::optional<Unwrapped> unwrapped;
  bool is_not_zero = false;
  bool operator==(const FlowValue&) const = default;
};

// An object whose constructor, of one class, has not ended.
struct Construction {
  ValueId object;
  Symbol owner;
  bool is_subject;  // by the constructor that is being looked at, not by one that it calls
  bool has_leaked;  // others may have it already
  bool operator==(const Construction&) const = default;
};

struct FlowState {
  using Frame = std::vector<std::optional<ValueId>>;  // by local
  using Cell = std::pair<ValueId, const ir::Field*>;

  std::vector<FlowValue> values;
  Zone zone;
  std::vector<Frame> frames;  // the method's own first, then those of calls that are followed
  std::map<Cell, ValueId> cells;
  std::map<ValueId, ValueId> lengths;            // of arrays
  std::set<std::pair<ValueId, Symbol>> changed;  // objects with the class whose fields were assigned
  std::vector<Construction> constructing;
  std::set<ValueId> made;  // objects that were made here, and that nobody else has
  // An object that nobody else has, and one that it refers to: who gets the first has the second.
  std::set<std::pair<ValueId, ValueId>> held;

  Frame& frame() { return frames.back(); }
  bool is_empty() const { return zone.is_empty(); }

  ValueId add_reference(Nullness nullness);
  ValueId add_number(std::int64_t from, std::int64_t to);  // Zone::unbounded where there is no bound
  ValueId add_constant(std::int64_t number) { return add_number(number, number); }
  ValueId add_other();  // of which nothing is known: a float
  // Any value of the type.
  ValueId add_any(const ir::Type& type);
  // Zero, false or null.
  ValueId add_default(const ir::Type& type);
  ValueId length_of(ValueId array);

  std::int64_t bound(ValueId first, ValueId second) const;
  std::int64_t upper(ValueId value) const;
  std::int64_t lower(ValueId value) const;
  void require(ValueId first, ValueId second, std::int64_t bound);
  void require_range(ValueId value, std::int64_t from, std::int64_t to);
  void require_not_equal(ValueId first, ValueId second);
  // Of a number that is known not to be 0, what follows from its bounds.
  void use_not_zero(ValueId value);
  void require_null(ValueId reference);
  void require_not_null(ValueId reference);

  bool is_not_null(ValueId reference) const { return values[reference].nullness == Nullness::NotNull; }
  const Construction* construction_of(ValueId object, Symbol owner) const;
  // Nobody else can have the object yet.
  bool is_own(ValueId object) const;
  void leak(ValueId value);
  // What an object refers to may be had by others.
  void give_up_held(ValueId holder);
  // An object refers to another one now.
  void refer(ValueId holder, ValueId value);
  // Other code has run: of what it can have changed nothing is known.
  void forget_changeable();

  bool operator==(const FlowState&) const = default;
};

// The range of an integral type smaller than long.
struct Range {
  std::int64_t from;
  std::int64_t to;
};
std::optional<Range> range_of(ir::Kind kind);

}  // namespace jury::start
