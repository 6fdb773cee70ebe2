// Runs a function on a stack of a chosen size.
//
// Z3 and cvc5 walk terms recursively in places, so a term of 100,000 levels overflows an ordinary stack
// inside them. The function runs on a thread of its own while the caller waits; its exceptions come back to
// the caller.
#pragma once

#include <cstddef>
#include <functional>

namespace jury::solver {

// Unsupported when there is no memory for such a stack.
void run_on_stack(std::size_t bytes, const std::function<void()>& function);

}  // namespace jury::solver
