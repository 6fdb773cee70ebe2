// Exceptions that interfaces and classes of the Java library allow those who implement or extend them, by their
// Javadoc: a caller of `Iterator.next` has to expect a NoSuchElementException, whatever its class says.
//
// A NullPointerException for an argument that is null is not among them: null is no argument to be expected.
// Those that people implement most. What a collection may refuse (null, a wrong type, a change) is said of the
// interfaces only, not of each class that keeps the promise in its own way.
#pragma once

#include <string_view>
#include <vector>

namespace jury::library {

// Simple names; none: the type says nothing about methods of this name.
std::vector<std::string_view> documented_exceptions(std::string_view type, std::string_view method);

}  // namespace jury::library
