// Operations of Map and Map.Entry.
import java.util.AbstractMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;

@SuppressWarnings("unchecked")
final class MapOperations {
  private MapOperations() {}

  static void add(List<Operation> operations) {
    addBasic(operations);
    addViews(operations);
    addConditional(operations);
    addComputed(operations);
    addTraversals(operations);
    addEntry(operations);
  }

  private static Map<Object, Object> map(Pair pair, Side side) {
    return (Map<Object, Object>) pair.on(side);
  }

  private static Map.Entry<Object, Object> entry(Pair pair, Side side) {
    return (Map.Entry<Object, Object>) pair.on(side);
  }

  private static void addBasic(List<Operation> to) {
    for (int weight = 0; weight < 4; weight++) {
      to.add(new Operation(Map.class, "put", (g, p) -> {
        Object key = g.value();
        Object value = g.value();
        return s -> map(p, s).put(key, value);
      }));
      to.add(new Operation(Map.class, "get", (g, p) -> {
        Object key = g.value();
        return s -> map(p, s).get(key);
      }));
    }
    for (int weight = 0; weight < 2; weight++) {
      to.add(new Operation(Map.class, "remove", (g, p) -> {
        Object key = g.value();
        return s -> map(p, s).remove(key);
      }));
    }
    to.add(new Operation(Map.class, "size", (g, p) -> s -> map(p, s).size()));
    to.add(new Operation(Map.class, "isEmpty", (g, p) -> s -> map(p, s).isEmpty()));
    to.add(new Operation(Map.class, "toString", (g, p) -> s -> map(p, s).toString()));
    to.add(new Operation(Map.class, "hashCode", (g, p) -> s -> map(p, s).hashCode()));
    to.add(new Operation(Map.class, "equals", (g, p) -> {
      Pair other = g.map();
      return s -> map(p, s).equals(other.on(s));
    }));
    to.add(new Operation(Map.class, "clear", (g, p) -> {
      boolean really = g.chance(4);
      return s -> {
        if (really) {
          map(p, s).clear();
        }
        return null;
      };
    }));
    to.add(new Operation(Map.class, "containsKey", (g, p) -> {
      Object key = g.value();
      return s -> map(p, s).containsKey(key);
    }));
    to.add(new Operation(Map.class, "containsValue", (g, p) -> {
      Object value = g.value();
      return s -> map(p, s).containsValue(value);
    }));
    to.add(new Operation(Map.class, "putAll", (g, p) -> {
      Pair other = g.map();
      return s -> {
        map(p, s).putAll(map(other, s));
        retired(p, s);
        return null;
      };
    }));
  }

  /**
   * HashMap.putAll and compute may grow the table without counting it, which confuses the iterators there are. The models do not follow
   * that: the iterators are made to fail.
   */
  private static Map<Object, Object> retired(Pair pair, Side side) {
    Map<Object, Object> map = map(pair, side);
    if (pair.real instanceof HashMap && !(pair.real instanceof LinkedHashMap)) {
      map.put("retire", null);
      map.remove("retire");
    }
    return map;
  }

  private static void addViews(List<Operation> to) {
    to.add(new Operation(Map.class, "keySet", (g, p) -> s -> map(p, s).keySet()));
    to.add(new Operation(Map.class, "values", (g, p) -> s -> map(p, s).values()));
    to.add(new Operation(Map.class, "entrySet", (g, p) -> s -> map(p, s).entrySet()));
    to.add(new Operation(Map.class, "keySet.iterator", (g, p) -> s -> map(p, s).keySet().iterator()));
    to.add(new Operation(Map.class, "values.iterator", (g, p) -> s -> map(p, s).values().iterator()));
    to.add(new Operation(Map.class, "entrySet.iterator", (g, p) -> s -> map(p, s).entrySet().iterator()));
    to.add(new Operation(Map.class, "entrySet.contains", (g, p) -> {
      Object wanted = new AbstractMap.SimpleEntry<>(g.value(), g.value());
      return s -> map(p, s).entrySet().contains(wanted);
    }));
    to.add(new Operation(Map.class, "entrySet.remove", (g, p) -> {
      Object wanted = new AbstractMap.SimpleEntry<>(g.value(), g.value());
      return s -> map(p, s).entrySet().remove(wanted);
    }));
  }

