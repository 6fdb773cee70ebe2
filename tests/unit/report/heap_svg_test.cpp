// Drawings of heaps by the built-in layout.
#include "report/heap_svg.h"

#include <gtest/gtest.h>

namespace jury::report {
namespace {

using trace::HeapPicture;
using trace::PictureShape;

trace::PictureCell cell(const std::string& label, const std::string& value, std::int32_t target = -1) {
  return {.label = label, .value = value, .target = target};
}

HeapPicture ring(const std::string& value) {
  HeapPicture picture{
      .roots = {cell("head", "Node#1", 0)},
      .objects = {
          {.name = "Node#1", .cells = {cell("value", value), cell("next", "Node#2", 1)}},
          {.name = "Node#2", .cells = {cell("value", "2"), cell("next", "Node#1", 0)}, .left_out = 3}}};
  return picture;
}

HeapPicture changed_ring() {
  auto picture = ring("7");
  trace::mark_changes(picture, ring("1"));
  return picture;
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST(HeapSvg, HasABoxPerObjectAndAnArrowPerReference) {
  const auto drawing = draw_heaps({ring("1")}, Layout::BuiltIn).at(0);
  EXPECT_EQ(count(drawing, "<g class=\"box\">"), 3u);  // with the variables
  EXPECT_EQ(count(drawing, "class=\"arrow"), 3u);
  EXPECT_EQ(count(drawing, "changed"), 0u);
  EXPECT_NE(drawing.find("and 3 more"), std::string::npos);
}

TEST(HeapSvg, MarksWhatChanged) {
  const auto drawings = draw_heaps({ring("1"), changed_ring()}, Layout::BuiltIn);
  EXPECT_EQ(count(drawings.at(1), "changed"), 1u);
  EXPECT_NE(drawings.at(1).find("value = 7"), std::string::npos);
}

TEST(HeapSvg, EscapesTexts) {
  const HeapPicture picture{.roots = {cell("s", "\"<b>&\"")}, .objects = {}};
  const auto drawing = draw_heaps({picture}, Layout::BuiltIn).at(0);
  EXPECT_NE(drawing.find("s = &quot;&lt;b&gt;&amp;&quot;"), std::string::npos);
}

TEST(HeapSvg, GraphvizDrawsEveryPictureToo) {
  if (best_layout() != Layout::Graphviz) GTEST_SKIP() << "Graphviz is not installed";
  const auto drawings = draw_heaps({ring("1"), changed_ring()}, Layout::Graphviz);
  ASSERT_EQ(drawings.size(), 2u);
  EXPECT_EQ(count(drawings[1], "class=\"changed\""), 1u);
  EXPECT_EQ(count(drawings[1], "\"black\""), 0u);
}

}  // namespace
}  // namespace jury::report
