// Walks over one method and takes out the candidates that it does not keep: an abstract interpretation with
// FlowState. The induction is over the steps of an execution (docs/dev/invariants.md).
//
// At the beginning, and after every call, the candidates hold for every object whose constructor has ended or
// that others have. They must hold again where other code can run: at every call that is not followed, where
// a class is initialised, when a method ends normally or by an exception; for an object under construction
// from the moment on that it is handed out, and when its constructor ends normally. Between two such points
// an object may be as it likes. Small methods of which it is known that they run are followed instead.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "program/workspace.h"
#include "start/invariants/candidates.h"
#include "start/invariants/constructor_leaks.h"
#include "start/invariants/flow_join.h"
#include "start/invariants/flow_state.h"
#include "start/invariants/kept_conditions.h"
#include "start/invariants/quiet_code.h"
#include "start/invariants/writers.h"
#include "start/static_contents.h"

namespace jury::start {

// What a walk found besides.
struct WalkNotes {
  std::set<Symbol> owners;              // whose candidates it took for granted
  std::set<const ir::Method*> methods;  // of whose results and parameters it would know more
  // Methods that it followed from a state in which candidates of the class need not hold.
  std::set<std::pair<Symbol, const ir::Method*>> entered_between;
  std::set<Symbol> not_extended;  // it relies on it that no class outside the program extends these
  bool gave_up = false;           // nothing that the method does was shown to keep anything
};

// What all walks share.
struct WalkContext {
  explicit WalkContext(program::Workspace& of)
      : workspace(of), writers(of), contents(of), leaks(of, writers), quiet(of, writers) {}

  program::Workspace& workspace;
  Writers writers;
  StaticContents contents;
  ConstructorLeaks leaks;
  QuietCode quiet;
};

class MethodWalk {
 public:
  MethodWalk(WalkContext& context, Candidates& candidates)
      : workspace_(context.workspace),
        writers_(context.writers),
        candidates_(candidates),
        contents_(context.contents),
        kept_(candidates),
        leaks_(context.leaks),
        quiet_(context.quiet) {}

  WalkNotes run(const ir::Method& method);

 private:
  // How a method that is followed ends; the result stands alone in the last frame.
  struct Exits {
    std::optional<FlowState> returned;
    std::optional<FlowState> thrown;
  };
  struct Frame {
    const ir::Method* method;
    const ir::Body* body;
    bool is_caught;                       // an exception that leaves it meets a handler
    std::size_t constructing;             // of objects, before it began
    std::vector<std::vector<bool>> live;  // by block: of the locals
    std::vector<std::optional<FlowState>> reached;
    std::vector<int> visits;
    std::set<ir::BlockId> open;
    Exits exits;
  };
  struct GaveUp {};

  FlowState entry_state(const ir::Method& method, const ir::Body& body);
  Exits follow(Frame frame, FlowState state);
  void walk(ir::BlockId block);
  void compact(FlowState& state, ir::BlockId block, std::size_t next);
  void reach(ir::BlockId block, FlowState state);
  void leave(std::optional<FlowState>& exit, FlowState state);
  void raise(const FlowState& state, const ir::Block& block);
  void end(const ir::Terminator& terminator, const FlowState& state, const ir::Block& block);
  void branch(const ir::If& branch, const FlowState& state);
  void choose(const ir::Switch& choice, const FlowState& state);
  void give_back(const ir::Return& result, FlowState state);
  void end_of_method(FlowState& state, std::optional<ValueId> result);
  void step(const ir::Statement& statement, FlowState& state, const ir::Block& block);
  void check(FlowState& state, const ir::Check& check, const ir::Block& block);
  void operate(FlowState& state, const ir::Operate& operate, const ir::Block& block);
  void initialize(FlowState& state, Symbol class_name, const ir::Block& block);
  void load_static(FlowState& state, const ir::LoadStatic& load);

  void assign(FlowState& state, ir::LocalId local, ValueId value) { state.frame()[local] = value; }
  void assign_any(FlowState& state, ir::LocalId local);
  ValueId value_of(FlowState& state, const ir::Operand& operand);

  void call(FlowState& state, const ir::Call& call, const ir::Block& block);
  void check_arguments(FlowState& state, const ir::Method& callee, const std::vector<ValueId>& arguments);
  bool may_follow(const ir::Method& callee, const FlowState& state,
                  const std::vector<ValueId>& arguments) const;
  void follow_call(FlowState& state, const ir::Call& call, const ir::Method& callee,
                   const std::vector<ValueId>& arguments, const ir::Block& block);
  void note_entered(FlowState& state, const ir::Method& callee, const std::vector<ValueId>& arguments);
  void note_called(FlowState& state, const ir::Method& constructor, ValueId object, Symbol made_class);
  void unknown_call(FlowState& state, const ir::Call& call, const ir::Method* callee,
                    const std::vector<ValueId>& arguments, const ir::Block& block);
  void forget_library(FlowState& state);
  void forget_constructed(FlowState& state, ValueId object, Symbol owner);
  void clone_array(FlowState& state, const ir::Call& call, const ir::Block& block);
  void other_code(FlowState& state, const ir::Block& block);
  const Construction* subject(const FlowState& state) const;
  bool is_never_null(const ir::Field& field);
  bool satisfies(const FlowState& state, ValueId value, ValueCondition::Kind kind) const;
  void assume_value(FlowState& state, ValueId value, ValueCondition::Kind kind) const;
  Joining joining(const std::vector<bool>* live, bool widen);

  program::Workspace& workspace_;
  Writers& writers_;
  Candidates& candidates_;
  StaticContents& contents_;
  KeptConditions kept_;
  ConstructorLeaks& leaks_;
  QuietCode& quiet_;
  std::vector<Frame> frames_;
  std::size_t steps_ = 0;
  WalkNotes notes_;
};

}  // namespace jury::start
