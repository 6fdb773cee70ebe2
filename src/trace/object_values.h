// Equality and hash codes of objects that need no user code: boxes and strings by value, all others by
// identity (jury.rt.Values).
#pragma once

#include <cstddef>
#include <cstdint>

namespace jury::trace {

struct Object;
class Heap;

// What Objects.equals answers for simple values; identity for others.
bool equal_values(const Object* first, const Object* second);
// What Objects.hashCode answers for simple values; the identity hash code for others.
std::int32_t hash_value(Heap& heap, Object* object);
// Of an object that is simple (jury.rt.Values).
bool hashes_by_identity(const Object& object);
// The sign of compareTo for two strings or two boxes of one type; 0 for others.
int compare_values(const Object* first, const Object* second);
// A hash that agrees with equal_values; not Java's.
std::size_t lookup_hash(const Object* object);

}  // namespace jury::trace
