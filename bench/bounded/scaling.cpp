#include "scaling.h"

#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "../process.h"
#include "classfile/jdk.h"
#include "support/diagnostics.h"
#include "support/subprocess.h"
#include "support/temporary_directory.h"

namespace jury::bench {

namespace {

struct Point {
  int bound = 0;
  double seconds = 0;  // of processor time, javac included
  double terms = 0;
};

double processor_seconds() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

Point measure(const std::string& jury_program, const std::string& method, int objects, int loops, int bound) {
  const auto source =
      std::filesystem::path(JURY_BENCH_DIR).parent_path() / "examples" / "heap" / "AddressableHeap.java";
  const double before = processor_seconds();
  const auto answered = run_subprocess(
      {jury_program, "check", source.string(), "--entry", "AddressableHeap." + method, "--engine", "bounded",
       "--property", "contracts", "--bits", "8", "--objects", std::to_string(objects), "--loops",
       std::to_string(loops), "--timeout", "120", "--format", "json"});
  const auto result =
      nlohmann::json::parse(answered.output.substr(answered.output.find('{'))).at("results").at(0);
  return {bound, processor_seconds() - before, result.at("statistics").at("terms").get<double>()};
}

std::string number(double value) { return std::to_string(static_cast<int>(value)); }

std::string text_at(double x, double y, const std::string& text, const std::string& style = "") {
  return "<text x='" + number(x) + "' y='" + number(y) + "' " + style + ">" + text + "</text>\n";
}

// 1, 2 or 5 times a power of ten, so that three to six of them cover the range.
double step_of(double range) {
  double step = 1;
  while (step * 6 < range) step *= 10;
  while (step > range) step /= 10;
  for (const double part : {0.2, 0.5, 1.0})
    if (step * part * 6 >= range) return step * part;
  return step;
}

// One panel: a quantity of four methods against a bound, each line named at its end.
class Panel {
 public:
  Panel(int left, int top, std::string title, std::string bound)
      : left_(left), top_(top), title_(std::move(title)), bound_(std::move(bound)) {}
  void add(const std::string& name, const std::vector<std::pair<int, double>>& points) {
    lines_.push_back({name, points});
    for (const auto& [bound, value] : points) {
      most_ = std::max(most_, value);
      first_ = std::min(first_, bound);
      last_ = std::max(last_, bound);
    }
  }
  std::string draw() const {
    std::string text = text_at(left_, top_ - 14, title_, "font-weight='bold'") + draw_axes();
    std::vector<std::pair<double, std::size_t>> ends;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      text += draw_line(i);
      ends.emplace_back(y(lines_[i].points.back().second), i);
    }
    // Names of lines that end close together are moved apart, upwards from the lowest.
    std::sort(ends.rbegin(), ends.rend());
    double below = top_ + height + 14;
    for (const auto& [end, line] : ends) {
      below = std::min(end + 4, below - 14);
      text += text_at(left_ + width + 10, below, lines_[line].name,
                      std::string("fill='") + colours[line % 4] + "'");
    }
    return text;
  }

 private:
  static constexpr int width = 280, height = 170;
  static constexpr const char* colours[] = {"#0b62c4", "#c25a00", "#137a13", "#8a1c8a"};
  struct Line {
    std::string name;
    std::vector<std::pair<int, double>> points;
  };

  double x(int bound) const {
    return left_ + 12 + (width - 24.0) * (bound - first_) / std::max(1, last_ - first_);
  }
  double y(double value) const { return top_ + height - height * value / (most_ * 1.05); }

  std::string draw_axes() const {
    std::string text;
    const double step = step_of(most_);
    for (double value = 0; value <= most_ * 1.05; value += step) {
      char label[32];
      std::snprintf(label, sizeof label, step < 1 ? "%.1f" : "%.0f", value);
      text += "<path d='M" + number(left_) + " " + number(y(value)) + "h" + number(width) +
              "' stroke='#ddd' fill='none'/>\n" +
              text_at(left_ - 6, y(value) + 4, label, "text-anchor='end' fill='#555'");
    }
    for (const auto& [bound, value] : lines_.front().points)
      text += text_at(x(bound), top_ + height + 16, number(bound), "text-anchor='middle' fill='#555'");
    text += text_at(left_ + width / 2.0, top_ + height + 32, bound_, "text-anchor='middle' fill='#555'");
    return text + "<path d='M" + number(left_) + " " + number(top_) + "v" + number(height) + "h" +
           number(width) + "' stroke='#555' fill='none'/>\n";
  }

  std::string draw_line(std::size_t index) const {
    std::string points, marks;
    for (const auto& [bound, value] : lines_[index].points) {
      points += number(x(bound)) + "," + number(y(value)) + " ";
      marks += "<circle cx='" + number(x(bound)) + "' cy='" + number(y(value)) + "' r='2.5' fill='" +
               colours[index % 4] + "'/>\n";
    }
    return "<polyline points='" + points + "' stroke='" + colours[index % 4] +
           "' stroke-width='1.5' fill='none'/>\n" + marks;
  }

