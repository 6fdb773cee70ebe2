// The rows of src/library as this engine asks them: by the types of the program that is analysed. Data is
// abstracted away, so a method that may change a collection always counts as changing it; that makes iterators
// stale that the JDK would still accept, never the reverse.
//
// Not modelled, and so refused: streams, spliterators, whatever else has no row.
#pragma once

#include <cstdint>
#include <string_view>

#include "encode/epr/goal.h"
#include "ir/method.h"
#include "library/classes.h"
#include "library/methods.h"
#include "program/program.h"

namespace jury::encode::epr {

using LibraryMethod = library::Method;
using library::Asks;
using library::Effect;
using library::Filling;
using library::Gives;
using library::IteratorStep;
using library::Protocol;

enum class LibraryKind : std::uint8_t {
  Container,  // Collection, Map, Map.Entry, Iterable, Optional
  Iterator,
  Collections,  // the class of static helpers
  Arrays,
  Factory,  // static methods of the collection interfaces: List.of, Map.entry
  Plain,    // no effect on collections, and calls back nothing but equals, hashCode, toString, compareTo
  Unknown,
};

// Facts about types of the library, asked by internal name.
class Library {
 public:
  explicit Library(program::Program& program) : program_(program) {}

  bool is_iterator(Symbol type);
  bool is_container(Symbol type);  // collections, maps, entries, optionals, arrays of references
  // A list or a deque: most of its methods find elements by their place.
  bool is_ordered(Symbol type);
  // A sorted set or map, or what may be one.
  bool may_be_sorted(Symbol type);
  // No value of the type can hold or be a collection or an iterator.
  bool is_plain_data(const ir::Type& type);
  bool is_function(Symbol type);         // an interface of the library whose instances are functions
  // Of the class or one that it extends, for a class of the program inherits more than methods. Interfaces do not
  // count: what implements ConcurrentMap may still be a HashMap.
  bool has_trait(Symbol type, library::Trait trait);
  bool is_sorted(Symbol type);           // the same of the order of its elements
  bool has_weak_iterators(Symbol type);  // its iterators never report a concurrent modification
  LibraryKind kind_of(const ir::Method& method);
  // None: nothing is known of the method.
  const LibraryMethod* row(const ir::Method& method, std::size_t arguments);
  // A method without a row never throws the exception of the goal.
  bool is_harmless(Goal goal, const ir::Method& method);

 private:
  template <class Predicate>
  bool is_or_extends(Symbol type, Predicate holds);
  bool is_below(Symbol type, std::string_view super) { return program_.is_subclass(type, Symbol(super)); }
  program::Program& program_;
};

}  // namespace jury::encode::epr
