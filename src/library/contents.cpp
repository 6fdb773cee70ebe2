#include "library/contents.h"

#include <algorithm>

#include "library/types.h"

namespace jury::library {

namespace {

using namespace types;

constexpr std::string_view reading_names[] = {
    "get",          "getOrDefault", "size",        "isEmpty",  "contains", "containsKey", "containsValue",
    "containsAll",  "indexOf",      "lastIndexOf", "equals",   "hashCode", "toString",    "iterator",
    "listIterator", "keySet",       "values",      "entrySet", "getKey",   "getValue",    "hasNext",
    "next",         "hasPrevious",  "previous",    "first",    "last",     "firstKey",    "lastKey",
    "floorKey",     "ceilingKey",   "higherKey",   "lowerKey", "floor",    "ceiling",     "higher",
    "lower",        "peek",         "peekFirst",   "peekLast", "getFirst", "getLast",     "stream",
    "clone",        "length",       "charAt",      "getClass"};

struct Reader {
  std::string_view owner;
  std::string_view name;
  std::size_t argument;
};
constexpr Reader readers[] = {
    {arrays, "copyOf", 0},       {arrays, "copyOfRange", 0},         {arrays, "binarySearch", 0},
    {arrays, "toString", 0},     {arrays, "deepToString", 0},        {arrays, "hashCode", 0},
    {arrays, "equals", 0},       {arrays, "equals", 1},              {"java/lang/System", "arraycopy", 0},
    {"java/lang/String", "<init>", 1}, {"java/lang/String", "valueOf", 0}, {objects, "requireNonNull", 0}};

struct Factory {
  std::string_view owner;
  std::string_view name;
};
constexpr Factory factories[] = {
    {list, "of"},
    {list, "copyOf"},
    {set, "of"},
    {set, "copyOf"},
    {map, "of"},
    {map, "ofEntries"},
    {map, "copyOf"},
    {collections, "emptyList"},
    {collections, "emptySet"},
    {collections, "emptyMap"},
    {collections, "singleton"},
    {collections, "singletonList"},
    {collections, "singletonMap"},
    {collections, "unmodifiableCollection"},
    {collections, "unmodifiableList"},
    {collections, "unmodifiableSet"},
    {collections, "unmodifiableSortedSet"},
    {collections, "unmodifiableMap"},
    {collections, "unmodifiableSortedMap"},
};

}  // namespace

std::span<const std::string_view> reading_methods() { return reading_names; }

bool is_reading_method(std::string_view method) {
  return std::ranges::find(reading_names, method) != std::end(reading_names);
}

bool only_reads_argument(std::string_view class_name, std::string_view method, std::size_t argument) {
  return std::ranges::any_of(readers, [&](const Reader& known) {
    return class_name == known.owner && method == known.name && argument == known.argument;
  });
}

bool makes_unchanging(std::string_view class_name, std::string_view method) {
  return std::ranges::any_of(factories, [&](const Factory& known) {
    return class_name == known.owner && method == known.name;
  });
}

bool makes_unchanging_copy(std::string_view class_name, std::string_view method) {
  return method == "copyOf" && makes_unchanging(class_name, method);
}

bool gives_back_argument(std::string_view class_name, std::string_view method) {
  return class_name == objects && method == "requireNonNull";
}

}  // namespace jury::library
