#include "library/callbacks.h"

#include <algorithm>

#include "library/types.h"

namespace jury::library {

namespace {

constexpr std::string_view implicit_callbacks[] = {
    "equals",       "hashCode",          "toString",         "compareTo",
    "compare",      "removeEldestEntry", "getMessage",       "length",
    "charAt",       "subSequence",       "getChars",         "finalize",
    "formatTo",     "getDelay",          "fillInStackTrace", "getLocalizedMessage",
    "initCause",    "getCause",          "printStackTrace",  "getStackTrace",
    "setStackTrace"};

constexpr std::string_view reading[] = {
    "size",         "isEmpty",      "contains", "containsAll",      "containsKey",   "containsValue", "get",
    "getKey",       "getValue",     "getOrDefault", "iterator",     "listIterator",  "toArray",       "entrySet",
    "descendingIterator", "keySet", "values",   "hasNext",          "next",          "hasPrevious",   "previous",
    "nextIndex",    "forEach",      "forEachRemaining", "previousIndex", "comparator", "indexOf",     "first",
    "last",         "lastIndexOf",  "peek",     "element",          "firstKey",      "lastKey",       "getFirst",
    "getLast",      "navigableKeySet", "elements"};

constexpr std::string_view of_exceptions[] = {"fillInStackTrace", "getLocalizedMessage", "initCause",
                                              "getCause",         "printStackTrace",     "getStackTrace",
                                              "setStackTrace",    "addSuppressed"};

constexpr std::string_view harmless_overrides[] = {"toString", "hashCode", "equals", "removeEldestEntry"};

constexpr std::string_view counting_methods[] = {"iterator", "listIterator", "subList"};

constexpr std::string_view writers[] = {"java/lang/String", "java/lang/StringBuilder", "java/lang/StringBuffer",
                                        "java/io/PrintStream"};
// They ask an object for more: its own way to be formatted.
constexpr std::string_view formatting[] = {"<init>", "format", "printf", "formatted"};
constexpr std::string_view told[] = {"java/lang/Object",        "java/lang/String",
                                     "java/lang/CharSequence",  types::iterable,
                                     "java/lang/StringBuffer",  "java/lang/StringBuilder",
                                     types::locale};

template <std::size_t Count>
bool is_among(const std::string_view (&names)[Count], std::string_view name) {
  return std::ranges::find(names, name) != std::end(names);
}

}  // namespace

bool is_implicit_callback(std::string_view method) { return is_among(implicit_callbacks, method); }

bool is_called_when_read(std::string_view method) { return is_among(reading, method); }

bool is_called_of_exceptions(std::string_view method) { return is_among(of_exceptions, method); }

bool leaves_collection_as_it_is(std::string_view method) { return is_among(harmless_overrides, method); }

bool is_counting_method_of_abstract_list(std::string_view method) { return is_among(counting_methods, method); }

bool is_writer(std::string_view class_name, std::string_view method) {
  return is_among(writers, class_name) && !is_among(formatting, method);
}

bool is_told_by_writers(std::string_view class_name) { return is_among(told, class_name); }

}  // namespace jury::library
