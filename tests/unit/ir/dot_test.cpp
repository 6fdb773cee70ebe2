#include "ir/dot.h"

#include <gtest/gtest.h>

#include "ir/parser.h"

namespace jury::ir {
namespace {

constexpr const char* text = R"ir(
    parameter int p
    local java/lang/Throwable e
    b0: catch java/io/IOException -> b3, * -> b4
      initialize C ; line 1 @0
      if p < 3 then b1 else b2 ; line 2 @1
    b1: catch * -> b4
      switch p { 1: b2, -7: b2, default: b2 }
    b2:
      refuse "a \"b\""
    b3:
      e = catch
      goto b2
    b4:
      e = catch
      throw e
)ir";

// Nothing in b1 may throw, so it has no edge to its handler.
constexpr const char* graph = R"dot(digraph "C.m(\"x\")" {
  label="C.m(\"x\")";
  labelloc=t;
  node [shape=box, fontname=monospace];
  edge [fontname=monospace];
  b0 [label="b0:\l# line 1\linitialize C\l# line 2\lif p < 3 then b1 else b2\l"];
  b1 [label="b1:\lswitch p { 1: b2, -7: b2, default: b2 }\l"];
  b2 [label="b2:\lrefuse \"a \\\"b\\\"\"\l"];
  b3 [label="b3:\le = catch\lgoto b2\l"];
  b4 [label="b4:\le = catch\lthrow e\l"];
  b0 -> b1 [style=solid, label="true"];
  b0 -> b2 [style=solid, label="false"];
  b0 -> b3 [style=dashed, label="java.io.IOException"];
  b0 -> b4 [style=dashed, label="*"];
  b1 -> b2 [style=solid, label="1"];
  b1 -> b2 [style=solid, label="-7"];
  b1 -> b2 [style=solid, label="default"];
  b3 -> b2 [style=solid, label=""];
}
)dot";

TEST(Dot, DrawsBlocksBranchesAndHandlers) { EXPECT_EQ(to_dot(parse_body(text), "C.m(\"x\")"), graph); }

}  // namespace
}  // namespace jury::ir
