// Which calls leave what a collection or an array holds as it is, and which make a collection that nobody can
// change: for code that wants to know whether a static field still holds what its initialiser put there.
//
// Names only, less than the rows of methods.h know: streams are among them, and a map in the order of access is the
// caller's concern (constructor_with_order). tests/unit/library holds them against the rows.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace jury::library {

// The methods of collections, iterators, entries and streams that change nothing.
std::span<const std::string_view> reading_methods();
bool is_reading_method(std::string_view method);
// A static method or constructor that only reads its argument of this number.
bool only_reads_argument(std::string_view class_name, std::string_view method, std::size_t argument);
// The result can be changed by nobody, as far as what it is made of stays with it.
bool makes_unchanging(std::string_view class_name, std::string_view method);
// The result is a copy that nobody can change: List.copyOf and its like.
bool makes_unchanging_copy(std::string_view class_name, std::string_view method);
// The result is the argument itself: Objects.requireNonNull.
bool gives_back_argument(std::string_view class_name, std::string_view method);

}  // namespace jury::library
