// Abstract sequences, tables and cursors.
#include <algorithm>
#include <array>

#include "support/diagnostics.h"
#include "trace/object_values.h"
#include "trace/operations.h"

namespace jury::trace {

namespace {

Sequence& sequence(const Value& argument) {
  return static_cast<SequenceObject&>(object_argument(argument)).items;
}

Table& table(Machine& machine, const Value& argument) {
  Table& entries = static_cast<TableObject&>(object_argument(argument)).table;
  if (entries.has_key_order())
    machine.unsupported("a map is used by compareTo of a key that is being put into it");
  return entries;
}

// Asks the keys themselves, as HashMap does for classes that implement Comparable. An exception of compareTo
// is kept.
class ComparableKeys : public KeyOrder {
 public:
  explicit ComparableKeys(Machine& machine) : machine_(machine) {}
  Object* exception() const { return exception_; }

  int compare(Object* first, Object* second) override {
    const int order = compare_values(first, second);
    if (order != 0 || exception_ || !is_comparable(first, second)) return order;
    const std::array arguments{Value::of(first), Value::of(second)};
    const ir::MethodReference reference{Symbol("java/lang/Comparable"), Symbol("compareTo"),
                                        Symbol("(Ljava/lang/Object;)I")};
    const ir::Method* declared = machine_.classes().program().resolve(reference);
    LinkedMethod* selected = declared ? machine_.classes().select(*first->type, *declared) : nullptr;
    if (!selected) return 0;
    const Outcome outcome = machine_.run_within(*selected, arguments);
    exception_ = outcome.exception;
    return outcome.returned() ? outcome.value.as_int() : 0;
  }

 private:
  // HashMap also asks whether the class says Comparable of itself; here every class that says Comparable
  // does.
  static bool is_comparable(const Object* first, const Object* second) {
    if (!first || !second || first->type != second->type || !first->type->declaration) return false;
    const auto& interfaces = first->type->declaration->interfaces;
    return std::find(interfaces.begin(), interfaces.end(), Symbol("java/lang/Comparable")) !=
           interfaces.end();
  }

