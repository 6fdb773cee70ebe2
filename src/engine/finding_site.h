// Where a violation happened, in words that stay the same when lines move, code is formatted anew, a file is
// renamed or another method of the class changes: for every method on the stack its signature, the text of
// its statement and which of the equal texts in the method it is. Without a source the instruction stands for
// the statement: what it does and which of the like in the method it is.
//
// Numbers that javac gives to lambdas and anonymous classes are left out: a new one before would change them.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "program/workspace.h"
#include "trace/outcome.h"

namespace jury::engine {

// One text per method of the stack that `is_told`, innermost first; of a recursion each text once.
std::vector<std::string> finding_path(program::Workspace& workspace, const trace::Outcome& outcome,
                                      const std::function<bool(const ir::Method&)>& is_told);

// Without the numbers of objects, which another execution may count otherwise: "Node#2" becomes "Node".
std::string without_object_numbers(const std::string& text);

}  // namespace jury::engine
