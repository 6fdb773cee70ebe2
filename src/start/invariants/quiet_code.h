// Whether a method of the library runs none of the program's code: it calls nothing but methods of the
// library of which it is known which ones they are, and which do not either. What the program does with its
// objects is then the same before and after the call.
#pragma once

#include <map>
#include <set>

#include "program/workspace.h"
#include "start/invariants/writers.h"

namespace jury::start {

class QuietCode {
 public:
  QuietCode(program::Workspace& workspace, Writers& writers) : workspace_(workspace), writers_(writers) {}

  // With a receiver of exactly that class, where it has one.
  bool is_quiet(const ir::Method& method, Symbol class_name, int depth = 0);

 private:
  bool is_quiet(const ir::Statement& statement, Symbol class_name, int depth);
  bool is_quiet(const ir::Call& call, Symbol class_name, int depth);

  program::Workspace& workspace_;
  Writers& writers_;
  using Question = std::pair<const ir::Method*, Symbol>;
  std::map<Question, bool> known_;
  std::set<Question> open_;
};

}  // namespace jury::start
