// Minimum spanning tree with union-find.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class KruskalUnionFind {
    static int[] parent;
    static int[] rank;

    static int find(int x) {
        return parent[x] == x ? x : (parent[x] = find(parent[x]));
    }

    static boolean union(int a, int b) {
        a = find(a);
        b = find(b);
        if (a == b) {
            return false;
        }
        if (rank[a] < rank[b]) {
            int t = a;
            a = b;
            b = t;
        }
        parent[b] = a;
        if (rank[a] == rank[b]) {
            rank[a]++;
        }
        return true;
    }

    static class Edge implements Comparable<Edge> {
        final int a;
        final int b;
        final int weight;

        Edge(int a, int b, int weight) {
            this.a = a;
            this.b = b;
            this.weight = weight;
        }

        public int compareTo(Edge o) {
            return weight - o.weight;
        }
    }

    public static void main(String[] args) {
        int n = 7;
        parent = new int[n];
        rank = new int[n];
        for (int i = 0; i < n; i++) {
            parent[i] = i;
        }
        List<Edge> edges = new ArrayList<>();
        int[][] data = {{0, 1, 7}, {0, 3, 5}, {1, 2, 8}, {1, 3, 9}, {1, 4, 7}, {2, 4, 5}, {3, 4, 15}, {3, 5, 6}, {4, 5, 8}, {4, 6, 9}, {5, 6, 11}};
        for (int[] d : data) {
            edges.add(new Edge(d[0], d[1], d[2]));
        }
        Collections.sort(edges);
        int total = 0;
        for (Edge e : edges) {
            if (union(e.a, e.b)) {
                total += e.weight;
                System.out.print(e.a + "-" + e.b + " ");
            }
        }
        System.out.println(total + " " + (find(0) == find(6)));
    }
}
