// What an engine is asked: a method of a program, the properties, the limits.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/verdict.h"
#include "program/properties/resolver.h"
#include "program/restricted_entry.h"
#include "program/workspace.h"

namespace jury::engine {

// What stands for a call of a method that has a contract.
enum class ReadCalls : std::uint8_t { Automatic, Contract, Code };
// What becomes of a quantifier over a range of numbers.
enum class ReadQuantifiers : std::uint8_t { Automatic, Keep, Expand };

struct Limits {
  std::uint32_t loops = 8;
  std::uint32_t objects = 3;                   // of each class
  std::map<Symbol, std::uint32_t> objects_of;  // by internal class name, where a class has its own
  std::uint32_t bits = 64;                     // of numbers that are not known
  double seconds = 0;                          // 0: none
  // How the bounded engine reads the program. Automatic: the code and expanded quantifiers in the search
  // within bounds, contracts and quantifiers as they are in the proofs without.
  ReadCalls calls = ReadCalls::Automatic;
  ReadQuantifiers quantifiers = ReadQuantifiers::Automatic;

  std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
  // Seconds left, at least a hundredth; nothing when there is no limit.
  std::optional<double> remaining() const {
    if (seconds <= 0) return std::nullopt;
    const std::chrono::duration<double> used = std::chrono::steady_clock::now() - start;
    return std::max(0.01, seconds - used.count());
  }
  bool passed() const {
    return seconds > 0 && std::chrono::steady_clock::now() - start > std::chrono::duration<double>(seconds);
  }
};

struct Problem {
  program::Workspace& workspace;
  const ir::Method& entry;
  std::vector<Property> properties;
  Limits limits;
  // Told of an answer before the engine has ended: one that will not change, or one that stands if no better
  // one follows; may be empty.
  std::function<void(const Result&)> on_result = {};
  // Parts of an engine that are left out, to measure what they are worth.
  std::vector<std::string> without = {};
  // The property that Property::User is about; part of the program's code while an engine runs
  // (program/properties/instrumentation.h).
  const program::ResolvedProperty* user_property = nullptr;
  // Predicates that the user gives to engines that look for invariants.
  const std::vector<program::ResolvedPredicate>* predicates = nullptr;
  // Executions of the entry that are left out; part of the program's code while an engine runs.
  program::Restriction restriction = {};
  bool leaves_out(std::string_view part) const {
    return std::find(without.begin(), without.end(), part) != without.end();
  }
};

// What an engine begins with: who was asked what, and no answer yet.
Result unanswered(const Problem& problem, Property property, std::string_view engine);

// An engine answers every property of the problem, in their order. Nothing else is between an engine and the
// rest.
class Engine {
 public:
  virtual ~Engine() = default;
  virtual std::vector<Result> run(const Problem& problem) = 0;
};

}  // namespace jury::engine
