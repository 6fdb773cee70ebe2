// What a person said of findings that the default report shows, and the table that puts it beside them.
//
// A file of judgements has a line for each: library, method, class of the exception, one of bug, accept, noise,
// false, impossible, and why; tabs are between them, and # begins a comment. "accept": an undocumented
// exception that a maintainer would document or mend. Versions of libraries are left out, so that judgements
// outlive a release; what is new is "not judged".
#pragma once

#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "library.h"

namespace jury::bench {

struct Judgement {
  std::string verdict = "not judged";
  std::string reason;
};

class Judgements {
 public:
  Judgements() = default;
  // Throws UserError for a file that cannot be read, with the line of what is no judgement.
  explicit Judgements(const std::string& file);
  Judgement of(const std::string& library, const nlohmann::ordered_json& result) const;

 private:
  using Key = std::tuple<std::string, std::string, std::string>;
  std::map<Key, Judgement> known_;
};

// The findings in the order of the report, with the calls of their JUnit tests, then how many of each
// judgement there are, in all and in the first third of each library's ranking.
void print_shown(const std::vector<Library>& libraries, const Judgements& judgements, std::size_t sample,
                 unsigned seed);

}  // namespace jury::bench
