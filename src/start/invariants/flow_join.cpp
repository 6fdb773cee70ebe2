#include "start/invariants/flow_join.h"

#include <algorithm>

namespace jury::start {

namespace {

constexpr int deepest = 3;  // fields of fields that are looked at

class Join {
 public:
  Join(FlowState one, FlowState other, const Joining& joining)
      : one_(std::move(one)), other_(std::move(other)), joining_(joining) {}

  FlowState run() {
    for (std::size_t i = 0; i < one_.frames.size(); ++i) add_frame(i);
    for (std::size_t i = 0; i < one_.constructing.size(); ++i) {
      const auto& each = one_.constructing[i];
      const auto& twin = other_.constructing[i];
      result_.constructing.push_back(
          {pair(each.object, twin.object), each.owner, each.is_subject, each.has_leaked || twin.has_leaked});
    }
    // Pairs are added to the end while the list is worked off.
    for (std::size_t i = 0; i < pairs_.size(); ++i) add_parts(static_cast<ValueId>(i));
    join_made();
    settle(one_, true);
    settle(other_, false);
    join_zones();
    return std::move(result_);
  }

 private:
  struct Pair {
    ValueId one;
    ValueId other;
    int depth;
  };

  void add_frame(std::size_t index) {
    const auto& frame = one_.frames[index];
    const auto& twin = other_.frames[index];
    const auto* live = index + 1 == one_.frames.size() ? joining_.live : nullptr;
    FlowState::Frame result(frame.size());
    for (std::size_t i = 0; i < frame.size(); ++i)
      if (frame[i] && twin[i] && (!live || (*live)[i])) result[i] = pair(*frame[i], *twin[i]);
    result_.frames.push_back(std::move(result));
  }

  ValueId pair(ValueId one, ValueId other, int depth = 0) {
    const auto [entry, added] = index_.try_emplace({one, other}, static_cast<ValueId>(pairs_.size()));
    if (!added) return entry->second;
    pairs_.push_back({one, other, depth});
    const auto& first = one_.values[one];
    const auto& second = other_.values[other];
    FlowValue value;
    if (first.nullness == second.nullness) value.nullness = first.nullness;
    value.is_not_zero = first.is_not_zero && second.is_not_zero;
    if (first.number && second.number) value.number = result_.zone.add_variable();
    result_.values.push_back(std::move(value));
    return entry->second;
  }

  void add_parts(ValueId id) {
    const auto [one, other, depth] = pairs_[id];
    if (one_.values[one].compared && other_.values[other].compared)
      result_.values[id].compared = {
          pair(one_.values[one].compared->first, other_.values[other].compared->first, depth + 1),
          pair(one_.values[one].compared->second, other_.values[other].compared->second, depth + 1)};
    if (one_.values[one].tested && other_.values[other].tested)
      result_.values[id].tested = pair(*one_.values[one].tested, *other_.values[other].tested, depth + 1);
    if (one_.values[one].unwrapped && other_.values[other].unwrapped) {
      const auto first = *one_.values[one].unwrapped;
      const auto second = *other_.values[other].unwrapped;
      const auto base = pair(first.base, second.base, depth + 1);
      result_.values[id].unwrapped =
          Unwrapped{std::min(first.from, second.from), std::max(first.to, second.to), base,
                    std::min(first.more, second.more)};
    }
    if (one_.lengths.count(one) || other_.lengths.count(other))
      result_.lengths[id] = pair(one_.length_of(one), other_.length_of(other), depth + 1);
    if (depth > deepest) return;
    for (const auto* field : fields_of(one, other)) {
      const auto first = value_of(one_, one, *field);
      const auto second = value_of(other_, other, *field);
      if (first && second) result_.cells[{id, field}] = pair(*first, *second, depth + 1);
    }
  }

  std::vector<const ir::Field*> fields_of(ValueId one, ValueId other) {
    std::vector<const ir::Field*> result;
    const auto add = [&](const FlowState& state, ValueId object) {
      for (auto at = state.cells.lower_bound({object, nullptr});
           at != state.cells.end() && at->first.first == object; ++at)
        result.push_back(at->first.second);
    };
    add(one_, one);
    add(other_, other);
    std::ranges::sort(result, [](const auto* first, const auto* second) {
      return std::pair(first->owner.view(), first->name.view()) <
             std::pair(second->owner.view(), second->name.view());
    });
    result.erase(std::ranges::unique(result).begin(), result.end());
    return result;
  }

  std::optional<ValueId> value_of(FlowState& state, ValueId object, const ir::Field& field) {
    const auto known = state.cells.find({object, &field});
    return known == state.cells.end() ? joining_.load(state, object, field) : std::optional(known->second);
  }

