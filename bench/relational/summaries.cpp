// The specification of a method implies the full one (programs/full) when a check answers with nothing but
// the method's own summary. LinkedList is the JDK's byte code under another name, since Jury's model of
// java.util.LinkedList comes before the JDK's class.
#include "summaries.h"

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>

#include "classfile/jdk.h"
#include "support/diagnostics.h"
#include "support/subprocess.h"
#include "support/temporary_directory.h"

namespace jury::bench {

namespace {

namespace fs = std::filesystem;

constexpr std::array list_methods{"add",        "addFirst", "addLast", "remove", "removeFirst",
                                  "removeLast", "getFirst", "getLast", "clear",  "clone"};
constexpr std::array network_methods{"hasStation", "hasTrack",   "isEmpty",  "stationCount", "trackCount",
                                     "degree",     "isIsolated", "tracksAt", "ends",         "opposite",
                                     "addStation", "addTrack",   "connect",  "removeTrack",  "removeStation",
                                     "adjacent",   "clear",      "shorten",  "cheapest",     "minimumTree"};

fs::path programs() { return fs::path(JURY_BENCH_DIR) / "relational" / "programs"; }

void compile(const std::vector<fs::path>& sources, const fs::path& into) {
  std::vector<std::string> command{classfile::find_jdk().javac().string(), "-g", "-d", into.string()};
  for (const auto& source : sources) command.push_back(source.string());
  const auto compiled = run_subprocess(command);
  if (compiled.exit_code != 0) throw UserError(compiled.output);
}

// Names in a class file are plain bytes; one of the same length can take the place of another.
void copy_renamed(const classfile::ClassSource& jdk, const std::string& name, const fs::path& folder) {
  const std::string from = "java/util/LinkedList", to = "real/util/LinkedList";
  const auto found = jdk.find(name);
  if (!found) throw UserError("the JDK has no class " + name);
  std::string bytes(found->bytes.begin(), found->bytes.end());
  for (auto at = bytes.find(from); at != std::string::npos; at = bytes.find(from, at))
    bytes.replace(at, to.size(), to);
  const auto path = folder / (to + name.substr(from.size()) + ".class");
  fs::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << bytes;
}

struct Answer {
  std::string verdict;
  bool only_summary = false;
  double summary_seconds = 0;
};

std::map<std::string, Answer> ask(const std::string& jury_program, const fs::path& rel,
                                  const fs::path& classes) {
  const auto answered = run_subprocess(
      {jury_program, "check", "--engine", "relational", "--property-file", rel.string(), "--objects", "4",
       "--loops", "4", "--without", "execution", "--timeout", "60", "--format", "json", classes.string()});
  std::map<std::string, Answer> answers;
  const auto report = nlohmann::json::parse(answered.output);
  for (const auto& result : report.at("results")) {
    const auto method = result.at("method").get<std::string>();
    const auto& statistics = result.at("statistics");
    answers[method.substr(0, method.find('('))] = {result.at("verdict").get<std::string>(),
                                                   statistics.value("only_summary", 0.0) > 0,
                                                   statistics.value("summary_seconds", 0.0)};
  }
  return answers;
}

Row row_of(const std::string& name, const std::map<std::string, Answer>& answers, const std::string& method) {
  Row row;
  row.name = name + "." + method;
  row.target = "implies the full specification, 1 s";
  const auto found = answers.find(method);
  const bool asked = found != answers.end();
  row.met = asked && found->second.only_summary && found->second.verdict == "bounded";
  row.seconds = asked ? found->second.summary_seconds : 0;
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%s, %.4f s", row.met ? "implies it" : "does not imply it",
                row.seconds);
  row.measured = asked ? text.data() : "no specification was extracted";
  row.extra = {{"implied", row.met}, {"seconds", row.seconds}};
  return row;
}

}  // namespace

std::vector<Row> summary_rows(const std::string& jury_program) {
  const TemporaryDirectory lists("jury-bench-"), networks("jury-bench-");
  const auto source = lists.path() / "Item.java";
  std::ofstream(source) << "class Item {}\n";
  compile({source}, lists.path());
  fs::remove(source);
  const auto jdk = classfile::open_jdk_classes(classfile::find_jdk());
  for (const auto* name : {"java/util/LinkedList", "java/util/LinkedList$Node"})
    copy_renamed(*jdk, name, lists.path());
  compile({programs() / "network" / "Network.java"}, networks.path());
  std::vector<Row> rows;
  const auto of_list = ask(jury_program, programs() / "full" / "list.rel", lists.path());
  for (const auto* method : list_methods) rows.push_back(row_of("LinkedList", of_list, method));
  const auto of_network = ask(jury_program, programs() / "full" / "network.rel", networks.path());
  for (const auto* method : network_methods) rows.push_back(row_of("Network", of_network, method));
  std::size_t met = 0;
  for (const auto& row : rows) met += row.met ? 1U : 0U;
  Row total;
  total.name = "all";
  total.measured = std::to_string(met) + " of " + std::to_string(rows.size());
  total.target = "24 of 30; published 13";
  total.met = met >= 24;
  rows.push_back(total);
  return rows;
}

}  // namespace jury::bench
