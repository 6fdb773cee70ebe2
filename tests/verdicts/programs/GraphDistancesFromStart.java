// expect assert=refuted exceptions=proved [options: --engine bounded]
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import jury.Jury;

/** Breadth-first distances. */
public class GraphDistancesFromStart {
  private final List<List<Integer>> successors = new ArrayList<>();

  GraphDistancesFromStart(int nodes) {
    for (int node = 0; node < nodes; node++) successors.add(new ArrayList<>());
  }

  void edge(int from, int to) {
    successors.get(from).add(to);
  }

  int[] distances(int start) {
    int[] distance = new int[successors.size()];
    Arrays.fill(distance, -1);
    distance[start] = 0;
    Deque<Integer> open = new ArrayDeque<>();
    open.add(start);
    while (!open.isEmpty()) {
      int node = open.remove();
      for (int next : successors.get(node)) {
        if (distance[next] >= 0) continue;
        distance[next] = distance[node] + 1;
        open.add(next);
      }
    }
    return distance;
  }

  public static void main(String[] args) {
    GraphDistancesFromStart graph = new GraphDistancesFromStart(4);
    graph.edge(0, 1);
    graph.edge(1, 2);
    if (Jury.chooseBoolean()) graph.edge(2, 3);
    graph.edge(2, 0);
    int[] distance = graph.distances(0);
    assert distance[2] == 2;
    assert distance[3] == -1 || distance[3] == 3;
    assert graph.distances(2)[3] == 1;
  }
}