  int left_, top_;
  std::string title_, bound_;
  std::vector<Line> lines_;
  double most_ = 0.1;
  int first_ = 1000, last_ = 0;
};

std::vector<std::pair<int, double>> of(const std::vector<Point>& points, double Point::*what) {
  std::vector<std::pair<int, double>> result;
  for (const auto& point : points) result.emplace_back(point.bound, point.*what);
  return result;
}

}  // namespace

void draw_scaling(const std::string& jury_program, const std::string& file) {
  Panel time_objects(60, 50, "Seconds of CPU, 4 loops, javac included", "objects of each class");
  Panel size_objects(500, 50, "Terms of the formula, 4 loops", "objects of each class");
  Panel time_loops(60, 310, "Seconds of CPU, 5 objects, javac included", "iterations of loops");
  Panel size_loops(500, 310, "Terms of the formula, 5 objects", "iterations of loops");
  for (const std::string method : {"insert", "deleteMin", "decreaseKey", "minElement"}) {
    std::vector<Point> by_objects, by_loops;
    for (const int objects : {2, 3, 4, 5, 6, 7})
      by_objects.push_back(measure(jury_program, method, objects, 4, objects));
    for (const int loops : {1, 2, 4, 6, 8, 10})
      by_loops.push_back(measure(jury_program, method, 5, loops, loops));
    time_objects.add(method, of(by_objects, &Point::seconds));
    size_objects.add(method, of(by_objects, &Point::terms));
    time_loops.add(method, of(by_loops, &Point::seconds));
    size_loops.add(method, of(by_loops, &Point::terms));
  }
  std::ofstream out(file);
  out << "<svg xmlns='http://www.w3.org/2000/svg' width='900' height='560' font-family='sans-serif' "
         "font-size='12'>\n<rect width='900' height='560' fill='white'/>\n"
      << time_objects.draw() << size_objects.draw() << time_loops.draw() << size_loops.draw() << "</svg>\n";
  if (!out) throw UserError("cannot write " + file);
}

std::vector<Row> measure_latency(const std::string& jury_program) {
  const TemporaryDirectory directory("jury-bench-");
  struct Program {
    const char* name;
    const char* body;
    std::vector<std::string> options;
    double target;
  };
  const std::vector<Program> programs{{"Trivial",
                                       "  public static int low(int x, int y) { int sum = (x & 7) + (y & 7); "
                                       "assert sum <= 14; return sum; }\n",
                                       {"--entry", "Trivial.low"},
                                       0.15},
                                      {"TenInList",
                                       "  public static void main(String[] args) {\n    "
                                       "java.util.List<Integer> list = new java.util.ArrayList<>();\n"
                                       "    for (int i = 0; i < 10; i++) list.add(i);\n    assert "
                                       "list.size() == 10 && list.get(9) == 9;\n  }\n",
                                       {},
                                       0.3},
                                      {"TenInMap",
                                       "  public static void main(String[] args) {\n    "
                                       "java.util.Map<Integer, Integer> map = new java.util.HashMap<>();\n"
                                       "    for (int i = 0; i < 10; i++) map.put(i, i * i);\n    assert "
                                       "map.size() == 10 && map.get(9) == 81;\n  }\n",
                                       {},
                                       0.3}};
  std::vector<Row> rows;
  for (const auto& program : programs) {
    const auto source = directory.path() / (std::string(program.name) + ".java");
    std::ofstream(source) << "public class " << program.name << " {\n" << program.body << "}\n";
    const auto compiled = run_subprocess(
        {classfile::find_jdk().javac().string(), "-d", directory.path().string(), source.string()});
    if (compiled.exit_code != 0) throw UserError(compiled.output);
    std::vector<std::string> command{jury_program,
                                     "check",
                                     "--engine",
                                     "bounded",
                                     "--property",
                                     "assert",
                                     (directory.path() / (std::string(program.name) + ".class")).string()};
    command.insert(command.end(), program.options.begin(), program.options.end());
    const auto figures = median_of(5, command);
    char measured[64], target[32];
    std::snprintf(measured, sizeof measured, "%s, %.3f s, %.0f MB",
                  figures.exit_code == 0 ? "proved" : "no proof", figures.seconds, figures.megabytes);
    std::snprintf(target, sizeof target, "proved, %.2f s", program.target);
    rows.push_back({std::string("latency ") + program.name,
                    measured,
                    target,
                    figures.exit_code == 0 && figures.seconds <= program.target,
                    figures.seconds,
                    {{"expected", "proved"}, {"verdict", figures.exit_code == 0 ? "proved" : "no proof"}}});
  }
  return rows;
}

}  // namespace jury::bench
