// In which order the objects of a heap are made and filled: a record after its components; the contents of a
// collection after the contents of what it holds, since those decide where hashing puts them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "trace/scenario.h"

namespace jury::replay {

struct BuildOrder {
  std::vector<std::size_t> creation;  // every object
  std::vector<std::size_t> contents;  // every collection and map
};

BuildOrder build_order(const trace::PortableHeap& heap);
// Why the heap cannot be built on another machine; empty: it can.
std::string obstacle(const trace::PortableHeap& heap);

}  // namespace jury::replay
