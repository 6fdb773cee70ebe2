// Seed 004, table I: the methods of an addressable heap and of Dijkstra's algorithm on it against their JML,
// by the bounded engine, at the published bounds and at 10 objects, 10 loops and 32 bits; and the two bugs
// InspectJ describes. Each program is checked from source; the time is that of the whole command, javac
// included. Then the smallest checks of compiled classes, and with --svg a figure of time and size against
// the bounds (scaling.h). usage: bench_bounded [--jury PROGRAM] [--json FILE] [--svg FILE] [--timeout
// SECONDS] [--only METHOD]
#include <CLI/CLI.hpp>
#include <array>
#include <chrono>
#include <cstdio>
#include <filesystem>

#include "../table.h"
#include "scaling.h"
#include "support/diagnostics.h"
#include "support/subprocess.h"

namespace {

using namespace jury;
using bench::Row;

struct Case {
  const char* program;
  const char* method;
  int bits, objects, loops;
  const char* expected;     // of the contract
  double inspectj, jforge;  // seconds, total; 0: none given, -1: out of time
  double target;            // seconds
};

constexpr double none = 0, timeout = -1;

constexpr std::array table{
    Case{"AddressableHeap", "decreaseKey", 3, 3, 3, "bounded", 1.9, 62.4, 5},
    Case{"AddressableHeap", "decreaseKey", 4, 4, 4, "bounded", 10.3, 83.2, 5},
    Case{"AddressableHeap", "decreaseKey", 5, 5, 5, "bounded", 32.8, timeout, 5},
    Case{"AddressableHeap", "decreaseKey", 6, 6, 6, "bounded", 118.6, timeout, 5},
    Case{"AddressableHeap", "decreaseKey", 7, 7, 5, "bounded", 359.1, timeout, 5},
    Case{"AddressableHeap", "decreaseKey", 7, 7, 6, "bounded", 509.1, timeout, 5},
    Case{"AddressableHeap", "decreaseKey", 32, 10, 10, "bounded", none, none, 30},
    Case{"AddressableHeap", "deleteMin", 3, 3, 3, "bounded", 1.9, 1.1, 5},
    Case{"AddressableHeap", "deleteMin", 4, 4, 4, "bounded", 5.0, 37.9, 5},
    Case{"AddressableHeap", "deleteMin", 5, 5, 5, "bounded", 54.2, timeout, 5},
    Case{"AddressableHeap", "deleteMin", 6, 6, 6, "bounded", 135.1, timeout, 5},
    Case{"AddressableHeap", "deleteMin", 32, 10, 10, "bounded", none, none, 30},
    Case{"AddressableHeap", "insert", 3, 3, 3, "bounded", 1.9, 1.0, 5},
    Case{"AddressableHeap", "insert", 4, 4, 4, "bounded", 7.0, 15.6, 5},
    Case{"AddressableHeap", "insert", 5, 5, 5, "bounded", 88.4, 411.9, 5},
    Case{"AddressableHeap", "insert", 6, 6, 6, "bounded", 111.6, timeout, 5},
    Case{"AddressableHeap", "insert", 7, 7, 6, "bounded", 313.0, timeout, 5},
    Case{"AddressableHeap", "insert", 32, 10, 10, "bounded", none, none, 30},
    Case{"AddressableHeap", "minElement", 4, 4, 4, "bounded", 1.4, 0.7, 5},
    Case{"AddressableHeap", "minElement", 6, 6, 6, "bounded", 1.4, 13.3, 5},
    Case{"AddressableHeap", "minElement", 7, 7, 7, "bounded", 1.4, 66.1, 5},
    Case{"AddressableHeap", "minElement", 8, 8, 8, "bounded", 1.4, timeout, 5},
    Case{"AddressableHeap", "minElement", 10, 10, 10, "bounded", 1.4, timeout, 5},
    Case{"AddressableHeap", "minElement", 11, 11, 11, "bounded", 1.4, none, 5},
    Case{"ShortestPaths", "runUnderspecified", 3, 3, 1, "refuted", 3.9, 11.8, 5},
    Case{"ShortestPaths", "runUnderspecified", 4, 4, 1, "refuted", 10.0, 21.0, 5},
    Case{"ShortestPaths", "runUnderspecified", 7, 7, 1, "refuted", 3.4, timeout, 5},
    Case{"ShortestPaths", "runUnderspecified", 10, 10, 1, "refuted", 5.6, timeout, 5},
    Case{"ShortestPaths", "runUnderspecified", 3, 3, 2, "refuted", 57.7, timeout, 5},
    Case{"AliasingHeap", "insert", 32, 3, 3, "refuted", 2, 2, 2},
    Case{"AliasingHeap", "decreaseKey", 32, 3, 3, "refuted", 2, 2, 2},
    Case{"DroppingHeap", "deleteMin", 32, 3, 3, "refuted", 2, 2, 2},
};

std::string published(double seconds) {
  if (seconds == none) return "-";
  if (seconds == timeout) return "> 600";
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.1f", seconds);
  return text.data();
}

Row measure(const std::string& jury_program, const Case& row, int limit) {
  const auto source = std::filesystem::path(JURY_BENCH_DIR).parent_path() / "examples" / "heap" /
                      (std::string(row.program) + ".java");
  std::vector<std::string> command{jury_program, "check", source.string()};
  if (std::string(row.program) == "ShortestPaths")
    command.push_back((source.parent_path() / "AddressableHeap.java").string());
  for (const auto& argument :
       {std::string("--entry"), std::string(row.program) + "." + row.method, std::string("--engine"),
        std::string("bounded"), std::string("--property"), std::string("contracts"), std::string("--bits"),
        std::to_string(row.bits), std::string("--objects"), std::to_string(row.objects),
        std::string("--loops"), std::to_string(row.loops), std::string("--timeout"), std::to_string(limit),
        std::string("--format"), std::string("json")})
    command.push_back(argument);
  const auto start = std::chrono::steady_clock::now();
  const auto answered = run_subprocess(command);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  const auto result =
      nlohmann::json::parse(answered.output.substr(answered.output.find('{'))).at("results").at(0);
  const auto verdict = result.at("verdict").get<std::string>();
  const auto& statistics = result.at("statistics");
  // Without an answer within the time limit, what held within smaller bounds is reported.
  const auto& bounds = result.at("bounds");
  const bool complete =
      verdict != "bounded" || !bounds.contains("objects") || bounds.at("objects") == row.objects;
  const double terms = statistics.contains("terms") ? statistics.at("terms").get<double>() : 0;
  std::array<char, 160> name{}, measured{}, target{};
  std::snprintf(name.data(), name.size(), "%s.%s %d bits, %d objects, %d loops", row.program, row.method,
                row.bits, row.objects, row.loops);
  std::snprintf(measured.data(), measured.size(), "%s%s, %.1f s, %.0f terms", verdict.c_str(),
                complete ? "" : " (smaller bounds only)", seconds, terms);
  std::snprintf(target.data(), target.size(), "%s, < %.0f s; InspectJ %s s, JForge %s s", row.expected,
                row.target, published(row.inspectj).c_str(), published(row.jforge).c_str());
  return {name.data(),
          measured.data(),
          target.data(),
          verdict == row.expected && complete && seconds < row.target,
          seconds,
          {{"expected", row.expected},
           {"verdict", verdict},
           {"published_seconds", row.inspectj > 0 ? nlohmann::json(row.inspectj) : nlohmann::json(nullptr)},
           {"jforge_seconds", row.jforge > 0 ? nlohmann::json(row.jforge) : nlohmann::json(nullptr)},
           {"bits", row.bits},
           {"objects", row.objects},
           {"loops", row.loops},
           {"terms", terms}}};
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Seed 004, table I");
  std::string jury_program = "jury", file, only, svg;
  int limit = 120;
  app.add_option("--jury", jury_program);
  app.add_option("--json", file);
  app.add_option("--svg", svg, "draw time and size of formulas against the bounds");
  app.add_option("--timeout", limit, "seconds for each row");
  app.add_option("--only", only, "rows of this method");
  CLI11_PARSE(app, argc, argv);
  try {
    std::vector<Row> rows;
    if (only.empty() || only == "latency") rows = bench::measure_latency(jury_program);
    if (!svg.empty()) bench::draw_scaling(jury_program, svg);
    for (const auto& row : table)
      if (only.empty() || only == row.method) rows.push_back(measure(jury_program, row, limit));
    bench::print_markdown("Bounded: an addressable heap and shortest paths (InspectJ, table I)", rows);
    if (!file.empty()) bench::write_json(file, rows);
    for (const auto& row : rows)
      if (row.extra.at("expected") != row.extra.at("verdict")) return 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "bench_bounded: %s\n", error.what());
    return 2;
  }
  return 0;
}
