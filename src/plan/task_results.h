// What tasks have answered: files that carry a hash of themselves and appear as a whole, each under a name of its
// own, so that no machine waits for another one and no half of a file is read. A task that runs twice leaves two.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "session/work_list.h"
#include "store/fingerprint.h"

namespace jury::plan {

struct Plan;

struct Answer {
  store::Fingerprint key;
  session::Answers results;
};

// UserError where it cannot be written. Task 0: what was known before.
void write_answers(const std::filesystem::path& folder, const std::string& plan, std::size_t task,
                   const std::vector<Answer>& answers);

struct Found {
  std::map<store::Fingerprint, session::Answers> answers;  // the best for each key
  std::vector<std::string> problems;                     // for people: files that are not used, and why
};

// All answers there are to questions of the plan. A file that is damaged is told, moved aside where that can be
// done, and not used.
Found read_answers(const std::filesystem::path& folder, const Plan& plan);

// The questions of the plan that have no answer, by task.
std::map<std::size_t, std::size_t> missing_by_task(const Plan& plan, const Found& found);

}  // namespace jury::plan
