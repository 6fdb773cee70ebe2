// How the PDR engine scales in the three factors that UPDR discusses: a family of safe programs for each
// of call depth, width (loops one after another, each with a call) and nesting of loops. Writes a figure as
// SVG. usage: bench_pdr_scaling [--jury PROGRAM] [--json FILE] [--svg FILE]
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <fstream>
#include <functional>

#include "../table.h"
#include "classfile/jdk.h"
#include "support/diagnostics.h"
#include "support/subprocess.h"
#include "support/temporary_directory.h"

namespace {

using namespace jury;

std::string number(int value) { return std::to_string(value); }

std::string program(const std::string& members, const std::string& body) {
  return "import java.util.*;\n\npublic class Family {\n" + members +
         "  public static void main(String[] args) {\n" + body + "  }\n}\n";
}

// The innermost of n methods adds to a list while another one is walked over.
std::string call_depth(int n) {
  std::string members;
  for (int i = 0; i < n; ++i)
    members += "  static void call" + number(i) + "(List<String> to, String text) {\n    " +
               (i + 1 == n ? std::string("to.add(text);") : "call" + number(i + 1) + "(to, text);") +
               "\n  }\n\n";
  return program(members,
                 "    List<String> from = new ArrayList<>(List.of(args)), to = new ArrayList<>();\n"
                 "    for (String text : from) call0(to, text);\n");
}

// n loops, each over the list that the one before has filled.
std::string width(int n) {
  std::string body = "    List<String> list0 = new ArrayList<>(List.of(args));\n";
  for (int i = 0; i < n; ++i)
    body += "    List<String> list" + number(i + 1) + " = new ArrayList<>();\n    for (String text : list" +
            number(i) + ") put(list" + number(i + 1) + ", text);\n";
  return program("  static void put(List<String> to, String text) {\n    to.add(text);\n  }\n\n", body);
}

// n loops inside each other, each over a list of its own; the innermost one adds to one more.
std::string nesting(int n) {
  std::string body = "    List<String> out = new ArrayList<>();\n";
  for (int i = 0; i < n; ++i)
    body += "    List<String> list" + number(i) + " = new ArrayList<>(List.of(args));\n";
  for (int i = 0; i < n; ++i)
    body += std::string(static_cast<std::size_t>(4 + 2 * i), ' ') + "for (String text" + number(i) +
            " : list" + number(i) + ")\n";
  return program("", body + std::string(static_cast<std::size_t>(4 + 2 * n), ' ') + "out.add(text" +
                         number(n - 1) + ");\n");
}

struct Family {
  const char* name;
  const char* unit;
  std::function<std::string(int)> write;
  std::vector<int> sizes;
};

struct Point {
  int size = 0;
  double seconds = 0;  // of processor time
  std::string verdict;
};

double processor_seconds() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

Point measure(const std::string& jury_program, const Family& family, int size) {
  const TemporaryDirectory directory("jury-bench-");
  const auto source = directory.path() / "Family.java";
  std::ofstream(source) << family.write(size);
  const auto compiled = run_subprocess(
      {classfile::find_jdk().javac().string(), "-g", "-d", directory.path().string(), source.string()});
  if (compiled.exit_code != 0) throw UserError(compiled.output);
  const double before = processor_seconds();
  const auto answered =
      run_subprocess({jury_program, "check", "--engine", "pdr", "--property", "cme", "--timeout", "120",
                      "--format", "json", (directory.path() / "Family.class").string()});
  const auto json = nlohmann::json::parse(answered.output);
  return {size, processor_seconds() - before, json.at("results").at(0).at("verdict").get<std::string>()};
}

// One panel per family: seconds against size, all with the same scale.
class Panel {
 public:
  Panel(int left, double most, int largest) : left_(left), most_(most), largest_(largest) {}

  std::string draw(const Family& family, const std::vector<Point>& points) const {
    std::string text = label(left_ + width / 2, 26, "middle", family.name, "font-weight='bold'");
    for (int i = 0; i <= lines; ++i) text += grid_line(most_ * i / lines);
    std::string line, marks;
    for (const auto& point : points) {
      line += number(x(point.size)) + "," + number(y(point.seconds)) + " ";
      marks += mark(point) + label(x(point.size), top + height + 16, "middle", number(point.size));
    }
    return text + "<polyline points='" + line + "' stroke='#06c' stroke-width='1.5' fill='none'/>\n" + marks +
           label(left_ + width / 2, top + height + 34, "middle", family.unit);
  }

