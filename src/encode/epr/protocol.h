// What the library's methods ask of collections and iterators, for the properties beside concurrent
// modification: that there is an element (NoSuchElementException), that an iterator has returned one
// (IllegalStateException), that a collection can be changed (UnsupportedOperationException). One row per
// name, beside the rows of library.h. The state is what is certain: an iterator has a next element, a
// collection is not empty; where nothing is known, a violation is possible.
//
// JDK facts that the rows rest on are in docs/dev/pdr-library.md. A method without a row is taken to ask for
// anything and to leave nothing certain.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "support/symbol.h"

namespace jury::encode::epr {

// What must never happen. Each is an exception that is never thrown, caught or not.
enum class Goal : std::uint8_t { ConcurrentModification, NoSuchElement, IllegalState, Unmodifiable, User };
Symbol exception_of(Goal goal);

enum class Filling : std::uint8_t {
  Keeps,
  Fills,         // not empty afterwards
  Drains,        // may be empty afterwards
  Joins,         // not empty when the argument that is copied is not
  TellsEmpty,    // answers true when it is empty
  TellsPresent,  // answers true when it is not empty
};

// Ways to change a collection, which it may not support.
enum Change : unsigned { adds = 1, removes = 2, sets = 4, any_change = 7 };

struct Protocol {
  std::string_view name;
  int arguments = -1;          // receiver included; -1: any number
  bool needs_element = false;  // throws NoSuchElementException when the subject is empty
  Filling filling = Filling::Keeps;
  unsigned changes = 0;       // Change: what it does to the subject
  bool wraps = false;         // the result is an object of its own that shares its elements with the subject
  unsigned refuses = 0;       // Change: what the result does not support
  bool fills_result = false;  // the result has an element
};

enum class IteratorStep : std::uint8_t {
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

const Protocol* container_protocol(std::string_view name, std::size_t arguments);
const Protocol* optional_protocol(std::string_view name, std::size_t arguments);
const Protocol* helper_protocol(std::string_view name, std::size_t arguments);   // Collections, Arrays
const Protocol* factory_protocol(std::string_view name, std::size_t arguments);  // List.of
std::optional<IteratorStep> iterator_step(std::string_view name);
// Whether a library method without a row in library.h never throws the exception of the goal.
bool is_harmless(Goal goal, std::string_view owner, std::string_view name);

}  // namespace jury::encode::epr
