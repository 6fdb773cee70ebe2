// The code of the user's methods as steps: each changes components of the predicate state, or may throw, or
// calls. Temporaries of one block are folded into what uses them (the symbolic stack of APF), so that a
// step is what the program text says: an assignment, m.put(k, v), it.next().
//
// Collections are operations here, not the models' code: J2BP, section 4.2. What has no meaning changes
// the whole heap and gives an unknown result. Integers wrap round as in Java.
#pragma once

#include <functional>

#include "encode/unbounded/numbers.h"
#include "engine/abstract/boolean/predicate_state.h"
#include "program/properties/resolver.h"
#include "program/workspace.h"

namespace jury::engine::abstract {

struct Step {
  enum class Kind : std::uint8_t { change, check, assume, call };
  Kind kind = Kind::change;
  ir::Position position;
  std::string text;                        // for people
  PredicateState::Changes changes;         // of components, in terms of the values before
  bool forgets_heap = false;               // every field, array and collection may change
  std::vector<logic::Term> facts;          // what holds of the unknown values in this step
  std::vector<logic::Term> fresh;          // new objects: different from all there were
  logic::Term condition;                   // check, assume: what has to hold
  Symbol exception;                        // check: what is thrown otherwise
  std::vector<const ir::Method*> callees;  // call: one of them runs
  bool optional = false;                   // call: or none (a class that may be initialised already)
  std::vector<logic::Term> arguments;
  std::optional<std::string> result;  // the component that takes what is returned
};

// How a block ends.
struct StepEnd {
  struct Way {
    logic::Term condition;
    ir::BlockId target;
  };
  enum class Kind : std::uint8_t { ways, returns, throws };
  Kind kind = Kind::ways;
  ir::Position position;
  std::string text;
  std::vector<Way> ways;
  std::optional<logic::Term> value;  // returned
  Symbol exception;                  // thrown
  std::vector<logic::Term> facts;
};

struct StepBlock {
  std::vector<Step> steps;
  StepEnd end;
};

// Makes and keeps the steps of blocks.
class StepMaker {
 public:
  StepMaker(program::Workspace& workspace, logic::TermManager& terms,
            const program::ResolvedProperty* property);

  const StepBlock& block(const ir::Method& method, ir::BlockId id);
  const std::vector<std::string>& notes() const { return notes_; }
  program::Workspace& workspace() { return workspace_; }
  logic::TermManager& terms() { return terms_; }

 private:
  friend class BlockTranslator;
  void note(const std::string& text);

  program::Workspace& workspace_;
  logic::TermManager& terms_;
  const program::ResolvedProperty* property_;
  encode::unbounded::Numbers numbers_;
  std::map<std::pair<const ir::Method*, ir::BlockId>, StepBlock> blocks_;
  std::vector<std::string> notes_;
};

}  // namespace jury::engine::abstract