  private static void addConditional(List<Operation> to) {
    to.add(new Operation(Map.class, "getOrDefault", (g, p) -> {
      Object key = g.value();
      return s -> map(p, s).getOrDefault(key, "default");
    }));
    to.add(new Operation(Map.class, "putIfAbsent", (g, p) -> {
      Object key = g.value();
      Object value = g.value();
      return s -> map(p, s).putIfAbsent(key, value);
    }));
    to.add(new Operation(Map.class, "remove(k,v)", (g, p) -> {
      Object key = g.value();
      Object value = g.value();
      return s -> map(p, s).remove(key, value);
    }));
    to.add(new Operation(Map.class, "replace", (g, p) -> {
      Object key = g.value();
      Object value = g.value();
      return s -> map(p, s).replace(key, value);
    }));
    to.add(new Operation(Map.class, "replace(k,v,v)", (g, p) -> {
      Object key = g.value();
      Object expected = g.value();
      Object value = g.value();
      return s -> map(p, s).replace(key, expected, value);
    }));
  }

  private static void addComputed(List<Operation> to) {
    to.add(new Operation(Map.class, "computeIfAbsent", (g, p) -> {
      Object key = g.value();
      Object value = g.chance(5) ? null : g.value();
      Mischief mischief = g.mischief();
      return s -> retired(p, s).computeIfAbsent(key, k -> {
        mischief.at(0, p.on(s));
        return value;
      });
    }));
    to.add(new Operation(Map.class, "computeIfPresent", (g, p) -> {
      Object key = g.value();
      Object value = g.chance(3) ? null : g.value();
      Mischief mischief = g.mischief();
      return s -> map(p, s).computeIfPresent(key, (k, v) -> {
        mischief.at(0, p.on(s));
        return value == null ? null : v + "+" + value;
      });
    }));
    to.add(new Operation(Map.class, "compute", (g, p) -> {
      Object key = g.value();
      Object value = g.chance(4) ? null : g.value();
      Mischief mischief = g.mischief();
      return s -> retired(p, s).compute(key, (k, v) -> {
        mischief.at(0, p.on(s));
        return value;
      });
    }));
    to.add(new Operation(Map.class, "merge", (g, p) -> {
      Object key = g.value();
      Object value = g.value();
      boolean drop = g.chance(4);
      Mischief mischief = g.mischief();
      return s -> retired(p, s).merge(key, value, (a, b) -> {
        mischief.at(0, p.on(s));
        return drop ? null : b;
      });
    }));
  }

  private static void addTraversals(List<Operation> to) {
    to.add(new Operation(Map.class, "forEach", (g, p) -> {
      Mischief mischief = g.mischief();
      return s -> {
        StringBuilder log = new StringBuilder();
        int[] calls = {0};
        try {
          map(p, s).forEach((key, value) -> {
            log.append(key).append('=').append(value).append(';');
            mischief.at(calls[0]++, p.on(s));
          });
        } catch (RuntimeException thrown) {
          return (mischief.adds() ? "" : log) + thrown.getClass().getName();
        }
        return log.toString();
      };
    }));
    to.add(new Operation(Map.class, "replaceAll", (g, p) -> {
      Mischief mischief = g.mischief();
      Object fresh = g.value();
      return s -> {
        int[] calls = {0};
        map(p, s).replaceAll((key, value) -> {
          boolean moves = mischief.removes() && p.real instanceof NavigableMap;
          mischief.at(calls[0]++, moves ? null : p.on(s));
          return calls[0] % 2 == 0 && !mischief.adds() ? fresh : value;
        });
        return null;
      };
    }));
  }

  private static void addEntry(List<Operation> to) {
    to.add(new Operation(Map.Entry.class, "getKey", (g, p) -> s -> entry(p, s).getKey()));
    to.add(new Operation(Map.Entry.class, "getValue", (g, p) -> s -> entry(p, s).getValue()));
    to.add(new Operation(Map.Entry.class, "toString", (g, p) -> s -> entry(p, s).toString()));
    to.add(new Operation(Map.Entry.class, "hashCode", (g, p) -> s -> entry(p, s).hashCode()));
    to.add(new Operation(Map.Entry.class, "equals", (g, p) -> {
      Pair other = g.pick(Map.Entry.class);
      return s -> entry(p, s).equals(other.on(s));
    }));
    to.add(new Operation(Map.Entry.class, "setValue", (g, p) -> {
      Object value = g.value();
      return s -> entry(p, s).setValue(value);
    }));
  }
}
