// The order in which the blocks of a body are executed so that paths meet before they go on: reverse
// postorder, with the loops around each block. Exception edges count. Every cycle passes through the header
// of one of its loops.
#pragma once

#include <cstdint>
#include <vector>

#include "ir/method.h"

namespace jury::encode {

struct FlowOrder {
  std::vector<std::uint32_t> position;  // by block: its place in reverse postorder
  std::vector<std::vector<ir::BlockId>>
      loops;  // by block: headers of the loops around it, outermost first, itself included
  std::vector<bool> is_header;

  // Whether the edge goes back to a loop header that is above it.
  bool goes_back(ir::BlockId from, ir::BlockId to) const {
    return is_header[to] && position[to] <= position[from];
  }
};

FlowOrder flow_order(const ir::Body& body);

}  // namespace jury::encode
