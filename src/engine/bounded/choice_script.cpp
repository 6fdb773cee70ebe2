#include "engine/bounded/choice_script.h"

#include <algorithm>

namespace jury::engine {

namespace {

std::u16string text(const encode::ObjectInfo& info, const Evaluate& evaluate) {
  std::u16string content;
  if (info.opaque) return content;
  const auto length = evaluate(info.initial->size).bit_vector().bits();
  for (std::size_t i = 0; i < std::min<std::size_t>(length, info.initial->slots.size()); ++i)
    content += static_cast<char16_t>(evaluate(encode::term(info.initial->slots[i])).bit_vector().bits());
  return content;
}

}  // namespace

std::vector<trace::Choice> choice_script(encode::Executor& executor, const Evaluate& evaluate) {
  std::vector<trace::Choice> choices;
  for (const auto& choice : executor.choices()) {
    if (!evaluate(choice.condition).boolean()) continue;
    choices.push_back(choice.value
                          ? to_choice(choice.kind, evaluate(choice.value))
                          : trace::Choice::of_text(text(executor.objects().info(choice.text), evaluate)));
  }
  return choices;
}

}  // namespace jury::engine
