// Whether objects that are said to compare the same for ever do (start/key_stability.h): their hash codes and
// orders are asked for between the calls of a sequence, and compared with the first answers.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "start/program_facts.h"
#include "trace/interpreter.h"

namespace jury::states {

class StableKeys {
 public:
  StableKeys(program::Workspace& workspace, trace::Interpreter& interpreter, const start::ProgramFacts& facts);

  void begin();
  // What has changed although it must not have; empty when nothing has.
  std::vector<std::string> changed(const std::vector<trace::Object*>& objects);
  std::uint64_t compared() const { return compared_; }

 private:
  std::optional<std::int32_t> answer(const ir::Method& method, std::vector<trace::Value> arguments);

  program::Workspace& workspace_;
  trace::Interpreter& interpreter_;
  const start::ProgramFacts& facts_;
  const ir::Method* hash_;
  const ir::Method* compare_;
  std::map<trace::Object*, std::int32_t> hashes_;
  std::map<std::pair<trace::Object*, trace::Object*>, std::int32_t> orders_;
  std::uint64_t compared_ = 0;
};

}  // namespace jury::states
