#include "report/sources.h"

#include <fstream>

namespace jury::report {

const std::vector<std::string>& Sources::lines(const std::string& file) {
  const auto [entry, inserted] = files_.try_emplace(file);
  if (!inserted || file.empty()) return entry->second;
  std::ifstream stream(file);
  for (std::string text; std::getline(stream, text);) {
    if (text.ends_with('\r')) text.pop_back();
    entry->second.push_back(text);
  }
  return entry->second;
}

std::string Sources::line(const std::string& file, int number) {
  const auto& all = lines(file);
  if (number < 1 || static_cast<std::size_t>(number) > all.size()) return "";
  const auto& text = all[static_cast<std::size_t>(number) - 1];
  const auto begin = text.find_first_not_of(" \t");
  return begin == std::string::npos ? "" : text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

}  // namespace jury::report
