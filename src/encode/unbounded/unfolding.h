// A program cut at its loops and recursive methods: what engines search invariants for, and what the checker
// checks them against. Nothing here knows how invariants are found.
//
// Each loop that could not be followed iteration by iteration has a head. There, whatever the loop changes is
// a constant that stands for its value in any iteration. An invariant of a head is a formula over these
// constants (and what is fixed around the loop). It holds when every edge into the head makes it true: the
// first edge is the way into the loop, the others come back from its body. Invariants may be assumed where
// the head is used: a loop, where it is entered.
//
// A recursive method has two heads. Its entry is like the head of a loop: the edges are the call from outside
// and the calls from within. Its exit has an edge for each way to leave the body, speaks of the state at
// entry and of the state, result and exception there, and is used after every call, of which it tells the
// outcome. Why that is sound: each use lies, in the time of an execution, after the arrival whose invariant
// it assumes, so all invariants hold by induction over the number of arrivals, provided that nothing is
// assumed that comes later. That is what the order of uses is for: an edge or condition knows how many were
// met before it.
#pragma once

#include <string>
#include <vector>

#include "encode/unbounded/machine_state.h"
#include "ir/method.h"

namespace jury::encode::unbounded {

// What a component of the state at a head is, for those who look for invariants and for people.
enum class Role : std::uint8_t {
  Number,
  Reference,
  Floating,
  Length,
  Elements,  // arrays and sequences
  TableSize,
  TableKeys,
  TableValues,  // tables
  CursorCount,
  CursorVisited,
  CursorTotal,
  CursorKeys,
  CursorCurrent,
  Count,
  FieldOfMany,  // families with many objects
};

struct Component {
  std::string name;
  Role role;
  Term term;    // a constant of the head when changed, otherwise its value around the loop
  Term before;  // of an exit: its value at entry, if it has one
  bool changed = false;
  FamilyId family = 0;  // whose slot it is; 0: a local variable
  Slot slot = 0;
  ir::LocalId local = 0;
  bool is_reference = false;  // of a number, field or element: whether it is an address
  bool from_source = false;   // a variable of the program text, a field or content of an object
  FamilySet targets;          // of a reference, of elements, of keys or values
};

struct Edge {
  Term condition;
  // Of the uses, those below this number are met before the edge; only they may be assumed when the edge is
  // checked. (Assuming the invariants of the head itself on the way in would let contradictory ones prove
  // each other.)
  std::size_t uses_before = 0;
  std::vector<Term> values;  // of the head's constants, in their order
};

enum class HeadKind : std::uint8_t { Loop, Entry, Exit };

struct Head {
  std::uint32_t id;
  HeadKind kind = HeadKind::Loop;
  const ir::Method* method;
  ir::Position position;
  std::vector<Component> components;  // the state there
  // Of the changed components, in order. Of an exit: those of the entry, then its own.
  std::vector<Term> constants;
  std::vector<Edge> edges;  // the way in comes first
  std::vector<Term> given;  // predicates that the user suggests, over the state there
};

// Where the invariants of a head may be assumed.
struct Use {
  std::size_t head;
  Term condition;
  std::vector<Term> values;  // of the head's constants there
};

struct Violation {
  Symbol exception_class;
  Term condition;
  const ir::Method* method;  // where the exception was made
  ir::Position position;
};

struct Gap {
  Term condition;
  std::size_t uses_before = 0;
  std::string reason;
  const ir::Method* method;
  ir::Position position;
};

struct Unfolding {
  std::vector<Term> facts;  // hold in every execution
  std::vector<Head> heads;
  std::vector<Use> uses;  // in the order in which control meets them
  std::vector<Violation> violations;
  std::vector<Gap> gaps;
  std::vector<Term>
      pruned;  // conditions that the given solver excluded: to be confirmed by whoever checks a proof
  std::vector<std::string> approximations;
  std::vector<std::string> reliances;
  std::uint64_t steps = 0;
  std::uint32_t rounds = 0;  // of learning
  std::size_t families = 0;
};

}  // namespace jury::encode::unbounded
