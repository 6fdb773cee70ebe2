// Relational properties in the shape of Karun, tables 7.1 to 7.5, in three columns: calls refined,
// inlined, and from frame conditions. Each program is compiled beforehand and its classes are loaded; the
// times are CPU seconds of the engine after that, each property on its own, the least of up to five
// runs where a run is short. usage: bench_relational [--jury PROGRAM] [--json FILE] [--only TEXT]
// [--timeout SECONDS] [--growth FILE.svg]
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "../table.h"
#include "classfile/jdk.h"
#include "summaries.h"
#include "support/diagnostics.h"
#include "support/subprocess.h"
#include "support/temporary_directory.h"

namespace {

using namespace jury;
using bench::Row;

struct Property {
  const char* program;  // folder below programs/, or of the examples
  const char* rel;      // file with the properties
  const char* method;
  const char* property;
  int objects, loops;
  const char* expected;
  double published;  // seconds of Karun for the property of this shape; 0: none
  bool partial =
      false;  // depends on a part of the code only (the first six rows of table 7.3 and their like)
};

// `published` is the refining tool's time on its own program, not on this one. What is partial was written
// down before it was measured: whatever speaks about a part of what the method changes or returns. The rows
// of Karun's tables are at its bounds, some of them at 7 objects and 7 loops as well; what Karun
// has no figure for is at 5 and 5.
constexpr std::array table{
    Property{"examples/graph", "examples/graph/graph.rel", "Graph.sort", "permutation", 4, 4, "bounded", 3,
             true},
    Property{"examples/graph", "examples/graph/graph.rel", "Graph.sort", "forward", 3, 3, "bounded", 21},
    Property{"examples/graph", "examples/graph/graph.rel", "Graph.sort", "forward", 4, 4, "bounded", 0},
    Property{"examples/graph/bug", "examples/graph/graph.rel", "Graph.sort", "forward", 4, 4, "refuted", 0},
    Property{"network", "network/network.rel", "Network.addStation", "emptyOrSame", 4, 4, "bounded", 71,
             true},
    Property{"network", "network/network.rel", "Network.addStation", "added", 5, 5, "bounded", 1},
    Property{"network", "network/network.rel", "Network.addTrack", "endsPresent", 4, 4, "bounded", 19, true},
    Property{"network", "network/network.rel", "Network.addTrack", "stillSound", 4, 4, "bounded", 0},
    Property{"network", "network/network.rel", "Network.connect", "othersUnchanged", 4, 4, "bounded", 46,
             true},
    Property{"network", "network/network.rel", "Network.connect", "linked", 6, 6, "bounded", 1},
    Property{"network", "network/network.rel", "Network.removeTrack", "onlyEnds", 4, 4, "bounded", 67, true},
    Property{"network", "network/network.rel", "Network.removeTrack", "gone", 4, 4, "bounded", 13, true},
    Property{"network", "network/network.rel", "Network.removeStation", "gone", 3, 3, "bounded", 0, true},
    Property{"network", "network/network.rel", "Network.minimumTree", "subgraph", 3, 3, "bounded", 0, true},
    Property{"network", "network/network.rel", "Network.minimumTree", "noIsolated", 3, 3, "bounded", 0, true},
    Property{"network", "network/network.rel", "Network.minimumTree", "subgraph", 5, 5, "bounded", 36, true},
    Property{"network", "network/network.rel", "Network.minimumTree", "noIsolated", 5, 5, "bounded", 154,
             true},
    Property{"network", "network/network.rel", "Network.addTrack", "stillSound", 7, 7, "bounded", 0},
    Property{"network", "network/network.rel", "Network.connect", "othersUnchanged", 7, 7, "bounded", 0,
             true},
    Property{"network", "network/network.rel", "Network.removeTrack", "onlyEnds", 7, 7, "bounded", 0, true},
    Property{"network", "network/network.rel", "Network.removeStation", "gone", 4, 4, "bounded", 0, true},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.jobGroups", "right", 7, 7, "bounded", 900},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.resumeGroup", "onlyThatGroup", 7, 7,
             "bounded", 0, true},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.storeJob", "stored", 7, 1, "bounded", 149},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.triggerNames", "right", 5, 3, "bounded", 23},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.jobNames", "all_returned", 5, 4, "bounded",
             87},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.removeCalendar", "removedIfUnused", 5, 5,
             "bounded", 95},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.triggersOf", "right", 4, 4, "bounded", 77},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.resumeJob", "onlyThatOne", 3, 3, "bounded",
             55, true},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.resumeGroup", "onlyThatGroup", 3, 2,
             "bounded", 115, true},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.schedule", "inCalendar", 3, 3, "bounded", 11,
             true},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.storeCalendar", "recomputedInCalendar", 4, 2,
             "bounded", 65, true},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.retrieveJob", "right", 7, 1, "bounded", 166},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.storeJob", "stored", 3, 3, "bounded", 149},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.pauseAll", "onlyItsOwn", 5, 5, "bounded", 0,
             true},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.pauseAll", "all_paused", 5, 5, "bounded", 0},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.resumeAll", "onlyItsOwn", 5, 5, "bounded", 0,
             true},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.pauseGroup", "onlyThatGroup", 5, 5, "bounded",
             0, true},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.pausedJobs", "onlyPaused", 5, 5, "bounded", 0,
             true},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.moveJob", "othersStay", 5, 5, "bounded", 0,
             true},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.moveJob", "moved", 5, 5, "bounded", 0},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.removeJobWithTriggers", "othersKept", 5, 5,
             "bounded", 0, true},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.removeJobWithTriggers", "gone", 5, 5,
             "bounded", 0},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.removeGroup", "othersKept", 5, 5, "bounded",
             0, true},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.removeGroup", "gone", 5, 5, "bounded", 0},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.addJobListener", "heard", 5, 5, "bounded", 0},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.storeTrigger", "hasJob", 5, 5, "bounded", 0,
             true},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.triggerGroups", "right", 5, 5, "bounded", 0},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.reschedule", "inCalendar", 5, 5, "bounded", 0,
             true},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.reschedule", "othersKept", 5, 5, "bounded", 0,
             true},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.triggersUsing", "onlyThose", 5, 5, "bounded",
             0, true},
    Property{"scheduler", "scheduler/scheduler.rel", "Scheduler.calendarNames", "right", 5, 5, "bounded", 0},
    Property{"scheduler_bugs", "scheduler/scheduler.rel", "Scheduler.storeJob", "stored", 3, 3, "refuted", 0},
    Property{"scheduler_bugs", "scheduler/scheduler.rel", "Scheduler.storeCalendar", "recomputedInCalendar",
             3, 2, "refuted", 0},
};

