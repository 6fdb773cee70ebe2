// Why a result is no answer, or no more than it is: a kind, which code decides by, a place in the program, and
// a text, which is for people. No code reads the text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace jury::engine {

enum class ReasonKind : std::uint8_t {
  Time,           // a limit of time was reached
  Memory,         // a limit of memory or of the stack was reached
  Crash,          // the engine ended otherwise than it should
  Interrupted,    // somebody wanted the program to end
  NoAnswer,       // a solver gave up
  TooHard,        // a solver is not given longer for a question of this kind
  NotFound,       // neither a proof nor a violation was found with the time that was spent
  NotConfirmed,   // a proof was found, but a second solver did not confirm it
  Work,           // a limit that counts statements, frames or the depth of calls, whatever time they take
  Bound,          // something goes on beyond what was followed
  Gap,            // a path reaches what is not followed: code that is missing, or is not translated
  Unsupported,    // the engine cannot translate the question
  Abstraction,    // the abstraction allows a violation that may not happen
  NotReproduced,  // a violation in the formulas did not happen when it was run
  Caught,         // the program may catch the violation
  Assumed,        // it holds, but only in the states that were assumed
  Vacuous,        // no state or no execution satisfies what is assumed
  Specification,  // the specification has an error, or a part of it was not looked at
  OtherEngine     // this engine does not answer the question
};
std::string_view name_of(ReasonKind kind);  // "time", "not-confirmed", ...

// Whether the same question may get another answer on the same machine with another load, or with more memory.
bool depends_on_load(ReasonKind kind);

// As much of it as is known.
struct CodePlace {
  std::string class_name;  // "pkg.Shop"
  std::string method;      // "sell(I)V"
  std::string file;
  int line = 0;
  std::string shown = {};  // "pkg.Shop.sell(int), line 7", for people; empty where the text says enough

  bool operator==(const CodePlace&) const = default;
};

struct Reason {
  ReasonKind kind = ReasonKind::Crash;
  std::string text = {};  // empty: there is no more to say than the kind does
  CodePlace place = {};

  // The text, or the sentence that every reason of the kind has, without the place.
  std::string matter() const;
  // The same with the place.
  std::string sentence() const;
  bool operator==(const Reason&) const = default;
};

// That of several which counts: what depends on the load of the machine makes the whole depend on it. Time,
// where there are none.
ReasonKind kind_of(const std::vector<Reason>& reasons);

// What people read of several.
std::string sentences_of(const std::vector<Reason>& reasons);

}  // namespace jury::engine
