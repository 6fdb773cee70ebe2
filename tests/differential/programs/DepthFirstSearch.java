// Topological order and cycle detection.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class DepthFirstSearch {
    static Map<String, List<String>> graph = new LinkedHashMap<>();

    static void edge(String from, String to) {
        graph.computeIfAbsent(from, k -> new ArrayList<>()).add(to);
        graph.computeIfAbsent(to, k -> new ArrayList<>());
    }

    static void visit(String n, Set<String> active, Set<String> done, List<String> order) {
        if (done.contains(n)) {
            return;
        }
        if (!active.add(n)) {
            throw new IllegalStateException("cycle at " + n);
        }
        for (String m : graph.get(n)) {
            visit(m, active, done, order);
        }
        active.remove(n);
        done.add(n);
        order.add(n);
    }

    static List<String> sort() {
        List<String> order = new ArrayList<>();
        Set<String> done = new HashSet<>();
        for (String n : graph.keySet()) {
            visit(n, new HashSet<>(), done, order);
        }
        Collections.reverse(order);
        return order;
    }

    public static void main(String[] args) {
        edge("shirt", "tie");
        edge("tie", "jacket");
        edge("trousers", "shoes");
        edge("trousers", "belt");
        edge("belt", "jacket");
        edge("socks", "shoes");
        System.out.println(sort());
        edge("jacket", "shirt");
        try {
            sort();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
