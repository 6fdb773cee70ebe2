// The statements of one block as steps. Used by steps.cpp and collection_steps.cpp only.
#pragma once

#include <set>

#include "engine/abstract/boolean/steps.h"

namespace jury::engine::abstract {

class BlockTranslator {
 public:
  using Term = logic::Term;
  BlockTranslator(StepMaker& maker, const ir::Method& method, const ir::Body& body, ir::BlockId id);
  StepBlock translate();

 private:
  void statement(const ir::Statement& statement);
  void terminator(const ir::Terminator& terminator);
  void check(const ir::Check& check);
  void assign(ir::LocalId local, Term value, const std::string& text);
  void new_object(ir::LocalId target, Symbol class_name);
  void new_array(const ir::NewArray& statement);
  void load_field(const ir::LoadField& statement);
  void store_field(const ir::StoreField& statement);
  void load_static(const ir::LoadStatic& statement);
  void call(const ir::Call& statement);
  bool call_box(const ir::Call& statement);
  bool call_choice(const ir::Call& statement);
  bool call_property(const ir::Call& statement);
  bool call_user(const ir::Call& statement);
  void call_unknown(const ir::Call& statement);
  void initialize(Symbol class_name);
  // Collections (collection_steps.cpp).
  bool call_collection(const ir::Call& statement);
  bool map_call(const ir::Call& statement, const std::string& name);
  bool set_call(const ir::Call& statement, const std::string& name);
  bool list_call(const ir::Call& statement, const std::string& name);
  bool iterator_call(const ir::Call& statement, const std::string& name);
  bool common_call(const ir::Call& statement, const std::string& name);
  void put(const ir::Call& statement, Term map, Term key, Term value);
  void remove_key(const ir::Call& statement, Term map, Term key);
  Step& change(const std::string& text);
  void finish();  // the last step's changes are the state of what follows
  void give(const ir::Call& statement, Term value, const std::string& text);
  void forget_order(PredicateState& after, Term map);

  Term operand(const ir::Operand& operand);
  std::string text(const ir::Operand& operand) const;
  std::string call_text(const ir::Call& statement) const;
  Term unknown(ir::Kind kind, const char* name);
  Term unknown_boolean(const char* name);
  Term equal(Term a, Term b) { return terms_.equal(a, b); }
  Term plus(Term a, std::int64_t n) { return terms_.make(logic::Kind::int_add, {a, now_.integer(n)}); }
  bool is_a(Symbol name, std::string_view supertype) { return program_.is_subclass(name, Symbol(supertype)); }
  bool stays_in_block(ir::LocalId local) const;
  void drop_stale(const PredicateState::Changes& changes, bool heap);

  StepMaker& maker_;
  logic::TermManager& terms_;
  program::Program& program_;
  const ir::Method& method_;
  const ir::Body& body_;
  ir::BlockId id_;
  PredicateState now_;                  // without changes: the values before the present step
  std::map<ir::LocalId, Term> folded_;  // temporaries
  std::map<ir::LocalId, std::string> texts_;
  std::vector<Term> fresh_;  // objects made in this block that only temporaries refer to
  std::vector<Term> facts_;  // about unknown values in them
  struct View {
    Term map;
    bool keys;
  };
  std::map<std::uint32_t, View> views_;  // by the term of a view made in this block
  ir::Position position_;
  StepBlock result_;
};

}  // namespace jury::engine::abstract