constexpr std::array modes{"refine", "inline", "frame"};

// A program's folder, or a file in it; the graph is the one of the examples.
std::filesystem::path place_of(const std::string& name) {
  const std::filesystem::path bench(JURY_BENCH_DIR);
  if (name.starts_with("examples/")) return bench.parent_path() / name;
  return bench / "relational" / "programs" / name;
}

void compile(const std::string& program, const std::filesystem::path& into) {
  std::vector<std::string> command{classfile::find_jdk().javac().string(), "-g", "-d", into.string()};
  for (const auto& file : std::filesystem::directory_iterator(place_of(program)))
    if (file.path().extension() == ".java") command.push_back(file.path().string());
  const auto compiled = run_subprocess(command);
  if (compiled.exit_code != 0) throw UserError(compiled.output);
}

// The file with this postcondition of the method only, so that no other shares its cost.
std::filesystem::path only_this(const Property& property, const std::filesystem::path& folder) {
  std::ifstream in(place_of(property.rel));
  std::string text(std::istreambuf_iterator<char>(in), {});
  const std::string head = "method " + std::string(property.method) + " ";
  std::size_t at = text.find("  post ", text.find(head));
  const std::size_t end = std::min(text.find("\n}", text.find(head)), text.size());
  for (std::size_t length = end; at != std::string::npos && at < length; at = text.find("  post ", at)) {
    if (text.compare(at + 7, std::string(property.property).size() + 1,
                     std::string(property.property) + " ") == 0) {
      at += 7;
      continue;
    }
    std::size_t close = text.find('{', at), depth = 0;
    do {
      depth += text[close] == '{' ? 1U : 0U;
      depth -= text[close] == '}' ? 1U : 0U;
      ++close;
    } while (depth > 0);
    text.erase(at, close - at);
    length -= close - at;
  }
  const auto path = folder / "only.rel";
  std::ofstream(path) << text;
  return path;
}

