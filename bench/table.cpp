#include "table.h"

#include <unistd.h>

#include <cstdio>
#include <ctime>
#include <fstream>

#include "support/diagnostics.h"

namespace jury::bench {

namespace {

std::string processor() {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);)
    if (line.starts_with("model name")) return line.substr(line.find(": ") + 2);
  return "unknown processor";
}

std::string today() {
  const std::time_t now = std::time(nullptr);
  char text[16];
  std::strftime(text, sizeof text, "%Y-%m-%d", std::gmtime(&now));
  return text;
}

}  // namespace

std::string machine() {
  const auto gigabytes =
      static_cast<double>(sysconf(_SC_PHYS_PAGES)) * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1 << 30);
  char text[256];
  std::snprintf(text, sizeof text, "%s, %ld cores, %s, %.0f GB", today().c_str(),
                sysconf(_SC_NPROCESSORS_ONLN), processor().c_str(), gigabytes);
  return text;
}

void print_markdown(const std::string& title, const std::vector<Row>& rows) {
  std::printf("# %s\n\nJury " JURY_VERSION ", %s\n\n", title.c_str(), machine().c_str());
  std::printf("| what | measured | target | |\n|---|---|---|---|\n");
  for (const auto& row : rows)
    std::printf("| %s | %s | %s | %s |\n", row.name.c_str(), row.measured.c_str(), row.target.c_str(),
                row.met ? "met" : "MISSED");
}

void write_json(const std::string& file, const std::vector<Row>& rows) {
  auto list = nlohmann::ordered_json::array();
  for (const auto& row : rows) {
    nlohmann::ordered_json entry{
        {"name", row.name},       {"expected", row.target},       {"verdict", row.met ? "met" : "missed"},
        {"seconds", row.seconds}, {"published_seconds", nullptr}, {"measured", row.measured}};
    entry.update(row.extra);
    list.push_back(std::move(entry));
  }
  std::ofstream out(file);
  out << list.dump(2) << "\n";
  if (!out) throw UserError(file + ": cannot be written");
}

}  // namespace jury::bench
