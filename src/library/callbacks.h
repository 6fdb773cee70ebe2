// What code of the Java library calls of objects that it is given, by the names of the methods: it has them from
// interfaces and classes of its own, so a class of the program that overrides one of these is called back.
#pragma once

#include <string_view>

namespace jury::library {

// Without being asked to by a function that it is given: equals, hashCode, toString, compareTo, compare, ...
bool is_implicit_callback(std::string_view method);
// When it reads a collection or an iterator: for a copy, for equals, containsAll, ...
bool is_called_when_read(std::string_view method);
// When an exception is made or told, also by its text.
bool is_called_of_exceptions(std::string_view method);
// Overriding it does not make a collection one of the program's own.
bool leaves_collection_as_it_is(std::string_view method);
// Of AbstractList: they compare modification counts, and have rows therefore.
bool is_counting_method_of_abstract_list(std::string_view method);
// The class asks an object that it is given for its text, its characters or its elements at most.
bool is_writer(std::string_view class_name, std::string_view method);
// A parameter of this type is asked for no more than that.
bool is_told_by_writers(std::string_view class_name);

}  // namespace jury::library
