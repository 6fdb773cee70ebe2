#include "engine/evidence.h"

#include "ir/statement.h"

namespace jury::engine {

namespace {

constexpr const char* complete = "complete";
constexpr const char* rechecked_by = "rechecked_by";

}  // namespace

RenderedEvidence rendered(const Proof& proof) {
  return std::visit(
      ir::overloaded{
          [](const CompleteUnrolling& it) {
            return RenderedEvidence{{complete, "every execution was followed to its end; no bound was reached"},
                                    {rechecked_by, it.accepted.by()}};
          },
          [](const LoopsCut& it) {
            return RenderedEvidence{{complete, "the loops were cut at their invariants; arrays have any length"},
                                    {"loops_cut", std::to_string(it.loops)},
                                    {rechecked_by, it.accepted.by()}};
          },
          [](const Invariants& it) {
            RenderedEvidence result{{rechecked_by, it.accepted.by()}};
            for (const auto& [place, text] : it.of_place) result["invariant of " + place] = text;
            if (!it.given_used.empty()) result["given predicates used"] = it.given_used;
            return result;
          },
          [](const Summaries& it) {
            RenderedEvidence result{{rechecked_by, it.accepted.by()}};
            for (const auto& [procedure, text] : it.of_procedure) result["summary of " + procedure] = text;
            return result;
          },
          [](const NothingCreatesIt&) {
            return RenderedEvidence{{complete, "no code that can run creates such an exception"}};
          },
          [](const Executions& it) {
            return RenderedEvidence{
                {"executions", it.count == 1 ? "there is one execution; it was run to its end"
                                             : "there are " + std::to_string(it.count) +
                                                   " executions; all were run to their ends"}};
          }},
      proof);
}

RenderedEvidence rendered(const Findings& findings) {
  return std::visit(ir::overloaded{[](const std::monostate&) { return RenderedEvidence(); },
                                   [](const InvariantsSoFar& it) {
                                     RenderedEvidence result;
                                     for (const auto& [place, text] : it.of_place)
                                       result["so far, invariant of " + place] = text;
                                     return result;
                                   },
                                   [](const AbstractExecution& it) {
                                     RenderedEvidence result{{"abstract execution", it.text}};
                                     if (it.shows_no_summary) result["outcome"] = "no universal summary";
                                     return result;
                                   }},
                    findings);
}

}  // namespace jury::engine
