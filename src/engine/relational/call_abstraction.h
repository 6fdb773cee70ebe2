// Calls replaced by the specifications of what they call (Karun sections 5.2.2 and 6), the method that is
// checked itself among them: exact changes are computed from the summary's expressions, others become unknown
// values between its bounds. When a counterexample does not happen, the code takes the place of a
// specification: first the method's own, with the specifications of what it calls; then that of the call
// which the counterexample gets wrong (call_comparison.h), in whole (measured: whole calls beat
// statement-level cores). With it go the calls on the way whose specification has closures: measured, next to
// code in place they cost the solver more than their own code does.
//
// A call is executed in place as before where the method has no summary, where the summary cannot be applied
// to the state (SummaryApplication), or where an exception could be caught.
#pragma once

#include "engine/relational/call_comparison.h"
#include "engine/relational/checked_heap.h"
#include "engine/relational/relational_engine.h"
#include "engine/relational/state_relations.h"
#include "engine/summary/summarizer.h"

namespace jury::engine {

// What is executed, whatever is known about it.
struct MethodsInPlace {
  std::set<const ir::Method*> methods;
  std::size_t refinements =
      0;  // specifications that were found to say too little; not counted: the method's own
  bool everything = false;
};

class CallAbstraction {
 public:
  // Everything must outlive it. `objects_before`: as in ExecutedMethod.
  CallAbstraction(program::Workspace& workspace, encode::Executor& executor, CheckedHeap& heap,
                  TermCircuit& circuit, std::size_t objects_before, Calls mode, MethodsInPlace in_place);

  // Whether the specification of the method bounds anything by more than its type that it changes and that is
  // among the relations; true when it changes none of them.
  bool says_something(const ir::Method& method,
                      const std::vector<encode::ProgramVocabulary::Relation>& relations);
  // Whether its specification changes lists.
  bool changes_lists(const ir::Method& method);
  // What the call does, or nothing when it is to be executed.
  std::optional<encode::Exit> replace(const ir::Method& method, const std::vector<encode::Value>& arguments,
                                      const encode::State& state);
  // Of the model of the last query: the calls on its way, in execution order.
  std::vector<const ReplacedCall*> calls_on_the_way() const;
  // With the model of a violation that does not happen: whether more methods must be in place. `invalid`:
  // the call that it gets wrong, when one was found.
  bool refine(const ir::Method& checked, const ReplacedCall* invalid);
  const MethodsInPlace& in_place() const { return in_place_; }
  std::size_t replaced_calls() const { return sites_.size(); }
  double summary_seconds() const { return summary_seconds_; }
  // Whether the whole method is its summary.
  bool only_summary(const ir::Method& checked) const {
    return !sites_.empty() && sites_.front().call.method == &checked;
  }

 private:
  struct Site {
    ReplacedCall call;
    logic::Term reached;
    bool open;      // the summary left something open
    bool modifies;  // collections: how often is not known, which iterators in use notice
  };

  bool is_reached(const Site& site) const { return circuit_.value(site.reached).boolean(); }
  std::set<const ir::Method*> suspects() const;
  bool has_closure(const ir::Method& method);

  program::Workspace& workspace_;
  encode::Executor& executor_;
  CheckedHeap& heap_;
  TermCircuit& circuit_;
  std::size_t objects_before_;
  Calls mode_;
  logic::relational::Builder builder_;
  Summarizer summarizer_{workspace_, builder_};
  std::vector<Site> sites_;
  double summary_seconds_ = 0;
  MethodsInPlace in_place_;
  std::set<const ir::Method*> not_applicable_;  // somewhere: not tried again
};

}  // namespace jury::engine
