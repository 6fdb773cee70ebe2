// Sequences, tables and cursors.
#include "encode/operation_executor.h"
#include "support/diagnostics.h"

// Each family handles its own operations; run() sends every operation to its family.
#pragma GCC diagnostic ignored "-Wswitch-enum"

namespace jury::encode {

using ir::Kind;
using ir::Operation;
using TermKind = logic::Kind;

// Sequences: slots are the elements, size says how many count.

void OperationExecutor::insert(Contents& after, Term index, const Value& value) {
  const auto before = after.slots;
  after.slots.push_back(values().null());
  for (std::size_t i = 0; i < after.slots.size(); ++i) {
    const Value unmoved = i < before.size() ? before[i] : Value(values().null());
    const Value moved = i > 0 ? before[i - 1] : Value(values().null());
    const Term here = integer(i);
    const Value from_here = values().choose(terms().equal(here, index), value,
                                            values().choose(less(index, here), moved, unmoved));
    after.slots[i] = from_here;
  }
  after.size = plus(after.size, integer(1));
  trim(after);
}

void OperationExecutor::remove(Contents& after, Term index) {
  remove_range(after, index, plus(index, integer(1)));
}

void OperationExecutor::remove_range(Contents& after, Term from, Term to) {
  const auto before = after.slots;
  const Term gap = minus(to, from);
  for (std::size_t i = 0; i < after.slots.size(); ++i) {
    const Term here = integer(i);
    const Value moved = executor_.element_at(before, plus(here, gap), Kind::Reference);
    after.slots[i] = values().choose(less(here, from), before[i], moved);
  }
  after.size = minus(after.size, gap);
  trim(after);
}

// Slots beyond a constant size hold nothing.
void OperationExecutor::trim(Contents& after) {
  if (after.size.is_value()) after.slots.resize(after.size.bit_vector_value().bits(), values().null());
}

Term OperationExecutor::find(const Contents& sequence, const Reference& value, bool last) {
  Term result = values().integer(-1);
  for (std::size_t k = 0; k < sequence.slots.size(); ++k) {
    const std::size_t i = last ? k : sequence.slots.size() - 1 - k;
    const Term counts = less(integer(i), sequence.size);
    const Term found = terms().conjunction(counts, equal_values(value, reference(sequence.slots[i])));
    result = terms().if_then_else(found, integer(i), result);
  }
  return result;
}

std::optional<Value> OperationExecutor::run_sequence() {
  const auto of = [&](auto read) {
    return of_each(object(0), [&](ObjectId id) -> Value { return read(contents(id)); });
  };
  switch (operation_) {
    case Operation::SeqCreate: {
      auto fresh = std::make_shared<Contents>();
      fresh->size = integer(0);
      ObjectInfo info;
      info.shape = Shape::Sequence;
      info.type = ir::Type::reference(Symbol("jury/rt/Seq"));
      return values().single(executor_.allocate(state(), std::move(info), std::move(fresh)));
    }
    case Operation::SeqSize:
      return of([](const Contents& c) { return c.size; });
    case Operation::SeqGet:
      return of([&](const Contents& c) { return executor_.element_at(c.slots, number(1), Kind::Reference); });
    case Operation::SeqFind:
      return of([&](const Contents& c) { return find(c, object(1), false); });
    case Operation::SeqFindLast:
      return of([&](const Contents& c) { return find(c, object(1), true); });
    case Operation::SeqSet:
      change_each(object(0), [&](Contents& c) {
        executor_.set_element(c.slots, number(1), argument(2), terms().true_term());
      });
      return std::nullopt;
    case Operation::SeqAppend:
      change_each(object(0), [&](Contents& c) {
        const Term end = c.size;
        c.slots.push_back(values().null());
        executor_.set_element(c.slots, end, argument(1), terms().true_term());
        c.size = plus(end, integer(1));
      });
      return std::nullopt;
    case Operation::SeqInsert:
      change_each(object(0), [&](Contents& c) { insert(c, number(1), argument(2)); });
      return std::nullopt;
    case Operation::SeqInsertArray:
      return insert_array();
    case Operation::SeqRemove: {
      const auto removed =
          of([&](const Contents& c) { return executor_.element_at(c.slots, number(1), Kind::Reference); });
      change_each(object(0), [&](Contents& c) { remove(c, number(1)); });
      return removed;
    }
    case Operation::SeqRemoveRange:
      change_each(object(0), [&](Contents& c) { remove_range(c, number(1), number(2)); });
      return std::nullopt;
    case Operation::SeqClear:
      change_each(object(0), [&](Contents& c) {
        c.slots.clear();
        c.size = integer(0);
      });
      return std::nullopt;
    case Operation::SeqRoom:
      approximate("the array of an ArrayList has any length");
      return of([&](const Contents& c) {
        const Term room = terms().fresh_constant("room", terms().bit_vector_sort(32));
        executor_.assumptions_.push_back(terms().negation(less(room, c.size)));
        return room;
      });
    case Operation::SeqReserve:
    case Operation::SeqDemand:
    case Operation::SeqTreeInsert:
    case Operation::SeqTreeBuild:
      return std::nullopt;
    case Operation::SeqTreeRemove:
      approximate("the tree of a TreeMap has any shape");
      return boolean(terms().fresh_constant("reuses_node", terms().boolean_sort()));
    case Operation::SeqToArray:
      return of_each(object(0), [&](ObjectId id) -> Value {
        ObjectInfo info;
        info.shape = Shape::Array;
        info.type = ir::Type::array_of(ir::Type::object());
        return values().single(
            executor_.allocate(state(), std::move(info), std::make_shared<Contents>(contents(id))));
      });
    default:
      break;
  }
  return without_meaning();
}

// Every array that it may be, and every length that each may have.
std::optional<Value> OperationExecutor::insert_array() {
  change_each(object(0), [&](Contents& c) {
    for (const auto& target : object(2).targets()) {
      if (target.object == null_object) continue;
      const auto added = contents(target.object);
      for (std::size_t i = 0; i < added.slots.size(); ++i) {
        const Term there = terms().conjunction(target.guard, less(integer(i), added.size));
        if (there.is_false()) continue;
        Contents longer = c;
        insert(longer, plus(number(1), integer(i)), added.slots[i]);
        c = there.is_true() ? std::move(longer) : *executor_.merge_contents(target.object, there, longer, c);
      }
    }
  });
  return std::nullopt;
}

// Tables: slots are the keys in order of insertion, flags say which are there.

Term OperationExecutor::hit(const Contents& table, std::size_t slot, const Reference& key) {
  if (table.flags[slot].is_false()) return terms().false_term();
  return terms().conjunction(table.flags[slot], equal_values(reference(table.slots[slot]), key));
}

void OperationExecutor::put(Contents& table, const Reference& key, const Value& value, Term hash) {
  Term absent = terms().true_term();
  for (std::size_t i = 0; i < table.slots.size(); ++i) {
    const Term found = hit(table, i, key);
    if (found.is_false()) continue;
    table.values[i] = values().choose(found, value, table.values[i]);
    absent = terms().conjunction(absent, terms().negation(found));
  }
  if (absent.is_false()) return;
  table.slots.emplace_back(key);
  table.values.push_back(value);
  table.flags.push_back(absent);
  table.hashes.resize(table.slots.size());
  table.hashes.back() = hash;
}

Value OperationExecutor::look_up(const Contents& table, const Reference& key,
                                 const std::vector<Value>& from) {
  Value result = values().null();
  for (std::size_t i = 0; i < table.slots.size(); ++i) {
    const Term found = hit(table, i, key);
    if (!found.is_false()) result = values().choose(found, from[i], result);
  }
  return result;
}

Term OperationExecutor::in_use(const Contents& table) {
  Term count = integer(0);
  for (const auto flag : table.flags) count = plus(count, boolean(flag));
  return count;
}

std::optional<Value> OperationExecutor::run_table() {
  const auto of = [&](auto read) {
    return of_each(object(0), [&](ObjectId id) -> Value { return read(contents(id)); });
  };
  const auto any_hit = [&](const Contents& c) {
    std::vector<Term> cases;
    for (std::size_t i = 0; i < c.slots.size(); ++i) cases.push_back(hit(c, i, object(1)));
    return boolean(terms().disjunction(cases));
  };
  switch (operation_) {
    case Operation::TableCreate: {
      ObjectInfo info;
      info.shape = Shape::Table;
      info.type = ir::Type::reference(Symbol("jury/rt/Table"));
      info.linked = number(0).is_value() && number(0).bit_vector_value().bits() == 1;
      return values().single(executor_.allocate(state(), std::move(info), std::make_shared<Contents>()));
    }
    case Operation::TableSize:
      return of([&](const Contents& c) { return in_use(c); });
    case Operation::TableHas:
      return of(any_hit);
    case Operation::TableGet:
      return of([&](const Contents& c) { return look_up(c, object(1), c.values); });
    case Operation::TableKey:
      return of([&](const Contents& c) { return look_up(c, object(1), c.slots); });
    case Operation::TablePut:
    case Operation::TablePutAhead:
      change_each(object(0), [&](Contents& c) { put(c, object(1), argument(2), number(3)); });
      return std::nullopt;
    case Operation::TableRemove:
    case Operation::TableRemoveVisited:
      change_each(object(0), [&](Contents& c) { remove_key(c, object(1)); });
      return std::nullopt;
    case Operation::TableTouch:
      change_each(object(0), [&](Contents& c) {
        const auto value = look_up(c, object(1), c.values);
        const auto key = reference(look_up(c, object(1), c.slots));
        const Term hash = hash_in(c, object(1));
        remove_key(c, object(1));
        put(c, key, value, hash);
      });
      return std::nullopt;
    case Operation::TableLast:
      return of([&](const Contents& c) {
        Value last = values().null();
        for (std::size_t i = 0; i < c.slots.size(); ++i) last = values().choose(c.flags[i], c.slots[i], last);
        return last;
      });
    case Operation::TableClear:
      change_each(object(0), [](Contents& c) { c = Contents(); });
      return std::nullopt;
    case Operation::TableHasValue:
      return of([&](const Contents& c) {
        std::vector<Term> cases;
        for (std::size_t i = 0; i < c.values.size(); ++i)
          cases.push_back(terms().conjunction(c.flags[i], equal_values(object(1), reference(c.values[i]))));
        return boolean(terms().disjunction(cases));
      });
    case Operation::TableCapacity:
    case Operation::TableExpect:
    case Operation::TableSettle:
      return std::nullopt;
    case Operation::TableCursor:
      return of_each(object(0), [&](ObjectId id) -> Value { return new_cursor(id); });
    case Operation::TableGeneration:
      return of([&](const Contents& c) { return generation(c); });
    case Operation::TableFindHashed:
      return of_each(object(0),
                     [&](ObjectId id) -> Value { return find_hashed(contents(id), number(1), number(2)); });
    default:
      break;
  }
  return without_meaning();
}

// A bucket of up to eight keys is not replaced; beyond that any number of times.
Term OperationExecutor::generation(const Contents& table) {
  if (table.slots.size() <= 8) return integer(0);
  approximate("crowded buckets of a hash table replace their entries at any time");
  return terms().fresh_constant("generation", terms().bit_vector_sort(32));
}

void OperationExecutor::remove_key(Contents& table, const Reference& key) {
  for (std::size_t i = 0; i < table.slots.size(); ++i)
    table.flags[i] = terms().conjunction(table.flags[i], terms().negation(hit(table, i, key)));
}

// With which hash code the key came; nothing where that is not known.
Term OperationExecutor::hash_in(const Contents& table, const Reference& key) {
  Term result = integer(0);
  for (std::size_t i = 0; i < table.slots.size(); ++i) {
    const Term found = hit(table, i, key);
    if (found.is_false()) continue;
    if (i >= table.hashes.size() || !table.hashes[i]) return {};
    result = terms().if_then_else(found, table.hashes[i], result);
  }
  return result;
}

// The position-th key that is there and came with this hash code. It is the code that the key had then: a key
// that has changed since is not found under the present one, nor one that equals it.
Reference OperationExecutor::find_hashed(const Contents& table, Term hash, Term position) {
  Reference result = values().null();
  Term count = integer(0);
  std::vector<std::pair<Term, Reference>> candidates;
  for (std::size_t i = 0; i < table.slots.size(); ++i) {
    const auto& key = reference(table.slots[i]);
    Term counts = terms().conjunction(table.flags[i], terms().negation(values().is_null(key)));
    if (i < table.hashes.size() && table.hashes[i])
      counts = terms().conjunction(counts, terms().equal(table.hashes[i], hash));
    else if (!counts.is_false())
      rely("equals of keys agrees with their hashCode");
    candidates.emplace_back(terms().conjunction(counts, terms().equal(count, position)), key);
    count = plus(count, boolean(counts));
  }
  for (auto candidate = candidates.rbegin(); candidate != candidates.rend(); ++candidate)
    result = values().choose(candidate->first, candidate->second, result);
  return result;
}

// Cursors: slots are the keys at creation, flags those not yet passed, values[0] the current key.

Reference OperationExecutor::new_cursor(ObjectId table) {
  const auto& from = contents(table);
  auto cursor = std::make_shared<Contents>();
  cursor->slots = from.slots;
  cursor->flags = from.flags;
  cursor->values.emplace_back(values().null());
  const bool linked = executor_.objects_.info(table).linked;
  choose_next(*cursor, linked);
  ObjectInfo info;
  info.shape = Shape::Cursor;
  info.type = ir::Type::reference(Symbol("jury/rt/Cursor"));
  info.linked = linked;
  return values().single(executor_.allocate(state(), std::move(info), std::move(cursor)));
}

// Takes the next key out of those that remain: the first, or in a hash table any.
void OperationExecutor::choose_next(Contents& cursor, bool linked) {
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < cursor.flags.size(); ++i)
    if (!cursor.flags[i].is_false()) open.push_back(i);
  std::vector<Term> chosen(cursor.flags.size(), terms().false_term());
  if (linked || open.size() <= 1) {
    Term earlier = terms().false_term();
    for (const auto i : open) {
      chosen[i] = terms().conjunction(cursor.flags[i], terms().negation(earlier));
      earlier = terms().disjunction(earlier, cursor.flags[i]);
    }
  } else {
    approximate("hash tables are traversed in any order");
    choose_any(cursor, open, chosen);
  }
  Value next = values().null();
  for (const auto i : open) {
    next = values().choose(chosen[i], cursor.slots[i], next);
    cursor.flags[i] = terms().conjunction(cursor.flags[i], terms().negation(chosen[i]));
  }
  cursor.values[0] = next;
  std::vector<Term> taken(chosen.begin(), chosen.end());
  cursor.size = boolean(terms().disjunction(taken));
}

