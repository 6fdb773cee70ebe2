#include "library/data.h"

#include <algorithm>

#include "library/types.h"

namespace jury::library {

namespace {

using namespace types;

template <std::size_t Count>
bool is_among(const std::string_view (&names)[Count], std::string_view name) {
  return std::ranges::find(names, name) != std::end(names);
}

constexpr std::string_view data_packages[] = {"java/io/",  "java/math/",    "java/time/", "java/text/",
                                              "java/net/", logging_package, regex_package, "jdk/"};
constexpr std::string_view data_classes[] = {"java/lang/String",
                                             "java/lang/StringBuilder",
                                             "java/lang/StringBuffer",
                                             "java/lang/Integer",
                                             "java/lang/Long",
                                             "java/lang/Short",
                                             "java/lang/Byte",
                                             "java/lang/Character",
                                             "java/lang/Boolean",
                                             "java/lang/Double",
                                             "java/lang/Float",
                                             "java/lang/Number",
                                             "java/lang/Math",
                                             "java/lang/StrictMath",
                                             "java/lang/Class",
                                             "java/lang/CharSequence",
                                             "java/lang/Enum",
                                             "java/lang/Record",
                                             "java/lang/Void",
                                             "java/lang/AbstractStringBuilder",
                                             "java/lang/Runtime",
                                             "java/lang/StackTraceElement",
                                             types::random,
                                             scanner,
                                             string_joiner,
                                             string_tokenizer,
                                             uuid,
                                             locale,
                                             bit_set,
                                             date,
                                             formatter};
// Of those classes and packages: what a collection may be.
constexpr std::string_view open_types[] = {"java/io/Serializable", "java/io/Closeable", "java/lang/Enum",
                                           "java/lang/Record"};

constexpr std::string_view boxes[] = {"java/lang/Integer", "java/lang/Long",      "java/lang/Short",
                                      "java/lang/Byte",    "java/lang/Boolean",   "java/lang/Character",
                                      "java/lang/Float",   "java/lang/Double"};
constexpr std::string_view immutable[] = {"java/lang/String",     "java/lang/Class",     "java/math/BigInteger",
                                          "java/math/BigDecimal", "java/time/Duration",  "java/time/LocalDate",
                                          uuid,                   pattern,               "java/nio/charset/Charset"};

constexpr std::string_view harmless_classes[] = {"java/lang/Object",
                                                 "java/lang/String",
                                                 "java/lang/StringBuilder",
                                                 "java/lang/StringBuffer",
                                                 "java/lang/AbstractStringBuilder",
                                                 "java/lang/CharSequence",
                                                 "java/lang/Integer",
                                                 "java/lang/Long",
                                                 "java/lang/Short",
                                                 "java/lang/Byte",
                                                 "java/lang/Character",
                                                 "java/lang/Boolean",
                                                 "java/lang/Double",
                                                 "java/lang/Float",
                                                 "java/lang/Number",
                                                 "java/lang/Math",
                                                 "java/lang/StrictMath",
                                                 "java/lang/Enum",
                                                 "java/lang/Record",
                                                 "java/lang/Void",
                                                 "java/lang/Comparable",
                                                 comparator,
                                                 objects,
                                                 uuid,
                                                 bit_set,
                                                 string_joiner,
                                                 "java/io/PrintStream",
                                                 "java/math/BigInteger"};
constexpr std::string_view harmless_of_system[] = {"arraycopy", "currentTimeMillis", "nanoTime", "identityHashCode",
                                                   "exit",      "getProperty",       "getenv",   "lineSeparator"};
constexpr std::string_view harmless_of_class[] = {"desiredAssertionStatus", "getName", "getSimpleName", "hashCode",
                                                  "equals"};
// They make streams, whose iterators throw.
constexpr std::string_view streams_of_random[] = {"ints", "longs", "doubles"};

}  // namespace

bool is_data(std::string_view name) {
  return is_among(data_classes, name) ||
         std::ranges::any_of(data_packages, [&](std::string_view package) { return name.starts_with(package); });
}

bool has_data_only(std::string_view name) { return is_data(name) && !is_among(open_types, name); }

bool is_function(std::string_view name) {
  return name.starts_with(function_package) || name == "java/lang/Runnable" || name == callable ||
         name == comparator;
}

bool is_box(std::string_view name) { return is_among(boxes, name); }

bool is_immutable(std::string_view name) { return is_box(name) || is_among(immutable, name); }

bool is_text_builder(std::string_view name) {
  return name == "java/lang/StringBuilder" || name == "java/lang/StringBuffer";
}

bool is_kept_by_library(std::string_view name) { return name == optional || name == logger; }

bool is_one_of_constants(std::string_view name) { return name == log_level; }

bool throws_nothing_of_collections(std::string_view owner, std::string_view method) {
  if (owner == "java/lang/System") return is_among(harmless_of_system, method);
  if (owner == "java/lang/Class") return is_among(harmless_of_class, method);
  if (owner == types::random) return !is_among(streams_of_random, method);
  return owner.starts_with("jury/") || is_among(harmless_classes, owner);
}

}  // namespace jury::library
