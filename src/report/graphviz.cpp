#include "report/graphviz.h"

#include <fstream>

#include "support/diagnostics.h"
#include "support/interruption.h"
#include "support/subprocess.h"
#include "support/temporary_directory.h"

namespace jury::report {

namespace {

void replace_all(std::string& text, const std::string& from, const std::string& to) {
  for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

std::string with_page_colors(std::string drawing) {
  replace_all(drawing, "stroke=\"black\"", "stroke=\"currentColor\"");
  replace_all(drawing, "fill=\"black\"", "fill=\"currentColor\"");
  replace_all(drawing, "fill=\"white\"", "fill=\"none\"");
  replace_all(drawing, "<text ", "<text fill=\"currentColor\" ");
  replace_all(drawing, "font-style=\"italic\"", "class=\"changed\"");
  drawing.insert(4, " class=\"heap\" role=\"img\" aria-label=\"the heap\"");
  return drawing;
}

}  // namespace

bool has_graphviz() {
  try {
    return run_subprocess({"dot", "-V"}).exit_code == 0;
  } catch (const UserError&) {
    return false;
  } catch (const Interrupted&) {
    return false;  // no time for better drawings
  }
}

std::vector<std::string> run_graphviz(const std::string& graphs) {
  const TemporaryDirectory directory;
  const auto file = directory.path() / "heaps.dot";
  std::ofstream(file) << graphs;
  SubprocessResult result;
  try {
    result = run_subprocess({"dot", "-Tsvg", file.string()});
  } catch (const Interrupted&) {
    return {};
  }
  if (result.exit_code != 0) return {};
  std::vector<std::string> drawings;
  for (auto begin = result.output.find("<svg"); begin != std::string::npos;) {
    const auto end = result.output.find("</svg>", begin);
    if (end == std::string::npos) return {};
    drawings.push_back(with_page_colors(result.output.substr(begin, end + 6 - begin)));
    begin = result.output.find("<svg", end);
  }
  return drawings;
}

}  // namespace jury::report
