#include "session/replayed.h"

#include <optional>

#include "replay/jvm.h"
#include "support/interruption.h"

namespace jury::session {

namespace {

// Another exception than the expected one violates the property that none escapes, too.
bool is_contradicted(const engine::Result& result, const replay::Answer& answer) {
  return answer.contradicted && !(result.property == engine::Property::Exceptions && answer.threw);
}

// An execution that the JVM does otherwise is none of the program's.
void withdraw(engine::Result& result) {
  result.withdraw(
      {{engine::ReasonKind::NotReproduced,
        "the execution that was found ends otherwise on the JVM: " + result.counterexample->replay->detail}});
  result.finding.reset();
}

}  // namespace

void replay_refutations(program::Workspace& workspace, std::vector<engine::Result>& results,
                        const std::function<void(const engine::Result&)>& begins) {
  std::optional<replay::Jvm> jvm;
  for (auto& result : results) {
    auto& counterexample = result.counterexample;
    if (!counterexample || !counterexample->scenario || interrupted()) continue;
    if (!jvm) jvm.emplace(workspace);
    begins(result);
    try {
      auto answer = jvm->repeat(*counterexample->scenario);
      counterexample->replay = engine::Replay{answer.confirmed, std::move(answer.detail)};
      if (is_contradicted(result, answer)) withdraw(result);
    } catch (const Interrupted&) {
      return;  // the results are there
    }
  }
}

}  // namespace jury::session
