#include "spec/jml/clause_words.h"

#include <algorithm>
#include <array>
#include <map>

namespace jury::spec::jml {

namespace {

template <class Meaning>
using Table = std::map<std::string_view, Meaning>;

// The second names are those of the reference manual, OpenJML, KeY and JJBMC. What KeY assumes without a
// proof
// (`_free`) is a precondition or an invariant like any other here: it is checked, too.
const Table<SpecificationWord>& specification_words() {
  using enum SpecificationWord;
  static const Table<SpecificationWord> words{
      {"requires", Requires},
      {"pre", Requires},
      {"requires_free", Requires},
      {"ensures", Ensures},
      {"post", Ensures},
      {"signals", Signals},
      {"exsures", Signals},
      {"signals_only", SignalsOnly},
      {"assignable", Assignable},
      {"assigns", Assignable},
      {"modifies", Assignable},
      {"modifiable", Assignable},
      {"writes", Assignable},
      {"old", Old},
      {"behavior", Behaviour},
      {"behaviour", Behaviour},
      {"feasible_behavior", Behaviour},
      {"feasible_behaviour", Behaviour},
      {"normal_behavior", Normal},
      {"normal_behaviour", Normal},
      {"exceptional_behavior", Exceptional},
      {"exceptional_behaviour", Exceptional},
      {"also", Also},
      {"implies_that", Redundant},
      {"for_example", Redundant},
  };
  return words;
}

const Table<LoopWord>& loop_words() {
  using enum LoopWord;
  static const Table<LoopWord> words{
      {"loop_invariant", Invariant}, {"loop_inv", Invariant},     {"loop_invariant_free", Invariant},
      {"maintaining", Invariant},    {"decreases", Decreases},    {"decreasing", Decreases},
      {"loop_decreases", Decreases}, {"loop_variant", Decreases}, {"loop_modifies", Frame},
      {"loop_modifiable", Frame},    {"loop_assigns", Frame},     {"loop_assignable", Frame},
      {"loop_writes", Frame},        {"assignable", Frame},       {"assigns", Frame},
      {"modifies", Frame},           {"modifiable", Frame},       {"writes", Frame},
  };
  return words;
}

const Table<StatementWord>& statement_words() {
  using enum StatementWord;
  static const Table<StatementWord> words{
      {"assert", Assert},    {"check", Assert}, {"assume", Assume},  {"unreachable", Unreachable},
      {"set", Set},          {"ghost", Ghost},  {"reachable", Hint}, {"split", Hint},
      {"hence_by", Hint},    {"show", Hint},    {"use", Hint},       {"comment", Hint},
      {"inline_loop", Hint}, {"halt", Hint},    {"debug", Hint},     {"nowarn", Hint},
      {"print", Hint},
  };
  return words;
}

constexpr std::array<std::string_view, 18> unused_in_methods{
    "accessible",  "reads",         "callable",      "captures",        "diverges",   "duration",
    "measured_by", "when",          "working_space", "forall",          "returns",    "breaks",
    "continues",   "model_program", "ensures_free",  "assignable_free", "determines", "separates"};

constexpr std::array<std::string_view, 26> unused_elsewhere{
    "depends",       "axiom",          "represents",        "in",
    "maps",          "readable",       "writable",          "monitors_for",
    "refining",      "choose",         "choose_if",         "invariant_for",
    "weakly",        "havoc",          "initializer",       "static_initializer",
    "refine",        "refines",        "loop_determines",   "loop_separates",
    "loop_contract", "break_behavior", "continue_behavior", "return_behavior",
    "merge_point",   "model_behavior"};

const Table<std::string>& remarks() {
  static const Table<std::string> texts{
      {"measured_by", "that a recursion ends is not shown"},
      {"diverges", "that a method ends is not shown"},
      {"accessible", "what a method reads is found from its code"},
      {"reads", "what a method reads is found from its code"},
      {"callable", "what a method calls is found from its code"},
      {"captures", "what a method keeps is found from its code"},
      {"duration", "time is not part of what is checked"},
      {"working_space", "memory is not part of what is checked"},
      {"readable", "access to variables is not part of what is checked"},
      {"writable", "access to variables is not part of what is checked"},
      {"monitors_for", "locks are not part of what is checked"},
      {"determines", "the flow of information is not part of what is checked"},
      {"separates", "the flow of information is not part of what is checked"},
      {"loop_determines", "the flow of information is not part of what is checked"},
      {"loop_separates", "the flow of information is not part of what is checked"},
      {"ensures_free", "it is neither shown nor relied on"},
      {"assignable_free", "it is neither shown nor relied on"},
      {"axiom", "it is not relied on"},
      {"reachable", "that an execution comes here is not shown"},
      {"split", "it is a hint for another prover"},
      {"hence_by", "it is a hint for another prover"},
      {"show", "it is a hint for another prover"},
      {"use", "it is a hint for another prover"},
      {"inline_loop", "it is a hint for another prover"},
      {"merge_point", "it is a hint for another prover"},
      {"halt", "it is a hint for another prover"},
      {"comment", "it says nothing"},
      {"debug", "it says nothing"},
      {"print", "it says nothing"},
      {"nowarn", "it is for another tool"},
      {"refine", "the contracts of a source are found in the file beside it"},
      {"refines", "the contracts of a source are found in the file beside it"},
  };
  return texts;
}

template <class Meaning>
std::optional<Meaning> find(const Table<Meaning>& table, std::string_view word) {
  const auto found = table.find(without_redundantly(word));
  return found == table.end() ? std::nullopt : std::optional(found->second);
}

template <std::size_t count>
bool contains(const std::array<std::string_view, count>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), without_redundantly(word)) != words.end();
}