double cost_of(const nlohmann::json& result) {
  return result.at("statistics").value("cpu_seconds", result.at("seconds").get<double>());
}

nlohmann::json ask(const std::string& jury_program, const Property& property,
                   const std::filesystem::path& classes, const char* mode, int timeout) {
  const auto answered =
      run_subprocess({jury_program, "check", "--engine", "relational", "--property-file",
                      only_this(property, classes).string(), "--entry", property.method, "--objects",
                      std::to_string(property.objects), "--loops", std::to_string(property.loops), "--calls",
                      mode, "--timeout", std::to_string(timeout), "--format", "json", classes.string()});
  const auto report = nlohmann::json::parse(answered.output);
  for (const auto& result : report.at("results"))
    if (result.at("name") == property.property) return result;
  throw UserError(std::string(property.method) + " has no postcondition " + property.property);
}

// For each mode the run with the least cost: of five where it is small. The modes take turns, so that what
// else the machine does is not counted against one of them.
std::map<std::string, nlohmann::json> ask_all(const std::string& jury_program, const Property& property,
                                              const std::filesystem::path& classes, int timeout) {
  constexpr int rounds = 5;
  constexpr double enough = 0.5;  // seconds for one mode
  std::map<std::string, nlohmann::json> best;
  for (int round = 0; round < rounds; ++round)
    for (const auto* mode : modes) {
      const auto known = best.find(mode);
      if (known != best.end() && round * cost_of(known->second) > enough) continue;
      auto result = ask(jury_program, property, classes, mode, timeout);
      if (known == best.end() || cost_of(result) < cost_of(known->second)) best[mode] = std::move(result);
    }
  return best;
}

Row measure(const std::string& jury_program, const Property& property, int timeout) {
  const TemporaryDirectory directory("jury-bench-");
  compile(property.program, directory.path());
  Row row;
  row.name = std::string(property.program) + " " + property.method + " " + property.property + " " +
             std::to_string(property.objects) + "/" + std::to_string(property.loops);
  row.extra = {
      {"expected", property.expected},
      {"published_seconds", property.published > 0 ? nlohmann::ordered_json(property.published) : nullptr}};
  const auto best = ask_all(jury_program, property, directory.path(), timeout);
  for (const auto* mode : modes) {
    const auto& result = best.at(mode);
    const auto verdict = result.at("verdict").get<std::string>();
    const auto& statistics = result.at("statistics");
    const double seconds = cost_of(result);
    const double refinements =
        statistics.contains("refinements") ? statistics.at("refinements").get<double>() : 0;
    std::array<char, 96> text{};
    std::snprintf(text.data(), text.size(), "%s%s %s %.3f s (%.0f)", row.measured.empty() ? "" : "; ", mode,
                  verdict.c_str(), seconds, refinements);
    row.measured += text.data();
    if (std::string(mode) == "refine") {
      row.seconds = seconds;
      row.extra["verdict"] = verdict;
    }
    row.extra[std::string(mode) + "_verdict"] = verdict;
    row.extra[std::string(mode) + "_seconds"] = seconds;
    row.extra[std::string(mode) + "_refinements"] = refinements;
    row.extra[std::string(mode) + "_clauses"] = statistics.at("clauses");
  }
  // Never slower than 1.3 times inlining.
  const double refined = row.extra["refine_seconds"], inlined = row.extra["inline_seconds"];
  const bool inline_answers = row.extra["inline_verdict"] == property.expected;
  row.extra["ratio"] = inlined / std::max(refined, 1e-6);
  row.extra["partial"] = property.partial;
  row.met = row.extra["refine_verdict"] == property.expected && refined < 60 &&
            (!inline_answers || refined <= 1.3 * inlined);
  std::array<char, 48> speed{};
  std::snprintf(speed.data(), speed.size(), "; %s%.1f times", inline_answers ? "" : "over ",
                inlined / std::max(refined, 1e-6));
  row.measured += speed.data();
  row.target = std::string(property.expected) + (property.partial ? ", partial" : ", full") + ", 60 s";
  if (property.published > 0)
    row.target += "; published " + std::to_string(static_cast<int>(property.published)) + " s";
  return row;
}

