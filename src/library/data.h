// Classes of the Java library that are data, or work on data only: no value of theirs holds a collection of the
// program or an iterator, and their methods have no effect on one. And what their methods may throw.
#pragma once

#include <string_view>

namespace jury::library {

// Numbers, texts, dates, random numbers, streams of characters: no value of the class can hold or be a collection
// or an iterator. Enum and Record are, although classes of the program extend them: only their own methods count.
bool is_data(std::string_view class_name);
// The same of the values: not of Enum and Record, and not of interfaces that a collection may implement.
bool has_data_only(std::string_view class_name);
// An interface of the library whose instances are functions.
bool is_function(std::string_view class_name);
bool is_box(std::string_view class_name);
// Objects of the class never change, and what they refer to does not either.
bool is_immutable(std::string_view class_name);
// Instances are a text that is being built.
bool is_text_builder(std::string_view class_name);
// The library has objects of its own of the class, which are made nowhere in the program.
bool is_kept_by_library(std::string_view class_name);
// Its values are those that its own static fields name, as far as is known.
bool is_one_of_constants(std::string_view class_name);

// A method without a row that never throws NoSuchElementException, IllegalStateException or
// UnsupportedOperationException, and calls nothing that does but methods of what it is given.
bool throws_nothing_of_collections(std::string_view class_name, std::string_view method);

}  // namespace jury::library
