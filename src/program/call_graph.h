// The methods that can run from some entries, by rapid type analysis (Bacon and Sweeney): a virtual call may
// reach what the classes instantiated in reachable code select. Class initialisers count where a reachable
// statement may trigger them. Calls through native code and reflection are not seen; their methods are listed
// as opaque.
#pragma once

#include <limits>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "program/program.h"

namespace jury::program {

struct CallGraph {
  // In the order of discovery, entries first.
  std::vector<const ir::Method*> methods;
  std::unordered_map<const ir::Method*, std::vector<const ir::Method*>> callees;  // each once
  std::unordered_set<Symbol> instantiated;                                        // classes and array types
  std::vector<const ir::Method*> opaque;            // reachable, without a body: native methods
  std::vector<ir::MethodReference> missing;         // called, but in no class that is there
  std::unordered_set<const ir::Method*> recursive;  // in a cycle of the graph
  bool is_complete = true;                          // false: there are more methods than were asked for

  bool contains(const ir::Method& method) const { return callees.contains(&method); }
};

inline constexpr std::size_t every_method = std::numeric_limits<std::size_t>::max();

// `instances`: classes that exist from the start, such as those of arguments. `most`: of methods; the search
// ends when there are more.
CallGraph build_call_graph(Program& program, const std::vector<const ir::Method*>& entries,
                           const std::vector<Symbol>& instances = {}, std::size_t most = every_method);

}  // namespace jury::program
