// Answers as another process or an earlier run has made them: what their evidence was is believed. For the
// codec, and for tests of what is done with answers; a test sees to it that nobody else includes it.
#pragma once

#include "engine/verdict.h"

namespace jury::engine {

struct Restored {
  static Judgement verdict(Verdict verdict) { return Judgement(verdict); }
  static TracedRun run(bool was_traced) { return TracedRun(was_traced); }
};

}  // namespace jury::engine
