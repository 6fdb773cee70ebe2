// Where the answers to free choices (jury.rt.Choice) come from: a script, a seeded generator, or every
// combination of small domains in turn.
#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "ir/type.h"
#include "program/literals.h"
#include "trace/value.h"

namespace jury::trace {

// One answer. Strings are UTF-16 content in `text` and have the kind Reference.
struct Choice {
  ir::Kind kind = ir::Kind::Int;
  Value value = Value::zero();
  std::u16string text;

  static Choice of_int(std::int32_t value) { return {ir::Kind::Int, Value::of(value), {}}; }
  static Choice of_boolean(bool value) { return {ir::Kind::Boolean, Value::of(value), {}}; }
  static Choice of_text(std::u16string content) {
    return {ir::Kind::Reference, Value::zero(), std::move(content)};
  }
};

class ChoiceSource {
 public:
  virtual ~ChoiceSource() = default;
  // The next answer, of this kind, within its range; nothing when there is none: the run ends with
  // Limit::Choices.
  virtual std::optional<Choice> choose(ir::Kind kind) = 0;
  // A new run starts.
  virtual void restart() {}
};

// Fixed answers. One of another kind is converted: its bits are taken.
class ScriptedChoices : public ChoiceSource {
 public:
  explicit ScriptedChoices(std::vector<Choice> script) : script_(std::move(script)) {}
  std::optional<Choice> choose(ir::Kind kind) override;
  void restart() override { position_ = 0; }

 private:
  std::vector<Choice> script_;
  std::size_t position_ = 0;
};

// Small numbers and the ends of each range more often than the rest; where the program's literals are given,
// these, and numbers between two of them, as often as small ones.
class RandomChoices : public ChoiceSource {
 public:
  explicit RandomChoices(std::uint64_t seed, const program::Literals* literals = nullptr)
      : seed_(seed), generator_(seed), literals_(literals) {}
  std::optional<Choice> choose(ir::Kind kind) override;
  void restart() override { generator_.seed(seed_); }

 private:
  std::uint64_t bits(ir::Kind kind);
  double real();
  std::u16string text();
  // Whether to take a literal this time; never when there is none of the kind.
  template <class T>
  bool takes(std::vector<T> program::Literals::*kind);
  template <class T>
  const T& literal(std::vector<T> program::Literals::*kind);

  std::uint64_t seed_;
  std::mt19937_64 generator_;
  const program::Literals* literals_;
};

// Every sequence of answers from the given domains, one per run: run, advance, run, ... until advance answers
// false.
class ExhaustiveChoices : public ChoiceSource {
 public:
  struct Domains {
    std::int64_t low = -2;  // of every integral kind, clipped to its range
    std::int64_t high = 2;
    std::vector<double> reals{0.0, 1.0, -1.0};
    std::vector<std::u16string> texts{u"", u"a"};
    std::size_t most_choices = 64;  // of one run; more end it with Limit::Choices
  };
  explicit ExhaustiveChoices(Domains domains) : domains_(std::move(domains)) {}

  std::optional<Choice> choose(ir::Kind kind) override;
  void restart() override { position_ = 0; }
  // Prepares the next combination: the last choice that has another answer takes it.
  bool advance();

 private:
  struct Decision {
    std::size_t answer;
    std::size_t answers;
  };
  std::size_t answers(ir::Kind kind) const;
  Choice answer(ir::Kind kind, std::size_t number) const;

  Domains domains_;
  std::vector<Decision> decisions_;
  std::size_t position_ = 0;
};

// The value as a kind holds it: small integers cut to their width.
Value fit(ir::Kind kind, std::int64_t value);

}  // namespace jury::trace
