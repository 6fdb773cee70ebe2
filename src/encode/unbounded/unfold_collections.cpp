// Sequences, tables and cursors of any size.
#include <algorithm>
#include <unordered_set>

#include "encode/unbounded/operation_unfolder.h"
#include "encode/unbounded/patterns.h"
#include "support/diagnostics.h"

// Each family of operations handles its own; run() sends every operation to its family.
#pragma GCC diagnostic ignored "-Wswitch-enum"

namespace jury::encode::unbounded {

using ir::Kind;
using ir::Operation;

namespace {

constexpr std::int64_t spelled_out = 16;  // elements of a sequence of known size that are moved one by one
constexpr std::size_t most_members = 24;  // of a set whose members are named one by one

// The keys that may be in a set that was made from the empty one; false when there may be others.
bool collect_members(Term set, std::vector<Term>& members, std::unordered_set<Term>& seen) {
  if (!seen.insert(set).second) return true;
  if (set.kind() == logic::Kind::constant_array) return set[0].is_false();
  if (set.kind() == logic::Kind::if_then_else)
    return collect_members(set[1], members, seen) && collect_members(set[2], members, seen);
  if (set.kind() != logic::Kind::store || members.size() >= most_members) return false;
  if (!set[2].is_false() && std::find(members.begin(), members.end(), set[1]) == members.end())
    members.push_back(set[1]);
  return collect_members(set[0], members, seen);
}

}  // namespace

Term OperationUnfolder::forall(const std::function<Term(Term)>& body,
                               const std::function<std::vector<Term>(Term)>& triggers) {
  const Term variable = terms().fresh_variable("k", terms().integer_sort());
  const Term formula = body(variable);
  if (formula.is_value()) return formula;
  return terms().forall(std::vector<Term>{variable}, formula, patterns_of(terms(), triggers(variable)));
}

Term OperationUnfolder::for_members(Term set, const std::function<Term(Term)>& body,
                                    const std::function<std::vector<Term>(Term)>& triggers) {
  const auto of_member = [&](Term k) { return terms().implies(terms().select(set, k), body(k)); };
  std::vector<Term> members;
  std::unordered_set<Term> seen;
  if (!collect_members(set, members, seen)) return forall(of_member, triggers);
  std::vector<Term> each;
  for (const auto member : members) each.push_back(of_member(member));
  return terms().conjunction(each);
}

// Sequences.

std::optional<std::int64_t> OperationUnfolder::small(Term term) {
  if (term.kind() != logic::Kind::integer_value || !term.integer_value().fits_int64()) return std::nullopt;
  return term.integer_value().to_int64();
}

Term OperationUnfolder::size_of(FamilyId family) {
  const Term size = get(family, slot::size);
  u_.rely("a collection or array holds fewer than 2^31 elements");
  if (!size.is_value()) fact(u_.addresses_.between(integer(0), size, integer(INT32_MAX)));
  return size;
}

Value OperationUnfolder::element(FamilyId family, Term index) {
  Value value{terms().select(get(family, slot::elements), index),
              u_.knowledge_.points_to(family, slot::elements)};
  u_.typed(state(), value);
  return value;
}

// The elements from `from` on moved up by the distance; those in between are left as they come.
Term OperationUnfolder::shifted(Term elements, Term size, Term from, Term distance) {
  const auto known_size = small(size), known_from = small(from), known_distance = small(distance);
  if (known_size && known_from && known_distance && *known_size <= spelled_out) {
    Term result = elements;
    for (std::int64_t i = *known_from; i < *known_size; ++i)
      result = terms().store(result, integer(i + *known_distance), terms().select(elements, integer(i)));
    return result;
  }
  if (from == size) return elements;
  const Term moved = u_.define_array(guard(), elements.sort().element(), "moved", [&](Term k) {
    return terms().if_then_else(less(k, from), terms().select(elements, k),
                                terms().select(elements, minus(k, distance)));
  });
  // Seen from the old elements.
  fact(forall(
      [&](Term k) {
        return terms().equal(terms().select(elements, k),
                             terms().if_then_else(less(k, from), terms().select(moved, k),
                                                  terms().select(moved, plus(k, distance))));
      },
      [&](Term k) { return std::vector<Term>{terms().select(elements, k)}; }));
  return moved;
}

// The elements after the range [from, from + distance) moved down over it.
Term OperationUnfolder::without(Term elements, Term size, Term from, Term distance) {
  const auto known_size = small(size), known_from = small(from), known_distance = small(distance);
  if (known_size && known_from && known_distance && *known_size <= spelled_out) {
    Term result = elements;
    for (std::int64_t i = *known_from; i + *known_distance < *known_size; ++i)
      result = terms().store(result, integer(i), terms().select(elements, integer(i + *known_distance)));
    return result;
  }
  const Term moved = u_.define_array(guard(), elements.sort().element(), "closed", [&](Term k) {
    return terms().if_then_else(less(k, from), terms().select(elements, k),
                                terms().select(elements, plus(k, distance)));
  });
  fact(forall(
      [&](Term k) {
        const Term later =
            terms().equal(terms().select(elements, k), terms().select(moved, minus(k, distance)));
        const Term earlier = terms().equal(terms().select(elements, k), terms().select(moved, k));
        return terms().conjunction(terms().implies(less(k, from), earlier),
                                   terms().implies(less_equal(plus(from, distance), k), later));
      },
      [&](Term k) { return std::vector<Term>{terms().select(elements, k)}; }));
  return moved;
}

OperationUnfolder::Result OperationUnfolder::find(bool last) {
  const Value wanted = argument(1);
  return each([&](FamilyId family) {
    const Term size = size_of(family);
    const Term elements = get(family, slot::elements);
    const Term index = u_.unknown(Kind::Int, "index");
    const auto equals_at = [&](Term k) { return terms().equal(terms().select(elements, k), wanted.term); };
    const Term inside = terms().conjunction(less_equal(integer(0), index), less(index, size));
    fact(terms().disjunction(terms().equal(index, integer(-1)),
                             terms().conjunction(inside, equals_at(index))));
    fact(forall(
        [&](Term k) {
          const Term counts = terms().conjunction(less_equal(integer(0), k), less(k, size));
          const Term before =
              last ? less(index, k) : terms().disjunction(terms().equal(index, integer(-1)), less(k, index));
          return terms().implies(terms().conjunction(counts, before), negation(equals_at(k)));
        },
        [&](Term k) { return std::vector<Term>{terms().select(elements, k)}; }));
    return of(index);
  });
}

OperationUnfolder::Result OperationUnfolder::insert_array() {
  const Value added = argument(2);
  if (!added.families.is_single()) return without_meaning();
  const auto source = added.families.members()[0];
  const Term count = u_.read(state(), added, slot::size);
  const Term elements = u_.read(state(), added, slot::elements);
  const auto families = u_.knowledge_.points_to(source, slot::elements);
  const Term at = number(1);
  change([&](FamilyId family, Term when) {
    const Term size = size_of(family);
    Term result = shifted(get(family, slot::elements), size, at, count);
    if (const auto known = small(count); known && *known <= spelled_out) {
      for (std::int64_t i = 0; i < *known; ++i)
        result = terms().store(result, plus(at, integer(i)), terms().select(elements, integer(i)));
    } else {
      const Term before = result;
      result = u_.define_array(guard(), terms().integer_sort(), "joined", [&](Term k) {
        const Term inside = terms().conjunction(less_equal(at, k), less(k, plus(at, count)));
        return terms().if_then_else(inside, terms().select(elements, minus(k, at)),
                                    terms().select(before, k));
      });
      fact(forall(
          [&](Term k) {
            const Term counts = terms().conjunction(less_equal(integer(0), k), less(k, count));
            return terms().implies(
                counts, terms().equal(terms().select(elements, k), terms().select(result, plus(k, at))));
          },
          [&](Term k) { return std::vector<Term>{terms().select(elements, k)}; }));
      if (before.kind() == logic::Kind::constant || before.kind() == logic::Kind::store)
        fact(forall(
            [&](Term k) {
              return terms().implies(less(k, at),
                                     terms().equal(terms().select(before, k), terms().select(result, k)));
            },
            [&](Term k) { return std::vector<Term>{terms().select(before, k)}; }));
    }
    put(family, slot::elements, when, result, families);
    put(family, slot::size, when, plus(size, count));
  });
  return std::nullopt;
}

std::optional<Value> OperationUnfolder::run_sequence() {
  const auto element_at = [&](Term index) {
    return each([&](FamilyId family) { return element(family, index); });
  };
  switch (operation_) {
    case Operation::SeqCreate: {
      const auto sort = terms().array_sort(terms().integer_sort(), terms().integer_sort());
      return new_object(Shape::Sequence, "jury/rt/Seq",
                        {of(integer(0)), of(terms().constant_array(sort, integer(0)))});
    }
    case Operation::SeqSize:
      return each([&](FamilyId family) { return of(size_of(family)); });
    case Operation::SeqGet:
      return element_at(number(1));
    case Operation::SeqFind:
      return find(false);
    case Operation::SeqFindLast:
      return find(true);
    case Operation::SeqSet:
      change([&](FamilyId family, Term when) {
        put(family, slot::elements, when, terms().store(get(family, slot::elements), number(1), number(2)),
            argument(2).families);
      });
      return std::nullopt;
    case Operation::SeqAppend:
      change([&](FamilyId family, Term when) {
        const Term size = size_of(family);
        put(family, slot::elements, when, terms().store(get(family, slot::elements), size, number(1)),
            argument(1).families);
        put(family, slot::size, when, plus(size, integer(1)));
      });
      return std::nullopt;
    case Operation::SeqInsert:
      change([&](FamilyId family, Term when) {
        const Term size = size_of(family);
        const Term moved = shifted(get(family, slot::elements), size, number(1), integer(1));
        put(family, slot::elements, when, terms().store(moved, number(1), number(2)), argument(2).families);
        put(family, slot::size, when, plus(size, integer(1)));
      });
      return std::nullopt;
    case Operation::SeqInsertArray:
      return insert_array();
    case Operation::SeqRemove: {
      const auto removed = element_at(number(1));
      change([&](FamilyId family, Term when) {
        const Term size = size_of(family);
        put(family, slot::elements, when, without(get(family, slot::elements), size, number(1), integer(1)));
        put(family, slot::size, when, minus(size, integer(1)));
      });
      return removed;
    }
    case Operation::SeqRemoveRange:
      change([&](FamilyId family, Term when) {
        const Term size = size_of(family);
        const Term count = minus(number(2), number(1));
        put(family, slot::elements, when, without(get(family, slot::elements), size, number(1), count));
        put(family, slot::size, when, minus(size, count));
      });
      return std::nullopt;
    case Operation::SeqClear:
      change([&](FamilyId family, Term when) { put(family, slot::size, when, integer(0)); });
      return std::nullopt;
    case Operation::SeqReserve:
    case Operation::SeqDemand:
    case Operation::SeqTreeInsert:
    case Operation::SeqTreeBuild:
      return std::nullopt;
    case Operation::SeqTreeRemove:
      u_.approximate("the tree of a TreeMap has any shape");
      return Value{u_.numbers_.of_condition(fresh_boolean("reuses_node")), {}};
    case Operation::SeqToArray: {
      Value elements = each([&](FamilyId family) {
        return Value{get(family, slot::elements), u_.knowledge_.points_to(family, slot::elements)};
      });
      const Value size = each([&](FamilyId family) { return of(size_of(family)); });
      return new_object(Shape::Array, "[Ljava/lang/Object;", {size, elements});
    }
    default:
      break;
  }
  return without_meaning();
}

// Tables.

// The size and the keys agree, as far as one key tells.
void OperationUnfolder::table_facts(FamilyId family, Term key) {
  const Term size = size_of(family);
  const Term has = get(family, slot::has);
  fact(terms().implies(terms().select(has, key), less_equal(integer(1), size)));
  if (size.is_value()) return;
  fact(terms().implies(terms().equal(size, integer(0)),
                       for_members(
                           has, [&](Term) { return terms().false_term(); },
                           [&](Term k) { return std::vector<Term>{terms().select(has, k)}; })));
}

OperationUnfolder::Result OperationUnfolder::has_value() {
  const Value wanted = argument(1);
  return each([&](FamilyId family) {
    const Term has = get(family, slot::has);
    const Term values = get(family, slot::values);
    const Term found = fresh_boolean("found");
    const Term witness = u_.unknown(Kind::Reference, "witness");
    const Value key{witness, u_.knowledge_.points_to(family, slot::has)};
    u_.typed(state(), key);
    const auto fits = [&](Term k) { return terms().equal(terms().select(values, k), wanted.term); };
    fact(terms().implies(found, terms().conjunction(terms().select(has, witness), fits(witness))));
    fact(terms().disjunction(
        found, for_members(
                   has, [&](Term k) { return negation(fits(k)); },
                   [&](Term k) {
                     return std::vector<Term>{terms().select(has, k), terms().select(values, k)};
                   })));
    return condition(found);
  });
}

std::optional<Value> OperationUnfolder::run_table() {
  const auto present = [&](FamilyId family) {
    table_facts(family, number(1));
    return terms().select(get(family, slot::has), number(1));
  };
  switch (operation_) {
    case Operation::TableCreate: {
      const auto integers = terms().integer_sort();
      const auto set = terms().array_sort(integers, terms().boolean_sort());
      return new_object(Shape::Table, "jury/rt/Table",
                        {of(integer(0)), of(terms().constant_array(set, terms().false_term())),
                         of(terms().constant_array(terms().array_sort(integers, integers), integer(0)))});
    }
    case Operation::TableSize:
      return each([&](FamilyId family) {
        table_facts(family, integer(0));
        return of(size_of(family));
      });
    case Operation::TableHas:
      return each([&](FamilyId family) { return condition(present(family)); });
    case Operation::TableGet:
      return each([&](FamilyId family) {
        Value value{terms().if_then_else(present(family),
                                         terms().select(get(family, slot::values), number(1)), integer(0)),
                    u_.knowledge_.points_to(family, slot::values)};
        u_.typed(state(), value);
        return value;
      });
    case Operation::TableKey:
      return each([&](FamilyId family) {
        return Value{terms().if_then_else(present(family), number(1), integer(0)), argument(1).families};
      });
    case Operation::TablePut:
    case Operation::TablePutAhead:
      change([&](FamilyId family, Term when) {
        const Term size = size_of(family);
        const Term had = present(family);
        put(family, slot::size, when, terms().if_then_else(had, size, plus(size, integer(1))));
        put(family, slot::values, when, terms().store(get(family, slot::values), number(1), number(2)),
            argument(2).families);
        put(family, slot::has, when, terms().store(get(family, slot::has), number(1), terms().true_term()),
            argument(1).families);
      });
      return std::nullopt;
    case Operation::TableRemove:
      change([&](FamilyId family, Term when) {
        const Term size = size_of(family);
        const Term had = present(family);
        put(family, slot::size, when, terms().if_then_else(had, minus(size, integer(1)), size));
        put(family, slot::has, when, terms().store(get(family, slot::has), number(1), terms().false_term()));
      });
      return std::nullopt;
    case Operation::TableClear:
      change([&](FamilyId family, Term when) {
        put(family, slot::size, when, integer(0));
        put(family, slot::has, when,
            terms().constant_array(get(family, slot::has).sort(), terms().false_term()));
      });
      return std::nullopt;
    case Operation::TableHasValue:
      return has_value();
    case Operation::TableTouch:
    case Operation::TableCapacity:
    case Operation::TableExpect:
    case Operation::TableSettle:
      return std::nullopt;
    case Operation::TableCursor:
      return new_cursor();
    default:
      break;
  }
  return without_meaning();
}

// Cursors.

OperationUnfolder::Result OperationUnfolder::new_cursor() {
  u_.approximate("tables are traversed in any order");
  Value keys = each([&](FamilyId family) {
    return Value{get(family, slot::has), u_.knowledge_.points_to(family, slot::has)};
  });
  const Value total = each([&](FamilyId family) {
    table_facts(family, integer(0));
    return of(size_of(family));
  });
  const Term visited = terms().constant_array(keys.term.sort(), terms().false_term());
  const Term current = next_current(0, keys.term, visited, integer(0), total.term);
  const Value key{current, keys.families};
  u_.typed(state(), key);
  return new_object(Shape::Cursor, "jury/rt/Cursor", {of(integer(0)), of(visited), total, keys, key});
}

// A key that has not been passed, while there is one; when all are passed, there is none.
Term OperationUnfolder::next_current(FamilyId, Term keys, Term visited, Term count, Term total) {
  const Term current = u_.unknown(Kind::Reference, "key");
  const Term more = less(count, total);
  fact(terms().implies(
      more, terms().conjunction(terms().select(keys, current), negation(terms().select(visited, current)))));
  fact(terms().disjunction(
      more, for_members(
                keys, [&](Term k) { return terms().select(visited, k); },
                [&](Term k) {
                  return std::vector<Term>{terms().select(keys, k), terms().select(visited, k)};
                })));
  return current;
}

// What holds of every cursor.
void OperationUnfolder::cursor_facts(FamilyId family) {
  const Term keys = get(family, slot::keys);
  const Term visited = get(family, slot::visited);
  const Term count = get(family, slot::count);
  const Term total = get(family, slot::total);
  const Term current = get(family, slot::current);
  const Term more = less(count, total);
  if (count.is_value() && total.is_value()) return;
  fact(terms().conjunction(less_equal(integer(0), count), less_equal(count, total)));
  fact(terms().implies(
      more, terms().conjunction(terms().select(keys, current), negation(terms().select(visited, current)))));
  const auto of_each = [&](Term set, const std::function<Term(Term)>& body) {
    return for_members(set, body, [&](Term k) {
      return std::vector<Term>{terms().select(keys, k), terms().select(visited, k)};
    });
  };
  fact(terms().disjunction(more, of_each(keys, [&](Term k) { return terms().select(visited, k); })));
  fact(of_each(visited, [&](Term k) { return terms().select(keys, k); }));
  fact(terms().implies(terms().equal(count, integer(0)),
                       of_each(visited, [&](Term) { return terms().false_term(); })));
}

std::optional<Value> OperationUnfolder::run_cursor() {
  switch (operation_) {
    case Operation::CursorHasMore:
      return each([&](FamilyId family) {
        cursor_facts(family);
        return condition(less(get(family, slot::count), get(family, slot::total)));
      });
    case Operation::CursorCurrent:
      return each([&](FamilyId family) {
        cursor_facts(family);
        Value key{get(family, slot::current), u_.knowledge_.points_to(family, slot::current)};
        u_.typed(state(), key);
        return key;
      });
    case Operation::CursorMoveNext:
      change([&](FamilyId family, Term when) {
        cursor_facts(family);
        const Term keys = get(family, slot::keys);
        const Term more = less(get(family, slot::count), get(family, slot::total));
        const Term passed =
            terms().store(get(family, slot::visited), get(family, slot::current), terms().true_term());
        const Term visited = terms().if_then_else(more, passed, get(family, slot::visited));
        const Term count = plus(get(family, slot::count), terms().if_then_else(more, integer(1), integer(0)));
        const Value current{next_current(family, keys, visited, count, get(family, slot::total)),
                            u_.knowledge_.points_to(family, slot::current)};
        u_.typed(state(), current);
        put(family, slot::visited, when, visited);
        put(family, slot::count, when, count);
        put(family, slot::current, when, current.term, current.families);
      });
      return std::nullopt;
    default:
      break;
  }
  return without_meaning();
}

}  // namespace jury::encode::unbounded
