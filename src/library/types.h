// The names of the classes of java.util that C++ code must tell apart, internal names all. No other folder
// than this one and src/models spells them (tests/unit/support/library_names_test.cpp): what an engine wants to
// know of a class stands in classes.h, what it wants to know of a method in methods.h; a name alone is for code
// that asks whether a type is below another.
#pragma once

#include <string_view>

namespace jury::library::types {

// Collections and what they are made of.
inline constexpr std::string_view iterable = "java/lang/Iterable";
inline constexpr std::string_view collection = "java/util/Collection";
inline constexpr std::string_view list = "java/util/List";
inline constexpr std::string_view set = "java/util/Set";
inline constexpr std::string_view sorted_set = "java/util/SortedSet";
inline constexpr std::string_view navigable_set = "java/util/NavigableSet";
inline constexpr std::string_view queue = "java/util/Queue";
inline constexpr std::string_view deque = "java/util/Deque";
inline constexpr std::string_view map = "java/util/Map";
inline constexpr std::string_view sorted_map = "java/util/SortedMap";
inline constexpr std::string_view navigable_map = "java/util/NavigableMap";
inline constexpr std::string_view map_entry = "java/util/Map$Entry";
inline constexpr std::string_view iterator = "java/util/Iterator";
inline constexpr std::string_view list_iterator = "java/util/ListIterator";
inline constexpr std::string_view enumeration = "java/util/Enumeration";
inline constexpr std::string_view spliterator = "java/util/Spliterator";
inline constexpr std::string_view base_stream = "java/util/stream/BaseStream";
inline constexpr std::string_view abstract_collection = "java/util/AbstractCollection";
inline constexpr std::string_view abstract_list = "java/util/AbstractList";
inline constexpr std::string_view abstract_sequential_list = "java/util/AbstractSequentialList";
inline constexpr std::string_view abstract_set = "java/util/AbstractSet";
inline constexpr std::string_view abstract_queue = "java/util/AbstractQueue";
inline constexpr std::string_view abstract_map = "java/util/AbstractMap";
inline constexpr std::string_view immutable_entry = "java/util/AbstractMap$SimpleImmutableEntry";
inline constexpr std::string_view dictionary = "java/util/Dictionary";
inline constexpr std::string_view array_list = "java/util/ArrayList";
inline constexpr std::string_view linked_list = "java/util/LinkedList";
inline constexpr std::string_view vector = "java/util/Vector";
inline constexpr std::string_view stack = "java/util/Stack";
inline constexpr std::string_view array_deque = "java/util/ArrayDeque";
inline constexpr std::string_view priority_queue = "java/util/PriorityQueue";
inline constexpr std::string_view hash_set = "java/util/HashSet";
inline constexpr std::string_view linked_hash_set = "java/util/LinkedHashSet";
inline constexpr std::string_view tree_set = "java/util/TreeSet";
inline constexpr std::string_view hash_map = "java/util/HashMap";
inline constexpr std::string_view linked_hash_map = "java/util/LinkedHashMap";
inline constexpr std::string_view tree_map = "java/util/TreeMap";
inline constexpr std::string_view hash_map_keys = "java/util/HashMap$KeySet";
inline constexpr std::string_view hash_map_values = "java/util/HashMap$ValueCollection";
inline constexpr std::string_view hash_map_node = "java/util/HashMap$Node";
inline constexpr std::string_view hash_map_alias = "java/util/HashMap$Alias";
inline constexpr std::string_view weak_hash_map = "java/util/WeakHashMap";
inline constexpr std::string_view identity_hash_map = "java/util/IdentityHashMap";
inline constexpr std::string_view enum_map = "java/util/EnumMap";
inline constexpr std::string_view concurrent_hash_map = "java/util/concurrent/ConcurrentHashMap";
inline constexpr std::string_view concurrent_skip_list_map = "java/util/concurrent/ConcurrentSkipListMap";
inline constexpr std::string_view concurrent_skip_list_set = "java/util/concurrent/ConcurrentSkipListSet";
inline constexpr std::string_view delay_queue = "java/util/concurrent/DelayQueue";
inline constexpr std::string_view synchronous_queue = "java/util/concurrent/SynchronousQueue";
inline constexpr std::string_view optional = "java/util/Optional";
inline constexpr std::string_view bit_set = "java/util/BitSet";

// Classes of static helpers.
inline constexpr std::string_view collections = "java/util/Collections";
inline constexpr std::string_view arrays = "java/util/Arrays";
inline constexpr std::string_view objects = "java/util/Objects";

// Functions.
inline constexpr std::string_view comparator = "java/util/Comparator";
inline constexpr std::string_view callable = "java/util/concurrent/Callable";
inline constexpr std::string_view function = "java/util/function/Function";
inline constexpr std::string_view predicate = "java/util/function/Predicate";
inline constexpr std::string_view int_predicate = "java/util/function/IntPredicate";
inline constexpr std::string_view long_predicate = "java/util/function/LongPredicate";
inline constexpr std::string_view int_unary_operator = "java/util/function/IntUnaryOperator";
inline constexpr std::string_view int_to_long_function = "java/util/function/IntToLongFunction";
inline constexpr std::string_view long_to_int_function = "java/util/function/LongToIntFunction";
inline constexpr std::string_view long_unary_operator = "java/util/function/LongUnaryOperator";

// Data.
inline constexpr std::string_view random = "java/util/Random";
inline constexpr std::string_view scanner = "java/util/Scanner";
inline constexpr std::string_view string_joiner = "java/util/StringJoiner";
inline constexpr std::string_view string_tokenizer = "java/util/StringTokenizer";
inline constexpr std::string_view uuid = "java/util/UUID";
inline constexpr std::string_view locale = "java/util/Locale";
inline constexpr std::string_view time_zone = "java/util/TimeZone";
inline constexpr std::string_view date = "java/util/Date";
inline constexpr std::string_view calendar = "java/util/Calendar";
inline constexpr std::string_view formatter = "java/util/Formatter";
inline constexpr std::string_view pattern = "java/util/regex/Pattern";
inline constexpr std::string_view logger = "java/util/logging/Logger";
inline constexpr std::string_view log_level = "java/util/logging/Level";
inline constexpr std::string_view atomic_long = "java/util/concurrent/atomic/AtomicLong";
inline constexpr std::string_view striped_64 = "java/util/concurrent/atomic/Striped64";

// Exceptions.
inline constexpr std::string_view concurrent_modification = "java/util/ConcurrentModificationException";
inline constexpr std::string_view no_such_element = "java/util/NoSuchElementException";
inline constexpr std::string_view service_configuration_error = "java/util/ServiceConfigurationError";

// Descriptors that name them.
inline constexpr std::string_view gives_set = "()Ljava/util/Set;";
inline constexpr std::string_view gives_list_iterator = "()Ljava/util/ListIterator;";

// As people write them, in the columns of relations.
inline constexpr std::string_view displayed_collection = "java.util.Collection";
inline constexpr std::string_view displayed_list = "java.util.List";
inline constexpr std::string_view displayed_map = "java.util.Map";

// The packages, with the slash that ends them.
inline constexpr std::string_view util_package = "java/util/";
inline constexpr std::string_view concurrent_package = "java/util/concurrent/";
inline constexpr std::string_view function_package = "java/util/function/";
inline constexpr std::string_view logging_package = "java/util/logging/";
inline constexpr std::string_view displayed_util_package = "java.util.";
inline constexpr std::string_view regex_package = "java/util/regex/";

// Of java.base: those that a replay looks into on the JVM, as --add-opens names them.
inline constexpr std::string_view looked_into[] = {
    "java.lang", "java.math", "java.time", "java.util", "java.util.concurrent", "java.util.concurrent.atomic"};
// In which a relational property looks for a class that it names without its package.
inline constexpr std::string_view usual_packages[] = {"java/lang/", util_package};

}  // namespace jury::library::types
