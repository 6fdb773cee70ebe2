// expect methods [options: --engine bounded --property contracts --objects 3 --loops 4]
// Graphs as arrays of successors (at most three vertices, -1 for no edge) and as adjacency tables; each method and a twin with one mistake.
// expect contract=bounded of GraphSearch: outDegree inDegree hasLoop isSink
// expect contract=proved of GraphSearch: relax markFrom walk removeEdge addEdge hasEdge reaches
// expect contract=refuted of GraphSearch: reachesWrong hasEdgeWrong outDegreeWrong inDegreeWrong addEdgeWrong removeEdgeWrong hasLoopWrong walkWrong isSinkWrong markFromWrong relaxWrong
public class GraphSearch {
  boolean[] edges;
  int n;

  // The edge from i to j is at i * n + j.
  //@ invariant n == 2 && edges.length == 4;

  /*@ pure helper */ boolean edge(int i, int j) {
    return edges[i * n + j];
  }

  /*@ pure */ static boolean isGraph(int[] next) {
    for (int i = 0; i < next.length; i++) {
      if (next[i] < -1 || next[i] >= next.length) return false;
    }
    return next.length <= 3;
  }

  // Within two steps, which is enough for three vertices.
  /*@ pure */ static boolean path(int[] next, int from, int to) {
    if (from == to) return true;
    int one = next[from];
    if (one == -1) return false;
    if (one == to) return true;
    return next[one] == to;
  }

  //@ requires isGraph(next) && 0 <= from && from < next.length && 0 <= to && to < next.length;
  //@ ensures \result <==> path(next, from, to);
  //@ assignable \nothing;
  public static boolean reaches(int[] next, int from, int to) {
    int at = from;
    for (int steps = 0; steps < 3 && at != -1; steps++) {
      if (at == to) return true;
      at = next[at];
    }
    return false;
  }

  //@ requires isGraph(next) && 0 <= from && from < next.length && 0 <= to && to < next.length;
  //@ ensures \result <==> path(next, from, to);
  //@ assignable \nothing;
  public static boolean reachesWrong(int[] next, int from, int to) {
    int at = next[from];
    for (int steps = 0; steps < 3 && at != -1; steps++) {
      if (at == to) return true;
      at = next[at];
    }
    return false;
  }

  //@ requires 0 <= i && i < n && 0 <= j && j < n;
  //@ ensures \result == edge(i, j);
  public boolean hasEdge(int i, int j) {
    return edges[i * n + j];
  }

  //@ requires 0 <= i && i < n && 0 <= j && j < n;
  //@ ensures \result == edge(i, j);
  public boolean hasEdgeWrong(int i, int j) {
    return edges[j * n + i];
  }

  //@ requires 0 <= i && i < n;
  //@ ensures \result == (\num_of int j; 0 <= j && j < n; edge(i, j));
  public int outDegree(int i) {
    int degree = 0;
    for (int j = 0; j < n; j++) {
      if (edge(i, j)) degree++;
    }
    return degree;
  }

  //@ requires 0 <= i && i < n;
  //@ ensures \result == (\num_of int j; 0 <= j && j < n; edge(i, j));
  public int outDegreeWrong(int i) {
    int degree = 0;
    for (int j = 0; j < n; j++) {
      if (j != i && edge(i, j)) degree++;
    }
    return degree;
  }

  //@ requires 0 <= j && j < n;
  //@ ensures \result == (\num_of int i; 0 <= i && i < n; edge(i, j));
  public int inDegree(int j) {
    int degree = 0;
    for (int i = 0; i < n; i++) {
      if (edge(i, j)) degree++;
    }
    return degree;
  }

  //@ requires 0 <= j && j < n;
  //@ ensures \result == (\num_of int i; 0 <= i && i < n; edge(i, j));
  public int inDegreeWrong(int j) {
    int degree = 0;
    for (int i = 0; i < n; i++) {
      if (edge(j, i)) degree++;
    }
    return degree;
  }

  //@ requires 0 <= i && i < n && 0 <= j && j < n;
  //@ ensures edge(i, j) && edge(j, i);
  //@ ensures \old(edge(0, 0)) && i != j ==> edge(0, 0);
  //@ assignable edges[*];
  public void addEdge(int i, int j) {
    edges[i * n + j] = true;
    edges[j * n + i] = true;
  }

  //@ requires 0 <= i && i < n && 0 <= j && j < n;
  //@ ensures edge(i, j) && edge(j, i);
  //@ assignable edges[*];
  public void addEdgeWrong(int i, int j) {
    edges[i * n + j] = true;
    edges[i + j * (n - 1)] = true;
  }

