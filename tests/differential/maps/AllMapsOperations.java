// The methods of Map on every implementation.
import java.util.*;
import java.util.function.Consumer;

public class AllMapsOperations {
    static Map<String, Integer> make(int kind) {
        Map<String, Integer> data = new LinkedHashMap<>();
        data.put("b", 2);
        data.put("a", 1);
        data.put("c", 3);
        switch (kind) {
            case 0: return new HashMap<>(data);
            case 1: return data;
            case 2: return new TreeMap<>(data);
            case 3: return Collections.unmodifiableMap(data);
            case 4: return Collections.synchronizedMap(new TreeMap<>(data));
            case 5: return new TreeMap<>(data).descendingMap();
            case 6: return new TreeMap<>(data).subMap("a", true, "b", true);
            case 7: return Collections.singletonMap("b", 2);
            default: return Collections.emptyMap();
        }
    }

    static void each(String name, Consumer<Map<String, Integer>> action) {
        StringBuilder b = new StringBuilder(name).append(":");
        for (int kind = 0; kind <= 8; kind++) {
            Map<String, Integer> m = make(kind);
            b.append(' ');
            try {
                action.accept(m);
            } catch (UnsupportedOperationException e) {
                b.append("unsupported");
            } catch (IllegalArgumentException | NoSuchElementException e) {
                b.append(e.getClass().getSimpleName());
            }
            b.append(m);
        }
        System.out.println(b);
    }

    static void show(Object o) {
        System.out.print(o + " ");
    }

    public static void main(String[] args) {
        each("queries", m -> show(m.size() + "" + m.isEmpty() + m.get("b") + m.get("z") + m.containsKey("a") + m.containsValue(3) + m.hashCode()
                + m.equals(Map.of("a", 1, "b", 2, "c", 3)) + m.keySet() + m.values() + m.entrySet() + m.getOrDefault("z", 0)));
        each("put", m -> show(m.put("b", 20)));
        each("put new", m -> show(m.put("aa", 9)));
        each("put outside", m -> show(m.put("zz", 9)));
        each("remove", m -> show(m.remove("b")));
        each("remove missing", m -> show(m.remove("q")));
        each("remove pair", m -> show(m.remove("b", 2) + "" + m.remove("a", 5)));
        each("putAll", m -> m.putAll(Map.of("b", 7)));
        each("putIfAbsent", m -> show(m.putIfAbsent("b", 8)));
        each("computeIfAbsent", m -> show(m.computeIfAbsent("ab", k -> 5)));
        each("computeIfPresent", m -> show(m.computeIfPresent("b", (k, v) -> v + 1)));
        each("compute remove", m -> show(m.compute("b", (k, v) -> null)));
        each("merge", m -> show(m.merge("b", 10, Integer::sum)));
        each("replace", m -> show(m.replace("b", 3) + "" + m.replace("b", 3, 4)));
        each("replaceAll", m -> m.replaceAll((k, v) -> v * v));
        each("forEach", m -> m.forEach((k, v) -> show(k + v)));
        each("keySet remove", m -> show(m.keySet().remove("b")));
        each("values removeIf", m -> show(m.values().removeIf(v -> v < 3)));
        each("setValue", m -> m.entrySet().iterator().next().setValue(50));
        each("clear", Map::clear);
    }
}
