// The jobs of a process that serves: which program each is about, which program is loaded, which job runs.
//
// One job runs at a time, with as many workers as its request has, so that memory and processors are those of a
// single check; the others wait in their order. A program stays loaded as long as its files are what they were:
// then its process goes, and another one compiles and reads it anew. Answers about code that is still the same
// come from the store all the same (session/step_by_step.h).
#pragma once

#include <poll.h>

#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "serve/events.h"
#include "serve/job.h"
#include "serve/program_host.h"

namespace jury::serve {

class Checks {
 public:
  using Number = std::uint32_t;

  // `most_programs`: that stay loaded at a time.
  explicit Checks(Abilities abilities, std::size_t most_programs = 2);
  ~Checks();

  // Queued; the listener hears of it from step(), never from here.
  Number ask(Job job, std::unique_ptr<CheckListener> listener);
  // Nothing more is heard of it. False: there is no such job any more.
  bool cancel(Number number);
  // Starts what can be started, and tells what has come. `descriptor()` says what to wait for in between.
  void step();
  // -1: nothing runs.
  int descriptor() const;
  bool is_idle() const { return !running_ && waiting_.empty(); }
  // How many programs have been loaded since the start.
  std::size_t loads() const { return loads_; }

 private:
  struct Waiting {
    Number number;
    Job job;
    std::unique_ptr<CheckListener> listener;
  };
  struct Running {
    Number number;
    std::unique_ptr<CheckListener> listener;
    std::unique_ptr<EventReader> answers;
    ProgramHost* host;
  };
  struct Loaded {
    std::string key;    // which program
    std::string stamp;  // of its files
    std::unique_ptr<ProgramHost> host;
  };

  void start_next();
  ProgramHost& host_for(const Job& job, const program::Inputs& inputs);

  Abilities abilities_;
  std::size_t most_programs_;
  std::deque<Waiting> waiting_;
  std::optional<Running> running_;
  std::deque<Loaded> loaded_;  // the one that was used last comes first
  Number numbers_ = 0;
  std::size_t loads_ = 0;
};

}  // namespace jury::serve
