/** A directed graph that can put its vertices into topological order. Each vertex knows both its neighbours in and out. */
public class Graph {
  Chain vertices;

  /** Reorders the vertices so that every edge leads forward. Answers false when a cycle makes that impossible. */
  boolean sort() {
    clear();
    Cell place = vertices.head;
    while (place != null) {
      Cell source = findSource(place);
      if (source == null) {
        return false;
      }
      release(source.vertex);
      Vertex chosen = source.vertex;
      source.vertex = place.vertex;
      place.vertex = chosen;
      place = place.next;
    }
    return true;
  }

  /** No vertex has a released predecessor yet. */
  void clear() {
    Cell cell = vertices.head;
    while (cell != null) {
      cell.vertex.released = 0;
      cell = cell.next;
    }
  }

  /** The first cell from this one on whose vertex has all its predecessors released; null if there is none. */
  Cell findSource(Cell from) {
    Cell cell = from;
    while (cell != null && cell.vertex.indegree != cell.vertex.released) {
      cell = cell.next;
    }
    return cell;
  }

  /** The vertex has got its place: one predecessor less for each of its successors. */
  void release(Vertex vertex) {
    Cell cell = vertex.targets.head;
    while (cell != null) {
      cell.vertex.released = cell.vertex.released + 1;
      cell = cell.next;
    }
  }
}

class Vertex {
  Chain sources;
  Chain targets;
  int indegree;
  int outdegree;
  int released;
}

class Chain {
  Cell head;
}

class Cell {
  Vertex vertex;
  Cell next;
  Cell previous;
}