  //@ requires 0 <= i && i < n && 0 <= j && j < n;
  //@ ensures !edge(i, j);
  //@ assignable edges[i * n + j];
  public void removeEdge(int i, int j) {
    edges[i * n + j] = false;
  }

  //@ requires 0 <= i && i < n && 0 <= j && j < n;
  //@ ensures !edge(i, j);
  //@ assignable edges[i * n + j];
  public void removeEdgeWrong(int i, int j) {
    edges = new boolean[4];
  }

  //@ ensures \result <==> (\exists int i; 0 <= i && i < n; edge(i, i));
  public boolean hasLoop() {
    for (int i = 0; i < n; i++) {
      if (edge(i, i)) return true;
    }
    return false;
  }

  //@ ensures \result <==> (\exists int i; 0 <= i && i < n; edge(i, i));
  public boolean hasLoopWrong() {
    for (int i = 0; i < n; i++) {
      if (edge(i, n - 1)) return true;
    }
    return false;
  }

  //@ requires isGraph(next) && 0 <= from && from < next.length;
  //@ ensures 0 <= \result && \result < next.length && path(next, from, \result);
  public static int walk(int[] next, int from) {
    int at = from;
    for (int steps = 0; steps < 2 && next[at] != -1; steps++) at = next[at];
    return at;
  }

  //@ requires isGraph(next) && 0 <= from && from < next.length;
  //@ ensures 0 <= \result && \result < next.length && path(next, from, \result);
  public static int walkWrong(int[] next, int from) {
    int at = from;
    for (int steps = 0; steps < 2 && at != -1; steps++) at = next[at];
    return at;
  }

  //@ requires 0 <= i && i < n;
  //@ ensures \result <==> (\forall int j; 0 <= j && j < n; !edge(i, j));
  public boolean isSink(int i) {
    return !edge(i, 0) && !edge(i, 1);
  }

  //@ requires 0 <= i && i < n;
  //@ ensures \result <==> (\forall int j; 0 <= j && j < n; !edge(i, j));
  public boolean isSinkWrong(int i) {
    return !edge(i, 0) || !edge(i, 1);
  }

  //@ requires isGraph(next) && 0 <= from && from < next.length;
  //@ ensures (\forall int i; 0 <= i && i < next.length; \result[i] <==> path(next, from, i));
  //@ assignable \nothing;
  public static boolean[] markFrom(int[] next, int from) {
    boolean[] seen = new boolean[next.length];
    int at = from;
    while (at != -1 && !seen[at]) {
      seen[at] = true;
      at = next[at];
    }
    return seen;
  }

  //@ requires isGraph(next) && 0 <= from && from < next.length;
  //@ ensures (\forall int i; 0 <= i && i < next.length; \result[i] <==> path(next, from, i));
  //@ assignable \nothing;
  public static boolean[] markFromWrong(int[] next, int from) {
    boolean[] seen = new boolean[next.length];
    int at = from;
    while (next[at] != -1 && !seen[at]) {
      seen[at] = true;
      at = next[at];
    }
    return seen;
  }

  //@ requires 0 <= u && u < distance.length && 0 <= v && v < distance.length && 0 <= weight && weight <= 100;
  //@ requires (\forall int i; 0 <= i && i < distance.length; 0 <= distance[i] && distance[i] <= 1000);
  //@ ensures distance[v] <= \old(distance[v]) && distance[v] <= \old(distance[u]) + weight;
  //@ ensures \result <==> distance[v] < \old(distance[v]);
  //@ assignable distance[v];
  public static boolean relax(int[] distance, int u, int v, int weight) {
    int candidate = distance[u] + weight;
    if (candidate >= distance[v]) return false;
    distance[v] = candidate;
    return true;
  }

  //@ requires 0 <= u && u < distance.length && 0 <= v && v < distance.length && 0 <= weight && weight <= 100;
  //@ requires (\forall int i; 0 <= i && i < distance.length; 0 <= distance[i] && distance[i] <= 1000);
  //@ ensures distance[v] <= \old(distance[v]) && distance[v] <= \old(distance[u]) + weight;
  //@ ensures \result <==> distance[v] < \old(distance[v]);
  //@ assignable distance[v];
  public static boolean relaxWrong(int[] distance, int u, int v, int weight) {
    int candidate = distance[u] + weight;
    if (candidate > distance[v]) return false;
    distance[v] = candidate;
    return true;
  }
}
