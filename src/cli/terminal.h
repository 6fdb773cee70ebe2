// Messages to people: errors with their place, the source line and a caret; colours on a terminal.
#pragma once

#include <cstdio>
#include <string>

#include "support/diagnostics.h"

namespace jury::cli {

class Terminal {
 public:
  // `color`: auto, always or never; auto asks whether standard error is a terminal and NO_COLOR is unset.
  explicit Terminal(const std::string& color = "auto");

  bool colors() const { return colors_; }
  void error(const UserError& error) const;
  void error(const std::string& message) const;
  void internal_error(const std::string& message) const;
  void note(const std::string& message) const;
  bool shows_progress() const;  // standard error is a terminal
  // One line that is overwritten by the next, where progress is shown, cut to the width; empty: wipes it.
  void progress(const std::string& text) const;

 private:
  std::string paint(const char* code, const std::string& text) const;
  void excerpt(const SourcePosition& position) const;

  bool colors_;
};

}  // namespace jury::cli
