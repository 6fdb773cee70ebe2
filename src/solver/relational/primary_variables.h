// The boolean unknowns of a relational problem: one input for each tuple between a relation's bounds, and a
// presence and a binary number for each slot. Only these say what an instance is; gates are derived from
// them.
#pragma once

#include <functional>
#include <unordered_map>
#include <vector>

#include "logic/relational/bounds.h"
#include "solver/relational/matrix.h"

namespace jury::solver::relational {

struct SlotVariables {
  Wire present;
  std::vector<Bits> values;  // one for each unknown column, from left to right
};

struct RelationVariables {
  Matrix matrix;
  std::vector<Wire> tuples;          // for each tuple of the upper bound
  std::vector<SlotVariables> slots;  // for each slot
};

class PrimaryVariables {
 public:
  PrimaryVariables(Circuit& circuit, IntegerTable& integers, const logic::relational::Bounds& bounds)
      : circuit_(circuit), integers_(integers), bounds_(bounds) {}

  // Makes the unknowns of a relation at its first use.
  const RelationVariables& of(const logic::relational::Node* relation);
  // A relation that has no bounds: its tuples are wires that were made elsewhere. Before its first use.
  void define(const logic::relational::Node* relation, Matrix matrix);
  Column column(const logic::relational::Element& element);

  // What must hold of the unknowns made since the last call: ranges and order of slots.
  std::vector<Wire> take_constraints();

  // The value of a relation where `value` says which wires are true.
  logic::relational::TupleSet read(const logic::relational::Node* relation,
                                   const std::function<bool(Wire)>& value);
  // All inputs made so far.
  const std::vector<Wire>& inputs() const { return inputs_; }

 private:
  void add_tuples(const logic::relational::RelationBound& bound, RelationVariables& variables,
                  MatrixBuilder& matrix);
  void add_slots(const logic::relational::RelationBound& bound, RelationVariables& variables,
                 MatrixBuilder& matrix);
  SlotVariables make_slot(const logic::relational::Slot& slot);
  void order_slots(const logic::relational::RelationBound& bound, const RelationVariables& variables);
  Wire precedes(const SlotVariables& first, const SlotVariables& second);
  Wire fresh();

  Circuit& circuit_;
  IntegerTable& integers_;
  const logic::relational::Bounds& bounds_;
  std::unordered_map<const logic::relational::Node*, RelationVariables> variables_;
  std::vector<Wire> constraints_;
  std::vector<Wire> inputs_;
};

}  // namespace jury::solver::relational
