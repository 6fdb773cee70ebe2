// What of the Java library may stand for a type of it in a state that a method starts in, as far as states are
// made up of it: which collections, boxes, classes with nothing but fields, and what stands for types that say
// little.
#pragma once

#include <string_view>
#include <vector>

#include "program/workspace.h"

namespace jury::start {

// The classes that a value of this type may have, the most common one first; empty when the type is no
// collection that Jury can make up.
std::vector<std::string_view> collection_classes(Symbol type_name);

// java.lang.Integer and its like.
bool is_box(Symbol class_name);
// A class that is what its fields are: one that holds numbers only, such as a counter, or a builder of texts.
bool has_fields_only(program::Program& program, Symbol class_name);
// The same of classes of which the library has objects of its own.
bool is_kept_by_library(Symbol class_name);
// Its values are those that its own static fields name, as far as is known.
bool is_one_of_constants(Symbol class_name);

// What else may stand for a type of the library: plain objects, numbers, texts, exceptions.
std::vector<Symbol> general_values(program::Program& program, Symbol type);
// For java.lang.Class: the classes of which the class object is meant.
std::vector<Symbol> class_constants(program::Workspace& workspace);

}  // namespace jury::start
