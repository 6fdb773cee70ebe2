// A check as a folder of numbered tasks, which any machines that share the folder may work on, in any order and as
// often as they like. Nothing is locked: whatever is written appears as a whole, under a name of its own.
//
//   plan.json   what is asked, in which version of Jury and of the JDK, the questions with the keys of the content
//               that their answers depend on, and which task has which of them
//   results/    what tasks have answered (plan/task_results.h)
//
// An answer counts by its key alone: it holds the code, the specifications, the options, Jury, the library models
// within it, and the JDK (store/dependencies.h). Whoever works on a task computes the keys anew.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "plan/balance.h"
#include "session/request.h"
#include "session/session.h"

namespace jury::plan {

// Which program reads which JDK: both are part of every key, and named where keys differ.
struct Origin {
  std::string version;
  std::string program;
  std::string jdk_home;
  std::string jdk_release;
  bool operator==(const Origin&) const = default;
};
Origin origin_here(const program::Inputs& inputs);
// What is another here; empty: nothing.
std::string difference(const Origin& planned, const Origin& here);

struct Plan {
  std::string id;                   // of what is asked, with the content it is asked about
  std::filesystem::path directory;  // the paths of the inputs are relative to it
  Origin origin;
  program::Inputs inputs;
  session::Questions questions;
  std::vector<std::string> notes;
  std::vector<session::WorkItem> items;
  std::vector<Task> tasks;   // number 1 is the first
  double start_seconds = 0;  // what a task takes before its first answer

  std::size_t question_count() const;
};

struct Division {
  std::optional<std::size_t> tasks;  // nothing: as many as their costs call for
  double seconds_per_task = 120;
  std::size_t most_tasks = 1'000'000;
};

// The session has been opened. What is known already gets no task.
Plan make_plan(const session::Request& request, session::Session& session, const Division& division,
               double start_seconds);

// Makes the folder; false: the plan was there already, and what has been answered stays. UserError where another
// plan is there.
bool write_plan(const Plan& plan, const std::filesystem::path& folder);
// UserError for what is no plan, is damaged, or is of another version.
Plan read_plan(const std::filesystem::path& folder);
// The request of a plan, for a session in the plan's directory.
session::Request request_of(const Plan& plan);

}  // namespace jury::plan
