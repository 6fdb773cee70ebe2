// The relational view of a symbolic state (Karun section 5.2): the relations of a property as matrices of
// wires. Atoms: null, true, false, then the objects by number. Boxes are the values they hold.
#pragma once

#include <set>
#include <span>

#include "encode/program_vocabulary.h"
#include "engine/relational/checked_heap.h"
#include "engine/relational/term_circuit.h"
#include "solver/relational/grounding.h"

namespace jury::engine {

// Before the method and after it.
struct ExecutedMethod {
  encode::State before;
  std::vector<encode::Value> arguments;
  std::size_t objects_before = 0;  // objects with smaller numbers exist before the method
  encode::State after;
  std::optional<encode::Value> result;
};

class StateRelations {
 public:
  static constexpr std::uint32_t null_atom = 0, true_atom = 1, false_atom = 2, first_object = 2;

  StateRelations(program::Program& program, encode::Executor& executor, CheckedHeap& heap,
                 TermCircuit& circuit, const ExecutedMethod& executed)
      : program_(program), executor_(executor), heap_(heap), circuit_(circuit), executed_(executed) {}

  // From here on, views of maps that the method has made are seen only where they are its result: traversing
  // a collection may make one, which no property means.
  void hide_new_views() { hides_new_views_ = true; }
  std::size_t atom_count() const { return executor_.objects().size() + first_object + 1; }
  // Throws Unsupported when something that the relation would show has no relational view.
  void check_views() const;
  solver::relational::Matrix matrix(const encode::RelationMeaning& meaning,
                                    solver::relational::IntegerTable& integers);

 private:
  using Column = solver::relational::Column;
  using Key = solver::relational::Key;
  using MatrixBuilder = solver::relational::MatrixBuilder;
  using Wire = solver::Wire;
  using Meaning = encode::RelationMeaning;

  struct Element {
    Column column;
    Wire guard;
  };

  const encode::State& state_of(const Meaning& meaning) const;
  std::vector<Element> elements(const encode::Value& value, const ir::Type& type, const encode::State& state);
  Element object_element(const encode::Target& target, const encode::State& state);
  void add_rows(MatrixBuilder& builder, const Key& prefix, const encode::Value& value, const ir::Type& type,
                const encode::State& state, Wire guard);
  Wire exists(encode::ObjectId object, spec::RelState when);
  bool is_new_view(encode::ObjectId object) const;
  Wire is_result(encode::ObjectId object);
  const std::set<encode::ObjectId>& inside_sets();
  template <class Visit>
  void each_object(Symbol class_name, spec::RelState when, Visit visit);
  void add_objects(MatrixBuilder& builder, const Meaning& meaning);
  void add_field(MatrixBuilder& builder, const Meaning& meaning);
  void add_contents(MatrixBuilder& builder, const Meaning& meaning);
  void add_mapping(MatrixBuilder& builder, const Meaning& meaning);
  void add_index(MatrixBuilder& builder, const Meaning& meaning);
  void add_array_elements(MatrixBuilder& builder, const Meaning& meaning);
  encode::Value field_value(encode::ObjectId object, std::string_view name, const encode::State& state) const;
  // Calls visit(part, guard) for each object that the field of the model may hold.
  template <class Visit>
  void each_part(encode::ObjectId object, std::string_view name, const encode::State& state, Wire guard,
                 Visit visit);
  void add_sequence(MatrixBuilder& builder, const Key& prefix, encode::ObjectId sequence,
                    const encode::State& state, Wire guard, bool with_index);
  void add_table(MatrixBuilder& builder, const Key& prefix, encode::ObjectId table,
                 const encode::State& state, Wire guard, bool keys, bool values);

  program::Program& program_;
  encode::Executor& executor_;
  CheckedHeap& heap_;
  TermCircuit& circuit_;
  const ExecutedMethod& executed_;
  solver::relational::IntegerTable* integers_ = nullptr;
  std::set<encode::ObjectId> shown_;  // objects that some relation leads to
  std::set<encode::ObjectId> inside_sets_;
  encode::ObjectId sets_seen_ = 0;
  std::set<encode::ObjectId> hidden_;  // collections whose contents are not known, or not shown
  bool hides_new_views_ = false;
};

}  // namespace jury::engine
