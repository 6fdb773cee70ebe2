#include "library/classes.h"

#include <algorithm>

#include "library/types.h"

namespace jury::library {

namespace {

using namespace types;

using F = Family;
using S = Storage;
using O = Order;
constexpr std::string_view none{};

// Made-up states number their classes in the order of these rows. What stands in for a type is what programs use
// most; that nothing else does is an assumption, which every answer that rests on it lists.
constexpr Class rows[] = {
    // name, family, storage, order, stand-ins, symbolic, usual, traits
    {iterable, F::collection, S::none, O::none, {array_list, hash_set}, array_list, array_list},
    {collection, F::collection, S::none, O::none, {array_list, hash_set}, array_list, array_list},
    {list, F::list, S::none, O::sequence, {array_list, linked_list}, array_list, array_list},
    {abstract_list, F::list, S::none, O::sequence, {array_list, linked_list}, none, array_list},
    {array_list, F::list, S::sequence, O::sequence, {array_list}, array_list, array_list},
    {linked_list, F::list, S::sequence, O::sequence, {linked_list}, linked_list, linked_list},
    {vector, F::list, S::sequence, O::sequence, {vector}},
    {stack, F::list, S::sequence, O::sequence, {stack}},
    {queue, F::queue, S::none, O::none, {array_deque, linked_list}, linked_list, linked_list},
    {deque, F::queue, S::none, O::sequence, {array_deque, linked_list}, linked_list, linked_list},
    {array_deque, F::queue, S::sequence, O::sequence, {array_deque}, none, none, adds_while_iterating},
    {priority_queue, F::queue, S::sequence, O::heap, {priority_queue}, none, none, adds_while_iterating},
    {set, F::set, S::none, O::none, {hash_set, linked_hash_set}, hash_set, linked_hash_set},
    {hash_set, F::set, S::hash_set, O::hash, {hash_set, linked_hash_set}, hash_set},
    {linked_hash_set, F::set, S::linked_set, O::insertion, {linked_hash_set}, linked_hash_set, linked_hash_set},
    {sorted_set, F::set, S::none, O::sorted, {tree_set}, none, tree_set},
    {navigable_set, F::set, S::none, O::sorted, {tree_set}, none, tree_set},
    {tree_set, F::set, S::none, O::sorted, {tree_set}, none, tree_set, removes_while_iterating},
    {map, F::map, S::none, O::none, {hash_map, linked_hash_map}, hash_map, hash_map},
    {abstract_map, F::map, S::none, O::none, {hash_map, linked_hash_map}},
    {hash_map, F::map, S::hash_map, O::hash, {hash_map, linked_hash_map}, hash_map, hash_map},
    {linked_hash_map, F::map, S::linked_map, O::insertion, {linked_hash_map}, linked_hash_map},
    {sorted_map, F::map, S::none, O::sorted, {tree_map}, none, tree_map},
    {navigable_map, F::map, S::none, O::sorted, {tree_map}, none, tree_map},
    {tree_map, F::map, S::none, O::sorted, {tree_map}, none, tree_map},
    {hash_map_keys, F::set, S::key_view, O::hash},
    {hash_map_values, F::collection, S::value_view, O::hash},
    {iterator, F::iterator},
    {list_iterator, F::iterator},
    {weak_hash_map, F::map, S::none, O::none, {}, none, none, evicting},
    {identity_hash_map, F::map, S::none, O::none, {}, none, none, entries_die},
    {enum_map, F::map, S::none, O::none, {}, none, none, entries_die | weakly_consistent},
    {delay_queue, F::queue, S::none, O::heap, {}, none, none, evicting},
    {synchronous_queue, F::queue, S::none, O::none, {}, none, none, evicting},
    {concurrent_skip_list_map, F::map, S::none, O::sorted},
    {concurrent_skip_list_set, F::set, S::none, O::sorted},
};

constexpr std::string_view related[] = {hash_set, hash_map, array_list, linked_list};
constexpr std::string_view skeletons[] = {abstract_collection, abstract_set,   abstract_list,
                                          abstract_map,        abstract_queue, abstract_sequential_list};

constexpr Filler filling_methods[] = {
    {collection, "add", "(Ljava/lang/Object;)Z", 1},
    {map, "put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", 2}};

constexpr std::string_view usual_constructors[] = {"()V", "(I)V", "(IF)V", constructor_from_collection,
                                                   "(Ljava/util/Map;)V"};
constexpr std::string_view quiet_constructors[] = {
    "()V", "(I)V", "(IF)V", constructor_with_order, "(Ljava/util/Comparator;)V", "(ILjava/util/Comparator;)V"};

template <std::size_t Count>
bool is_among(const std::string_view (&names)[Count], std::string_view name) {
  return std::ranges::find(names, name) != std::end(names);
}

// The class itself, or one that is declared in it.
bool is_part_of(std::string_view name, std::string_view outer) {
  return name.starts_with(outer) && (name.size() == outer.size() || name[outer.size()] == '$');
}

}  // namespace

const Class* find_class(std::string_view name) {
  const auto found = std::ranges::find(rows, name, &Class::name);
  return found == std::end(rows) ? nullptr : &*found;
}

std::span<const Class> all_classes() { return rows; }

std::vector<std::string_view> stand_ins(Symbol type) {
  std::vector<std::string_view> result;
  if (const auto* row = find_class(type))
    for (const auto name : row->stand_ins)
      if (!name.empty()) result.push_back(name);
  return result;
}

std::string_view usual_implementation(Symbol type) {
  const auto* row = find_class(type);
  return row ? row->usual : std::string_view();
}

std::vector<std::string_view> made_up_classes() {
  std::vector<std::string_view> result;
  for (const auto& row : rows)
    if (row.stand_ins[0] == row.name) result.push_back(row.name);
  return result;
}

std::span<const std::string_view> related_classes() { return related; }

bool has_trait(Symbol name, Trait trait) {
  if (trait == weakly_consistent && name.view().starts_with(concurrent_package)) return true;
  const auto* row = find_class(name);
  return row && (row->traits & trait);
}

bool is_sorted(Symbol name) {
  return std::ranges::any_of(rows, [&](const Class& row) {
    return row.order == Order::sorted && (row.name == name.view() || (row.name.starts_with(concurrent_package) &&
                                                                       is_part_of(name.view(), row.name)));
  });
}

bool iterates_by_hash(std::string_view name) {
  std::string internal(name);
  std::ranges::replace(internal, '.', '/');
  return internal == hash_set || is_part_of(internal, hash_map);
}

bool is_in_util(std::string_view name) { return name.starts_with(util_package); }

bool is_made_changeable(std::string_view name) {
  const auto package = name.substr(0, name.rfind('/') + 1);
  return package == util_package || package == concurrent_package;
}

bool is_skeleton(std::string_view name) { return is_among(skeletons, name); }

bool is_view_of_abstract_map(std::string_view name) {
  const auto outer = abstract_map.size();
  return name.size() > outer + 1 && is_part_of(name, abstract_map) && name[outer + 1] >= '0' &&
         name[outer + 1] <= '9';
}

std::span<const Filler> fillers() { return filling_methods; }

std::string_view descriptor_of_fill(bool is_map, bool changed) {
  if (is_map)
    return changed ? "(Ljava/util/Map;[Ljava/lang/Object;[Ljava/lang/Object;[Z[II)V"
                   : "(Ljava/util/Map;[Ljava/lang/Object;[Ljava/lang/Object;I)V";
  return changed ? "(Ljava/util/Collection;[Ljava/lang/Object;[Z[II)V"
                 : "(Ljava/util/Collection;[Ljava/lang/Object;I)V";
}

bool is_usual_constructor(std::string_view descriptor) { return is_among(usual_constructors, descriptor); }

bool is_quiet_constructor(std::string_view descriptor) { return is_among(quiet_constructors, descriptor); }

}  // namespace jury::library