void OperationExecutor::choose_any(const Contents& cursor, const std::vector<std::size_t>& open,
                                   std::vector<Term>& chosen) {
  const Term pick = terms().fresh_constant("order", terms().bit_vector_sort(32));
  std::vector<Term> some;
  std::vector<Term> legal;
  for (const auto i : open) {
    const Term here = equals(pick, i);
    chosen[i] = terms().conjunction(here, cursor.flags[i]);
    some.push_back(cursor.flags[i]);
    legal.push_back(chosen[i]);
  }
  executor_.assumptions_.push_back(terms().implies(terms().disjunction(some), terms().disjunction(legal)));
}

std::optional<Value> OperationExecutor::run_cursor() {
  switch (operation_) {
    case Operation::CursorHasMore:
      return of_each(object(0), [&](ObjectId id) -> Value { return contents(id).size; });
    case Operation::CursorCurrent:
      return of_each(object(0), [&](ObjectId id) -> Value { return contents(id).values[0]; });
    case Operation::CursorMoveNext:
      for (const auto& target : object(0).targets()) {
        if (target.object == null_object) continue;
        const bool linked = executor_.objects_.info(target.object).linked;
        change_each(Reference({target}), [&](Contents& c) { choose_next(c, linked); });
      }
      return std::nullopt;
    default:
      break;
  }
  return without_meaning();
}

}  // namespace jury::encode
