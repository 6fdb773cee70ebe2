// Dijkstra's algorithm on a graph of adjacency arrays, with an AddressableHeap of the nodes that are still to be visited.
public class ShortestPaths {
  static final int UNREACHED = Integer.MAX_VALUE;

  /*@ nullable */ int[][] targets;
  /*@ nullable */ int[][] weights;

  //@ invariant targets != null && weights != null && targets.length == weights.length;
  //@ invariant (\forall int i; 0 <= i && i < targets.length; targets[i] != null && weights[i] != null);
  //@ invariant (\forall int i; 0 <= i && i < targets.length; targets[i].length == weights[i].length);
  //@ invariant (\forall int i; 0 <= i && i < targets.length; (\forall int e; 0 <= e && e < targets[i].length; 0 <= targets[i][e] && targets[i][e] < targets.length));
  //@ invariant (\forall int i; 0 <= i && i < targets.length; (\forall int e; 0 <= e && e < weights[i].length; 0 <= weights[i][e] && weights[i][e] <= 1000));

  //@ requires 0 <= source && source < targets.length;
  //@ ensures \result.length == targets.length && \result[source] == 0;
  //@ ensures (\forall int i; 0 <= i && i < \result.length; \result[i] >= 0);
  //@ ensures (\forall int i; 0 <= i && i < targets.length; \result[i] == UNREACHED || (\forall int e; 0 <= e && e < targets[i].length; \result[targets[i][e]] <= \result[i] + weights[i][e]));
  int[] run(int source) {
    int count = targets.length;
    int[] distances = new int[count];
    for (int i = 0; i < count; i++) {
      distances[i] = UNREACHED;
    }
    AddressableHeap open = new AddressableHeap();
    open.nodes = new AddressableHeap.Node[count + 1];
    open.elements = new AddressableHeap.Element[count];
    distances[source] = 0;
    open.insert(source, 0);
    while (!open.isEmpty()) {
      int node = open.deleteMin();
      for (int e = 0; e < targets[node].length; e++) {
        relax(open, distances, targets[node][e], distances[node] + weights[node][e]);
      }
    }
    return distances;
  }

  /*@ helper */ private void relax(AddressableHeap open, int[] distances, int target, int distance) {
    if (distance >= distances[target]) {
      return;
    }
    distances[target] = distance;
    if (open.elements[target] == null) {
      open.insert(target, distance);
    } else {
      open.decreaseKey(target, distance);
    }
  }

  // Said wrongly: the source itself is forgotten.
  //@ requires 0 <= source && source < targets.length;
  //@ ensures (\forall int i; 0 <= i && i < \result.length; \result[i] > 0);
  int[] runUnderspecified(int source) {
    return run(source);
  }
}
