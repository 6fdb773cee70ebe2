#include "encode/flow_order.h"

#include <gtest/gtest.h>

#include "ir/parser.h"

namespace jury::encode {
namespace {

TEST(FlowOrder, NestedLoopsAreFoundOutermostFirst) {
  const auto body = ir::parse_body(R"(
    parameter int n
    local int i, j
    b0:
      i = 0
      goto b1
    b1:
      if i < n then b2 else b5
    b2:
      j = 0
      goto b3
    b3:
      if j < n then b4 else b6
    b4:
      j = j + 1
      goto b3
    b5:
      return
    b6:
      i = i + 1
      goto b1
  )",
                                   "nested");
  const auto order = flow_order(body);
  EXPECT_TRUE(order.is_header[1]);
  EXPECT_TRUE(order.is_header[3]);
  EXPECT_FALSE(order.is_header[0]);
  EXPECT_EQ(order.loops[4], (std::vector<ir::BlockId>{1, 3}));
  EXPECT_EQ(order.loops[6], (std::vector<ir::BlockId>{1}));
  EXPECT_TRUE(order.loops[5].empty());
  EXPECT_TRUE(order.goes_back(4, 3));
  EXPECT_TRUE(order.goes_back(6, 1));
  EXPECT_FALSE(order.goes_back(1, 2));
}

TEST(FlowOrder, MeetingBlocksComeAfterTheirBranches) {
  const auto body = ir::parse_body(R"(
    parameter int n
    b0:
      if n < 0 then b1 else b2
    b1:
      goto b3
    b2:
      goto b3
    b3:
      return
  )",
                                   "diamond");
  const auto order = flow_order(body);
  EXPECT_LT(order.position[0], order.position[1]);
  EXPECT_GT(order.position[3], order.position[1]);
  EXPECT_GT(order.position[3], order.position[2]);
}

}  // namespace
}  // namespace jury::encode
