// Interprocedural universal property directed reachability (UPDR, section 4; algorithm 1): frames of
// procedure summaries, queries as diagrams of transitions, lemmas from unsatisfiable cores.
//
// Differs from the printed algorithm: the reachability cache asks whether a known reachable transition
// satisfies the query's diagram (the printed rule has it the other way round); a diagram is tried on its
// essential elements first and whole only when that is reachable; cores are generalised by dropping variables
// and literals, relative to the candidate itself at recursive calls (frame 0 is false, so that is sound);
// lemmas are pushed as soon as they are found.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/pdr/structure.h"
#include "engine/reason.h"

namespace jury::engine::pdr {

struct Statistics {
  std::uint64_t solver_calls = 0;
  std::uint64_t instantiation_rounds = 0;
  std::uint64_t frames = 0;
  std::uint64_t lemmas = 0;
  std::uint64_t reachable = 0;
  std::uint64_t taken_over = 0;  // of the lemmas offered: those that are inductive
};

// In which order a search prefers models and drops literals: another order may find an answer sooner.
enum class Order : std::uint8_t { Usual, Other };

struct SearchLimits {
  double seconds = 60;
  bool processor_time = false;  // the seconds are of processor time, not of the wall clock
  std::uint32_t frames = 60;
  Order order = Order::Usual;
};

enum class SearchEnd : std::uint8_t { Safe, AbstractCounterexample, Limit };

// A step of an abstract counterexample: a transition that the abstraction allows, and where it raises.
struct TraceStep {
  encode::epr::ProcedureId procedure = 0;
  std::uint32_t depth = 0;
  std::uint32_t line = 0;  // of the call
  std::optional<encode::epr::Site> site;
};

struct SearchResult {
  SearchEnd end = SearchEnd::Limit;
  std::vector<std::vector<Clause>> summaries;  // by procedure, when safe
  std::vector<std::vector<Clause>> frame;      // the whole frame: with lemmas that the proof does not need
  std::vector<TraceStep> trace;                // of the abstract counterexample, calls before what they call
  Reason reason;  // of a limit
  Statistics statistics;
};

// `offered`, by procedure or empty: clauses that may hold, such as lemmas from the proof of another property.
SearchResult search(logic::TermManager& terms, const Transitions& transitions, const SearchLimits& limits,
                    const std::vector<std::vector<Clause>>& offered = {});

}  // namespace jury::engine::pdr
