// What the runs of a machine depended on besides the program and the answers to its choices. Another machine,
// or another day, may do otherwise: a run that depended on none of these is the only one there is.
#pragma once

namespace jury::trace {

struct Surroundings {
  bool world = false;       // clocks, the number of processors, standard input
  bool identity = false;    // identity hash codes, the order of Set.of and Map.of
  bool hash_order = false;  // the order of a hash table with several keys: the same on every JVM that we
                            // know, but not promised
  bool resources = false;   // the depth of the stack, the size of the memory

  bool any() const { return world || identity || resources; }
};

}  // namespace jury::trace