  // The only pair that a value is in.
  std::optional<ValueId> only_pair(bool of_one, ValueId value) const {
    std::optional<ValueId> found;
    for (std::size_t i = 0; i < pairs_.size(); ++i)
      if ((of_one ? pairs_[i].one : pairs_[i].other) == value) {
        if (found) return std::nullopt;
        found = static_cast<ValueId>(i);
      }
    return found;
  }

  bool is_in_a_pair(bool of_one, ValueId value) const {
    return std::ranges::any_of(pairs_,
                               [&](const Pair& each) { return (of_one ? each.one : each.other) == value; });
  }

  // Two values for one object would count as two objects. So an object stays one that nobody else has where
  // it is in one pair on both sides; others are given up, with what they hold. One that nothing refers to any
  // more is gone.
  void join_made() {
    for (const bool changed_one : {true, false}) close(changed_one ? one_ : other_);
    for (bool again = true; again;) {
      again = false;
      for (const bool of_one : {true, false}) {
        auto& state = of_one ? one_ : other_;
        for (const auto& each : std::vector(state.constructing))
          if (state.is_own(each.object) && !only_pair(of_one, each.object)) {
            state.leak(each.object);
            again = true;
          }
        const auto made = state.made;
        for (const auto object : made) {
          if (!state.made.count(object) || !is_in_a_pair(of_one, object)) continue;
          const auto found = only_pair(of_one, object);
          const auto twin =
              found ? std::optional(of_one ? pairs_[*found].other : pairs_[*found].one) : std::nullopt;
          const auto& other = of_one ? other_ : one_;
          if (twin && other.made.count(*twin) && only_pair(!of_one, *twin)) continue;
          state.leak(object);
          again = true;
        }
      }
    }
    for (std::size_t i = 0; i < result_.constructing.size(); ++i)
      result_.constructing[i].has_leaked =
          one_.constructing[i].has_leaked || other_.constructing[i].has_leaked;
    for (const auto object : one_.made)
      if (const auto found = only_pair(true, object)) result_.made.insert(*found);
    for (const bool of_one : {true, false})
      for (const auto& [holder, value] : (of_one ? one_ : other_).held) {
        const auto first = only_pair(of_one, holder);
        const auto second = only_pair(of_one, value);
        if (first && second) result_.held.emplace(*first, *second);
      }
  }

  // What an object holds by way of others.
  static void close(FlowState& state) {
    for (bool again = true; again;) {
      again = false;
      const auto held = state.held;
      for (const auto& [holder, middle] : held)
        for (const auto& [same, value] : held)
          if (middle == same && holder != value) again = state.held.emplace(holder, value).second || again;
    }
  }

  // An object whose conditions may not hold is remembered by the one pair that it is in; of another nothing
  // would be asked any more, so that they must hold here.
  void settle(FlowState& state, bool is_one) {
    const auto changed = state.changed;
    for (const auto& [object, owner] : changed) {
      std::vector<ValueId> found;
      for (std::size_t i = 0; i < pairs_.size(); ++i)
        if ((is_one ? pairs_[i].one : pairs_[i].other) == object) found.push_back(static_cast<ValueId>(i));
      if (found.size() == 1)
        result_.changed.emplace(found.front(), owner);
      else
        joining_.settle(state, object, owner);
    }
  }

  void join_zones() {
    std::vector<std::pair<Zone::Variable, Zone::Variable>> sources(result_.zone.size(), {0, 0});
    for (std::size_t i = 0; i < pairs_.size(); ++i)
      if (const auto number = result_.values[i].number)
        sources[*number] = {*one_.values[pairs_[i].one].number, *other_.values[pairs_[i].other].number};
    for (Zone::Variable i = 0; i < sources.size(); ++i)
      for (Zone::Variable j = 0; j < sources.size(); ++j) {
        if (i == j) continue;
        const auto before = one_.zone.bound(sources[i].first, sources[j].first);
        const auto now = other_.zone.bound(sources[i].second, sources[j].second);
        result_.zone.weaken(i, j, now <= before || !joining_.widen ? std::max(before, now) : widened(now));
      }
  }

  // The next of a few bounds that often stay.
  static std::int64_t widened(std::int64_t bound) {
    for (const std::int64_t stop : {-1, 0, 1})
      if (bound <= stop) return stop;
    return bound <= INT32_MAX
               ? std::int64_t{INT32_MAX}
               : (bound <= -std::int64_t{INT32_MIN} ? -std::int64_t{INT32_MIN} : Zone::unbounded);
  }

  FlowState one_;
  FlowState other_;
  const Joining& joining_;
  FlowState result_;
  std::vector<Pair> pairs_;  // by value of the result
  std::map<std::pair<ValueId, ValueId>, ValueId> index_;
};

}  // namespace

FlowState join(FlowState one, FlowState other, const Joining& joining) {
  return Join(std::move(one), std::move(other), joining).run();
}

}  // namespace jury::start
