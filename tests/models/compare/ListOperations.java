// Operations of Iterator, ListIterator, Collection and List.
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Consumer;

@SuppressWarnings("unchecked")
final class ListOperations {
  private ListOperations() {}

  static void add(List<Operation> operations) {
    addIterators(operations);
    addCollection(operations);
    addCollectionBulk(operations);
    addList(operations);
    addListBulk(operations);
  }

  private static Collection<Object> collection(Pair pair, Side side) {
    return (Collection<Object>) pair.on(side);
  }

  private static List<Object> list(Pair pair, Side side) {
    return (List<Object>) pair.on(side);
  }

  /** Prints what it is given, and does mischief to the collection. */
  static Consumer<Object> visitor(StringBuilder log, Mischief mischief, Object target) {
    int[] calls = {0};
    return element -> {
      log.append(element).append(';');
      mischief.at(calls[0]++, target);
    };
  }

  private static void addIterators(List<Operation> to) {
    for (int weight = 0; weight < 4; weight++) {
      to.add(new Operation(Iterator.class, "next", (g, p) -> s -> ((Iterator<Object>) p.on(s)).next()));
    }
    to.add(new Operation(Iterator.class, "hasNext", (g, p) -> s -> ((Iterator<Object>) p.on(s)).hasNext()));
    to.add(new Operation(Iterator.class, "remove", (g, p) -> s -> {
      ((Iterator<Object>) p.on(s)).remove();
      return null;
    }));
    to.add(new Operation(Iterator.class, "forEachRemaining", (g, p) -> {
      Mischief mischief = g.mischief();
      Pair victim = g.chance(3) ? g.pick(Collection.class) : null;
      return s -> {
        StringBuilder log = new StringBuilder();
        try {
          ((Iterator<Object>) p.on(s)).forEachRemaining(visitor(log, mischief, victim == null ? null : victim.on(s)));
        } catch (RuntimeException thrown) {
          boolean mayGrow = mischief.adds() && p.real.getClass().getName().contains("ArrayDeque");
          return (mayGrow ? "" : log) + thrown.getClass().getName();
        }
        return log.toString();
      };
    }));
    to.add(new Operation(ListIterator.class, "previous", (g, p) -> s -> ((ListIterator<Object>) p.on(s)).previous()));
    to.add(new Operation(ListIterator.class, "hasPrevious", (g, p) -> s -> ((ListIterator<Object>) p.on(s)).hasPrevious()));
    to.add(new Operation(ListIterator.class, "nextIndex", (g, p) -> s -> ((ListIterator<Object>) p.on(s)).nextIndex()));
    to.add(new Operation(ListIterator.class, "previousIndex", (g, p) -> s -> ((ListIterator<Object>) p.on(s)).previousIndex()));
    to.add(new Operation(ListIterator.class, "set", (g, p) -> {
      Object value = g.value();
      return s -> {
        ((ListIterator<Object>) p.on(s)).set(value);
        return null;
      };
    }));
    to.add(new Operation(ListIterator.class, "add", (g, p) -> {
      Object value = g.value();
      return s -> {
        ((ListIterator<Object>) p.on(s)).add(value);
        return null;
      };
    }));
    to.add(new Operation(Enumeration.class, "nextElement", (g, p) -> s -> ((Enumeration<Object>) p.on(s)).nextElement()));
    to.add(new Operation(Enumeration.class, "hasMoreElements", (g, p) -> s -> ((Enumeration<Object>) p.on(s)).hasMoreElements()));
  }

  private static void addCollection(List<Operation> to) {
    to.add(new Operation(Collection.class, "size", (g, p) -> s -> collection(p, s).size()));
    to.add(new Operation(Collection.class, "isEmpty", (g, p) -> s -> collection(p, s).isEmpty()));
    to.add(new Operation(Collection.class, "toString", (g, p) -> s -> collection(p, s).toString()));
    to.add(new Operation(List.class, "hashCode", (g, p) -> s -> p.on(s).hashCode()));
    to.add(new Operation(Set.class, "hashCode", (g, p) -> s -> p.on(s).hashCode()));
    to.add(new Operation(Collection.class, "equals", (g, p) -> {
      Pair other = g.collection();
      return s -> collection(p, s).equals(other.on(s));
    }));
    for (int weight = 0; weight < 3; weight++) {
      to.add(new Operation(Collection.class, "iterator", (g, p) -> s -> collection(p, s).iterator()));
      to.add(new Operation(Collection.class, "add", (g, p) -> {
        Object value = g.value();
        return s -> collection(p, s).add(value);
      }));
      to.add(new Operation(Collection.class, "contains", (g, p) -> {
        Object value = g.value();
        return s -> collection(p, s).contains(value);
      }));
      to.add(new Operation(Collection.class, "remove", (g, p) -> {
        Object value = g.value();
        return s -> collection(p, s).remove(value);
      }));
    }
    to.add(new Operation(Collection.class, "clear", (g, p) -> {
      boolean really = g.chance(4);
      return s -> {
        if (really) {
          collection(p, s).clear();
        }
        return null;
      };
    }));
    to.add(new Operation(Collection.class, "toArray", (g, p) -> s -> collection(p, s).toArray()));
    to.add(new Operation(Collection.class, "toArray(T[])", (g, p) -> {
      int length = g.below(8);
      boolean strings = g.chance(5);
      return s -> {
        Object[] target = strings ? new String[length] : new Object[length];
        Arrays.fill(target, "x");
        Object[] result = collection(p, s).toArray(target);
        return Arrays.toString(result) + (result == target) + result.getClass().getName();
      };
    }));
    to.add(new Operation(Collection.class, "stream", (g, p) -> s -> {
      StringBuilder log = new StringBuilder();
      collection(p, s).stream().forEach(log::append);
      return log.toString();
    }));
  }