constexpr std::array<std::string_view, 16> other_words{
    "invariant", "constraint", "initially", "model", "pure",     "helper",   "public",      "protected",
    "private",   "static",     "instance",  "final", "nullable", "non_null", "spec_public", "spec_protected"};

// Whether the text goes on with an expression after a name.
bool continues_expression(const Cursor& cursor, const Token& token) {
  if (token.kind != TokenKind::Operator) return false;
  const auto text = cursor.text(token);
  return text != "(" && text != "!" && text != "-" && text != "~" && text != "{|" && text != "@" &&
         text != ";";
}

}  // namespace

std::string_view without_redundantly(std::string_view word) {
  constexpr std::string_view end = "_redundantly";
  if (word.ends_with(end)) word.remove_suffix(end.size());
  return word;
}

std::optional<SpecificationWord> specification_word(std::string_view word) {
  return find(specification_words(), word);
}

std::optional<LoopWord> loop_word(std::string_view word) { return find(loop_words(), word); }

std::optional<StatementWord> statement_word(std::string_view word) { return find(statement_words(), word); }

bool is_unused_method_clause(std::string_view word) { return contains(unused_in_methods, word); }

bool is_unused_clause(std::string_view word) {
  return is_unused_method_clause(word) || contains(unused_elsewhere, word) ||
         statement_word(word) == StatementWord::Hint;
}

std::string why_not_checked(std::string_view word) { return find(remarks(), word).value_or(""); }

bool may_narrow(std::string_view word) {
  const auto plain = without_redundantly(word);
  return plain == "when" || plain == "forall" || plain == "model_program";
}

bool is_specification_modifier(std::string_view word) {
  return word == "public" || word == "protected" || word == "private" || word == "code" ||
         word == "spec_public";
}

bool at_clause(const Cursor& cursor) {
  if (cursor.peek().kind != TokenKind::Word)
    return cursor.at("{|") || cursor.at("|}") || cursor.at("}") || cursor.at("@");
  const auto word = cursor.text();
  const bool known = specification_word(word) || loop_word(word) || statement_word(word) ||
                     is_unused_clause(word) || contains(other_words, word);
  return known && !continues_expression(cursor, cursor.peek(1));
}

const std::vector<std::string>& usual_words() {
  static const std::vector<std::string> words{"requires",
                                              "ensures",
                                              "signals",
                                              "signals_only",
                                              "assignable",
                                              "modifies",
                                              "invariant",
                                              "constraint",
                                              "initially",
                                              "normal_behavior",
                                              "behavior",
                                              "exceptional_behavior",
                                              "also",
                                              "pure",
                                              "helper",
                                              "nullable",
                                              "non_null",
                                              "spec_public",
                                              "ghost",
                                              "model",
                                              "assert",
                                              "assume",
                                              "set",
                                              "loop_invariant",
                                              "maintaining",
                                              "decreases",
                                              "decreasing",
                                              "nullable_by_default",
                                              "non_null_by_default"};
  return words;
}

}  // namespace jury::spec::jml
