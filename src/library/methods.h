// What methods of the Java library do that an engine treats without their code: one row per family of classes,
// name and number of arguments. A row says what the method changes, checks, throws and calls back, and where its
// result comes from, as far as an engine that follows no data can see. It may say more than the JDK does (more
// stale iterators, more elements, fewer things that are certain afterwards); it must never say less, for then a
// wrong `proved` can follow. tests/laws/effects runs every row in the interpreter and looks for something that
// it does not cover.
//
// JDK facts that the rows rest on: hasNext never throws; next, remove, set, add and forEachRemaining of an iterator
// check; set on a list, put on a present key and the like are no structural change (but put is not known to meet a
// present key); sort and replaceAll of ArrayList count as changes; compute, merge and their like check after
// the callback. docs/dev/pdr-library.md goes through them group by group.
//
// Without rows: streams, spliterators.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace jury::library {

// Whose methods: the tables that a name is looked up in.
enum class MethodFamily : std::uint8_t {
  container,    // of collections, maps, their entries
  optional,     // of java.util.Optional
  iterator,     // of iterators and list iterators
  collections,  // static helpers of java.util.Collections
  arrays,       // static helpers of java.util.Arrays
  factory,      // static methods of the collections themselves: List.of, Map.entry, Optional.empty
};

enum class Gives : std::uint8_t {
  Nothing,       // nothing, or data that is not followed
  Element,       // an element of the subject, or null
  Subject,       // the subject itself: views, wrappers
  NewIterator,   // over the subject
  Part,          // a list that is a part of the subject, with a stamp of its own
  NewContainer,  // filled as the row says
};

// `subject` and the other argument numbers count the receiver, when there is one, as 0.
struct Effect {
  int subject = 0;          // the collection or iterator it works on; -1: none
  bool checks = false;      // detects a concurrent modification
  bool structural = false;  // makes iterators stale: of an iterator's own call, all others
  bool reorders = false;    // is structural in a map in the order of access
  bool clears = false;
  int insert_first = 0;  // arguments [insert_first, insert_last) become elements
  int insert_last = 0;
  int copies = -1;  // the elements of this argument become elements
  Gives gives = Gives::Nothing;
  int callback = -1;           // this argument is called with elements, any number of times
  bool keeps_results = false;  // and what it answers may become an element
  bool or_null = false;        // Subject: or null, for an empty collection
};

enum class Filling : std::uint8_t {
  Keeps,
  Fills,         // not empty afterwards
  Drains,        // may be empty afterwards
  Joins,         // not empty when the argument that is copied is not
  TellsEmpty,    // answers true when it is empty
  TellsPresent,  // answers true when it is not empty
  TellsSize,     // answers how many elements it has
};

// Ways to change a collection, which it may not support.
enum Change : unsigned { adds = 1, removes = 2, sets = 4, any_change = 7 };

// What a method asks for and leaves behind, for the properties beside concurrent modification: that there is an
// element (NoSuchElementException), that a collection can be changed (UnsupportedOperationException). Not for
// iterators, which have steps.
struct Protocol {
  bool needs_element = false;  // throws NoSuchElementException when the subject is empty
  Filling filling = Filling::Keeps;
  unsigned changes = 0;           // Change: what it does to the subject
  bool wraps = false;             // the result is an object of its own that shares its elements with the subject
  unsigned refuses = 0;           // Change: what the result does not support
  bool fills_result = false;      // the result has an element
  bool of_entry = false;          // asks or changes an entry, which may be dead (Trait::entries_die)
  bool keeps_elements = false;    // changes the order or the values only, although it `changes`
  bool refused_by_order = false;  // a sorted collection refuses it, whatever else it supports
};

enum class IteratorStep : std::uint8_t {
  None,  // no method of an iterator
  HasNext,
  HasPrevious,
  Next,
  Previous,
  Remove,
  Add,
  Set,
  Rest,    // forEachRemaining
  Nothing  // equals, nextIndex and their like
};

// Which methods of the elements it may call, or of what else it is given, beside its callback.
enum class Asks : std::uint8_t {
  nothing,           // of any collection
  nothing_by_place,  // of lists and deques, which find elements by their place; else elements
  nothing_by_index,  // when the first parameter is an int; else elements
  elements,          // equals, hashCode, compareTo and their like; reads what it is given
  hash,              // hashCode only
  text,              // toString only
  elements_and_text,
  given,  // elements; where a collection of the program's own is given, any of its methods
};

struct Method {
  // Anything but a number of arguments.
  static constexpr int any = -1;
  static constexpr int varargs = -2;  // one argument, an array of elements

  std::string_view name;
  int arguments = any;  // how many it has, receiver included
  Effect effect;
  Protocol protocol;
  Asks asks = Asks::elements;
  IteratorStep step = IteratorStep::None;
  std::string_view owner{};  // this class only; empty: every class of the family
};

// The first row that fits; none: nothing is known of the method.
const Method* find_method(MethodFamily family, std::string_view owner, std::string_view name, int arguments);
// Of the method of iterators of that name; None when it has no row.
IteratorStep iterator_step(std::string_view name);
std::span<const Method> all_methods(MethodFamily family);

}  // namespace jury::library
