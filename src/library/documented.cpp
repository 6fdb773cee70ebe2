#include "library/documented.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace jury::library {

namespace {

struct Row {
  std::string_view type;
  std::string_view method;
  std::array<std::string_view, 3> exceptions;
};

constexpr std::string_view unsupported = "UnsupportedOperationException";
constexpr std::string_view beyond = "IndexOutOfBoundsException";
constexpr std::string_view no_element = "NoSuchElementException";
constexpr std::string_view state = "IllegalStateException";
constexpr std::string_view argument = "IllegalArgumentException";
constexpr std::string_view wrong_type = "ClassCastException";

constexpr std::array rows{
    Row{"java/lang/Comparable", "compareTo", {wrong_type}},
    Row{"java/util/Comparator", "compare", {wrong_type}},
    Row{"java/lang/CharSequence", "charAt", {beyond}},
    Row{"java/lang/CharSequence", "subSequence", {beyond}},
    Row{"java/lang/Appendable", "append", {beyond}},
    Row{"java/io/Reader", "read", {beyond}},
    Row{"java/io/Reader", "skip", {argument}},
    Row{"java/io/Reader", "mark", {argument}},
    Row{"java/io/InputStream", "read", {beyond}},
    Row{"java/io/OutputStream", "write", {beyond}},
    Row{"java/io/Writer", "write", {beyond}},
    Row{"java/io/Writer", "append", {beyond}},
    Row{"java/text/Format", "format", {argument}},
    Row{"java/util/Iterator", "next", {no_element}},
    Row{"java/util/Iterator", "remove", {unsupported, state}},
    Row{"java/util/PrimitiveIterator$OfInt", "nextInt", {no_element}},
    Row{"java/util/PrimitiveIterator$OfLong", "nextLong", {no_element}},
    Row{"java/util/ListIterator", "previous", {no_element}},
    Row{"java/util/ListIterator", "set", {unsupported, state, argument}},
    Row{"java/util/ListIterator", "add", {unsupported, wrong_type, argument}},
    Row{"java/util/Enumeration", "nextElement", {no_element}},
    Row{"java/util/Collection", "add", {unsupported, argument}},
    Row{"java/util/Collection", "add", {wrong_type, state}},
    Row{"java/util/Collection", "addAll", {unsupported, argument}},
    Row{"java/util/Collection", "addAll", {wrong_type, state}},
    Row{"java/util/Collection", "remove", {unsupported, wrong_type}},
    Row{"java/util/Collection", "removeAll", {unsupported, wrong_type}},
    Row{"java/util/Collection", "retainAll", {unsupported, wrong_type}},
    Row{"java/util/Collection", "contains", {wrong_type}},
    Row{"java/util/Collection", "containsAll", {wrong_type}},
    Row{"java/util/Collection", "clear", {unsupported}},
    Row{"java/util/Collection", "toArray", {"ArrayStoreException"}},
    Row{"java/util/List", "get", {beyond}},
    Row{"java/util/List", "set", {beyond, unsupported}},
    Row{"java/util/List", "add", {beyond, unsupported}},
    Row{"java/util/List", "remove", {beyond, unsupported}},
    Row{"java/util/List", "subList", {beyond}},
    Row{"java/util/List", "listIterator", {beyond}},
    Row{"java/util/Queue", "remove", {no_element}},
    Row{"java/util/Queue", "element", {no_element}},
    Row{"java/util/SortedSet", "first", {no_element}},
    Row{"java/util/SortedSet", "last", {no_element}},
    Row{"java/util/SortedMap", "firstKey", {no_element}},
    Row{"java/util/SortedMap", "lastKey", {no_element}},
    Row{"java/util/Map", "put", {unsupported, wrong_type}},
    Row{"java/util/Map", "put", {argument}},
    Row{"java/util/Map", "putAll", {unsupported, wrong_type}},
    Row{"java/util/Map", "remove", {unsupported, wrong_type}},
    Row{"java/util/Map", "get", {wrong_type}},
    Row{"java/util/Map", "containsKey", {wrong_type}},
    Row{"java/util/Map", "containsValue", {wrong_type}},
    Row{"java/util/Map", "clear", {unsupported}},
    Row{"java/time/temporal/TemporalAccessor", "getLong", {"DateTimeException", "UnsupportedTemporalTypeException",
                                                           "ArithmeticException"}},
    Row{"java/time/temporal/TemporalAccessor", "get", {"DateTimeException", "UnsupportedTemporalTypeException",
                                                       "ArithmeticException"}},
    Row{"java/time/temporal/TemporalAccessor", "range", {"DateTimeException", "UnsupportedTemporalTypeException"}},
    Row{"java/time/temporal/Temporal", "with", {"DateTimeException", "ArithmeticException"}},
    Row{"java/time/temporal/Temporal", "plus", {"DateTimeException", "ArithmeticException"}},
    Row{"java/time/temporal/Temporal", "minus", {"DateTimeException", "ArithmeticException"}},
    Row{"java/time/temporal/Temporal", "until", {"DateTimeException", "ArithmeticException"}},
    Row{"java/time/temporal/TemporalAmount", "addTo", {"DateTimeException", "ArithmeticException"}},
    Row{"java/time/temporal/TemporalAmount", "subtractFrom", {"DateTimeException", "ArithmeticException"}},
    Row{"java/time/temporal/TemporalAdjuster", "adjustInto", {"DateTimeException", "ArithmeticException"}},
};

}  // namespace

std::vector<std::string_view> documented_exceptions(std::string_view type, std::string_view method) {
  std::vector<std::string_view> found;
  for (const auto& row : rows)
    if (row.type == type && row.method == method)
      std::ranges::copy_if(row.exceptions, std::back_inserter(found), [](auto name) { return !name.empty(); });
  return found;
}

}  // namespace jury::library
