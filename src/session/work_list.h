// A check as a list that can be split up: one item for each entry, with everything that another process, on this
// machine or another, must know to find its answers, and what those that put them together must know about them.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/verdict.h"
#include "store/fingerprint.h"

namespace jury::session {

struct WorkQuestion {
  engine::Result asked;                 // without an answer
  store::Fingerprint key;               // of the content that the answer depends on
  std::optional<double> seconds;        // what it cost the last time
  std::optional<engine::Result> known;  // an earlier answer about the same content
};

// To one question: the answer, and further findings beside it, which are never kept without each other.
using Answers = std::vector<engine::Result>;

// An entry with what is asked about it.
struct WorkItem {
  std::vector<WorkQuestion> questions;
  std::size_t statements = 0;  // of the code that may run

  bool is_known() const {
    for (const auto& question : questions)
      if (!question.known) return false;
    return true;
  }
};

// Some questions of an item, by their places.
struct WorkPart {
  std::size_t item = 0;
  std::vector<std::size_t> questions;
};

// How long engines get where the request has no limit of all the work; nothing: the usual.
struct Pace {
  std::optional<double> seconds_per_task = {};   // each engine on each entry
  std::optional<double> seconds_per_trial = {};  // of small inputs
};

}  // namespace jury::session
