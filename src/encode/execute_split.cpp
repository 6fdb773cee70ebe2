// Methods of java.lang that are called with one of a few known strings are executed once for each: with a
// known string they end at once, while all of them together have characters that depend on which one it is,
// and loops over those. What comes out meets again after the call.
#include <algorithm>

#include "encode/executor.h"

namespace jury::encode {

namespace {

constexpr std::size_t most_targets = 8;

bool is_of_language(const ir::Method& method) { return method.owner.view().starts_with("java/lang/"); }

}  // namespace

bool Executor::is_one_of_known_texts(const State& state, const Value& value) const {
  const auto* reference = std::get_if<Reference>(&value);
  if (!reference || reference->targets().size() < 2 || reference->targets().size() > most_targets)
    return false;
  return std::ranges::all_of(reference->targets(), [&](const Target& target) {
    if (target.object == null_object) return true;
    const auto& info = objects_.info(target.object);
    return info.shape == Shape::Text && !info.opaque &&
           objects_.constant_content(contents(state, target.object)).has_value();
  });
}

std::optional<Exit> Executor::execute_for_each_text(const ir::Method& method,
                                                    const std::vector<Value>& arguments, const State& state) {
  if (!is_of_language(method)) return std::nullopt;
  const auto split = std::ranges::find_if(
      arguments, [&](const Value& argument) { return is_one_of_known_texts(state, argument); });
  if (split == arguments.end()) return std::nullopt;
  std::vector<Exit> exits;
  for (const auto& target : reference(*split).targets()) {
    State here = state.under(state.guard.with(terms_, target.guard));
    if (here.guard.is_false()) continue;
    auto inner = arguments;
    inner[static_cast<std::size_t>(split - arguments.begin())] = values_.single(target.object);
    exits.push_back(execute(method, std::move(inner), std::move(here)));
  }
  return join(std::move(exits));
}

}  // namespace jury::encode
