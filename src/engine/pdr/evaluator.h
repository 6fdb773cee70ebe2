// Values of formulas in a finite model, for all values of one variable at once: a word of 64 bits holds the
// truth of a formula for 64 elements, relations are tables of such words. Formulas are compiled once into
// nodes that are shared between equal parts.
//
// Not general: the fragment of ground_solver.h.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "encode/epr/transition.h"
#include "logic/term_map.h"

namespace jury::engine::pdr {

// The kinds of formulas that occur here; the term rewriter turns the other connectives into these.
enum class Shape : std::uint8_t { Value, Atom, Not, And, Or, Xor, Choice, Application, Equal };
Shape shape_of(logic::Term formula);

// The tuples in a relation, by row (first argument) and by column.
class RelationTable {
 public:
  void reset(std::size_t first, std::size_t second);
  void set(std::uint32_t first, std::uint32_t second);
  bool is_empty() const { return rows_.empty(); }  // new since the last answer
  bool at(std::uint32_t first, std::uint32_t second) const {
    return (row(first, second / 64) >> (second % 64)) & 1;
  }
  std::uint64_t row(std::uint32_t first, std::size_t word) const { return rows_[first * row_words_ + word]; }
  std::uint64_t column(std::uint32_t second, std::size_t word) const {
    return columns_[second * column_words_ + word];
  }

 private:
  std::size_t row_words_ = 0, column_words_ = 0;
  std::vector<std::uint64_t> rows_, columns_;
};

// What the solver knows about the elements and relations of its last answer.
struct GroundModel {
  std::vector<char> values;  // by propositional variable
  logic::TermMap<int> literals;
  logic::TermMap<std::uint32_t> ground_index;
  std::vector<std::uint32_t> class_of[2];
  std::size_t sizes[2] = {0, 0};
  std::vector<std::uint32_t> iterated;  // by class of iterators
  std::unordered_map<std::uint32_t, std::uint32_t> table_index;
  std::vector<RelationTable> tables;  // of functions in the order of table_index
  std::uint64_t stamp = 1;            // grows with every answer

  std::optional<bool> value_of(int literal) const;
};

class Evaluator {
 public:
  Evaluator(const GroundModel& model, logic::Sort iterator) : model_(model), iterator_(iterator) {}

  bool holds(logic::Term formula);
  std::uint32_t element(logic::Term term);
  // The variable has this element from now on.
  void bind(logic::Term variable, std::uint32_t element) { slots_[slot(variable)] = element; }
  // The truth of the formula for the elements 64 * word and following of the variable.
  std::uint64_t row(logic::Term formula, logic::Term variable, std::size_t word);
  // A part of it without variables makes it true.
  bool is_settled(logic::Term formula);

 private:
  using NodeId = std::uint32_t;
  struct Argument {
    enum class Tag : std::uint8_t { Variable, Ground, Iterated } tag = Tag::Ground;
    std::uint8_t sort = 0;
    std::uint32_t slot = 0;  // Variable; Iterated: the argument of cnt
    logic::Term term;        // Ground
  };
  struct Node {
    Shape shape = Shape::Value;
    bool ground = false;
    bool value = false;  // Value; ground: in the model of the stamp
    std::uint64_t stamp = 0;
    logic::Term term;
    std::vector<NodeId> parts;  // formulas
    std::uint32_t arguments[2] = {0, 0};
    std::uint8_t count = 0;  // of arguments
  };

  std::uint32_t slot(logic::Term variable);
  NodeId compile(logic::Term formula);
  std::uint32_t compile_argument(logic::Term term);
  std::uint32_t element_of(std::uint32_t argument) const;
  bool varies(std::uint32_t argument) const;
  std::uint64_t mask(NodeId node);
  std::uint64_t compute(NodeId node);
  std::uint64_t equality(const Node& node);
  std::uint64_t application(const Node& node);
  template <class Test>
  std::uint64_t one_by_one(Test&& test);

  const GroundModel& model_;
  logic::Sort iterator_;
  std::vector<Node> nodes_;
  std::vector<Argument> arguments_;
  logic::TermMap<NodeId> node_index_;
  logic::TermMap<std::uint32_t> argument_index_;
  logic::TermMap<std::uint32_t> slot_index_;
  std::vector<std::uint32_t> slots_;  // by variable: its element
  static constexpr std::uint32_t no_slot = UINT32_MAX;
  std::uint32_t varying_ = no_slot;
  std::size_t varying_size_ = 0;
  std::size_t word_ = 0;
};

}  // namespace jury::engine::pdr
