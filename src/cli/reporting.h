// What the session answers, in every form that was asked for, and the exit code, which says the worst. For the
// commands that end with answers.
#pragma once

#include <functional>
#include <vector>

#include "cli/command_line.h"
#include "cli/terminal.h"
#include "session/session.h"

namespace jury::cli {

int exit_code(const std::vector<engine::Result>& results, const engine::KindSet& fails_on);

// Several outputs are asked for: one that fails is told and does not keep the others from being written.
class Outputs {
 public:
  explicit Outputs(const Terminal& terminal) : terminal_(terminal) {}

  void attempt(const std::function<void()>& write_one);
  bool failed() const { return failed_; }

 private:
  const Terminal& terminal_;
  bool failed_ = false;
};

class TerminalListener : public session::Listener {
 public:
  explicit TerminalListener(const Terminal& terminal) : terminal_(terminal) {}

  void note(const std::string& text) override { terminal_.note(text); }
  void specification_error(const std::string& text) override;
  bool wants_progress() const override { return terminal_.shows_progress(); }
  void progress(const engine::Progress& progress) override;
  void replaying(const engine::Result& result) override;
  void progress_ended() override { terminal_.progress(""); }

 private:
  const Terminal& terminal_;
};

// Which kinds of findings are told in full, and which count.
struct Kinds {
  engine::KindSet shown, fails_on;
};

// `is_complete`: false where some answers are not there yet.
void report_results(const CommandLine& line, const Terminal& terminal, const session::Outcome& outcome,
                    const Kinds& kinds, Outputs& outputs, bool is_complete);
// Where there are no results because the inputs are wrong: what reads a report finds one that says so. Nothing in
// the formats that have no place for it.
void report_failure(const CommandLine& line, const UserError& error, Outputs& outputs);

}  // namespace jury::cli
