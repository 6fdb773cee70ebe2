#include "library/methods.h"

#include <algorithm>
#include <array>

#include "library/types.h"

namespace jury::library {

namespace {

using E = Effect;
using P = Protocol;
using M = Method;
using A = Asks;
using I = IteratorStep;
constexpr int any = Method::any;

// ---- Effects that many rows have ----

constexpr E pure{};
constexpr E extract{.gives = Gives::Element};
constexpr E look_up{.reorders = true, .gives = Gives::Element};  // by a key
constexpr E take{.structural = true, .gives = Gives::Element};
constexpr E change{.structural = true};
// The arguments from `first` on become elements, all of `count`.
constexpr E put(int first, int count) {
  return {.structural = true, .insert_first = first, .insert_last = count, .gives = Gives::Element};
}
constexpr E store(int first, int count) {
  return {.insert_first = first, .insert_last = count, .gives = Gives::Element};
}
constexpr E insert(int first, int last) { return {.insert_first = first, .insert_last = last}; }
// What answers whether it did, or nothing.
constexpr E addition(int element) {
  return {.structural = true, .insert_first = element, .insert_last = element + 1};
}
constexpr E put_all(int from) { return {.structural = true, .copies = from}; }
constexpr E view{.gives = Gives::Subject};
// An entry of a sorted map, which may be empty.
constexpr E end_entry{.gives = Gives::Subject, .or_null = true};
constexpr E poll_entry{.structural = true, .gives = Gives::Subject, .or_null = true};
constexpr E iterate{.gives = Gives::NewIterator};
constexpr E visit(bool structural, bool keeps) {
  return {.checks = true, .structural = structural, .callback = 1, .keeps_results = keeps};
}
// compute and its like: the callback, the check, the change.
constexpr E compute(int count) {
  return {.checks = true,
          .structural = true,
          .insert_first = 1,
          .insert_last = count - 1,
          .gives = Gives::Element,
          .callback = count - 1,
          .keeps_results = true};
}
constexpr E copy_of(int copied, int subject = 0) {
  return {.subject = subject, .copies = copied, .gives = Gives::NewContainer};
}
// Static: made of the arguments from `first` on, all of `count`.
constexpr E fresh(int first, int count) {
  return {.subject = -1, .insert_first = first, .insert_last = count, .gives = Gives::NewContainer};
}
constexpr E checked(E effect) {
  effect.checks = true;
  return effect;
}
constexpr E reordering(E effect) {
  effect.reorders = true;
  return effect;
}
constexpr E structural(E effect) {
  effect.structural = true;
  return effect;
}

// ---- What is asked for and left behind ----

constexpr P reads{};
constexpr P needs{.needs_element = true};
constexpr P takes{.needs_element = true, .filling = Filling::Drains, .changes = removes};
constexpr P drops{.filling = Filling::Drains, .changes = removes};
constexpr P fills{.filling = Filling::Fills, .changes = adds};
// SortedSet and SortedMap have no ends to add to.
constexpr P fills_end{.filling = Filling::Fills, .changes = adds, .refused_by_order = true};
constexpr P joins{.filling = Filling::Joins, .changes = adds};
constexpr P replaces{.changes = sets};
constexpr P computes{.filling = Filling::Drains, .changes = any_change};
constexpr P rearranges{.changes = sets, .keeps_elements = true};
constexpr P reads_entry{.of_entry = true};
constexpr P sets_entry{.changes = sets, .of_entry = true, .keeps_elements = true};
constexpr P tells_size{.filling = Filling::TellsSize};
constexpr P tells_empty{.filling = Filling::TellsEmpty};
constexpr P tells_present{.filling = Filling::TellsPresent};
constexpr P view_of(unsigned refused) { return {.wraps = true, .refuses = refused}; }
constexpr P drops_entry{.filling = Filling::Drains, .changes = removes, .wraps = true, .refuses = sets};
constexpr P makes_empty{.refuses = any_change};
constexpr P makes_filled{.refuses = any_change, .fills_result = true};
constexpr P copies{.filling = Filling::Joins, .refuses = any_change};

constexpr std::array container_rows{
    M{"size", any, pure, tells_size, A::nothing},
    M{"isEmpty", any, pure, tells_empty, A::nothing},
    M{"contains", any, pure, reads},
    M{"containsAll", any, pure, reads},
    M{"containsKey", any, pure, reads},
    M{"containsValue", any, pure, reads},
    M{"indexOf", any, pure, reads},
    M{"lastIndexOf", any, pure, reads},
    M{"equals", any, pure, reads},
    M{"hashCode", any, pure, reads, A::hash},
    M{"toString", any, pure, reads, A::text},
    M{"getClass", any, pure, reads, A::nothing},
    M{"comparator", any, pure, reads, A::nothing},
    M{"capacity", any, pure, reads, A::nothing},
    M{"search", 2, pure, reads},
    M{"empty", any, pure, tells_empty, A::nothing},
    M{"remainingCapacity", any, pure, reads, A::nothing},
    M{"notify", any, pure, reads, A::nothing},
    M{"notifyAll", any, pure, reads, A::nothing},
    M{"wait", any, pure, reads, A::nothing},
    // Elements.
    M{"get", any, look_up, reads, A::nothing_by_index},
    M{"getFirst", any, extract, needs, A::nothing_by_place},
    M{"getLast", any, extract, needs, A::nothing_by_place},
    M{"element", any, extract, needs, A::nothing},
    M{"peek", any, extract, reads, A::nothing},
    M{"peekFirst", any, extract, reads, A::nothing},
    M{"peekLast", any, extract, reads, A::nothing},
    M{"first", any, extract, needs},
    M{"last", any, extract, needs},
    M{"floor", any, extract, reads},
    M{"ceiling", any, extract, reads},
    M{"higher", any, extract, reads},
    M{"lower", any, extract, reads},
    M{"elementAt", any, extract, reads, A::nothing},
    M{"firstElement", any, extract, needs, A::nothing},
    M{"lastElement", any, extract, needs, A::nothing},
    M{"firstKey", any, extract, needs},
    M{"lastKey", any, extract, needs},
    M{"floorKey", any, extract, reads},
    M{"ceilingKey", any, extract, reads},
    M{"higherKey", any, extract, reads},
    M{"lowerKey", any, extract, reads},
    M{"getKey", any, extract, reads_entry, A::nothing},
    M{"getValue", any, extract, reads_entry, A::nothing},
    M{"getOrDefault", 3, reordering(store(2, 3)), reads},
    // The entries that they give are copies.
    M{"firstEntry", any, end_entry, view_of(sets)},
    M{"lastEntry", any, end_entry, view_of(sets)},
    M{"floorEntry", any, end_entry, view_of(sets)},
    M{"ceilingEntry", any, end_entry, view_of(sets)},
    M{"higherEntry", any, end_entry, view_of(sets)},
    M{"lowerEntry", any, end_entry, view_of(sets)},
    M{"pollFirstEntry", any, poll_entry, drops_entry},
    M{"pollLastEntry", any, poll_entry, drops_entry},
    // Additions.
    M{"add", 2, addition(1), fills, A::nothing_by_place},
    M{"add", 3, addition(2), fills, A::nothing},
    M{"addFirst", 2, addition(1), fills_end, A::nothing_by_place},
    M{"addLast", 2, addition(1), fills_end, A::nothing_by_place},
    M{"offer", 2, addition(1), fills, A::nothing_by_place},
    M{"offerFirst", 2, addition(1), fills, A::nothing_by_place},
    M{"offerLast", 2, addition(1), fills, A::nothing_by_place},
    M{"push", 2, put(1, 2), fills, A::nothing_by_place},
    M{"addElement", 2, addition(1), fills, A::nothing},
    M{"put", 3, put(1, 3), fills},
    M{"putIfAbsent", 3, put(1, 3), fills},
    M{"putFirst", 3, put(1, 3), fills_end},
    M{"putLast", 3, put(1, 3), fills_end},
    M{"insertElementAt", 3, addition(1), fills, A::nothing},
    M{"set", 3, store(2, 3), replaces, A::nothing},
    M{"replace", 3, reordering(store(2, 3)), replaces},
    M{"replace", 4, reordering(insert(3, 4)), replaces},
    M{"setValue", 2, store(1, 2), sets_entry},
    M{"setElementAt", 3, insert(1, 2), replaces, A::nothing},
    M{"addAll", 2, put_all(1), joins, A::nothing_by_place},
    M{"addAll", 3, put_all(2), joins, A::nothing_by_place},
    M{"putAll", 2, put_all(1), joins},
    // Removals.
    M{"remove", 1, take, takes, A::nothing_by_place},
    M{"remove", any, take, drops, A::nothing_by_index},
    M{"removeFirst", any, take, takes, A::nothing_by_place},
    M{"removeLast", any, take, takes, A::nothing_by_place},
    M{"poll", any, take, drops, A::nothing_by_place},
    M{"pollFirst", any, take, drops, A::nothing_by_place},
    M{"pollLast", any, take, drops, A::nothing_by_place},
    // EmptyStackException, which is no NoSuchElementException.
    M{"pop", any, take, drops, A::nothing_by_place, I::None, types::stack},
    M{"pop", any, take, takes, A::nothing_by_place},
    M{"take", any, take, drops},
    M{"takeFirst", any, take, drops},
    M{"removeFirstOccurrence", any, change, drops},
    M{"removeLastOccurrence", any, change, drops},
    M{"removeAll", any, change, drops},
    M{"retainAll", any, change, drops},
    M{"removeElement", any, change, drops},
    M{"removeAllElements", any, change, drops, A::nothing},
    M{"removeElementAt", any, change, drops, A::nothing},
    M{"removeRange", any, change, drops},
    M{"setSize", any, change, computes, A::nothing},
    M{"trimToSize", any, change, reads, A::nothing},
    M{"ensureCapacity", any, change, reads, A::nothing},
    M{"sort", any, change, rearranges},
    M{"clear", any, {.structural = true, .clears = true}, drops, A::nothing},
    // Callbacks.
    M{"forEach", 2, visit(false, false), reads, A::nothing_by_place},
    M{"removeIf", 2, visit(true, false), drops, A::nothing_by_place},
    M{"replaceAll", 2, visit(true, true), replaces, A::nothing_by_place},
    M{"computeIfAbsent", 3, compute(3), {.changes = any_change}},
    M{"computeIfPresent", 3, compute(3), computes},
    M{"compute", 3, compute(3), computes},
    M{"merge", 4, compute(4), computes},
    // Iterators, views, copies.
    M{"subList", 3, {.gives = Gives::Part}, reads, A::nothing},
    M{"iterator", any, iterate, reads, A::nothing},
    M{"listIterator", any, iterate, reads, A::nothing},
    M{"descendingIterator", any, iterate, reads, A::nothing},
    M{"keySet", any, view, view_of(adds), A::nothing},
    M{"values", any, view, view_of(adds), A::nothing},
    M{"entrySet", any, view, view_of(adds), A::nothing},
    M{"descendingMap", any, view, reads},
    M{"descendingSet", any, view, reads},
    M{"navigableKeySet", any, view, view_of(adds)},
    M{"descendingKeySet", any, view, view_of(adds)},
    M{"headMap", any, view, reads},
    M{"tailMap", any, view, reads},
    M{"subMap", any, view, reads},
    M{"headSet", any, view, reads},
    M{"tailSet", any, view, reads},
    M{"subSet", any, view, reads},
    M{"reversed", any, view, reads},
    M{"sequencedKeySet", any, view, view_of(adds)},
    M{"sequencedValues", any, view, view_of(adds)},
    M{"sequencedEntrySet", any, view, view_of(adds)},
    // With an array: it is filled, and given back or one like it.
    M{"toArray", 2, {.subject = 1, .copies = 0, .gives = Gives::Subject}, reads, A::nothing_by_place},
    M{"toArray", 1, copy_of(0), reads, A::nothing_by_place},
    M{"clone", 1, copy_of(0), {.filling = Filling::Joins}},
};

// An element is what is there.
constexpr std::array optional_rows{
    M{"isEmpty", any, pure, tells_empty, A::nothing},
    M{"isPresent", any, pure, tells_present, A::nothing},
    M{"get", any, extract, needs, A::nothing},
    M{"orElseThrow", 1, extract, needs, A::nothing},
    M{"orElse", 2, store(1, 2), reads, A::nothing},
    M{"ifPresent", 2, visit(false, false), reads},
    M{"equals", any, pure, reads},
    M{"hashCode", any, pure, reads, A::hash},
    M{"toString", any, pure, reads, A::text},
    M{"getClass", any, pure, reads, A::nothing},
};

constexpr std::array iterator_rows{
    M{"hasNext", any, pure, {}, A::nothing, I::HasNext},
    M{"hasPrevious", any, pure, {}, A::nothing, I::HasPrevious},
    M{"nextIndex", any, pure, {}, A::nothing, I::Nothing},
    M{"previousIndex", any, pure, {}, A::nothing, I::Nothing},
    M{"equals", any, pure, {}, A::elements, I::Nothing},
    M{"hashCode", any, pure, {}, A::elements, I::Nothing},
    M{"toString", any, pure, {}, A::elements, I::Nothing},
    M{"getClass", any, pure, {}, A::nothing, I::Nothing},
    M{"next", any, checked(extract), {}, A::nothing, I::Next},
    M{"previous", any, checked(extract), {}, A::nothing, I::Previous},
    M{"remove", 1, checked(change), {}, A::elements, I::Remove},
    M{"add", 2, checked(structural(insert(1, 2))), {}, A::nothing, I::Add},
    M{"set", 2, checked(insert(1, 2)), {}, A::nothing, I::Set},
    M{"forEachRemaining", 2, visit(false, false), {}, A::elements, I::Rest},
};

constexpr std::array collections_rows{
    M{"unmodifiableCollection", any, view, view_of(any_change), A::given},
    M{"unmodifiableList", any, view, view_of(any_change), A::given},
    M{"unmodifiableSet", any, view, view_of(any_change), A::given},
    M{"unmodifiableSortedSet", any, view, view_of(any_change), A::given},
    M{"unmodifiableNavigableSet", any, view, view_of(any_change), A::given},
    M{"unmodifiableMap", any, view, view_of(any_change), A::given},
    M{"unmodifiableSortedMap", any, view, view_of(any_change), A::given},
    M{"unmodifiableNavigableMap", any, view, view_of(any_change), A::given},
    M{"synchronizedCollection", any, view, reads, A::given},
    M{"synchronizedList", any, view, reads, A::given},
    M{"synchronizedSet", any, view, reads, A::given},
    M{"synchronizedSortedSet", any, view, reads, A::given},
    M{"synchronizedMap", any, view, reads, A::given},
    M{"synchronizedSortedMap", any, view, reads, A::given},
    M{"newSetFromMap", any, view, reads, A::given},
    M{"asLifoQueue", any, view, reads, A::given},
    M{"sort", any, change, rearranges, A::given},
    M{"shuffle", any, pure, replaces, A::given},
    M{"reverse", any, pure, replaces, A::given},
    M{"swap", any, pure, replaces, A::given},
    M{"rotate", any, pure, replaces, A::given},
    M{"binarySearch", any, pure, reads},
    M{"frequency", any, pure, reads},
    M{"disjoint", any, pure, reads},
    M{"fill", 2, insert(1, 2), replaces, A::given},
    M{"copy", 2, {.copies = 1}, replaces, A::given},
    M{"addAll", 2, put_all(1), joins, A::given},
    M{"max", any, extract, needs},
    M{"min", any, extract, needs},
    M{"emptyList", 0, fresh(0, 0), makes_empty, A::nothing},
    M{"emptySet", 0, fresh(0, 0), makes_empty, A::nothing},
    M{"emptyMap", 0, fresh(0, 0), makes_empty, A::nothing},
    M{"emptySortedSet", 0, fresh(0, 0), makes_empty, A::nothing},
    M{"emptySortedMap", 0, fresh(0, 0), makes_empty, A::nothing},
    M{"singletonList", 1, fresh(0, 1), makes_filled, A::nothing},
    M{"singleton", 1, fresh(0, 1), makes_filled, A::nothing},
    M{"singletonMap", 2, fresh(0, 2), makes_filled, A::nothing},
    M{"nCopies", 2, fresh(1, 2), makes_empty, A::nothing},
    M{"reverseOrder", any, {.subject = -1}, reads, A::nothing},
};

constexpr std::array arrays_rows{
    M{"asList", any, view, view_of(adds | removes), A::nothing},
    M{"sort", any, pure, rearranges},
    M{"toString", any, pure, reads, A::text},
    M{"deepToString", any, pure, reads, A::text},
    M{"equals", any, pure, reads},
    M{"deepEquals", any, pure, reads},
    M{"hashCode", any, pure, reads, A::hash},
    M{"binarySearch", any, pure, reads},
    M{"fill", 2, insert(1, 2), replaces, A::nothing},
    M{"fill", 4, insert(3, 4), replaces, A::nothing},
    M{"copyOf", 2, copy_of(0, -1), reads, A::nothing},
    M{"copyOfRange", 3, copy_of(0, -1), reads, A::nothing},
};

// Set.of and Map.of tell of an element or key that they are given twice, by its text.
constexpr M of(int count) {
  return {"of", count, fresh(0, count), makes_filled, count == 1 ? A::nothing : A::elements_and_text};
}

constexpr std::array factory_rows{
    M{"of", 0, fresh(0, 0), makes_empty, A::nothing},
    M{"of", Method::varargs, copy_of(0, -1), makes_empty, A::elements_and_text},
    of(1),
    of(2),
    of(3),
    of(4),
    of(5),
    of(6),
    of(7),
    of(8),
    of(9),
    of(10),
    of(12),
    of(14),
    of(16),
    of(18),
    of(20),
    M{"ofNullable", 1, fresh(0, 1), reads, A::nothing},
    M{"empty", 0, fresh(0, 0), reads, A::nothing},
    M{"entry", 2, fresh(0, 2), {.refuses = sets, .fills_result = true}, A::nothing},
    // Keys of an IdentityHashMap may be equal: told as above.
    M{"copyOf", 1, copy_of(0, -1), copies, A::elements_and_text},
};

}  // namespace

std::span<const Method> all_methods(MethodFamily family) {
  switch (family) {
    case MethodFamily::container:
      return container_rows;
    case MethodFamily::optional:
      return optional_rows;
    case MethodFamily::iterator:
      return iterator_rows;
    case MethodFamily::collections:
      return collections_rows;
    case MethodFamily::arrays:
      return arrays_rows;
    case MethodFamily::factory:
      break;
  }
  return factory_rows;
}

const Method* find_method(MethodFamily family, std::string_view owner, std::string_view name, int arguments) {
  const auto rows = all_methods(family);
  const auto found = std::ranges::find_if(rows, [&](const Method& row) {
    return row.name == name && (row.owner.empty() || row.owner == owner) &&
           (row.arguments == any || row.arguments == arguments);
  });
  return found == rows.end() ? nullptr : &*found;
}

IteratorStep iterator_step(std::string_view name) {
  const auto found = std::ranges::find(iterator_rows, name, &Method::name);
  return found == iterator_rows.end() ? IteratorStep::None : found->step;
}

}  // namespace jury::library