  private static void addCollectionBulk(List<Operation> to) {
    to.add(new Operation(Collection.class, "addAll", (g, p) -> {
      Pair other = g.collection();
      return s -> collection(p, s).size() > 60 ? null : (Object) collection(p, s).addAll(collection(other, s));
    }));
    to.add(new Operation(Collection.class, "containsAll", (g, p) -> {
      Pair other = g.collection();
      return s -> collection(p, s).containsAll(collection(other, s));
    }));
    to.add(new Operation(Collection.class, "removeAll", (g, p) -> {
      Pair other = g.collection();
      return s -> collection(p, s).removeAll(collection(other, s));
    }));
    to.add(new Operation(Collection.class, "retainAll", (g, p) -> {
      Pair other = g.collection();
      boolean really = g.chance(3);
      return s -> really ? (Object) collection(p, s).retainAll(collection(other, s)) : null;
    }));
    to.add(new Operation(Collection.class, "removeIf", (g, p) -> {
      Mischief mischief = g.mischief();
      int modulus = 2 + g.below(5);
      boolean absent = g.chance(30);
      return s -> {
        int[] calls = {0};
        return collection(p, s).removeIf(absent ? null : element -> {
          mischief.at(calls[0]++, p.real instanceof ArrayDeque ? null : p.on(s));
          return (element == null ? 0 : element.hashCode()) % modulus == 0;
        });
      };
    }));
    to.add(new Operation(Collection.class, "forEach", (g, p) -> {
      Mischief mischief = g.mischief();
      return s -> {
        StringBuilder log = new StringBuilder();
        try {
          collection(p, s).forEach(visitor(log, mischief, p.on(s)));
        } catch (RuntimeException thrown) {
          boolean mayGrow = mischief.adds() && (p.real instanceof PriorityQueue || p.real instanceof ArrayDeque);
          return (mayGrow ? "" : log) + thrown.getClass().getName();
        }
        return log.toString();
      };
    }));
  }

  private static void addList(List<Operation> to) {
    for (int weight = 0; weight < 2; weight++) {
      to.add(new Operation(List.class, "get", (g, p) -> {
        int index = g.index();
        return s -> list(p, s).get(index);
      }));
      to.add(new Operation(List.class, "add(int)", (g, p) -> {
        int index = g.index();
        Object value = g.value();
        return s -> {
          list(p, s).add(index, value);
          return null;
        };
      }));
      to.add(new Operation(List.class, "subList", (g, p) -> {
        int from = g.index();
        int to1 = from + g.below(5) - (g.chance(10) ? 2 : 0);
        return s -> list(p, s).subList(from, to1);
      }));
    }
    to.add(new Operation(List.class, "set", (g, p) -> {
      int index = g.index();
      Object value = g.value();
      return s -> list(p, s).set(index, value);
    }));
    to.add(new Operation(List.class, "remove(int)", (g, p) -> {
      int index = g.index();
      return s -> list(p, s).remove(index);
    }));
    to.add(new Operation(List.class, "indexOf", (g, p) -> {
      Object value = g.value();
      return s -> list(p, s).indexOf(value);
    }));
    to.add(new Operation(List.class, "lastIndexOf", (g, p) -> {
      Object value = g.value();
      return s -> list(p, s).lastIndexOf(value);
    }));
    to.add(new Operation(List.class, "listIterator", (g, p) -> s -> list(p, s).listIterator()));
    to.add(new Operation(List.class, "listIterator(int)", (g, p) -> {
      int index = g.index();
      return s -> list(p, s).listIterator(index);
    }));
  }

  private static void addListBulk(List<Operation> to) {
    to.add(new Operation(List.class, "addAll(int)", (g, p) -> {
      int index = g.index();
      Pair other = g.collection();
      return s -> list(p, s).size() > 60 ? null : (Object) list(p, s).addAll(index, collection(other, s));
    }));
    to.add(new Operation(List.class, "replaceAll", (g, p) -> {
      Mischief mischief = g.mischief();
      Object value = g.value();
      return s -> {
        int[] calls = {0};
        list(p, s).replaceAll(element -> {
          mischief.at(calls[0]++, p.on(s));
          return calls[0] % 2 == 0 && !mischief.adds() ? value : element;
        });
        return null;
      };
    }));
    to.add(new Operation(List.class, "sort", (g, p) -> {
      Mischief mischief = g.mischief();
      int order = g.below(4);
      return s -> {
        int[] calls = {0};
        Comparator<Object> byText = Comparator.comparing(String::valueOf);
        list(p, s).sort(order == 0 ? null : (a, b) -> {
          mischief.at(calls[0]++, null);
          return order == 2 ? byText.compare(b, a) : byText.compare(a, b);
        });
        return null;
      };
    }));
  }
}
