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

// One panel: a quantity of four methods against a bound.
class Panel {
 public:
  Panel(int left, int top, const std::string& title) : left_(left), top_(top), text_(title) {}
  void add(const std::string& name, const std::vector<std::pair<int, double>>& points) {
    lines_.emplace_back(name, points);
    for (const auto& [bound, value] : points) {
      most_ = std::max(most_, value);
      last_ = std::max(last_, bound);
    }
  }
  std::string draw(const std::string& unit) const {
    constexpr const char* colours[] = {"#06c", "#c60", "#080", "#808"};
    std::string text = "<text x='" + number(left_) + "' y='" + number(top_ - 12) + "'>" + text_ + "</text>\n";
    text += "<path d='M" + number(left_) + " " + number(top_) + "v160h240' stroke='#888' fill='none'/>\n";
    char label[48];
    std::snprintf(label, sizeof label, most_ < 100 ? "%.1f %s" : "%.0f %s", most_, unit.c_str());
    text += "<text x='" + number(left_ + 4) + "' y='" + number(top_ + 10) + "' fill='#888'>" + label +
            "</text>\n";
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      std::string points;
      for (const auto& [bound, value] : lines_[i].second) {
        const auto x = left_ + 240.0 * bound / last_;
        points += number(x) + "," + number(top_ + 160 - 160 * value / most_) + " ";
        if (i == 0)
          text +=
              "<text x='" + number(x - 4) + "' y='" + number(top_ + 176) + "'>" + number(bound) + "</text>\n";
      }
      text += "<polyline points='" + points + "' stroke='" + colours[i % 4] + "' fill='none'/>\n<text x='" +
              number(left_ + 90) + "' y='" + number(top_ + 12 + 14 * static_cast<int>(i)) + "' fill='" +
              colours[i % 4] + "'>" + lines_[i].first + "</text>\n";
    }
    return text;
  }

 private:
  int left_, top_;
  std::string text_;
  std::vector<std::pair<std::string, std::vector<std::pair<int, double>>>> lines_;
  double most_ = 0.1;
  int last_ = 1;
};

std::vector<std::pair<int, double>> of(const std::vector<Point>& points, double Point::*what) {
  std::vector<std::pair<int, double>> result;
  for (const auto& point : points) result.emplace_back(point.bound, point.*what);
  return result;
}

}  // namespace

void draw_scaling(const std::string& jury_program, const std::string& file) {
  Panel time_objects(40, 40, "time against objects (4 loops)"),
      size_objects(340, 40, "terms against objects");
  Panel time_loops(40, 260, "time against loops (5 objects)"), size_loops(340, 260, "terms against loops");
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
  out << "<svg xmlns='http://www.w3.org/2000/svg' width='620' height='460' font-family='sans-serif' "
         "font-size='11'>\n"
      << time_objects.draw("s of CPU") << size_objects.draw("terms") << time_loops.draw("s of CPU")
      << size_loops.draw("terms") << "</svg>\n";
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
