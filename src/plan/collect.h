// The answers of all tasks as one: in the order of the plan, those that are missing undecided.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "plan/plan.h"

namespace jury::plan {

struct Collected {
  std::vector<session::Answers> answers;  // to all questions, in their order
  std::vector<std::size_t> missing_tasks;
  std::size_t missing_questions = 0;
  std::vector<std::string> problems;  // for people
};

Collected collect(const std::filesystem::path& folder, const Plan& plan);

}  // namespace jury::plan
