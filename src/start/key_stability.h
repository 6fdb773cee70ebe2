// Whether objects of a class, once they are made, compare the same way for ever. A hash table finds a key by
// the hash code that the key had when it was put in, a sorted collection by comparisons that were made then:
// for keys that may compare otherwise later, such a collection can hold equal keys twice, or a key that it
// does not find (java.util.Map calls that unspecified; it is what happens).
//
// The code of equals and hashCode, or of compareTo, and all that they call, may read only fields that get
// their value before anybody else has the object: final ones and private ones that nothing but constructors
// assign. What such a field refers to must compare the same for ever, too. Arrays, collections and static
// fields that are not constant are beyond it. Reflection is not considered.
#pragma once

#include <map>
#include <set>
#include <vector>

#include "program/workspace.h"
#include "start/static_contents.h"

namespace jury::start {

class KeyStability {
 public:
  explicit KeyStability(program::Workspace& workspace) : workspace_(workspace), contents_(workspace) {}

  // Of objects of exactly this class. The equality that every object has from Object is one that stays.
  bool keeps_equality(Symbol class_name);
  bool keeps_order(Symbol class_name);

 private:
  class Walk;

  program::Workspace& workspace_;
  StaticContents contents_;
  std::map<Symbol, bool> equality_;
  std::map<Symbol, bool> order_;
};

}  // namespace jury::start
