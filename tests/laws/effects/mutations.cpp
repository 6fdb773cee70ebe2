#include "mutations.h"

#include <utility>

namespace jury::effects {

namespace {

using library::Asks;
using library::Filling;
using library::Gives;
using library::IteratorStep;
using library::Method;

class Mutator {
 public:
  explicit Mutator(const Method& row) : row_(row) {}

  template <class Change>
  void when(bool applies, std::string what, Change change, bool certain = false) {
    if (!applies) return;
    Mutation mutation{std::move(what), row_, certain};
    change(mutation.row);
    made_.push_back(std::move(mutation));
  }
  std::vector<Mutation> take() { return std::move(made_); }

 private:
  const Method& row_;
  std::vector<Mutation> made_;
};

// The next lower ones: what is asked is one of a few sets.
std::vector<std::pair<Asks, const char*>> weaker(Asks asks) {
  switch (asks) {
    case Asks::nothing:
      return {};
    case Asks::nothing_by_place:
    case Asks::nothing_by_index:
    case Asks::hash:
    case Asks::text:
    case Asks::elements:
      return {{Asks::nothing, "nothing"}};

    case Asks::elements_and_text:
      return {{Asks::elements, "elements"}, {Asks::text, "text"}};
    case Asks::given:
      return {{Asks::elements, "elements"}};
  }
  return {};
}

void drop_effects(Mutator& mutator, const Method& row) {
  const auto& effect = row.effect;
  mutator.when(effect.checks, "checks", [](Method& m) { m.effect.checks = false; });
  mutator.when(effect.structural, "structural", [](Method& m) { m.effect.structural = false; });
  mutator.when(effect.reorders, "reorders", [](Method& m) { m.effect.reorders = false; });
  mutator.when(effect.insert_first < effect.insert_last, "first element inserted", [](Method& m) { ++m.effect.insert_first; });
  mutator.when(effect.insert_first + 1 < effect.insert_last, "last element inserted", [](Method& m) { --m.effect.insert_last; });
  mutator.when(effect.copies >= 0, "elements copied", [](Method& m) { m.effect.copies = -1; });
  mutator.when(effect.gives != Gives::Nothing, "what it gives", [](Method& m) { m.effect.gives = Gives::Nothing; });
  mutator.when(effect.callback >= 0, "callback", [](Method& m) { m.effect.callback = -1; });
  mutator.when(effect.keeps_results, "answers kept", [](Method& m) { m.effect.keeps_results = false; });
  mutator.when(effect.or_null, "or null", [](Method& m) { m.effect.or_null = false; });
}

void drop_protocol(Mutator& mutator, const Method& row) {
  const auto& protocol = row.protocol;
  mutator.when(protocol.needs_element, "needs element", [](Method& m) { m.protocol.needs_element = false; });
  mutator.when(protocol.filling == Filling::Drains, "drains", [](Method& m) { m.protocol.filling = Filling::Keeps; });
  mutator.when(protocol.changes != 0, "every change", [](Method& m) { m.protocol.changes = 0; });
  mutator.when(protocol.of_entry, "of entry", [](Method& m) { m.protocol.of_entry = false; });
  mutator.when(protocol.wraps && protocol.refuses != 0, "wraps", [](Method& m) { m.protocol.wraps = false; });
  mutator.when(protocol.refused_by_order, "refused by order", [](Method& m) { m.protocol.refused_by_order = false; });
  for (unsigned change = 1; change <= library::any_change; change *= 2) {
    const auto name = std::to_string(change);
    // Of what may change in every way, one way alone makes no difference: nothing in the library refuses just that.
    const bool one_of_some = protocol.changes != change && protocol.changes != library::any_change;
    mutator.when((protocol.changes & change) && one_of_some, "change " + name,
                 [=](Method& m) { m.protocol.changes &= ~change; });
    mutator.when(protocol.refuses & change, "refusal " + name, [=](Method& m) { m.protocol.refuses &= ~change; });
  }
}

void add_certainty(Mutator& mutator, const Method& row) {
  const bool container = row.step == IteratorStep::None;
  const auto& protocol = row.protocol;
  mutator.when(container && !row.effect.clears && row.effect.subject == 0, "clears", [](Method& m) { m.effect.clears = true; }, true);
  mutator.when(container && protocol.filling != Filling::Fills && !protocol.needs_element && row.effect.subject == 0, "fills",
               [](Method& m) { m.protocol.filling = Filling::Fills; }, true);
  mutator.when(row.effect.gives == Gives::NewContainer && !protocol.fills_result, "fills result",
               [](Method& m) { m.protocol.fills_result = true; }, true);
  mutator.when(container && protocol.changes != 0 && protocol.changes != library::adds && !protocol.keeps_elements, "keeps elements",
               [](Method& m) { m.protocol.keeps_elements = true; }, true);
}

}  // namespace

std::vector<Mutation> mutations_of(const Method& row) {
  Mutator mutator(row);
  drop_effects(mutator, row);
  drop_protocol(mutator, row);
  for (const auto& [asks, name] : weaker(row.asks))
    mutator.when(true, std::string("asks ") + name + " only", [asks = asks](Method& m) { m.asks = asks; });
  mutator.when(row.step != IteratorStep::None && row.step != IteratorStep::Nothing && row.step != IteratorStep::HasNext &&
                   row.step != IteratorStep::HasPrevious,
               "step", [](Method& m) { m.step = IteratorStep::Nothing; });
  add_certainty(mutator, row);
  return mutator.take();
}

}  // namespace jury::effects
