// What the summary of a method says against one run of the interpreter (Karun section 4.2: the state after
// lies between the bounds). Checked are the bounds of what changes and of the result, that nothing else
// changes, when it returns, which objects are made and when; and the text that `jury summarize` prints.
#pragma once

#include <string>
#include <vector>

#include "engine/relational/property_run.h"
#include "engine/summary/summarizer.h"
#include "spec/rel_resolver.h"

namespace jury::agreement {

class SummaryCheck {
 public:
  // All must outlive it. The method has a summary.
  SummaryCheck(program::Workspace& workspace, engine::Summarizer& summarizer,
               logic::relational::Builder& builder, const ir::Method& method);

  // The relations that a run must know about.
  const engine::PropertyRun::Relations& relations() const { return vocabulary_.relations(); }
  std::size_t claims() const { return claims_.size() + printed_.postconditions.size(); }
  // Of a run that returned: what is not as the summary says.
  std::vector<std::string> broken(const engine::PropertyRun& run) const;

 private:
  using Expression = logic::relational::Expression;
  using Formula = logic::relational::Formula;
  using Instance = logic::relational::Instance;
  using Element = logic::relational::Element;
  struct Claim {
    std::string name;
    Formula formula;
  };

  void claim_bounds();
  void claim_relation(const engine::StateRelation& relation);
  void claim(const std::string& name, Expression after, const engine::RelationalBound& bound);
  std::vector<engine::StateRelation> state_relations() const;
  std::vector<Element> made(const engine::PropertyRun& run) const;
  std::vector<std::string> broken_with(const logic::relational::Universe& universe,
                                       const Instance& instance) const;
  std::vector<std::string> best_assignment(const logic::relational::Universe& universe, Instance& instance,
                                           const std::vector<Element>& objects, std::size_t next,
                                           std::vector<bool>& taken, Element absent,
                                           const engine::PropertyRun& run) const;

  program::Workspace& workspace_;
  logic::relational::Builder& builder_;
  const ir::Method& method_;
  const engine::MethodSummary& summary_;
  engine::PropertyRun::Relations before_;  // the leaves of the summary
  engine::PropertyRun::Relations after_;   // what they are bounds of
  Expression existing_;                    // atoms of the heap after
  Expression storing_;                     // collections that are no views
  std::vector<Claim> claims_;
  encode::ProgramVocabulary vocabulary_;
  spec::RelSpecification printed_;
};

}  // namespace jury::agreement
