// Shortest paths with a priority queue.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

public class Dijkstra {
    record Edge(int to, int weight) { }

    public static void main(String[] args) {
        int n = 7;
        List<List<Edge>> graph = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            graph.add(new ArrayList<>());
        }
        int[][] edges = {{0, 1, 4}, {0, 2, 1}, {2, 1, 2}, {1, 3, 5}, {2, 3, 8}, {3, 4, 3}, {4, 5, 1}, {3, 5, 9}};
        for (int[] e : edges) {
            graph.get(e[0]).add(new Edge(e[1], e[2]));
        }
        int[] distance = new int[n];
        int[] from = new int[n];
        Arrays.fill(distance, Integer.MAX_VALUE);
        Arrays.fill(from, -1);
        distance[0] = 0;
        PriorityQueue<int[]> queue = new PriorityQueue<>(Comparator.comparingInt(a -> a[1]));
        queue.add(new int[] {0, 0});
        int pops = 0;
        while (!queue.isEmpty()) {
            int[] top = queue.poll();
            pops++;
            if (top[1] > distance[top[0]]) {
                continue;
            }
            for (Edge e : graph.get(top[0])) {
                int d = top[1] + e.weight();
                if (d < distance[e.to()]) {
                    distance[e.to()] = d;
                    from[e.to()] = top[0];
                    queue.add(new int[] {e.to(), d});
                }
            }
        }
        System.out.println(Arrays.toString(distance) + " " + pops);
        StringBuilder path = new StringBuilder();
        for (int v = 5; v >= 0; v = from[v]) {
            path.insert(0, v + " ");
        }
        System.out.println(path);
    }
}
