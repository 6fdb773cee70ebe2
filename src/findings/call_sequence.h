// A sequence of public calls that is made up and executed at once, call by call, in the interpreter: objects
// by constructors, factories and constants, changed by further calls, and at last the call in question. It is
// numbered: the same number over the same values makes the same sequence.
//
// Arguments are neither null nor negative, unless the method takes them knowingly (permitted.h). The arguments
// of the call in question keep all simple preconditions (program/preconditions.h): numbers are below the sizes
// of what is beside them, texts and collections have something in them. Those of the calls before need not:
// what a constructor accepts is its affair. A lenient sequence gives null and negative numbers to the calls
// before, too, and says to which.
#pragma once

#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "findings/producers.h"
#include "ir/declared_type.h"
#include "program/literals.h"
#include "trace/interpreter.h"

namespace jury::findings {

// Where values are taken from.
struct Values {
  std::vector<std::int64_t> numbers;   // of the counterexample
  std::vector<std::u16string> texts;   // of the counterexample
  program::Literals literals;          // of the program
};

enum class Manner : std::uint8_t { Strict, Lenient };

// Which sequence.
struct Try {
  std::uint64_t number = 0;
  Manner manner = Manner::Strict;
  // Calls that change an object, by their numbers: left out, with what was made for them.
  std::set<std::size_t> left_out = {};
};

class CallSequence {
 public:
  CallSequence(program::Workspace& workspace, trace::Interpreter& interpreter, Producers& producers,
               const Values& values, const ir::Method& entry, Try which);

  // Executes all but the last call. False: one of them does not return normally, or there is no way to make
  // some object.
  bool prepare();
  // Of the last call, the receiver first; of a constructor the new object.
  const std::vector<trace::Value>& arguments() const { return arguments_; }
  // As Java, the last call included.
  const std::vector<std::string>& statements() const { return statements_; }
  // Calls that change an object, those that are left out included.
  std::size_t changes() const { return changes_; }
  // What the calls before the last one were given although nothing permits it: "width >= 0 in calls of
  // Table.setWidth", each once.
  const std::vector<std::string>& broken() const { return broken_; }

 private:
  // What an argument must be like.
  struct Demands {
    bool is_final = false;         // of the call in question
    Negatives negatives = {};      // that a number may be
  };
  struct Made {
    trace::Value value;
    std::string text;      // a literal or a variable
    ir::Type type;         // as the compiler sees it
  };

  std::optional<Made> make(const ir::DeclaredType& type, int depth, Demands demands);
  std::optional<Made> make_number(ir::Kind kind, Demands demands);
  std::optional<Made> make_object(const ir::DeclaredType& type, int depth, bool is_final);
  Made make_text(bool is_final);
  std::optional<Made> make_array(const ir::Type& type, int depth, bool is_final);
  std::optional<Made> make_any(int depth, bool is_final);
  std::optional<Made> make_collection(Symbol concrete, const ir::DeclaredType& type, int depth,
                                      bool is_final);
  std::optional<Made> reuse(const ir::Type& type);
  std::optional<Made> produce(const Producer& producer, int depth);
  std::optional<Made> call(const ir::Method& method, std::optional<Made> receiver, int depth);
  bool fill(const Made& collection, const ir::DeclaredType& type, int depth, bool is_final);
  bool change(const Made& object, int depth);
  // The same method again and again: what is full, used up or counted to its end.
  bool repeat(const Made& object);
  bool call_on(const Made& object, const ir::Method& method, int depth);
  bool make_receiver();
  bool make_arguments();
  bool keeps_preconditions();
  ir::Type type_of(const trace::Object& object) const;
  std::optional<std::vector<Made>> make_parameters(const ir::Method& method, int depth, bool is_final);
  std::string list(const ir::Method& method, const std::vector<Made>& arguments) const;
  Made keep(trace::Value value, const ir::Type& type, const std::string& expression);
  std::string variable(const ir::Type& type);
  std::optional<trace::Value> run(const ir::Method& method, const std::vector<trace::Value>& arguments);
  std::int64_t whole_number(const Negatives& negatives);
  // Of a call before the last one that nothing permits this argument.
  void note_broken(const ir::Method& method, ir::LocalId parameter, const Made& made);
  std::uint32_t below(std::uint64_t bound) {
    return static_cast<std::uint32_t>(
        std::uniform_int_distribution<std::uint64_t>(0, bound - 1)(random_));
  }
  bool one_in(std::uint32_t n) { return below(n) == 0; }

  program::Workspace& workspace_;
  trace::Interpreter& interpreter_;
  Producers& producers_;
  const Values& values_;
  const ir::Method& entry_;
  std::mt19937_64 random_;
  Try which_;
  std::size_t changes_ = 0;
  std::vector<std::string> broken_;
  std::uint32_t most_changes_;  // of an object by further calls: none in the first sequences
  trace::Object* kept_ = nullptr;  // an array that keeps what calls gave back alive
  std::uint32_t kept_count_ = 0;
  int calls_ = 0;
  std::vector<Made> made_;  // objects in variables
  std::map<std::string, int> counters_;
  std::vector<trace::Value> arguments_;
  std::vector<std::string> statements_;
};

}  // namespace jury::findings
