#include "report/heap_svg.h"

#include <algorithm>
#include <deque>
#include <map>
#include <sstream>

#include "report/graphviz.h"
#include "report/markup.h"

namespace jury::report {

namespace {

using trace::HeapPicture;
using trace::PictureCell;
using trace::PictureObject;
using trace::PictureShape;

constexpr int row_height = 20;
constexpr int letter_width = 7;
constexpr int padding = 8;
constexpr int layer_gap = 70;
constexpr int box_gap = 18;
constexpr int arrow_head = 7;

struct Row {
  std::string text;
  int target = -1;  // a box
  bool changed = false;
};

struct Box {
  std::string title;
  bool changed = false;
  std::vector<Row> rows;
  int layer = 0;
  int x = 0, y = 0, width = 0;
  int height() const { return row_height * static_cast<int>(rows.size() + 1); }
};

std::string row_text(const PictureCell& cell, PictureShape shape) {
  if (shape == PictureShape::Set) return cell.value;
  if (shape == PictureShape::Record) return cell.label + " = " + cell.value;
  return cell.label + ": " + cell.value;
}

std::vector<Box> boxes_of(const HeapPicture& picture) {
  std::vector<Box> boxes(1);
  const auto row = [](const PictureCell& cell, PictureShape shape) {
    return Row{row_text(cell, shape), cell.target < 0 ? -1 : cell.target + 1, cell.changed};
  };
  boxes[0].title = "variables";
  for (const auto& root : picture.roots) boxes[0].rows.push_back(row(root, PictureShape::Record));
  for (const auto& object : picture.objects) {
    Box box;
    box.title = object.name;
    box.changed = object.changed;
    for (const auto& cell : object.cells) box.rows.push_back(row(cell, object.shape));
    if (object.left_out > 0)
      box.rows.push_back({"and " + std::to_string(object.left_out) + " more", -1, false});
    boxes.push_back(std::move(box));
  }
  return boxes;
}

void assign_layers(std::vector<Box>& boxes) {
  std::vector<bool> seen(boxes.size(), false);
  std::deque<std::size_t> queue{0};
  seen[0] = true;
  while (!queue.empty()) {
    const auto current = queue.front();
    queue.pop_front();
    for (const auto& row : boxes[current].rows) {
      if (row.target < 0 || seen[static_cast<std::size_t>(row.target)]) continue;
      const auto next = static_cast<std::size_t>(row.target);
      seen[next] = true;
      boxes[next].layer = boxes[current].layer + 1;
      queue.push_back(next);
    }
  }
}

// Layer by layer from the left, in the order in which the layer before points to them.
void place(std::vector<Box>& boxes) {
  std::map<int, std::vector<Box*>> layers;
  for (auto& box : boxes) {
    std::size_t longest = box.title.size();
    for (const auto& row : box.rows) longest = std::max(longest, row.text.size());
    box.width = static_cast<int>(longest) * letter_width + 2 * padding;
    layers[box.layer].push_back(&box);
  }
  int x = 10;
  for (auto& [layer, members] : layers) {
    int y = 10, widest = 0;
    for (auto* box : members) {
      box->x = x;
      box->y = y;
      y += box->height() + box_gap;
      widest = std::max(widest, box->width);
    }
    x += widest + layer_gap;
  }
}

void draw_box(std::ostringstream& out, const Box& box) {
  out << "<g class=\"box\"><rect x=\"" << box.x << "\" y=\"" << box.y << "\" width=\"" << box.width
      << "\" height=\"" << box.height() << "\" rx=\"4\"/><text class=\"title"
      << (box.changed ? " changed" : "") << "\" x=\"" << box.x + padding << "\" y=\""
      << box.y + row_height - 6 << "\">" << escape_markup(box.title) << "</text>";
  int y = box.y + row_height;
  for (const auto& row : box.rows) {
    out << "<line x1=\"" << box.x << "\" y1=\"" << y << "\" x2=\"" << box.x + box.width << "\" y2=\"" << y
        << "\"/>";
    out << "<text" << (row.changed ? " class=\"changed\"" : "") << " x=\"" << box.x + padding << "\" y=\""
        << y + row_height - 6 << "\">" << escape_markup(row.text) << "</text>";
    y += row_height;
  }
  out << "</g>";
}

// From the right end of a row to the left side of a box's title; backwards arrows swing around.
void draw_arrow(std::ostringstream& out, const Box& from, std::size_t row, const Box& to) {
  const int x1 = from.x + from.width, y1 = from.y + row_height * static_cast<int>(row + 1) + row_height / 2;
  const int x2 = to.x, y2 = to.y + row_height / 2;
  const int swing = std::max(40, x2 > x1 ? (x2 - x1) / 2 : 60);
  out << "<path class=\"" << (from.rows[row].changed ? "arrow changed" : "arrow") << "\" d=\"M" << x1 << ' '
      << y1 << " C" << x1 + swing << ' ' << y1 << ' ' << x2 - swing << ' ' << y2 << ' ' << x2 - arrow_head
      << ' ' << y2 << "\"/><path class=\"head\" d=\"M" << x2 << ' ' << y2 << " l-" << arrow_head
      << " -4 v8 z\"/>";
}

std::string draw_built_in(const HeapPicture& picture) {
  auto boxes = boxes_of(picture);
  assign_layers(boxes);
  place(boxes);
  int width = 0, height = 0;
  for (const auto& box : boxes) {
    width = std::max(width, box.x + box.width + layer_gap);
    height = std::max(height, box.y + box.height() + 10);
  }
  std::ostringstream out;
  out << "<svg class=\"heap layers\" xmlns=\"http://www.w3.org/2000/svg\" width=\"" << width << "\" height=\""
      << height << "\" viewBox=\"0 0 " << width << ' ' << height
      << "\" role=\"img\" aria-label=\"the heap\">";
  for (const auto& box : boxes) draw_box(out, box);
  for (const auto& box : boxes)
    for (std::size_t i = 0; i < box.rows.size(); ++i)
      if (box.rows[i].target >= 0)
        draw_arrow(out, box, i, boxes[static_cast<std::size_t>(box.rows[i].target)]);
  out << "</svg>";
  return out.str();
}

// An HTML-like label of Graphviz: a table with a port for each row.
std::string to_dot(const HeapPicture& picture) {
  const auto boxes = boxes_of(picture);
  std::ostringstream out;
  out << "digraph heap { rankdir=LR; node [shape=plain fontname=\"monospace\" fontsize=11]; edge "
         "[arrowsize=0.7];\n";
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    out << "b" << i
        << " [label=<<table border=\"0\" cellborder=\"1\" cellspacing=\"0\" cellpadding=\"4\"><tr><td "
           "port=\"t\"><b>"
        << (boxes[i].changed ? "<i>" + escape_markup(boxes[i].title) + "</i>" : escape_markup(boxes[i].title))
        << "</b></td></tr>";
    for (std::size_t row = 0; row < boxes[i].rows.size(); ++row) {
      const auto text = escape_markup(boxes[i].rows[row].text);
      out << "<tr><td align=\"left\" port=\"r" << row << "\">"
          << (boxes[i].rows[row].changed ? "<i>" + text + "</i>" : text) << "</td></tr>";
    }
    out << "</table>>];\n";
  }
  for (std::size_t i = 0; i < boxes.size(); ++i)
    for (std::size_t row = 0; row < boxes[i].rows.size(); ++row)
      if (boxes[i].rows[row].target >= 0)
        out << "b" << i << ":r" << row << ":e -> b" << boxes[i].rows[row].target << ":t:w;\n";
  out << "}\n";
  return out.str();
}

}  // namespace

Layout best_layout() { return has_graphviz() ? Layout::Graphviz : Layout::BuiltIn; }

std::vector<std::string> draw_heaps(const std::vector<HeapPicture>& pictures, Layout layout) {
  if (layout == Layout::Graphviz) {
    std::string graphs;
    for (const auto& picture : pictures) graphs += to_dot(picture);
    auto drawings = run_graphviz(graphs);
    if (drawings.size() == pictures.size()) return drawings;
  }
  std::vector<std::string> drawings;
  for (const auto& picture : pictures) drawings.push_back(draw_built_in(picture));
  return drawings;
}

}  // namespace jury::report
