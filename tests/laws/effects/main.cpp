// The law of the library's rows: what a method was seen to do in the interpreter, on random states and with
// callbacks that misbehave, is covered by its row in src/library (coverage.h).
//
// java/Effects.java makes the observations and knows no rows; this program holds the rows against them. So a
// mutated row is tried in no time: every entry of every row is dropped in turn (mutations.h), and those that nothing
// observed contradicts must be explained one by one.
//
// usage: effects_law --rows                       the rows, one line each, for java/Generate.java
//        effects_law OBSERVATIONS [EXPLAINED]     0: every row covers what was observed, each was exercised, and
//                                                 each entry is needed or explained
#include <cstdio>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "coverage.h"
#include "library/contents.h"
#include "mutations.h"

namespace {

using namespace jury;
using effects::Observation;
using library::Method;
using library::MethodFamily;

const std::vector<std::pair<std::string, MethodFamily>> families{
    {"container", MethodFamily::container},     {"optional", MethodFamily::optional}, {"iterator", MethodFamily::iterator},
    {"collections", MethodFamily::collections}, {"arrays", MethodFamily::arrays},     {"factory", MethodFamily::factory}};

// Rows that no trial can call, and why.
const std::map<std::string, std::string> never_called{
    {"wait", "waits for another thread"},
    {"notify", "throws outside of a synchronized block"},
    {"notifyAll", "throws outside of a synchronized block"},
    {"take", "waits for another thread"},
    {"takeFirst", "waits for another thread"},
    {"removeRange", "protected: a class of the program calls it, on itself"},
    {"putFirst", "since Java 21"},
    {"putLast", "since Java 21"},
    {"reversed", "since Java 21"},
    {"sequencedKeySet", "since Java 21"},
    {"sequencedValues", "since Java 21"},
    {"sequencedEntrySet", "since Java 21"},
};

void print_rows() {
  for (const auto& [name, family] : families)
    for (const auto& row : library::all_methods(family))
      std::printf("%s %s %d\n", name.c_str(), std::string(row.name).c_str(), row.arguments);
}

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

MethodFamily family_of(const std::string& name) {
  for (const auto& [known, family] : families)
    if (known == name) return family;
  throw std::runtime_error("no family of methods: " + name);
}

// "container java.util.List add 2 L ordered | inserts 1 into 0 | ArrayList, QUIET"
Observation parse(const std::string& line) {
  const auto first = line.find(" | "), second = line.find(" | ", first + 3);
  if (first == line.npos || second == line.npos) throw std::runtime_error("no observation: " + line);
  const auto call = words_of(line.substr(0, first));
  Observation result;
  result.family = family_of(call.at(0));
  result.owner = call.at(1);
  for (auto& letter : result.owner)
    if (letter == '.') letter = '/';
  result.name = call.at(2);
  result.arguments = std::stoi(call.at(3));
  result.first = call.at(4)[0];
  result.ordered = call.at(5) == "ordered";
  result.fact = words_of(line.substr(first + 3, second - first - 3));
  result.line = line.substr(0, second);
  result.witness = line.substr(second + 3);
  return result;
}

std::vector<Observation> read(const char* path) {
  std::ifstream stream(path);
  if (!stream) throw std::runtime_error(std::string("cannot read ") + path);
  std::vector<Observation> result;
  for (std::string line; std::getline(stream, line);)
    if (line.find(" | ") != line.npos) result.push_back(parse(line));
  return result;
}

// "container offer/2 every change: no queue of the library refuses additions"
using Explanations = std::set<std::string>;

Explanations read_explanations(const char* path) {
  std::ifstream stream(path);
  if (!stream) throw std::runtime_error(std::string("cannot read ") + path);
  Explanations result;
  for (std::string line; std::getline(stream, line);)
    if (const auto colon = line.find(": "); colon != line.npos && line[0] != '#') result.insert(line.substr(0, colon));
  return result;
}

class Law {
 public:
  explicit Law(const char* path) : observations_(read(path)) {
    for (const auto& observed : observations_)
      if (const auto* row = library::find_method(observed.family, observed.owner, observed.name, observed.arguments))
        if (!is_told_by_scope(*row, observed)) of_row_[row].push_back(&observed);
  }

  int uncovered() const {
    int count = 0;
    for (const auto& [row, observed] : of_row_)
      for (const auto* each : observed) {
        if (effects::covers(*row, *each)) continue;
        std::printf("NOT COVERED  %s  (%s)\n", each->line.c_str(), each->witness.c_str());
        ++count;
      }
    return count;
  }