// The median speed-up over inlining on partial properties.
Row median_row(const std::vector<Row>& rows) {
  std::vector<double> ratios;
  for (const auto& row : rows)
    if (row.extra.at("partial").get<bool>()) ratios.push_back(row.extra.at("ratio").get<double>());
  std::sort(ratios.begin(), ratios.end());
  Row result;
  result.name = "partial properties, median of " + std::to_string(ratios.size());
  const auto middle = ratios.size() / 2;
  const double median = ratios.empty() ? 0 : (ratios[middle] + ratios[(ratios.size() - 1) / 2]) / 2;
  std::array<char, 48> text{};
  std::snprintf(text.data(), text.size(), "refine %.1f times faster than inline", median);
  result.measured = text.data();
  result.target = "3 times";
  result.met = median >= 3;
  result.extra = {{"expected", "3"}, {"verdict", "3"}, {"ratio", median}, {"partial", false}};
  return result;
}

// --- growth ---

struct Curve {
  std::string name;
  std::vector<std::pair<int, double>> points;  // objects and loops, seconds
};

constexpr std::array grown{0UL, 1UL, 7UL, 13UL, 24UL};  // rows of the table

Curve grow(const std::string& jury_program, Property property, int most, int timeout) {
  const TemporaryDirectory directory("jury-bench-");
  compile(property.program, directory.path());
  Curve curve{std::string(property.method) + " " + property.property, {}};
  for (int size = 1; size <= most; ++size) {
    property.objects = property.loops = size;
    const auto result = ask(jury_program, property, directory.path(), "refine", timeout);
    if (result.at("verdict") != "bounded") break;
    curve.points.emplace_back(size, result.at("statistics").value("cpu_seconds", 0.0));
  }
  return curve;
}

// Seconds on a logarithmic scale over the number of objects and loops.
class Plot {
 public:
  explicit Plot(int most) : most_(most) {}

  std::string draw(const std::vector<Curve>& curves) {
    text_.str("");
    text_ << "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" << width << "\" height=\"" << height
          << "\" font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" "
             "fill=\"white\"/>\n<text x=\""
          << left
          << "\" y=\"24\" font-size=\"15\">Relational properties: cost as objects and loops grow "
             "(calls refined)</text>\n";
    axes();
    std::vector<double> used;
    for (std::size_t i = 0; i < curves.size(); ++i) curve(curves[i], colours[i % colours.size()], used);
    text_ << "</svg>\n";
    return text_.str();
  }

 private:
  static constexpr int width = 820, height = 460, left = 70, right = 230, top = 50, bottom = 60;
  static constexpr double least = 0.001, decades = 5;
  static constexpr std::array colours{"#1b6ca8", "#c44536", "#2a9d5c", "#8e5ea2", "#b87503"};

  double x(int size) const {
    return left + double(width - left - right) * (size - 1) / std::max(1, most_ - 1);
  }
  static double y(double seconds) {
    const double up = std::log10(std::max(seconds, least) / least) / decades;
    return height - bottom - (height - top - bottom) * std::min(up, 1.0);
  }

