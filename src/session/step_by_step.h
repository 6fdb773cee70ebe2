// A check that tells every answer as soon as it is there, quick ones first: what the store knows, then what
// takes the engines a moment, each entry before any gets longer, then the rest, a few entries at a time. For
// people who look at a method while others are still checked.
//
// The answers are those of Session::answer() where engines get as long; how long that is does not change with
// the order. Only what the long search says of a question is kept, or what no search can change.
#pragma once

#include <functional>
#include <vector>

#include "session/session.h"

namespace jury::session {

class StepByStep {
 public:
  // `is_final`: false where the engines have not had all their time, so that a better answer may follow.
  using Tell = std::function<void(const std::vector<engine::Result>& results, bool is_final)>;

  // Whether the request can be divided at all: its answers are those of single entries, and there is no limit
  // for all of them together.
  static bool is_possible(const Questions& questions);

  // The session is open. Throws what Session::work_list() throws.
  StepByStep(Session& session, std::uint32_t workers, Tell tell);
  void run();

 private:
  void tell_known();
  void search(std::size_t entries_at_a_time, const Pace& pace, bool is_quick);
  void take(const std::vector<WorkPart>& parts, const std::vector<engine::Result>& answers, bool is_quick);
  std::vector<WorkPart> open_parts() const;

  Session& session_;
  std::uint32_t workers_;
  Tell tell_;
  std::vector<WorkItem> items_;
  std::vector<std::vector<bool>> settled_;  // by item and question
};

}  // namespace jury::session
