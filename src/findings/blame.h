// Whether an exception comes from a guard to which an argument of the entry was handed on: the method that
// throws it on purpose tests what the caller of the entry gave, so that the entry says by this guard what it
// takes.
//
// A guard is to blame for what it means: another exception, made by mistake where the guard tests or makes its
// message, is the method's own.
//
// An argument is followed where calls hand a parameter on unchanged, from the entry to the method with the
// guard; what is computed of it is not followed.
//
// A method of the Java library refuses an argument wherever it throws an IllegalArgumentException or a
// DateTimeException: `Integer.parseInt(text)` looks at each character first.
#pragma once

#include <optional>

#include "engine/verdict.h"
#include "program/guards.h"

namespace jury::findings {

struct Blame {
  const ir::Method* method;  // that has the guard: the entry, or one that it calls
  program::Guard guard;
  // Of the library: the method that the program calls. It says what it takes, and the entry does not.
  const ir::Method* library = nullptr;
};

// `thrown` is the class of the exception: "java.lang.IllegalStateException".
std::optional<Blame> guard_that_throws(program::Workspace& workspace, const ir::Method& entry,
                                       const std::vector<engine::CallInProgress>& calls,
                                       const std::string& thrown);

}  // namespace jury::findings
