// What is learned about a program while it is unfolded and kept until it no longer grows: calling contexts,
// families, what each field of each family may refer to, what each loop or recursive method changes.
// Everything only grows, so repeating the unfolding ends.
#pragma once

#include <map>
#include <set>
#include <string>
#include <tuple>

#include "encode/unbounded/family.h"

namespace jury::encode::unbounded {

using ContextId = std::uint32_t;
using Slot = std::uint32_t;
inline constexpr Slot count_slot = 0xffffffff;  // the number of objects of a family

struct LoopKnowledge {
  bool abstracted = false;  // otherwise its iterations are followed one by one
  std::set<ir::LocalId> locals;
  std::map<ir::LocalId, FamilySet> local_families;
  std::set<std::pair<FamilyId, Slot>> slots;
};

struct RecursionKnowledge {
  bool summarized = false;  // otherwise its activations are followed one by one
  LoopKnowledge effect;     // parameters that differ between calls, slots that change before or after them
  bool returns = false;
  bool throws = false;
  FamilySet results;
  FamilySet exceptions;
};

class Knowledge {
 public:
  Knowledge() : families_(first_heap_family) { fill_values(); }

  // A step from a context: a call, a loop, an iteration.
  ContextId step(ContextId from, std::uint32_t kind, std::uint64_t what);
  FamilyId family(ContextId context, std::uint64_t site, const Family& info);
  const Family& info(FamilyId family) const { return families_[family]; }
  std::size_t family_count() const { return families_.size(); }

  const FamilySet& points_to(FamilyId family, Slot slot) { return points_to_[{family, slot}]; }
  void add_target(FamilyId family, Slot slot, const FamilySet& targets);
  LoopKnowledge& loop(ContextId context) { return loops_[context]; }
  // By the context of the outermost call.
  RecursionKnowledge& recursion(ContextId context) { return recursions_[context]; }
  bool summarizes(ContextId context) const {
    const auto found = recursions_.find(context);
    return found != recursions_.end() && found->second.summarized;
  }
  std::uint64_t text(const std::u16string& content);

  // What was learned on a trial that is taken back.
  struct Targets {
    std::map<std::pair<FamilyId, Slot>, FamilySet> points_to;
    bool grown;
  };
  Targets targets() const { return {points_to_, grown_}; }
  void restore(Targets targets) {
    points_to_ = std::move(targets.points_to);
    grown_ = targets.grown;
  }

  void grew() { grown_ = true; }
  // Whether anything was learned since the last call.
  bool take_growth() {
    const bool result = grown_;
    grown_ = false;
    return result;
  }

 private:
  void fill_values();

  std::map<std::tuple<ContextId, std::uint32_t, std::uint64_t>, ContextId> contexts_;
  // A site may make objects of another kind when it is come to again: a copy of what it is given.
  std::map<std::tuple<ContextId, std::uint64_t, Shape, bool, std::string>, FamilyId> sites_;
  std::vector<Family> families_;
  std::map<std::pair<FamilyId, Slot>, FamilySet> points_to_;
  std::map<ContextId, LoopKnowledge> loops_;
  std::map<ContextId, RecursionKnowledge> recursions_;
  std::map<std::u16string, std::uint64_t> text_numbers_;
  bool grown_ = false;
};

}  // namespace jury::encode::unbounded