  Machine& machine_;
  Object* exception_ = nullptr;
};

CursorObject& cursor(const Value& argument) { return static_cast<CursorObject&>(object_argument(argument)); }

// A valid index of the sequence, or with `extra` 1 also its end.
std::int32_t index_in(const Sequence& items, const Value& argument, std::int32_t extra = 0) {
  const std::int32_t index = argument.as_int();
  JURY_CHECK(index >= 0 && index < items.size() + extra,
             "a sequence index out of range, against the contract");
  return index;
}

// Runs a change and accounts for the storage it took or gave back.
template <class Storage, class Change>
Flow change(Machine& machine, Storage& storage, Change apply) {
  const auto before = static_cast<std::ptrdiff_t>(storage.bytes());
  apply();
  const auto after = static_cast<std::ptrdiff_t>(storage.bytes());
  if (after != before) machine.heap().account(after - before);
  return Flow::Next;
}

// A change that may put keys into order.
template <class Change>
Flow change_order(Machine& machine, Table& entries, Change apply) {
  ComparableKeys keys(machine);
  struct Scope {
    Table& table;
    ~Scope() { table.set_key_order(nullptr); }
  };
  {
    const Scope scope{entries};
    entries.set_key_order(&keys);
    change(machine, entries, apply);
  }
  return keys.exception() ? machine.throw_object(keys.exception()) : Flow::Next;
}

}  // namespace

JURY_PERFORM(SeqCreate) {
  return answer(result,
                Value::of(machine.heap().new_sequence(machine.classes().known(KnownClass::Sequence))));
}

JURY_PERFORM(SeqSize) { return answer(result, Value::of(sequence(arguments[0]).size())); }

JURY_PERFORM(SeqGet) {
  const Sequence& items = sequence(arguments[0]);
  return answer(result, Value::of(items.get(index_in(items, arguments[1]))));
}

JURY_PERFORM(SeqSet) {
  Sequence& items = sequence(arguments[0]);
  items.set(index_in(items, arguments[1]), arguments[2].as_object());
  return Flow::Next;
}

JURY_PERFORM(SeqAppend) {
  Sequence& items = sequence(arguments[0]);
  return change(machine, items, [&] { items.append(arguments[1].as_object()); });
}

JURY_PERFORM(SeqInsert) {
  Sequence& items = sequence(arguments[0]);
  const std::int32_t index = index_in(items, arguments[1], 1);
  return change(machine, items, [&] { items.insert(index, arguments[2].as_object()); });
}

JURY_PERFORM(SeqInsertArray) {
  Sequence& items = sequence(arguments[0]);
  const std::int32_t index = index_in(items, arguments[1], 1);
  const Object& array = object_argument(arguments[2]);
  return change(machine, items,
                [&] { items.insert(index, std::span(array.elements<Object*>(), array.length)); });
}

JURY_PERFORM(SeqRemove) {
  Sequence& items = sequence(arguments[0]);
  return answer(result, Value::of(items.remove(index_in(items, arguments[1]))));
}

JURY_PERFORM(SeqRemoveRange) {
  Sequence& items = sequence(arguments[0]);
  const std::int32_t from = index_in(items, arguments[1], 1);
  const std::int32_t to = index_in(items, arguments[2], 1);
  if (from < to) items.remove_range(from, to);
  return Flow::Next;
}

JURY_PERFORM(SeqClear) {
  sequence(arguments[0]).clear();
  return Flow::Next;
}

JURY_PERFORM(SeqFind) {
  const auto items = sequence(arguments[0]).items();
  const auto found = std::find_if(items.begin(), items.end(), [&](const Object* item) {
    return equal_values(arguments[1].as_object(), item);
  });
  return answer(result,
                Value::of(found == items.end() ? -1 : static_cast<std::int32_t>(found - items.begin())));
}

JURY_PERFORM(SeqFindLast) {
  const auto items = sequence(arguments[0]).items();
  auto index = static_cast<std::int32_t>(items.size()) - 1;
  while (index >= 0 && !equal_values(arguments[1].as_object(), items[static_cast<std::size_t>(index)]))
    --index;
  return answer(result, Value::of(index));
}

JURY_PERFORM(SeqToArray) {
  const auto items = sequence(arguments[0]).items();
  ClassInfo& type = machine.classes().known(KnownClass::ObjectArray);
  Object* array = machine.heap().new_array(type, static_cast<std::uint32_t>(items.size()));
  std::copy(items.begin(), items.end(), array->elements<Object*>());
  return answer(result, Value::of(array));
}

JURY_PERFORM(SeqRoom) { return answer(result, Value::of(sequence(arguments[0]).room())); }

JURY_PERFORM(SeqReserve) {
  sequence(arguments[0]).reserve(arguments[1].as_int());
  return Flow::Next;
}

JURY_PERFORM(SeqDemand) {
  sequence(arguments[0]).demand(arguments[1].as_int());
  return Flow::Next;
}

JURY_PERFORM(SeqTreeInsert) {
  Sequence& items = sequence(arguments[0]);
  const std::int32_t index = index_in(items, arguments[1], 1);
  return change(machine, items, [&] { items.tree().insert(static_cast<std::size_t>(index)); });
}

JURY_PERFORM(SeqTreeRemove) {
  Sequence& items = sequence(arguments[0]);
  const std::int32_t index = index_in(items, arguments[1]);
  bool moved = false;
  change(machine, items, [&] { moved = items.tree().remove(static_cast<std::size_t>(index)); });
  return answer(result, Value::of(moved));
}

JURY_PERFORM(SeqTreeBuild) {
  Sequence& items = sequence(arguments[0]);
  return change(machine, items, [&] { items.tree().build(static_cast<std::size_t>(items.size())); });
}

JURY_PERFORM(TableCreate) {
  const auto order = arguments[0].as_int() == 0 ? Table::Order::Hashed : Table::Order::Linked;
  return answer(result,
                Value::of(machine.heap().new_table(machine.classes().known(KnownClass::Table), order)));
}

JURY_PERFORM(TableSize) { return answer(result, Value::of(table(machine, arguments[0]).size())); }

JURY_PERFORM(TableHas) {
  return answer(result, Value::of(table(machine, arguments[0]).find(arguments[1].as_object()) != nullptr));
}

JURY_PERFORM(TableGet) {
  const Table::Entry* entry = table(machine, arguments[0]).find(arguments[1].as_object());
  return answer(result, Value::of(entry ? entry->value : nullptr));
}

JURY_PERFORM(TableKey) {
  const Table::Entry* entry = table(machine, arguments[0]).find(arguments[1].as_object());
  return answer(result, Value::of(entry ? entry->key : nullptr));
}

JURY_PERFORM(TablePut) {
  Table& entries = table(machine, arguments[0]);
  return change_order(machine, entries, [&] {
    entries.put(arguments[1].as_object(), arguments[2].as_object(), arguments[3].as_int());
  });
}

JURY_PERFORM(TablePutAhead) {
  Table& entries = table(machine, arguments[0]);
  return change_order(machine, entries, [&] {
    entries.put_ahead(arguments[1].as_object(), arguments[2].as_object(), arguments[3].as_int());
  });
}

JURY_PERFORM(TableSettle) {
  Table& entries = table(machine, arguments[0]);
  return change_order(machine, entries, [&] { entries.settle(); });
}

JURY_PERFORM(TableRemove) {
  table(machine, arguments[0]).remove(arguments[1].as_object());
  return Flow::Next;
}

JURY_PERFORM(TableRemoveVisited) {
  table(machine, arguments[0]).remove(arguments[1].as_object(), false);
  return Flow::Next;
}

JURY_PERFORM(TableClear) {
  table(machine, arguments[0]).clear();
  return Flow::Next;
}

JURY_PERFORM(TableTouch) {
  table(machine, arguments[0]).touch(arguments[1].as_object());
  return Flow::Next;
}

JURY_PERFORM(TableLast) {
  const Table& entries = table(machine, arguments[0]);
  JURY_CHECK(entries.size() > 0, "the last key of an empty table, against the contract");
  return answer(result, Value::of(entries.last()));
}

JURY_PERFORM(TableHasValue) {
  return answer(result, Value::of(table(machine, arguments[0]).has_value(arguments[1].as_object())));
}

JURY_PERFORM(TableCapacity) {
  table(machine, arguments[0]).set_capacity(arguments[1].as_int(), arguments[2].as_float());
  return Flow::Next;
}

JURY_PERFORM(TableExpect) {
  Table& entries = table(machine, arguments[0]);
  return change_order(machine, entries, [&] { entries.expect(arguments[1].as_int()); });
}

// Keys that hash by their identity stand in another order on another machine.
void note_order(Machine& machine, const Table& table, const std::vector<Object*>& keys) {
  if (table.order() != Table::Order::Hashed || keys.size() < 2) return;
  machine.surroundings().hash_order = true;
  for (const Object* key : keys) {
    const bool by_identity = key && hashes_by_identity(*key) && machine.classes().is_simple(*key->type);
    if (by_identity) machine.surroundings().identity = true;
  }
}

JURY_PERFORM(TableCursor) {
  CursorObject* created = machine.heap().new_cursor(machine.classes().known(KnownClass::Cursor));
  const Table& entries = table(machine, arguments[0]);
  created->keys = entries.keys();
  note_order(machine, entries, *created->keys);
  return answer(result, Value::of(created));
}

JURY_PERFORM(TableFindHashed) {
  return answer(
      result,
      Value::of(table(machine, arguments[0]).find_hashed(arguments[1].as_int(), arguments[2].as_int())));
}

JURY_PERFORM(TableGeneration) {
  return answer(result, Value::of(table(machine, arguments[0]).generation(arguments[1].as_object())));
}

JURY_PERFORM(CursorHasMore) {
  const CursorObject& traversal = cursor(arguments[0]);
  return answer(result, Value::of(traversal.position < traversal.keys->size()));
}

JURY_PERFORM(CursorCurrent) {
  const CursorObject& traversal = cursor(arguments[0]);
  JURY_CHECK(traversal.position < traversal.keys->size(), "a cursor past its end, against the contract");
  return answer(result, Value::of((*traversal.keys)[traversal.position]));
}

JURY_PERFORM(CursorMoveNext) {
  CursorObject& traversal = cursor(arguments[0]);
  JURY_CHECK(traversal.position < traversal.keys->size(), "a cursor past its end, against the contract");
  ++traversal.position;
  return Flow::Next;
}

}  // namespace jury::trace
