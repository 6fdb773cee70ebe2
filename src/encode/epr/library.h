// What methods of the Java library do to collections and iterators, as far as the model of UPDR (table 2)
// can see: one row per name. Data is abstracted away, so a method that may change a collection always counts
// as changing it; that makes iterators stale that the JDK would still accept, never the reverse. JDK facts
// the rows rest on: hasNext never throws; next, remove, set, add and forEachRemaining of an iterator check;
// set on a list, put on a present key and the like are no structural change (but put is not known to meet a
// present key); sort and replaceAll of ArrayList count as changes; compute, merge and their like check after
// the callback.
//
// Not modelled, and so refused: streams, spliterators.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "encode/epr/protocol.h"
#include "ir/method.h"
#include "program/program.h"

namespace jury::encode::epr {

enum class Gives : std::uint8_t {
  Nothing,       // nothing, or data that is not followed
  Element,       // an element of the subject, or null
  Subject,       // the subject itself: views, wrappers
  Argument,      // the argument `from`
  NewIterator,   // over the subject
  Part,          // a list that is a part of the subject, with a stamp of its own
  NewContainer,  // filled as the row says
  Anything,      // any object there is
};

// `subject` and the other argument numbers count the receiver, when there is one, as 0.
struct LibraryEffect {
  std::string_view name;
  int arguments = -1;       // how many it has, receiver included; -1: any number
  int subject = 0;          // the collection or iterator it works on; -1: none
  bool checks = false;      // detects a concurrent modification
  bool structural = false;  // makes iterators stale: of an iterator's own call, all others
  bool clears = false;
  int insert_first = 0;  // arguments [insert_first, insert_last) become elements
  int insert_last = 0;
  int copies = -1;  // the elements of this argument become elements
  Gives gives = Gives::Nothing;
  int from = -1;
  int callback = -1;           // this argument is called with elements, any number of times
  bool keeps_results = false;  // and what it answers may become an element
  bool or_null = false;        // Subject: or null, for an empty collection
};

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
  // No value of the type can hold or be a collection or an iterator.
  bool is_plain_data(const ir::Type& type);
  bool is_function(Symbol type);         // an interface of the library whose instances are functions
  bool has_weak_iterators(Symbol type);  // its iterators never report a concurrent modification
  LibraryKind kind_of(const ir::Method& method);
  const LibraryEffect* effect(const ir::Method& method, std::size_t arguments);
  // What a method with an effect asks for and leaves behind; none: nothing is known. Not for iterators.
  const Protocol* protocol(const ir::Method& method, std::size_t arguments);
  // A method without an effect never throws the exception of the goal.
  bool is_harmless(Goal goal, const ir::Method& method);
  // Called by library code without being passed as a function: equals, hashCode, toString, compareTo,
  // compare, ...
  static bool is_implicit_callback(const ir::Method& method);

 private:
  bool is_below(Symbol type, std::string_view super) { return program_.is_subclass(type, Symbol(super)); }
  program::Program& program_;
};

}  // namespace jury::encode::epr
