#include "encode/epr/protocol.h"

#include <algorithm>
#include <array>
#include <span>

namespace jury::encode::epr {

namespace {

using P = Protocol;

constexpr std::array<std::string_view, 5> exceptions{
    "java/util/ConcurrentModificationException", "java/util/NoSuchElementException",
    "java/lang/IllegalStateException", "java/lang/UnsupportedOperationException", "jury/PropertyViolation"};
static_assert(exceptions.size() == static_cast<std::size_t>(Goal::User) + 1);

// Makers of rows.
constexpr P reads(std::string_view name) { return {.name = name}; }
constexpr P needs(std::string_view name, int arguments = -1) {
  return {.name = name, .arguments = arguments, .needs_element = true};
}
constexpr P takes(std::string_view name, int arguments = -1) {
  return {.name = name,
          .arguments = arguments,
          .needs_element = true,
          .filling = Filling::Drains,
          .changes = removes};
}
constexpr P drops(std::string_view name) {
  return {.name = name, .filling = Filling::Drains, .changes = removes};
}
constexpr P fills(std::string_view name) {
  return {.name = name, .filling = Filling::Fills, .changes = adds};
}
constexpr P joins(std::string_view name) {
  return {.name = name, .filling = Filling::Joins, .changes = adds};
}
constexpr P replaces(std::string_view name) { return {.name = name, .changes = sets}; }
constexpr P computes(std::string_view name) {
  return {.name = name, .filling = Filling::Drains, .changes = any_change};
}
constexpr P view_of(std::string_view name, unsigned refused) {
  return {.name = name, .wraps = true, .refuses = refused};
}
constexpr P makes(std::string_view name, unsigned refused, bool filled, int arguments = -1) {
  return {.name = name, .arguments = arguments, .refuses = refused, .fills_result = filled};
}

constexpr std::array container_rows{
    reads("size"),
    reads("contains"),
    reads("containsAll"),
    reads("containsKey"),
    reads("containsValue"),
    reads("indexOf"),
    reads("lastIndexOf"),
    reads("equals"),
    reads("hashCode"),
    reads("toString"),
    reads("getClass"),
    reads("comparator"),
    reads("capacity"),
    reads("search"),
    reads("remainingCapacity"),
    reads("notify"),
    reads("notifyAll"),
    reads("wait"),
    reads("get"),
    reads("getOrDefault"),
    reads("peek"),
    reads("peekFirst"),
    reads("peekLast"),
    reads("floor"),
    reads("ceiling"),
    reads("higher"),
    reads("lower"),
    reads("elementAt"),
    reads("floorKey"),
    reads("ceilingKey"),
    reads("higherKey"),
    reads("lowerKey"),
    reads("getKey"),
    reads("getValue"),
    reads("forEach"),
    reads("iterator"),
    reads("listIterator"),
    reads("descendingIterator"),
    reads("toArray"),
    P{.name = "clone", .filling = Filling::Joins},
    reads("trimToSize"),
    reads("ensureCapacity"),
    P{.name = "isEmpty", .filling = Filling::TellsEmpty},
    P{.name = "empty", .filling = Filling::TellsEmpty},
    needs("getFirst"),
    needs("getLast"),
    needs("element"),
    needs("first"),
    needs("last"),
    needs("firstElement"),
    needs("lastElement"),
    needs("firstKey"),
    needs("lastKey"),
    takes("remove", 1),
    takes("removeFirst"),
    takes("removeLast"),
    takes("pop"),
    drops("remove"),
    drops("poll"),
    drops("pollFirst"),
    drops("pollLast"),
    drops("take"),
    drops("takeFirst"),
    drops("removeFirstOccurrence"),
    drops("removeLastOccurrence"),
    drops("removeAll"),
    drops("retainAll"),
    drops("removeElement"),
    drops("removeAllElements"),
    drops("removeElementAt"),
    drops("removeRange"),
    drops("removeIf"),
    drops("clear"),
    P{.name = "setSize", .filling = Filling::Drains, .changes = any_change},
    fills("add"),
    fills("addFirst"),
    fills("addLast"),
    fills("offer"),
    fills("offerFirst"),
    fills("offerLast"),
    fills("push"),
    fills("addElement"),
    fills("insertElementAt"),
    fills("put"),
    fills("putIfAbsent"),
    fills("putFirst"),
    fills("putLast"),
    joins("addAll"),
    joins("putAll"),
    replaces("set"),
    replaces("replace"),
    replaces("setValue"),
    replaces("setElementAt"),
    replaces("sort"),
    replaces("replaceAll"),
    computes("compute"),
    computes("computeIfPresent"),
    computes("merge"),
    P{.name = "computeIfAbsent", .changes = any_change},
    view_of("keySet", adds),
    view_of("values", adds),
    view_of("entrySet", adds),
    view_of("navigableKeySet", adds),
    view_of("descendingKeySet", adds),
    view_of("sequencedKeySet", adds),
    view_of("sequencedValues", adds),
    view_of("sequencedEntrySet", adds),
    reads("descendingMap"),
    reads("descendingSet"),
    reads("headMap"),
    reads("tailMap"),
    reads("subMap"),
    reads("subList"),
    reads("headSet"),
    reads("tailSet"),
    reads("subSet"),
    reads("reversed"),
    // The entries that they give are copies.
    view_of("firstEntry", sets),
    view_of("lastEntry", sets),
    view_of("floorEntry", sets),
    view_of("ceilingEntry", sets),
    view_of("higherEntry", sets),
    view_of("lowerEntry", sets),
    P{.name = "pollFirstEntry",
      .filling = Filling::Drains,
      .changes = removes,
      .wraps = true,
      .refuses = sets},
    P{.name = "pollLastEntry",
      .filling = Filling::Drains,
      .changes = removes,
      .wraps = true,
      .refuses = sets},
};

constexpr std::array optional_rows{
    needs("get"),
    needs("orElseThrow", 1),
    reads("orElse"),
    reads("ifPresent"),
    reads("equals"),
    reads("hashCode"),
    reads("toString"),
    reads("getClass"),
    P{.name = "isEmpty", .filling = Filling::TellsEmpty},
    P{.name = "isPresent", .filling = Filling::TellsPresent},
};

constexpr std::array helper_rows{
    view_of("unmodifiableCollection", any_change),
    view_of("unmodifiableList", any_change),
    view_of("unmodifiableSet", any_change),
    view_of("unmodifiableSortedSet", any_change),
    view_of("unmodifiableNavigableSet", any_change),
    view_of("unmodifiableMap", any_change),
    view_of("unmodifiableSortedMap", any_change),
    view_of("unmodifiableNavigableMap", any_change),
    reads("synchronizedCollection"),
    reads("synchronizedList"),
    reads("synchronizedSet"),
    reads("synchronizedSortedSet"),
    reads("synchronizedMap"),
    reads("synchronizedSortedMap"),
    reads("newSetFromMap"),
    reads("asLifoQueue"),
    replaces("shuffle"),
    replaces("reverse"),
    replaces("swap"),
    replaces("rotate"),
    replaces("fill"),
    replaces("copy"),
    replaces("sort"),
    reads("binarySearch"),
    reads("frequency"),
    reads("disjoint"),
    reads("reverseOrder"),
    joins("addAll"),
    needs("max"),
    needs("min"),
    makes("emptyList", any_change, false),
    makes("emptySet", any_change, false),
    makes("emptyMap", any_change, false),
    makes("emptySortedSet", any_change, false),
    makes("emptySortedMap", any_change, false),
    makes("singletonList", any_change, true),
    makes("singleton", any_change, true),
    makes("singletonMap", any_change, true),
    makes("nCopies", any_change, false),
    view_of("asList", adds | removes),
    reads("toString"),
    reads("deepToString"),
    reads("equals"),
    reads("deepEquals"),
    reads("hashCode"),
    reads("copyOf"),
    reads("copyOfRange"),
};

constexpr std::array factory_rows{
    makes("of", any_change, false, 0),
    makes("of", any_change, false, -2),
    makes("of", any_change, true),
    makes("ofNullable", any_change, false),
    makes("empty", any_change, false),
    makes("entry", any_change, true),
    P{.name = "copyOf", .filling = Filling::Joins, .refuses = any_change},
};

const P* find(std::span<const P> rows, std::string_view name, std::size_t arguments) {
  const auto found = std::ranges::find_if(rows, [&](const P& row) {
    return row.name == name && (row.arguments == -1 || row.arguments == static_cast<int>(arguments));
  });
  return found == rows.end() ? nullptr : &*found;
}

struct Step {
  std::string_view name;
  IteratorStep step;
};
constexpr std::array steps{
    Step{"hasNext", IteratorStep::HasNext},   Step{"hasPrevious", IteratorStep::HasPrevious},
    Step{"next", IteratorStep::Next},         Step{"previous", IteratorStep::Previous},
    Step{"remove", IteratorStep::Remove},     Step{"add", IteratorStep::Add},
    Step{"set", IteratorStep::Set},           Step{"forEachRemaining", IteratorStep::Rest},
    Step{"nextIndex", IteratorStep::Nothing}, Step{"previousIndex", IteratorStep::Nothing},
    Step{"equals", IteratorStep::Nothing},    Step{"hashCode", IteratorStep::Nothing},
    Step{"toString", IteratorStep::Nothing},  Step{"getClass", IteratorStep::Nothing}};

constexpr std::array<std::string_view, 28> harmless_classes{"java/lang/Object",
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
                                                            "java/util/Comparator",
                                                            "java/util/Objects",
                                                            "java/util/UUID",
                                                            "java/util/BitSet",
                                                            "java/util/StringJoiner",
                                                            "java/io/PrintStream",
                                                            "java/math/BigInteger"};
constexpr std::array<std::string_view, 8> harmless_of_system{
    "arraycopy", "currentTimeMillis", "nanoTime", "identityHashCode",
    "exit",      "getProperty",       "getenv",   "lineSeparator"};
constexpr std::array<std::string_view, 5> harmless_of_class{"desiredAssertionStatus", "getName",
                                                            "getSimpleName", "hashCode", "equals"};

template <std::size_t size>
bool contains(const std::array<std::string_view, size>& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

}  // namespace

Symbol exception_of(Goal goal) { return Symbol(exceptions[static_cast<std::size_t>(goal)]); }

const Protocol* container_protocol(std::string_view name, std::size_t arguments) {
  return find(container_rows, name, arguments);
}
const Protocol* optional_protocol(std::string_view name, std::size_t arguments) {
  return find(optional_rows, name, arguments);
}
const Protocol* helper_protocol(std::string_view name, std::size_t arguments) {
  return find(helper_rows, name, arguments);
}
const Protocol* factory_protocol(std::string_view name, std::size_t arguments) {
  return find(factory_rows, name, arguments);
}

std::optional<IteratorStep> iterator_step(std::string_view name) {
  const auto found = std::ranges::find(steps, name, &Step::name);
  return found == steps.end() ? std::nullopt : std::optional(found->step);
}

bool is_harmless(Goal goal, std::string_view owner, std::string_view name) {
  if (goal == Goal::ConcurrentModification || goal == Goal::User) return true;
  if (owner == "java/lang/System") return contains(harmless_of_system, name);
  if (owner == "java/lang/Class") return contains(harmless_of_class, name);
  if (owner == "java/util/Random") return name != "ints" && name != "longs" && name != "doubles";
  return owner.starts_with("jury/") || contains(harmless_classes, owner);
}

}  // namespace jury::encode::epr
