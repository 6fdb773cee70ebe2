// What stands for an interface of collections where somebody has to make an object of it, and how it is
// filled.
#pragma once

#include <array>
#include <string_view>

namespace jury::engine::concrete {

struct UsualImplementation {
  const char* type;
  const char* concrete;
};
inline constexpr std::array usual_implementations{
    UsualImplementation{"java/util/List", "java/util/ArrayList"},
    UsualImplementation{"java/util/Collection", "java/util/ArrayList"},
    UsualImplementation{"java/lang/Iterable", "java/util/ArrayList"},
    UsualImplementation{"java/util/AbstractList", "java/util/ArrayList"},
    UsualImplementation{"java/util/Set", "java/util/LinkedHashSet"},
    UsualImplementation{"java/util/SortedSet", "java/util/TreeSet"},
    UsualImplementation{"java/util/NavigableSet", "java/util/TreeSet"},
    UsualImplementation{"java/util/Map", "java/util/HashMap"},
    UsualImplementation{"java/util/SortedMap", "java/util/TreeMap"},
    UsualImplementation{"java/util/NavigableMap", "java/util/TreeMap"},
    UsualImplementation{"java/util/Queue", "java/util/LinkedList"},
    UsualImplementation{"java/util/Deque", "java/util/LinkedList"}};

struct Filler {
  const char* type;  // it and what is derived from it
  const char* method;
  const char* descriptor;
  std::size_t elements;  // that a call puts in: of this many type arguments
};
inline constexpr std::array fillers{
    Filler{"java/util/Collection", "add", "(Ljava/lang/Object;)Z", 1},
    Filler{"java/util/Map", "put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", 2}};

}  // namespace jury::engine::concrete
