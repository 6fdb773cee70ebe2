// Classes of the program that are collections or maps: which of them hold contents in a class of the library
// that they extend, such as ArrayList, and not in fields of their own, as a subclass of AbstractList does.
#pragma once

#include "program/workspace.h"
#include "start/type_parameters.h"

namespace jury::start {

bool is_collection(program::Program& program, Symbol class_name);

// Of a class of the program: whether a class of the library above it holds what it contains.
bool has_library_contents(program::Workspace& workspace, Symbol class_name);
// Of one that has: whether nobody who takes it for that class of the library can tell the difference, but by
// asking for its class. It overrides nothing, and is made in the usual order (`new HashMap<>() {{ ... }}`).
bool acts_as_library(program::Workspace& workspace, Symbol class_name);

// Of one that has: the class of the library above it.
Symbol library_base(program::Workspace& workspace, Symbol class_name);
// Of one that has: whether any contents can be put into its part of the library, as if that were an object of
// the library's class, and the result be any object that there is. Not where a constructor brings a
// comparator, and not where fields have the same name.
bool can_be_filled(program::Workspace& workspace, Symbol class_name);

// Of one that has: the library's class with the type arguments that the class has by itself, or else by the
// type that an object of it stands for.
ir::DeclaredType contents_of_own(program::Workspace& workspace, TypeParameters& parameters, Symbol class_name,
                                 const ir::DeclaredType& type);

}  // namespace jury::start
