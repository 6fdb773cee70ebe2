// Classes for objects whose class is not known, such as that of the Runnable that a caller hands over.
//
// An unknown class extends a type of which the program gives no implementation. It answers every abstract
// method by a free choice, null for a reference, and does nothing else. That is one of the ways in which
// unknown code may behave: an execution with it is an execution of the program, but nothing is proved by it.
// An engine that proves must count each call of such a method as not followed. Not for types whose
// implementations keep laws that free answers would break.
//
// A sealed class extends a type of the library of which the state is not modelled: its objects can be handed
// on, stored and compared, but the code of each of its methods is refused, and nobody may look into its
// fields.
#pragma once

#include "program/workspace.h"

namespace jury::program {

// The class for this type, which the program has from now on; nothing where there is none. The first of them:
// an unknown class where the type is the user's or an interface, and may have one, otherwise a sealed one.
std::optional<Symbol> class_from_outside(Workspace& workspace, Symbol type);
// Whether a class or interface above it, or the class itself, is in none of the inputs. Its objects are sealed.
bool lacks_supertype(Program& program, Symbol class_name);
std::optional<Symbol> sealed_class(Program& program, Symbol type);
bool is_from_outside(Symbol name);
bool is_unknown_class(Symbol name);
bool is_sealed_class(Symbol name);
// The type that an unknown or sealed class stands for.
Symbol type_of_unknown(Symbol name);
// The same for a name as it is shown; other names are what they are.
std::string_view shown_type(std::string_view class_name);
// Why code that looks into an object of a sealed class is not followed.
std::string nothing_known_of(Symbol sealed);

}  // namespace jury::program
