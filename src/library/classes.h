// What C++ code must know of the classes of the Java library that hold objects: one row per class or interface.
// Engines ask these rows and keep no list of their own. A row is about the class itself; what is below it is
// asked with the program's hierarchy, which this folder does not know.
//
// How the models of src/models/java store things is the column `storage`; tests/unit/library checks that their
// fields are there, and that what stands in for a type is below it.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "support/symbol.h"

namespace jury::library {

enum class Family : std::uint8_t { none, collection, list, set, map, queue, iterator };

// In which field of its model the class keeps what it holds.
enum class Storage : std::uint8_t {
  none,        // an interface, or not known
  sequence,    // field seq
  hash_set,    // field map, a HashMap
  linked_set,  // field map, a LinkedHashMap
  hash_map,    // field table, and the load factor
  linked_map,
  key_view,    // none of its own: the keys of this$0, a map, to which it writes through
  value_view,  // the same of its values
};

// In which order it gives its elements.
enum class Order : std::uint8_t {
  none,       // an interface, or not known
  sequence,   // by index
  hash,       // by the hash codes of the elements: differs between two runs of a JVM
  insertion,  // in which they came in, or, of some maps, were asked for
  sorted,     // by compareTo or a comparator
  heap,       // of a priority queue
};

// Each is a reason why a proof may not take for granted what holds of the others.
enum Trait : unsigned {
  // Iterators never report a concurrent modification: they are said to be weakly consistent.
  weakly_consistent = 1,
  // addAll iterates over its argument while it adds, and does not copy it first.
  adds_while_iterating = 2,
  // Entries are of use as long as their key is there; then they throw IllegalStateException.
  entries_die = 4,
  // Elements go without a call that removes them, or do not come although they were added.
  evicting = 8,
  // Its own removeAll and retainAll may iterate over the argument, which may be a part of it.
  removes_while_iterating = 16,
};

struct Class {
  std::string_view name;
  Family family = Family::none;
  Storage storage = Storage::none;
  Order order = Order::none;
  // The classes that a value of this type may have in a state that a method starts in, the most common one
  // first; none when states with such a value are not made up.
  std::array<std::string_view, 2> stand_ins{};
  // The one of which an object with unknown contents is made, by engines that make one for each type.
  std::string_view symbolic{};
  // Of which an object is made by calls, where somebody has to.
  std::string_view usual{};
  unsigned traits = 0;  // Trait
};

// None when nothing is to be known of it.
const Class* find_class(std::string_view name);
inline const Class* find_class(Symbol name) { return find_class(name.view()); }
std::span<const Class> all_classes();

// The classes that a value of the type may have; empty when Jury can make up no such value.
std::vector<std::string_view> stand_ins(Symbol type);
// The class of which an object of the type is made by calls; empty when none is.
std::string_view usual_implementation(Symbol type);
// The classes that stand for themselves, in the order in which states number them.
std::vector<std::string_view> made_up_classes();
// Those of which, with all below them, the relations of contents are told.
std::span<const std::string_view> related_classes();

bool has_trait(Symbol name, Trait trait);
// Sorted, parts and views included; keys of the program's own are compared.
bool is_sorted(Symbol name);
// The order of its elements is that of their hash codes, parts and views included. With '/' or '.' in it.
bool iterates_by_hash(std::string_view name);
// Of the package java.util or below it.
bool is_in_util(std::string_view name);
// Of the package java.util itself or java.util.concurrent: collections there support every change when they
// are made by a constructor, but for those that SortedSet and SortedMap refuse (Protocol::refused_by_order).
bool is_made_changeable(std::string_view name);
// Code of java.util that works on any collection: the abstract classes that a collection of the program's own
// may extend.
bool is_skeleton(std::string_view name);
// The views that AbstractMap makes: AbstractMap$1 and so on.
bool is_view_of_abstract_map(std::string_view name);

// How what stands for a type is filled: the method that puts in one element, or one pair.
struct Filler {
  std::string_view type;  // it and what is derived from it
  std::string_view method;
  std::string_view descriptor;
  std::size_t elements;  // that a call puts in: of this many type arguments
};
std::span<const Filler> fillers();

// jury.rt.Unknown of src/models makes collections of unknown contents by methods `fill`, which are given the
// collection, keys, values of a map, and a number; `changed`: and which entries have a key that has changed.
std::string_view descriptor_of_fill(bool is_map, bool changed);

// Constructors that neither take a comparator nor make a map in the order of access.
bool is_usual_constructor(std::string_view descriptor);
// Constructors that call nothing that a subclass overrides.
bool is_quiet_constructor(std::string_view descriptor);
// Of LinkedHashMap: capacity, load factor, order of access or not.
inline constexpr std::string_view constructor_with_order = "(IFZ)V";
// Copies of what they are given.
inline constexpr std::string_view constructor_from_collection = "(Ljava/util/Collection;)V";

}  // namespace jury::library