  // The tables of names (library/contents.h) against the same observations: what only reads changes nothing, what makes
  // collections that nobody can change gives none that was changed.
  int wrong_names() const {
    static const std::set<std::string> changes{"inserts", "copies", "keeps", "makes", "loses", "stales", "empties"};
    int count = 0;
    for (const auto& observed : observations_) {
      const bool changed = changes.count(observed.fact[0]) > 0;
      const bool of_collection = observed.family == MethodFamily::container || observed.family == MethodFamily::iterator;
      const bool reads = of_collection && library::is_reading_method(observed.name) && changed;
      const bool reads_argument = changed && library::only_reads_argument(observed.owner, observed.name,
                                                                          static_cast<std::size_t>(observed.fact.back()[0] - '0'));
      const bool fixed = observed.fact[0] == "supports" && library::makes_unchanging(observed.owner, observed.name);
      if (!reads && !reads_argument && !fixed) continue;
      std::printf("WRONG NAME  %s  (%s)\n", observed.line.c_str(), observed.witness.c_str());
      ++count;
    }
    return count;
  }

  int never_exercised() const {
    int count = 0;
    for_each_row([&](const std::string& family, const Method& row) {
      if (returned(row)) return;
      const auto known = never_called.find(std::string(row.name));
      if (known == never_called.end()) ++count;
      std::printf("%s  %s %s/%d: %s\n", known == never_called.end() ? "NEVER RETURNED" : "not exercised", family.c_str(),
                  std::string(row.name).c_str(), row.arguments, known == never_called.end() ? "" : known->second.c_str());
    });
    return count;
  }

  // How many entries nothing observed needs, and no line explains; or what is certain and the row does not say.
  int unexplained(const Explanations& explanations, bool certain) const {
    int made = 0, caught = 0, missing = 0;
    for_each_row([&](const std::string& family, const Method& row) {
      if (!returned(row)) return;
      for (const auto& mutation : effects::mutations_of(row)) {
        if (mutation.certain != certain) continue;
        const auto name = family + " " + std::string(row.name) + "/" + std::to_string(row.arguments) + " " + mutation.what;
        ++made;
        if (is_caught(row, mutation.row)) {
          ++caught;
        } else if (!explanations.count(name)) {
          ++missing;
          std::printf("NOT EXPLAINED  %s\n", name.c_str());
        }
      }
    });
    std::printf("%s: %d of %d mutations caught (%.1f %%), %d explained\n", certain ? "certainty added" : "entries dropped", caught, made,
                100.0 * caught / made, made - caught - missing);
    return missing;
  }

  std::size_t observations() const { return observations_.size(); }
  std::size_t rows() const { return of_row_.size(); }

 private:
  template <class Visitor>
  void for_each_row(Visitor visit) const {
    for (const auto& [name, family] : families)
      for (const auto& row : library::all_methods(family)) visit(name, row);
  }

  // Whatever a part of a sorted collection is asked for, it compares. A program that makes one has compared before,
  // so what compares is known to be called; in any state it is assumed to change no collection.
  static bool is_told_by_scope(const Method& row, const Observation& observed) {
    const bool of_part = observed.fact.size() > 2 && observed.fact[0] == "asks" && observed.fact[1].starts_with("compare");
    return of_part && (row.asks == library::Asks::nothing || row.asks == library::Asks::hash || row.asks == library::Asks::text);
  }

  bool returned(const Method& row) const {
    const auto found = of_row_.find(&row);
    if (found == of_row_.end()) return false;
    for (const auto* observed : found->second)
      if (observed->fact[0] == "returned") return true;
    return false;
  }

  bool is_caught(const Method& row, const Method& mutated) const {
    for (const auto* observed : of_row_.at(&row))
      if (!effects::covers(mutated, *observed)) return true;
    return false;
  }

  std::vector<Observation> observations_;
  std::map<const Method*, std::vector<const Observation*>> of_row_;
};

int check(const char* path, const char* explained) {
  const Law law(path);
  const int uncovered = law.uncovered() + law.wrong_names(), missing = law.never_exercised();
  const auto explanations = explained ? read_explanations(explained) : Explanations();
  const int unexplained = law.unexplained(explanations, false) + law.unexplained(explanations, true);
  std::printf("%zu observations of %zu rows, %d not covered, %d rows never exercised\n", law.observations(), law.rows(), uncovered,
              missing);
  return uncovered + missing + unexplained == 0 ? 0 : 1;
}

}  // namespace

int main(int count, char** arguments) {
  const std::vector<std::string> given(arguments + 1, arguments + count);
  try {
    if (given.size() == 1 && given[0] == "--rows") return print_rows(), 0;
    if (given.size() == 1 || given.size() == 2) return check(arguments[1], count > 2 ? arguments[2] : nullptr);
  } catch (const std::exception& problem) {
    std::fprintf(stderr, "%s\n", problem.what());
    return 2;
  }
  std::fprintf(stderr, "usage: effects_law --rows | effects_law OBSERVATIONS [EXPLAINED]\n");
  return 2;
}
