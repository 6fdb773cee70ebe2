#include "encode/epr/library.h"

#include <algorithm>
#include <array>
#include <span>

namespace jury::encode::epr {

namespace {

using E = LibraryEffect;
constexpr int any = -1;

// Makers of rows. Instance methods: argument 0 is the receiver.
constexpr E pure(std::string_view name) { return {.name = name}; }
constexpr E extract(std::string_view name, int arguments = any) {
  return {.name = name, .arguments = arguments, .gives = Gives::Element};
}
constexpr E take(std::string_view name, int arguments = any) {
  return {.name = name, .arguments = arguments, .structural = true, .gives = Gives::Element};
}
constexpr E change(std::string_view name, int arguments = any) {
  return {.name = name, .arguments = arguments, .structural = true};
}
constexpr E put(std::string_view name, int arguments, int first) {
  return {.name = name,
          .arguments = arguments,
          .structural = true,
          .insert_first = first,
          .insert_last = arguments,
          .gives = Gives::Element};
}
constexpr E store(std::string_view name, int arguments, int first) {
  return {.name = name,
          .arguments = arguments,
          .insert_first = first,
          .insert_last = arguments,
          .gives = Gives::Element};
}
constexpr E put_all(std::string_view name, int arguments) {
  return {.name = name, .arguments = arguments, .structural = true, .copies = arguments - 1};
}
constexpr E view(std::string_view name) { return {.name = name, .gives = Gives::Subject}; }
// An entry of a sorted map, which may be empty.
constexpr E end_entry(std::string_view name, bool structural = false) {
  return {.name = name, .structural = structural, .gives = Gives::Subject, .or_null = true};
}
constexpr E iterate(std::string_view name) { return {.name = name, .gives = Gives::NewIterator}; }
constexpr E visit(std::string_view name, bool structural, bool keeps) {
  return {.name = name,
          .arguments = 2,
          .checks = true,
          .structural = structural,
          .callback = 1,
          .keeps_results = keeps};
}
// compute and its like: the callback, the check, the change.
constexpr E compute(std::string_view name, int arguments) {
  return {.name = name,
          .arguments = arguments,
          .checks = true,
          .structural = true,
          .insert_first = 1,
          .insert_last = arguments - 1,
          .gives = Gives::Element,
          .callback = arguments - 1,
          .keeps_results = true};
}

constexpr std::array container_rows{
    pure("size"),
    pure("isEmpty"),
    pure("contains"),
    pure("containsAll"),
    pure("containsKey"),
    pure("containsValue"),
    pure("indexOf"),
    pure("lastIndexOf"),
    pure("equals"),
    pure("hashCode"),
    pure("toString"),
    pure("getClass"),
    pure("comparator"),
    pure("capacity"),
    E{.name = "search", .arguments = 2},
    pure("empty"),
    pure("isPresent"),
    pure("remainingCapacity"),
    pure("notify"),
    pure("notifyAll"),
    pure("wait"),
    extract("get"),
    extract("getFirst"),
    extract("getLast"),
    extract("element"),
    extract("peek"),
    extract("peekFirst"),
    extract("peekLast"),
    extract("first"),
    extract("last"),
    extract("floor"),
    extract("ceiling"),
    extract("higher"),
    extract("lower"),
    extract("elementAt"),
    extract("firstElement"),
    extract("lastElement"),
    extract("firstKey"),
    extract("lastKey"),
    extract("floorKey"),
    extract("ceilingKey"),
    extract("higherKey"),
    extract("lowerKey"),
    extract("getKey"),
    extract("getValue"),
    extract("orElseThrow", 1),
    E{.name = "getOrDefault", .arguments = 3, .insert_first = 2, .insert_last = 3, .gives = Gives::Element},
    E{.name = "orElse", .arguments = 2, .insert_first = 1, .insert_last = 2, .gives = Gives::Element},
    end_entry("firstEntry"),
    end_entry("lastEntry"),
    end_entry("floorEntry"),
    end_entry("ceilingEntry"),
    end_entry("higherEntry"),
    end_entry("lowerEntry"),
    end_entry("pollFirstEntry", true),
    end_entry("pollLastEntry", true),
    put("add", 2, 1),
    put("add", 3, 2),
    put("addFirst", 2, 1),
    put("addLast", 2, 1),
    put("offer", 2, 1),
    put("offerFirst", 2, 1),
    put("offerLast", 2, 1),
    put("push", 2, 1),
    put("addElement", 2, 1),
    put("put", 3, 1),
    put("putIfAbsent", 3, 1),
    put("putFirst", 3, 1),
    put("putLast", 3, 1),
    E{.name = "insertElementAt", .arguments = 3, .structural = true, .insert_first = 1, .insert_last = 2},
    store("set", 3, 2),
    store("replace", 3, 2),
    store("replace", 4, 3),
    store("setValue", 2, 1),
    E{.name = "setElementAt", .arguments = 3, .insert_first = 1, .insert_last = 2},
    put_all("addAll", 2),
    put_all("addAll", 3),
    put_all("putAll", 2),
    take("remove"),
    take("removeFirst"),
    take("removeLast"),
    take("poll"),
    take("pollFirst"),
    take("pollLast"),
    take("pop"),
    take("take"),
    take("takeFirst"),
    change("removeFirstOccurrence"),
    change("removeLastOccurrence"),
    change("removeAll"),
    change("retainAll"),
    change("removeElement"),
    change("removeAllElements"),
    change("removeElementAt"),
    change("removeRange"),
    change("setSize"),
    change("trimToSize"),
    change("ensureCapacity"),
    change("sort"),
    E{.name = "clear", .structural = true, .clears = true},
    visit("forEach", false, false),
    visit("removeIf", true, false),
    visit("replaceAll", true, true),
    visit("ifPresent", false, false),
    compute("computeIfAbsent", 3),
    compute("computeIfPresent", 3),
    compute("compute", 3),
    compute("merge", 4),
    E{.name = "subList", .arguments = 3, .gives = Gives::Part},
    iterate("iterator"),
    iterate("listIterator"),
    iterate("descendingIterator"),
    view("keySet"),
    view("values"),
    view("entrySet"),
    view("descendingMap"),
    view("descendingSet"),
    view("navigableKeySet"),
    view("descendingKeySet"),
    view("headMap"),
    view("tailMap"),
    view("subMap"),
    view("headSet"),
    view("tailSet"),
    view("subSet"),
    view("reversed"),
    view("sequencedKeySet"),
    view("sequencedValues"),
    view("sequencedEntrySet"),
    // With an array (see Library::effect): it is filled, and given back or one like it.
    E{.name = "toArray", .arguments = 2, .subject = 1, .copies = 0, .gives = Gives::Subject},
    E{.name = "toArray", .arguments = 1, .copies = 0, .gives = Gives::NewContainer},
    E{.name = "clone", .arguments = 1, .copies = 0, .gives = Gives::NewContainer},
};

constexpr E checked(E row) {
  row.checks = true;
  return row;
}

constexpr std::array iterator_rows{
    pure("hasNext"),
    pure("hasPrevious"),
    pure("nextIndex"),
    pure("previousIndex"),
    pure("equals"),
    pure("hashCode"),
    pure("toString"),
    pure("getClass"),
    checked(extract("next")),
    checked(extract("previous")),
    checked(change("remove", 1)),
    checked(E{.name = "add", .arguments = 2, .structural = true, .insert_first = 1, .insert_last = 2}),
    checked(E{.name = "set", .arguments = 2, .insert_first = 1, .insert_last = 2}),
    E{.name = "forEachRemaining", .arguments = 2, .checks = true, .callback = 1},
};

constexpr E wrap(std::string_view name) { return {.name = name, .subject = 0, .gives = Gives::Subject}; }
constexpr E fresh(std::string_view name, int arguments, int first = 0) {
  return {.name = name,
          .arguments = arguments,
          .subject = -1,
          .insert_first = first,
          .insert_last = arguments,
          .gives = Gives::NewContainer};
}
constexpr E copy_of(std::string_view name, int arguments, int copied) {
  return {
      .name = name, .arguments = arguments, .subject = -1, .copies = copied, .gives = Gives::NewContainer};
}

constexpr std::array collections_rows{
    wrap("unmodifiableCollection"),
    wrap("unmodifiableList"),
    wrap("unmodifiableSet"),
    wrap("unmodifiableSortedSet"),
    wrap("unmodifiableNavigableSet"),
    wrap("unmodifiableMap"),
    wrap("unmodifiableSortedMap"),
    wrap("unmodifiableNavigableMap"),
    wrap("synchronizedCollection"),
    wrap("synchronizedList"),
    wrap("synchronizedSet"),
    wrap("synchronizedSortedSet"),
    wrap("synchronizedMap"),
    wrap("synchronizedSortedMap"),
    wrap("newSetFromMap"),
    wrap("asLifoQueue"),
    change("sort"),
    pure("shuffle"),
    pure("reverse"),
    pure("swap"),
    pure("rotate"),
    pure("binarySearch"),
    pure("frequency"),
    pure("disjoint"),
    E{.name = "fill", .arguments = 2, .insert_first = 1, .insert_last = 2},
    E{.name = "copy", .arguments = 2, .copies = 1},
    E{.name = "addAll", .arguments = 2, .structural = true, .copies = 1},
    extract("max"),
    extract("min"),
    fresh("emptyList", 0),
    fresh("emptySet", 0),
    fresh("emptyMap", 0),
    fresh("emptySortedSet", 0),
    fresh("emptySortedMap", 0),
    fresh("singletonList", 1),
    fresh("singleton", 1),
    fresh("singletonMap", 2),
    fresh("nCopies", 2, 1),
    E{.name = "reverseOrder", .subject = -1},
};

constexpr std::array arrays_rows{
    wrap("asList"),
    pure("sort"),
    pure("toString"),
    pure("deepToString"),
    pure("equals"),
    pure("deepEquals"),
    pure("hashCode"),
    pure("binarySearch"),
    E{.name = "fill", .arguments = 2, .insert_first = 1, .insert_last = 2},
    E{.name = "fill", .arguments = 4, .insert_first = 3, .insert_last = 4},
    copy_of("copyOf", 2, 0),
    copy_of("copyOfRange", 3, 0),
};

constexpr std::array factory_rows{
    fresh("of", 0),          copy_of("of", -2, 0),   fresh("of", 2),    fresh("of", 3),
    fresh("of", 4),          fresh("of", 5),         fresh("of", 6),    fresh("of", 7),
    fresh("of", 8),          fresh("of", 9),         fresh("of", 10),   fresh("of", 12),
    fresh("of", 14),         fresh("of", 16),        fresh("of", 18),   fresh("of", 20),
    fresh("of", 1),          fresh("ofNullable", 1), fresh("empty", 0), fresh("entry", 2),
    copy_of("copyOf", 1, 0),
};

const E* find(std::span<const E> rows, std::string_view name, std::size_t arguments) {
  const auto found = std::ranges::find_if(rows, [&](const E& row) {
    return row.name == name && (row.arguments == any || row.arguments == static_cast<int>(arguments));
  });
  return found == rows.end() ? nullptr : &*found;
}

constexpr std::array plain_prefixes{"java/io/",  "java/math/",         "java/time/",       "java/text/",
                                    "java/net/", "java/util/logging/", "java/util/regex/", "jdk/"};
constexpr std::array plain_classes{"java/lang/String",
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
                                   "java/util/Random",
                                   "java/util/Scanner",
                                   "java/util/StringJoiner",
                                   "java/util/StringTokenizer",
                                   "java/util/UUID",
                                   "java/util/Locale",
                                   "java/util/BitSet",
                                   "java/util/Date",
                                   "java/util/Formatter",
                                   "java/lang/Runtime",
                                   "java/lang/StackTraceElement"};

bool starts_with_any(std::string_view text, std::span<const char* const> prefixes) {
  return std::ranges::any_of(prefixes, [&](const char* prefix) { return text.starts_with(prefix); });
}

bool is_one_of(std::string_view text, std::span<const char* const> names) {
  return std::ranges::any_of(names, [&](const char* name) { return text == name; });
}

constexpr std::array implicit_callbacks{
    "equals",       "hashCode",          "toString",         "compareTo",
    "compare",      "removeEldestEntry", "getMessage",       "length",
    "charAt",       "subSequence",       "getChars",         "finalize",
    "formatTo",     "getDelay",          "fillInStackTrace", "getLocalizedMessage",
    "initCause",    "getCause",          "printStackTrace",  "getStackTrace",
    "setStackTrace"};

}  // namespace

bool Library::is_iterator(Symbol type) { return is_below(type, "java/util/Iterator"); }

bool Library::is_container(Symbol type) {
  if (type.empty()) return false;
  if (type.view()[0] == '[') return !is_plain_data(ir::Type::reference(type));
  return is_below(type, "java/util/Collection") || is_below(type, "java/util/Map") ||
         is_below(type, "java/util/Map$Entry") || type == "java/util/Optional";
}

bool Library::is_plain_data(const ir::Type& type) {
  if (!type.is_reference()) return true;
  if (type.is_array()) return is_plain_data(type.element());
  if (type.name.empty()) return false;
  const auto name = type.name.view();
  if (starts_with_any(name, plain_prefixes) && name != "java/io/Serializable" && name != "java/io/Closeable")
    return true;
  return is_one_of(name, plain_classes) && name != "java/lang/Enum" && name != "java/lang/Record";
}

bool Library::is_function(Symbol type) {
  const auto name = type.view();
  return name.starts_with("java/util/function/") || name == "java/lang/Runnable" ||
         name == "java/util/concurrent/Callable" || name == "java/util/Comparator";
}

bool Library::has_weak_iterators(Symbol type) {
  return type.view().starts_with("java/util/concurrent/") || type == "java/util/EnumMap";
}

LibraryKind Library::kind_of(const ir::Method& method) {
  const auto owner = method.owner.view();
  if (owner == "java/util/Collections") return LibraryKind::Collections;
  if (owner == "java/util/Arrays") return LibraryKind::Arrays;
  if (is_iterator(method.owner)) return LibraryKind::Iterator;
  if (is_container(method.owner)) return method.is_static() ? LibraryKind::Factory : LibraryKind::Container;
  if (owner == "java/lang/Iterable" || owner == "java/util/Dictionary") return LibraryKind::Container;
  if (owner == "java/lang/Object" || starts_with_any(owner, plain_prefixes) ||
      is_one_of(owner, plain_classes))
    return LibraryKind::Plain;
  if (is_below(method.owner, "java/lang/Throwable")) return LibraryKind::Plain;
  return LibraryKind::Unknown;
}

const LibraryEffect* Library::effect(const ir::Method& method, std::size_t arguments) {
  const auto name = method.name.view();
  switch (kind_of(method)) {
    case LibraryKind::Container:
      if (name == "toArray" && arguments == 2 && !method.descriptor.view().starts_with("([")) return nullptr;
      return find(container_rows, name, arguments);
    case LibraryKind::Iterator:
      return find(iterator_rows, name, arguments);
    case LibraryKind::Collections:
      return find(collections_rows, name, arguments);
    case LibraryKind::Arrays:
      return find(arrays_rows, name, arguments);
    case LibraryKind::Factory:
      if (name == "of" && method.descriptor.view().starts_with("(["))
        return find(factory_rows, name, static_cast<std::size_t>(-2));
      return find(factory_rows, name, arguments);
    case LibraryKind::Plain:
    case LibraryKind::Unknown:
      break;
  }
  return nullptr;
}

const Protocol* Library::protocol(const ir::Method& method, std::size_t arguments) {
  auto name = method.name.view();
  if (method.owner == "java/util/Optional" && !method.is_static()) return optional_protocol(name, arguments);
  if (method.owner == "java/util/Stack" && name == "pop") name = "poll";  // EmptyStackException
  switch (kind_of(method)) {
    case LibraryKind::Container:
      return container_protocol(name, arguments);
    case LibraryKind::Collections:
    case LibraryKind::Arrays:
      return helper_protocol(name, arguments);
    case LibraryKind::Factory: {
      const bool varargs = method.descriptor.view().starts_with("([");
      return factory_protocol(name, varargs ? static_cast<std::size_t>(-2) : arguments);
    }
    case LibraryKind::Iterator:
    case LibraryKind::Plain:
    case LibraryKind::Unknown:
      break;
  }
  return nullptr;
}

bool Library::is_harmless(Goal goal, const ir::Method& method) {
  if (epr::is_harmless(goal, method.owner.view(), method.name.view())) return true;
  if (is_below(method.owner, "java/lang/Throwable")) return method.name != "initCause";
  return method.name == "<init>" && kind_of(method) == LibraryKind::Container;
}

bool Library::is_implicit_callback(const ir::Method& method) {
  return is_one_of(method.name.view(), implicit_callbacks);
}

}  // namespace jury::encode::epr
