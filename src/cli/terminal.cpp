#include "cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>

namespace jury::cli {

namespace {

constexpr const char* red = "\033[1;31m";
constexpr const char* blue = "\033[1;34m";
constexpr const char* green = "\033[1;32m";

}  // namespace

Terminal::Terminal(const std::string& color)
    : colors_(color == "always" || (color == "auto" && isatty(STDERR_FILENO) && !std::getenv("NO_COLOR"))) {}

std::string Terminal::paint(const char* code, const std::string& text) const {
  return colors_ ? code + text + "\033[0m" : text;
}

void Terminal::error(const UserError& error) const {
  if (!error.position().known()) return this->error(std::string(error.what()));
  std::fprintf(stderr, "%s: %s %s\n", error.position().to_string().c_str(), paint(red, "error:").c_str(),
               error.what());
  excerpt(error.position());
}

void Terminal::error(const std::string& message) const {
  std::fprintf(stderr, "jury: %s %s\n", paint(red, "error:").c_str(), message.c_str());
}

void Terminal::internal_error(const std::string& message) const {
  std::fprintf(stderr,
               "jury: %s %s\nThis is a bug in Jury. Please report it with the input that caused it.\n",
               paint(red, "internal error:").c_str(), message.c_str());
}

void Terminal::note(const std::string& message) const {
  std::fprintf(stderr, "jury: %s %s\n", paint(blue, "note:").c_str(), message.c_str());
}

bool Terminal::shows_progress() const { return isatty(STDERR_FILENO) != 0; }

void Terminal::progress(const std::string& text) const {
  if (!shows_progress()) return;
  winsize size{};
  const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1;
  std::fprintf(stderr, "\r\033[K%.*s", known ? size.ws_col - 1 : 79, text.c_str());
  std::fflush(stderr);
}

void Terminal::excerpt(const SourcePosition& position) const {
  if (position.line <= 0) return;
  std::ifstream file(position.file);
  std::string line;
  for (int i = 0; i < position.line; ++i)
    if (!std::getline(file, line)) return;
  std::fprintf(stderr, "  %s\n", line.c_str());
  if (position.column <= 0) return;
  std::string caret;
  for (int i = 0; i + 1 < position.column && i < static_cast<int>(line.size()); ++i)
    caret += line[i] == '\t' ? '\t' : ' ';
  std::fprintf(stderr, "  %s%s\n", caret.c_str(), paint(green, "^").c_str());
}

}  // namespace jury::cli
