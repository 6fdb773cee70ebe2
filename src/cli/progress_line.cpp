#include "cli/progress_line.h"

namespace jury::cli {

namespace {

constexpr double least_seconds = 5;  // before that, nothing is known about how long the rest takes
constexpr std::size_t least_settled = 3;

std::string rounded(double seconds) {
  if (seconds < 10) return "a few seconds";
  if (seconds < 90) return std::to_string(static_cast<int>((seconds + 5) / 10) * 10) + " s";
  if (seconds < 90 * 60) return std::to_string(static_cast<int>((seconds + 30) / 60)) + " min";
  return std::to_string(static_cast<int>((seconds + 1800) / 3600)) + " h";
}

// As if the rest were like what is settled. Easy properties are settled first, so it is rather more.
std::string still_to_go(const engine::Progress& progress) {
  const auto left = progress.properties - progress.settled;
  if (progress.seconds < least_seconds || progress.settled < least_settled || left == 0) return "";
  return ", about " +
         rounded(progress.seconds / static_cast<double>(progress.settled) * static_cast<double>(left)) +
         " or more to go";
}

}  // namespace

std::string progress_line(const engine::Progress& progress) {
  return std::to_string(progress.settled) + " of " + std::to_string(progress.properties) + " properties, " +
         std::to_string(static_cast<int>(progress.seconds)) + " s" + still_to_go(progress) +
         (progress.current.empty() ? "" : ", at " + progress.current);
}

}  // namespace jury::cli
