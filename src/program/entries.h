// Entry points: what the user writes after --entry, and what is checked when nothing is written.
#pragma once

#include <string>
#include <vector>

#include "ir/method.h"
#include "program/workspace.h"

namespace jury::program {

// The methods that "C.m", "C.m(I)V" or "C.m(int, String)" names; C as in the source, nested classes with '.'
// or '$'. All overloads, when no parameters are given. Throws UserError with a suggestion when there is none.
std::vector<const ir::Method*> find_entries(Workspace& workspace, const std::string& text);

// What the JVM can start: `public static void main(String[])`. Java 25 starts others too, but whoever can do
// that can as well call them, with anything and from any state: they are methods like all others here.
bool is_main(const ir::Method& method);
// Whether a main looks at its arguments.
bool reads_arguments(Program& program, const ir::Method& main);

// Every `public static void main(String[])` of the user's classes.
std::vector<const ir::Method*> find_mains(Workspace& workspace);

// What is checked when nothing is asked for: every main, every method with a contract of its own or an
// inherited one, and those that must keep invariants; in inputs without a main also, of each class without
// any of these, every public method. Without any of all these, what is not private.
std::vector<const ir::Method*> find_default_entries(Workspace& workspace);

// Whether the method is checked by itself: it has a contract, or invariants to keep.
bool has_promises(Workspace& workspace, const ir::Method& method);
// Whether assertions, assumptions or loop invariants of JML stand in its body.
bool has_statements(Workspace& workspace, const ir::Method& method);
// Whether that check takes the invariants for granted, so that they must hold where the method is called.
bool relies_on_invariants(Workspace& workspace, const ir::Method& method);

// Whether the calls that the last of these methods makes, each called by the one before it, are the matter of
// the first: none between them is checked by itself, or a specification.
bool answers_for_calls(Workspace& workspace, const std::vector<const ir::Method*>& callers);

// The class a user means by a name in source or internal form; nullptr when there is none.
const ir::Class* find_named_class(Workspace& workspace, std::string name);
// "; did you mean X?" where a class of the user has a similar name.
std::string class_suggestion(const Workspace& workspace, const std::string& wanted);

}  // namespace jury::program