 private:
  static constexpr int top = 44, height = 180, width = 220, lines = 4;

  int x(int size) const { return left_ + size * width / largest_; }
  int y(double seconds) const { return top + height - static_cast<int>(seconds / most_ * height); }
  static std::string label(int x, int y, const char* anchor, const std::string& words,
                           const char* more = "") {
    return "<text x='" + number(x) + "' y='" + number(y) + "' text-anchor='" + anchor + "' " + more + ">" +
           words + "</text>\n";
  }
  static std::string seconds_text(double seconds) {
    char text[32];
    std::snprintf(text, sizeof text, "%.2f", seconds);
    return text;
  }
  std::string grid_line(double seconds) const {
    const auto height_text = number(y(seconds));
    return "<path d='M" + number(left_) + " " + height_text + "H" + number(left_ + width) + "' stroke='" +
           (seconds == 0 ? "#666" : "#ddd") + "'/>\n" +
           label(left_ - 6, y(seconds) + 4, "end", seconds_text(seconds));
  }
  std::string mark(const Point& point) const {
    return "<circle cx='" + number(x(point.size)) + "' cy='" + number(y(point.seconds)) + "' r='3' fill='" +
           (point.verdict == "proved" ? "#06c" : "#c00") + "'><title>" + seconds_text(point.seconds) +
           " s</title></circle>\n";
  }

  int left_;
  double most_;
  int largest_;
};

int run(const std::string& jury_program, const std::string& json, const std::string& svg) {
  const std::vector<Family> families{
      {"call depth", "calls below each other", call_depth, {1, 2, 4, 8, 12, 16}},
      {"width", "loops one after another", width, {1, 2, 4, 6, 8}},
      {"nesting", "loops in each other", nesting, {1, 2, 3, 4, 5, 6}}};
  std::string figure =
      "<svg xmlns='http://www.w3.org/2000/svg' width='880' height='270' font-family='sans-serif' "
      "font-size='11'>\n<rect width='880' height='270' fill='white'/>\n"
      "<text transform='translate(14 134) rotate(-90)' text-anchor='middle'>seconds of CPU, certificate "
      "included</text>\n";
  std::vector<bench::Row> rows;
  std::vector<std::vector<Point>> measured_points;
  for (const auto& family : families) {
    std::vector<Point> points;
    for (const int size : family.sizes) {
      points.push_back(measure(jury_program, family, size));
      const auto& point = points.back();
      char measured[64];
      std::snprintf(measured, sizeof measured, "%s, %.2f s of CPU", point.verdict.c_str(), point.seconds);
      rows.push_back({std::string(family.name) + " " + number(size),
                      measured,
                      "proved",
                      point.verdict == "proved",
                      point.seconds,
                      {{"expected", "proved"}, {"verdict", point.verdict}}});
    }
    measured_points.push_back(std::move(points));
  }
  double most = 0.1;
  for (const auto& points : measured_points)
    for (const auto& point : points) most = std::max(most, point.seconds);
  for (std::size_t i = 0; i < families.size(); ++i)
    figure += Panel(66 + static_cast<int>(i) * 275, most, families[i].sizes.back())
                  .draw(families[i], measured_points[i]);
  bench::print_markdown("PDR: scaling in call depth, width and nesting", rows);
  if (!json.empty()) bench::write_json(json, rows);
  if (!svg.empty()) std::ofstream(svg) << figure << "</svg>\n";
  return std::all_of(rows.begin(), rows.end(), [](const bench::Row& row) { return row.met; }) ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Scaling of the PDR engine");
  std::string jury_program = "jury", json, svg;
  app.add_option("--jury", jury_program);
  app.add_option("--json", json);
  app.add_option("--svg", svg, "the figure");
  CLI11_PARSE(app, argc, argv);
  try {
    return run(jury_program, json, svg);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "bench_pdr_scaling: %s\n", error.what());
    return 2;
  }
}
