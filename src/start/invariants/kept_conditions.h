// The candidates of classes on the objects of a FlowState: what they say of the fields of an object where
// they hold, and whether they hold again after its fields were assigned.
#pragma once

#include <set>

#include "start/invariants/candidates.h"
#include "start/invariants/flow_state.h"

namespace jury::start {

class KeptConditions {
 public:
  explicit KeptConditions(Candidates& candidates) : candidates_(candidates) {}

  // The value of a field, with what the candidates say of it if they hold for the object at this point.
  ValueId load(FlowState& state, ValueId object, const ir::Field& field);
  void store(FlowState& state, ValueId object, const ir::Field& field, ValueId value);
  // The object's constructor of that class begins: its fields are zero.
  void begin(FlowState& state, ValueId object, const ir::Class& cls, bool is_subject);
  bool all_hold(FlowState& state, ValueId object, Symbol owner);
  // Other code may see the object now: candidates that do not hold for it are none.
  void settle(FlowState& state, ValueId object, Symbol owner);
  // Other code may run now.
  void settle_all(FlowState& state);
  // Classes whose candidates were taken for granted.
  std::set<Symbol>& owners() { return owners_; }

 private:
  bool may_open(const FlowState& state, ValueId object, Symbol owner) const;
  void open(FlowState& state, ValueId object, Symbol owner);
  ValueId value_of(FlowState& state, ValueId object, const ir::Field& field);
  static ValueId either(FlowState& state, ValueId one, ValueId other);
  ValueId side(FlowState& state, ValueId object, const Condition::Side& side);
  bool holds(FlowState& state, ValueId object, const Condition& condition);

  Candidates& candidates_;
  std::set<Symbol> owners_;
};

}  // namespace jury::start
