// What was not followed, as the reason of a result.
#pragma once

#include "encode/executor.h"
#include "engine/reason.h"
#include "program/workspace.h"

namespace jury::engine {

// A place in a method, which may be null: nothing is known then.
CodePlace place_in(program::Workspace& workspace, const ir::Method* method, const ir::Position& position);
// Its sentence has the place behind the text: "a loop in C.m(), line 3".
Reason reason_at(program::Workspace& workspace, ReasonKind kind, const std::string& text,
                 const ir::Method* method, const ir::Position& position);
// `before` is put in front of the text.
Reason reason_of(program::Workspace& workspace, const encode::Gap& gap, const std::string& before = "");
// Of a question that could not be translated.
Reason reason_of(const Unsupported& unsupported);

// Whether it lies beyond a bound, so that a larger one would cover it.
bool is_bound(const encode::Gap& gap);
// Whether the time ended in the middle of the execution: what is missing then is missing everywhere.
bool ran_out_of_time(const std::vector<encode::Gap>& gaps);

}  // namespace jury::engine
