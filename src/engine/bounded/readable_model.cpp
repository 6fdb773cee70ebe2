#include "engine/bounded/readable_model.h"

#include "trace/standard_input.h"

namespace jury::engine {

using encode::Shape;
using encode::Value;
using logic::Term;

namespace {

constexpr std::size_t most_wishes = 400;

class Wishes {
 public:
  explicit Wishes(encode::Executor& executor) : executor_(executor) {}

  void add(ir::Kind kind, const Value& value) {
    if (!std::holds_alternative<Term>(value)) return;
    const Term term = encode::term(value);
    if (!term.sort().is_bit_vector() || term.is_value() || result_.size() >= most_wishes) return;
    if (kind == ir::Kind::Char)
      between(term, 'a', 'z');
    else if (kind != ir::Kind::Boolean)
      between(term, 0, 9);
  }

  void add_object(encode::ObjectId object, const encode::Contents& contents) {
    const auto shape = executor_.objects().info(object).shape;
    for (std::size_t slot = 0; slot < contents.slots.size(); ++slot) {
      if (shape == Shape::Text)
        add(ir::Kind::Char, contents.slots[slot]);
      else if (shape == Shape::Instance || shape == Shape::Array)
        add(executor_.slot_type(object, slot).kind, contents.slots[slot]);
    }
  }

  std::vector<Term> take() { return std::move(result_); }

 private:
  void between(Term term, std::uint64_t least, std::uint64_t most) {
    auto& terms = executor_.values().terms();
    const auto width = term.sort().width();
    const auto literal = [&](std::uint64_t value) { return terms.bit_vector(width, value); };
    const Term wish = terms.conjunction(terms.make(logic::Kind::bv_ule, {literal(least), term}),
                                        terms.make(logic::Kind::bv_ule, {term, literal(most)}));
    if (!wish.is_value()) result_.push_back(wish);
  }

  encode::Executor& executor_;
  std::vector<Term> result_;
};

}  // namespace

std::vector<Term> wishes(const InitialInputs& inputs, encode::Executor& executor) {
  Wishes result(executor);
  for (const auto& choice : executor.choices()) {
    if (choice.kind == trace::input_byte) continue;  // a 3 is no digit in a text
    if (choice.value) {
      result.add(choice.kind, choice.value);
      continue;
    }
    const auto& info = executor.objects().info(choice.text);
    if (!info.opaque && info.initial) result.add_object(choice.text, *info.initial);
  }
  inputs.for_each([&](ir::Kind kind, const Value& value) { result.add(kind, value); });
  for (const auto& object : inputs.heap().objects()) result.add_object(object.id, *object.contents);
  return result.take();
}

}  // namespace jury::engine
