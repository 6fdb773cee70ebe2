#include "start/invariants/condition_templates.h"

#include <algorithm>

#include "start/invariants/flow_state.h"
#include "start/invariants/zone.h"

namespace jury::start {

namespace {

constexpr std::uint16_t is_volatile = 0x0040;
constexpr std::size_t most_constants = 6;  // of one field
constexpr std::size_t most_sides = 14;     // of a class, that are related to each other

std::string package_of(Symbol class_name) {
  const auto slash = class_name.view().rfind('/');
  return slash == std::string_view::npos ? "" : ir::display_class(class_name.view().substr(0, slash));
}

bool is_looked_at(const ir::Field& field) {
  if (field.is_static() || (field.flags & (is_volatile | ir::access::is_transient))) return false;
  if (field.flags & (ir::access::is_final | ir::access::is_private)) return true;
  // A package with a name is somebody's; into the unnamed one anybody writes a class.
  return !(field.flags & ir::access::is_public) && !package_of(field.owner).empty();
}

bool is_number(const ir::Type& type) {
  return type.kind == ir::Kind::Int || type.kind == ir::Kind::Short || type.kind == ir::Kind::Long ||
         type.kind == ir::Kind::Byte || type.kind == ir::Kind::Char;
}

using Side = Condition::Side;

void add_ranges(Symbol owner, const Side& side, const std::set<std::int64_t>& constants,
                Candidates& candidates) {
  std::set<std::int64_t> limits{0, 1};
  if (!side.is_length) limits.insert(-1);
  if (constants.size() <= most_constants) limits.insert(constants.begin(), constants.end());
  for (const auto limit : limits) {
    // A zone knows no bounds as far away, and would take what it says of a number without any for one.
    if (limit < -Zone::largest || limit > Zone::largest) continue;
    const bool is_char = !side.is_length && side.field->type.kind == ir::Kind::Char;
    const bool says_nothing = (side.is_length || is_char) && limit <= 0;
    if (!says_nothing) candidates.add(owner, Condition::at_most({}, side, -limit));
    if (constants.count(limit) || limit == 0) candidates.add(owner, Condition::at_most(side, {}, limit));
  }
}

void add_relations(Symbol owner, const std::vector<Side>& sides, Candidates& candidates) {
  if (sides.size() > most_sides) return;
  for (const auto& left : sides)
    for (const auto& right : sides) {
      const bool is_long = !left.is_length && left.field->type.kind == ir::Kind::Long;
      const bool is_other_long = !right.is_length && right.field->type.kind == ir::Kind::Long;
      if (left == right || is_long != is_other_long) continue;
      for (const std::int64_t bound : {0, -1}) candidates.add(owner, Condition::at_most(left, right, bound));
    }
}

// A number of its own for every side, for the conclusions of a zone.
class Implications {
 public:
  explicit Implications(std::int64_t lengths = INT32_MAX) : lengths_(lengths) {}

  void require(const Condition& condition) {
    zone_.require(of(condition.left), of(condition.right), condition.bound);
  }
  bool is_contradiction() const { return zone_.is_empty(); }
  bool implies(const Condition& condition) {
    return zone_.bound(of(condition.left), of(condition.right)) <= condition.bound;
  }

 private:
  Zone::Variable of(const Side& side) {
    if (!side.field) return Zone::zero;
    const auto [entry, added] = numbers_.try_emplace(side, 0);
    if (!added) return entry->second;
    entry->second = zone_.add_variable();
    const auto range = side.is_length ? Range{0, lengths_} : range_of(side.field->type.kind);
    if (range) {
      zone_.require(Zone::zero, entry->second, -range->from);
      zone_.require(entry->second, Zone::zero, range->to);
    }
    return entry->second;
  }
  std::int64_t lengths_;  // at most
  Zone zone_;
  std::map<Side, Zone::Variable> numbers_;
};

}  // namespace

void add_candidates(const Writers& writers, const ir::Class& cls, Candidates& candidates) {
  if (cls.is_interface() || cls.is_enum()) return;
  std::vector<Side> sides;
  for (const auto& field : cls.fields) {
    if (!is_looked_at(field)) continue;
    if (field.type.is_reference()) candidates.add(cls.name, Condition::not_null(field));
    const Side side{&field, field.type.is_array()};
    if (!side.is_length && !is_number(field.type)) continue;
    add_ranges(cls.name, side, writers.constants(field), candidates);
    sides.push_back(side);
  }
  add_relations(cls.name, sides, candidates);
}

void add_parameter_candidates(const ir::Method& method, Candidates& candidates) {
  const auto signature = ir::Signature::from_descriptor(method.descriptor.view());
  for (std::size_t i = 0; i < signature.parameters.size(); ++i) {
    const auto place = i + (method.is_static() ? 0 : 1);
    if (signature.parameters[i].is_reference()) {
      candidates.add(method, {place, ValueCondition::Kind::NotNull});
    } else if (is_number(signature.parameters[i])) {
      candidates.add(method, {place, ValueCondition::Kind::NotNegative});
      candidates.add(method, {place, ValueCondition::Kind::Positive});
    }
  }
}

void add_result_candidates(const ir::Method& method, Candidates& candidates) {
  const auto result = ir::Signature::from_descriptor(method.descriptor.view()).result;
  if (result.is_reference()) {
    candidates.add(method, {ValueCondition::result, ValueCondition::Kind::NotNull});
  } else if (is_number(result)) {
    candidates.add(method, {ValueCondition::result, ValueCondition::Kind::NotNegative});
    candidates.add(method, {ValueCondition::result, ValueCondition::Kind::Positive});
  }
}

std::string assumption_of(const ir::Field& field) {
  if (field.flags & (ir::access::is_final | ir::access::is_private)) return "";
  const auto closed = "no code is added to " + package_of(field.owner);
  return field.flags & ir::access::is_protected
             ? closed + ", and no class outside the program extends " + ir::display_class(field.owner.view())
             : closed;
}

std::string assumption_of_reading(program::Program& program, Symbol class_name) {
  static const Symbol serializable("java/io/Serializable");
  return program.is_subclass(class_name, serializable)
             ? "every " + ir::display_class(class_name.view()) + " that is read from a stream is as it was written"
             : "";
}

bool can_hold(const std::vector<Condition>& conditions, std::int64_t lengths) {
  Implications all(lengths);
  for (const auto& condition : conditions)
    if (condition.kind == Condition::Kind::Difference) all.require(condition);
  return !all.is_contradiction();
}

std::vector<Condition> without_implied(const std::set<Condition>& conditions) {
  std::vector<Condition> kept(conditions.begin(), conditions.end());
  // Nobody has ever made an object of the class.
  if (!can_hold(kept, INT32_MAX)) return {};
  // Those that relate two fields go first, so that what remains is the shortest to say.
  std::ranges::stable_sort(kept, [](const Condition& one, const Condition& other) {
    const auto rank = [](const Condition& each) {
      return std::pair(each.left.field && each.right.field ? 0 : 1, -each.bound);
    };
    return rank(one) < rank(other);
  });
  for (std::size_t i = 0; i < kept.size();) {
    Implications others;
    for (std::size_t j = 0; j < kept.size(); ++j)
      if (j != i && kept[j].kind == Condition::Kind::Difference) others.require(kept[j]);
    if (kept[i].kind == Condition::Kind::Difference && others.implies(kept[i]))
      kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(i));
    else
      ++i;
  }
  std::ranges::sort(kept, [](const Condition& one, const Condition& other) {
    return std::pair(one.kind, one.text()) < std::pair(other.kind, other.text());
  });
  return kept;
}

}  // namespace jury::start
