#include "judgement.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdio>
#include <fstream>
#include <numeric>
#include <random>
#include <sstream>

#include "support/diagnostics.h"

namespace jury::bench {

namespace {

using nlohmann::ordered_json;

constexpr std::array verdicts{"bug", "accept", "noise", "false", "impossible"};

// "commons-cli-1.9.0" -> "commons-cli"
std::string without_version(const std::string& name) {
  for (std::size_t i = 0; i + 1 < name.size(); ++i)
    if (name[i] == '-' && std::isdigit(static_cast<unsigned char>(name[i + 1]))) return name.substr(0, i);
  return name;
}

std::string method_of(const ordered_json& result) {
  const auto name = text_of(result, "class");
  return name.substr(name.find_last_of('.') + 1) + "." + text_of(result, "method");
}

std::string thrown_by(const ordered_json& result) {
  const auto name = text_of(result.at("counterexample"), "kind");
  return name.substr(name.find_last_of('.') + 1);
}

std::string in_a_cell(std::string text) {
  for (auto at = text.find('|'); at != std::string::npos; at = text.find('|', at + 2)) text.insert(at, "\\");
  return text;
}

struct Shown {
  const Library* library;
  const ordered_json* result;
  bool is_first_third;
};

std::vector<Shown> shown_by(const Library& library) {
  std::vector<Shown> shown;
  for (const auto& result : library.results)
    if (text_of(result, "kind") == "reachable") shown.push_back({&library, &result, false});
  std::ranges::stable_sort(shown, {}, [](const Shown& one) { return one.result->value("rank", 0); });
  for (std::size_t i = 0; 3 * i < shown.size(); ++i) shown[i].is_first_third = true;
  return shown;
}

std::vector<Shown> drawn(std::vector<Shown> all, std::size_t sample, unsigned seed) {
  if (sample == 0 || all.size() <= sample) return all;
  std::vector<std::size_t> numbers(all.size());
  std::iota(numbers.begin(), numbers.end(), 0);
  std::mt19937 random(seed);
  std::ranges::shuffle(numbers, random);
  numbers.resize(sample);
  std::ranges::sort(numbers);
  std::vector<Shown> result;
  for (const auto number : numbers) result.push_back(all[number]);
  return result;
}

void print_row(const Shown& one, const Judgement& judgement) {
  std::string calls;
  for (const auto& call : one.result->at("calls")) calls += (calls.empty() ? "" : " ") + call.get<std::string>();
  std::printf("| %s | %d%s | %s | %s | `%s` | %s | %s |\n", one.library->name.c_str(), one.result->value("rank", 0),
              one.is_first_third ? ", first third" : "", method_of(*one.result).c_str(),
              thrown_by(*one.result).c_str(), in_a_cell(calls).c_str(), judgement.verdict.c_str(),
              in_a_cell(judgement.reason).c_str());
}

void print_counts(const char* of, const std::map<std::string, int>& counts) {
  int all = 0;
  for (const auto& [verdict, count] : counts) all += count;
  std::printf("| %s | %d |", of, all);
  for (const auto* verdict : verdicts) std::printf(" %d |", counts.count(verdict) ? counts.at(verdict) : 0);
  std::printf(" %d |\n", counts.count("not judged") ? counts.at("not judged") : 0);
}

}  // namespace

Judgements::Judgements(const std::string& file) {
  std::ifstream input(file);
  if (!input) throw UserError(file + ": cannot be read");
  int number = 0;
  for (std::string line; std::getline(input, line);) {
    ++number;
    if (line.empty() || line.front() == '#') continue;
    std::array<std::string, 5> cells;
    std::istringstream parts(line);
    for (auto& cell : cells) std::getline(parts, cell, '\t');
    if (std::ranges::find(verdicts, cells[3]) == verdicts.end())
      throw UserError({file, number, 1}, "'" + cells[3] + "' is no judgement");
    known_[{cells[0], cells[1], cells[2]}] = {cells[3], cells[4]};
  }
}

Judgement Judgements::of(const std::string& library, const ordered_json& result) const {
  const auto found = known_.find({without_version(library), method_of(result), thrown_by(result)});
  return found == known_.end() ? Judgement{} : found->second;
}

void print_shown(const std::vector<Library>& libraries, const Judgements& judgements, std::size_t sample,
                 unsigned seed) {
  std::vector<Shown> all;
  for (const auto& library : libraries) {
    const auto shown = shown_by(library);
    all.insert(all.end(), shown.begin(), shown.end());
  }
  const auto total = all.size();
  all = drawn(std::move(all), sample, seed);
  std::printf("\n## What the default report shows\n\n%zu of %zu", all.size(), total);
  if (all.size() < total) std::printf(", drawn with seed %u", seed);
  std::printf(".\n\n| library | rank | method | exception | calls | judgement | why |\n|---|---|---|---|---|---|---|\n");
  std::map<std::string, int> of_all, of_first;
  for (const auto& one : all) {
    const auto judgement = judgements.of(one.library->name, *one.result);
    print_row(one, judgement);
    ++of_all[judgement.verdict];
    if (one.is_first_third) ++of_first[judgement.verdict];
  }
  std::printf("\n| | findings | bug | accept | noise | false | impossible | not judged |\n|---|---|---|---|---|---|---|---|\n");
  print_counts("all", of_all);
  print_counts("first third", of_first);
}

}  // namespace jury::bench
