// The owner of sorts, functions and terms, and the only place where they are made.
//
// make() checks the operands' sorts (a wrong one is an InternalError: engines build only well-sorted terms),
// offers the operation to the rewriter, and interns what remains. Nodes live in an arena and are never freed;
// a binary term costs 40 bytes and 8 to 16 in the table. One manager belongs to one thread.
#pragma once

#include <cstdint>
#include <deque>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "logic/sort.h"
#include "logic/term.h"
#include "logic/value.h"

namespace jury::logic {

class Rewriter;

// The first and second parameter of a kind that has them.
struct Parameters {
  std::uint32_t first = 0;
  std::uint32_t second = 0;
  bool operator==(const Parameters&) const = default;
};

class TermManager {
 public:
  TermManager();
  ~TermManager();
  TermManager(const TermManager&) = delete;
  TermManager& operator=(const TermManager&) = delete;

  // Sorts.
  Sort boolean_sort() const { return boolean_sort_; }
  Sort integer_sort() const { return integer_sort_; }
  Sort bit_vector_sort(std::uint32_t width);
  Sort float_sort(FloatFormat format);
  Sort uninterpreted_sort(std::string_view name);
  Sort array_sort(Sort index, Sort element);
  Sort sort_by_id(std::uint32_t id) const;

  // Symbols. One name has one signature; another signature for it is an InternalError.
  Function function(std::string_view name, std::span<const Sort> domain, Sort range);
  Function function(std::string_view name, std::initializer_list<Sort> domain, Sort range);
  Function find_function(std::string_view name) const;  // null when there is none
  Term constant(std::string_view name, Sort sort);
  Term constant(Function function);
  Term fresh_constant(std::string_view prefix, Sort sort);  // a name not used so far: prefix!number
  Function fresh_function(std::string_view prefix, std::span<const Sort> domain, Sort range);
  Term variable(std::string_view name, Sort sort);
  Term fresh_variable(std::string_view prefix, Sort sort);

  // Values.
  Term boolean(bool value) const { return value ? true_ : false_; }
  Term true_term() const { return true_; }
  Term false_term() const { return false_; }
  Term bit_vector(const BitVector& value);
  Term bit_vector(std::uint32_t width, std::uint64_t bits) { return bit_vector(BitVector(width, bits)); }
  Term integer(const Integer& value);
  Term floating(const FloatValue& value);
  Term element(Sort sort, std::uint64_t index);
  Term value(const Value& value);  // arrays become stores on a constant array
  // The value of a value term; of stores with value operands on a constant array; else nothing.
  static std::optional<Value> value_of(Term term);

  // The general builder; the functions below are shorthands for it.
  Term make(Kind kind, std::span<const Term> children, Parameters parameters = {});
  Term make(Kind kind, std::initializer_list<Term> children, Parameters parameters = {}) {
    return make(kind, std::span(children.begin(), children.size()), parameters);
  }
  // The same operation as `like` (function, parameters) on other children.
  Term rebuild(Term like, std::span<const Term> children);

  Term negation(Term term) { return make(Kind::logical_not, {term}); }
  Term conjunction(Term left, Term right) { return make(Kind::logical_and, {left, right}); }
  Term disjunction(Term left, Term right) { return make(Kind::logical_or, {left, right}); }
  Term conjunction(std::span<const Term> terms);  // true when empty
  Term disjunction(std::span<const Term> terms);  // false when empty
  Term implies(Term left, Term right) { return make(Kind::implies, {left, right}); }
  Term exclusive_or(Term left, Term right) { return make(Kind::logical_xor, {left, right}); }
  Term equal(Term left, Term right) { return make(Kind::equal, {left, right}); }
  Term distinct(Term left, Term right) { return negation(equal(left, right)); }
  Term distinct(std::span<const Term> terms);  // true below two terms
  Term if_then_else(Term condition, Term then_term, Term else_term) {
    return make(Kind::if_then_else, {condition, then_term, else_term});
  }
  Term apply(Function function, std::span<const Term> arguments);
  Term apply(Function function, std::initializer_list<Term> arguments) {
    return apply(function, std::span(arguments.begin(), arguments.size()));
  }
  Term forall(std::span<const Term> variables, Term body, std::span<const Term> patterns = {}) {
    return quantify(Kind::forall, variables, body, patterns);
  }
  Term exists(std::span<const Term> variables, Term body, std::span<const Term> patterns = {}) {
    return quantify(Kind::exists, variables, body, patterns);
  }
  Term quantify(Kind kind, std::span<const Term> variables, Term body, std::span<const Term> patterns = {});
  Term extract(Term term, std::uint32_t high, std::uint32_t low) {
    return make(Kind::bv_extract, {term}, {high, low});
  }
  // To a width that is at least the term's; the term itself when equal.
  Term zero_extend_to(Term term, std::uint32_t width);
  Term sign_extend_to(Term term, std::uint32_t width);
  Term select(Term array, Term index) { return make(Kind::select, {array, index}); }
  Term store(Term array, Term index, Term element) { return make(Kind::store, {array, index, element}); }
  Term constant_array(Sort array, Term element) {
    return make(Kind::constant_array, {element}, {array.id(), 0});
  }
  // Java's % on floats: fmod, the sign of the dividend.
  Term java_float_remainder(Term dividend, Term divisor);

  // Off: make() interns exactly what it is asked for. For tests, and for terms that must keep their shape.
  void set_rewriting(bool on) { rewriting_ = on; }
  bool rewriting() const { return rewriting_; }
  Rewriter& rewriter() { return *rewriter_; }
  const Rewriter& rewriter() const { return *rewriter_; }

  std::size_t term_count() const { return term_count_; }
  std::size_t bytes_allocated() const;

 private:
  friend class Rewriter;
  Term intern(Kind kind, Sort sort, std::span<const Term> children, std::uint64_t payload,
              std::uint8_t flags = 0);
  Term find(Kind kind, Sort sort, std::span<const Term> children, std::uint64_t payload,
            std::uint32_t hash) const;
  Term allocate(Kind kind, Sort sort, std::span<const Term> children, std::uint64_t payload,
                std::uint8_t flags, std::uint32_t hash);
  void insert(const Term::Node* node);
  void grow_table();
  Sort intern_sort(const Sort::Node& node);
  Function new_symbol(Symbol name, std::span<const Sort> domain, Sort range);
  Symbol unused_name(std::string_view prefix);
  std::uint64_t large_payload(const Integer& value);

  std::deque<Sort::Node> sorts_;
  std::vector<Sort> bit_vector_sorts_;  // by width
  std::deque<Function::Node> symbols_;
  std::unordered_map<Symbol, Function> functions_;
  std::unordered_map<Symbol, std::vector<Function>> variables_;
  std::deque<Integer> large_values_;
  std::unordered_map<std::string, const Integer*> large_index_;

  std::vector<std::unique_ptr<std::byte[]>> blocks_;
  std::byte* next_ = nullptr;
  std::byte* end_ = nullptr;
  std::vector<const Term::Node*> table_;  // open addressing
  std::size_t term_count_ = 0;
  std::size_t block_bytes_ = 0;

  Sort boolean_sort_;
  Sort integer_sort_;
  Term true_;
  Term false_;
  std::uint64_t fresh_counter_ = 0;
  bool rewriting_ = true;
  std::unique_ptr<Rewriter> rewriter_;
};

// The sort of an operation, after checking its operands. InternalError when they do not fit.
Sort result_sort(TermManager& manager, Kind kind, std::span<const Term> children, Parameters parameters);

}  // namespace jury::logic
