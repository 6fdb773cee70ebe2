// The questions that the programs of tests/verdicts ask, in the comments at their heads, and Jury's answers to them:
// what bench_auto and bench_beside measure. A class with contracts, and a file of properties, is one question, asked of
// its source: decided when every verdict is the expected one, `bounded` included.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "support/temporary_directory.h"

namespace jury::bench {

struct Question {
  std::string name;  // "pdr/Listeners, cme"
  std::filesystem::path source;
  std::string property;
  std::string expected;
  std::vector<std::string> options;  // entry and bounds
  // Of a question that asks for many verdicts: what is expected of "Class.method" or of a named property.
  std::map<std::string, std::string> many = {};
  std::vector<std::string> engines = {"auto", "concrete", "bounded", "pdr", "abstract"};
  bool of_source = false;  // what it asks is written in the source or beside it
};

struct Answer {
  std::string verdict;
  double seconds = 0;    // of the whole process, wall clock
  double processor = 0;  // the seconds that it and its workers computed
  bool decides() const { return verdict == "proved" || verdict == "refuted" || verdict == "as expected"; }
  int strength() const { return decides() ? 2 : verdict == "bounded" ? 1 : 0; }
};

std::vector<Question> all_questions();

// One proves what the other refutes.
bool contradicts(const std::string& verdict, const std::string& expected);

// The time limit of a question, given that of a simple one.
int patience_for(const Question& question, int seconds);

Answer ask(const std::string& jury_program, const Question& question, const std::filesystem::path& input,
           const std::string& engine, int seconds);

// The classes of a program, compiled when first asked for; the questions of one program follow each other.
class Compiled {
 public:
  explicit Compiled(const std::string& jury_program);
  // What to hand to Jury: the classes, or the source where it says what is asked.
  std::filesystem::path input_of(const Question& question);

 private:
  std::string choices_;
  std::filesystem::path source_;
  std::optional<TemporaryDirectory> directory_;
};

}  // namespace jury::bench
