#include "change/selection.h"

#include <algorithm>

namespace jury::change {

Selection select(const std::vector<session::WorkItem>& today, const std::optional<Keys>& before) {
  Selection selection;
  std::vector<std::size_t> changed;
  for (std::size_t place = 0; place < today.size(); ++place) {
    const auto& questions = today[place].questions;
    const auto is_known = [&](const auto& question) { return before && before->contains(question.asked.question()); };
    const auto is_same = [&](const auto& question) {
      return is_known(question) && before->at(question.asked.question()) == question.key;
    };
    if (std::ranges::all_of(questions, is_same))
      ++selection.left_out;
    else if (before && std::ranges::none_of(questions, is_known))
      selection.places.push_back(place);
    else
      changed.push_back(place);
  }
  selection.new_entries = selection.places.size();
  selection.places.insert(selection.places.end(), changed.begin(), changed.end());
  return selection;
}

std::string summary_of(const Selection& selection, const Revision& revision) {
  constexpr std::size_t digits = 10;
  const auto all = selection.places.size() + selection.left_out;
  std::string text = "since " + revision.name + " (" + revision.commit.substr(0, digits) + "): " +
                     std::to_string(selection.places.size()) + " of " + std::to_string(all) +
                     (all == 1 ? " entry" : " entries") + " to check, " + std::to_string(selection.new_entries) +
                     " of them new";
  if (selection.left_out > 0)
    text += "; " + std::to_string(selection.left_out) +
            " left out: their keys, which hash all that an answer depends on (the code that can run, the shape of all "
            "classes and what is known of every state, specifications, class path, options, JDK, this program), are "
            "what they were";
  return text;
}

}  // namespace jury::change
