#include "replay/same_state.h"

#include <charconv>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace jury::replay {

namespace {

using Words = std::vector<std::string>;

constexpr int most_steps = 20'000;

struct State {
  std::vector<Words> roots;
  std::map<int, Words> objects;
};

Words words_of(const std::string& line) {
  std::istringstream stream(line);
  Words words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

// Roots begin with a letter, objects with their number.
State read(std::string_view text) {
  State state;
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line);) {
    auto words = words_of(line);
    int number = 0;
    if (words.empty()) continue;
    const auto& first = words.front();
    if (std::from_chars(first.data(), first.data() + first.size(), number).ec != std::errc()) {
      state.roots.push_back(std::move(words));
      continue;
    }
    words.erase(words.begin());
    state.objects[number] = std::move(words);
  }
  return state;
}

// "next=@4", "@3=@4": what is said besides the numbers, and the numbers.
struct Parts {
  std::string rest;
  std::vector<int> numbers;
};

Parts parts_of(const std::string& word) {
  Parts parts;
  for (std::size_t i = 0; i < word.size(); ++i) {
    parts.rest += word[i];
    const bool is_reference = word[i] == '@' && (i == 0 || word[i - 1] == '=') && word[0] != '"';
    int number = 0;
    if (!is_reference) continue;
    const auto [end, error] = std::from_chars(word.data() + i + 1, word.data() + word.size(), number);
    if (error != std::errc()) continue;
    parts.numbers.push_back(number);
    i = static_cast<std::size_t>(end - word.data()) - 1;
  }
  return parts;
}

class Matcher {
 public:
  Matcher(std::string_view first, std::string_view second, const std::function<bool(int)>& is_hashed)
      : first_(read(first)), second_(read(second)), is_hashed_(is_hashed) {}

  bool run() {
    if (first_.roots.size() != second_.roots.size() || first_.objects.size() != second_.objects.size())
      return false;
    Search search;
    for (std::size_t i = 0; i < first_.roots.size(); ++i)
      if (!match(first_.roots[i], second_.roots[i], search)) return false;
    return solve(std::move(search));
  }

 private:
  struct Pair {
    int first, second;
  };
  struct Unordered {
    Words first, second;
  };
  struct Search {
    std::map<int, int> there, back;  // from each heap to the other
    std::vector<Pair> ordered;       // still to be compared
    std::vector<Unordered> unordered;
  };

  static bool match(const std::string& first, const std::string& second, Search& search) {
    const auto left = parts_of(first), right = parts_of(second);
    if (left.rest != right.rest || left.numbers.size() != right.numbers.size()) return false;
    for (std::size_t i = 0; i < left.numbers.size(); ++i) {
      const Pair pair{left.numbers[i], right.numbers[i]};
      const auto [there, is_new] = search.there.try_emplace(pair.first, pair.second);
      const auto back = search.back.try_emplace(pair.second, pair.first).first;
      if (there->second != pair.second || back->second != pair.first) return false;
      if (is_new) search.ordered.push_back(pair);
    }
    return true;
  }

  static bool match(const Words& first, const Words& second, Search& search) {
    if (first.size() != second.size()) return false;
    for (std::size_t i = 0; i < first.size(); ++i)
      if (!match(first[i], second[i], search)) return false;
    return true;
  }

  // What is certain first; then an element of something hashed with each that it may be.
  bool solve(Search search) {
    while (!search.ordered.empty()) {
      const auto pair = search.ordered.back();
      search.ordered.pop_back();
      const auto& left = first_.objects[pair.first];
      const auto& right = second_.objects[pair.second];
      if (left.size() != right.size()) return false;
      if (is_hashed_(pair.first))
        search.unordered.push_back({left, right});
      else if (!match(left, right, search))
        return false;
    }
    while (!search.unordered.empty() && search.unordered.back().first.empty()) search.unordered.pop_back();
    if (search.unordered.empty()) return true;
    for (std::size_t i = 0; i < search.unordered.back().second.size(); ++i) {
      if (++steps_ > most_steps) return false;
      auto next = search;
      auto& [left, right] = next.unordered.back();
      const auto element = left.back();
      const auto candidate = right[i];
      left.pop_back();
      right.erase(right.begin() + static_cast<std::ptrdiff_t>(i));
      if (match(element, candidate, next) && solve(std::move(next))) return true;
    }
    return false;
  }

  State first_, second_;
  const std::function<bool(int)>& is_hashed_;
  int steps_ = 0;
};

}  // namespace

bool is_same_state(std::string_view first, std::string_view second,
                   const std::function<bool(int number)>& is_hashed) {
  return first == second || Matcher(first, second, is_hashed).run();
}

}  // namespace jury::replay