  void axes() {
    double seconds = least;
    for (int i = 0; i <= static_cast<int>(decades); ++i, seconds *= 10)
      text_ << "<line x1=\"" << left << "\" x2=\"" << width - right << "\" y1=\"" << y(seconds) << "\" y2=\""
            << y(seconds) << "\" stroke=\"#ddd\"/><text x=\"" << left - 8 << "\" y=\"" << y(seconds) + 4
            << "\" text-anchor=\"end\">" << seconds << "</text>\n";
    for (int size = 1; size <= most_; ++size)
      text_ << "<text x=\"" << x(size) << "\" y=\"" << height - bottom + 20 << "\" text-anchor=\"middle\">"
            << size << "</text>\n";
    text_
        << "<text x=\"" << (left + width - right) / 2 << "\" y=\"" << height - 16
        << "\" text-anchor=\"middle\">objects of each class, and loop iterations</text>\n<text x=\"18\" y=\""
        << height / 2 << "\" text-anchor=\"middle\" transform=\"rotate(-90 18 " << height / 2
        << ")\">CPU seconds</text>\n";
  }

  // The name stands at the end of the curve, moved where it would meet another one.
  void curve(const Curve& curve, const char* colour, std::vector<double>& used) {
    if (curve.points.empty()) return;
    text_ << "<polyline fill=\"none\" stroke=\"" << colour << "\" stroke-width=\"2\" points=\"";
    for (const auto& [size, seconds] : curve.points) text_ << x(size) << "," << y(seconds) << " ";
    text_ << "\"/>\n";
    for (const auto& [size, seconds] : curve.points)
      text_ << "<circle r=\"3.5\" fill=\"" << colour << "\" cx=\"" << x(size) << "\" cy=\"" << y(seconds)
            << "\"/>\n";
    double at = y(curve.points.back().second);
    const auto meets = [&] {
      return std::any_of(used.begin(), used.end(), [&](double other) { return std::abs(other - at) < 15; });
    };
    while (meets()) at += 1;
    used.push_back(at);
    text_ << "<text x=\"" << x(curve.points.back().first) + 10 << "\" y=\"" << at + 4 << "\" fill=\""
          << colour << "\">" << curve.name << "</text>\n";
  }

  int most_;
  std::ostringstream text_;
};

void write_svg(const std::string& file, const std::vector<Curve>& curves, int most) {
  std::ofstream out(file);
  out << Plot(most).draw(curves);
  if (!out) throw UserError(file + ": cannot be written");
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Relational properties, after Karun");
  std::string jury_program = "jury", file, only, growth;
  int timeout = 120, most = 5;
  app.add_option("--jury", jury_program);
  app.add_option("--json", file);
  app.add_option("--only", only, "rows whose method or program contains this");
  app.add_option("--timeout", timeout);
  app.add_option("--growth", growth,
                 "write the cost of five properties as bounds grow to an SVG file instead");
  bool summaries = false;
  app.add_flag("--summaries", summaries, "which extracted specifications imply the full ones, instead");
  app.add_option("--most", most, "objects and loops in --growth");
  CLI11_PARSE(app, argc, argv);
  try {
    if (summaries) {
      const auto rows = bench::summary_rows(jury_program);
      bench::print_markdown("Extracted specifications that say all (Karun, section 7.4.1)", rows);
      if (!file.empty()) bench::write_json(file, rows);
      return 0;
    }
    if (!growth.empty()) {
      std::vector<Curve> curves;
      for (const auto row : grown) curves.push_back(grow(jury_program, table[row], most, timeout));
      write_svg(growth, curves, most);
      return 0;
    }
    std::vector<Row> rows;
    for (const auto& property : table)
      if (only.empty() ||
          (std::string(property.program) + " " + property.method).find(only) != std::string::npos)
        rows.push_back(measure(jury_program, property, timeout));
    rows.push_back(median_row(rows));
    bench::print_markdown(
        "Relational properties: calls refined, inlined, from frame conditions (Karun, chapter 7)", rows);
    if (!file.empty()) bench::write_json(file, rows);
    for (const auto& row : rows)
      if (row.extra.at("expected") != row.extra.at("verdict")) return 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "bench_relational: %s\n", error.what());
    return 2;
  }
  return 0;
}
