// WRONG: moving a node shares it instead of copying it. A binary min-heap whose elements can be found again: an array of nodes ordered as a heap from index 1 on, and a
// record for each element that knows its key and where its node is. For shortest paths (ShortestPaths.java).
public class AliasingHeap {
  /** A place of the heap: which element is there, and its key. */
  static final class Node {
    int key;
    int element;
  }

  /** What is known of an element: its key and its place; place 0 when it has left the heap. */
  static final class Element {
    int key;
    int place;
  }

  /*@ nullable */ Node[] nodes;
  /*@ nullable */ Element[] elements;
  int size;

  //@ invariant nodes != null && elements != null;
  //@ invariant 0 <= size && size < nodes.length;
  //@ invariant (\forall int i; 1 <= i && i <= size; nodes[i] != null);
  //@ invariant (\forall int i; 1 <= i && i <= size; 0 <= nodes[i].element && nodes[i].element < elements.length);
  //@ invariant (\forall int i; 1 <= i && i <= size; elements[nodes[i].element] != null && elements[nodes[i].element].place == i);
  //@ invariant (\forall int i; 1 <= i && i <= size; elements[nodes[i].element].key == nodes[i].key);
  //@ invariant (\forall int i; 2 <= i && i <= size; nodes[i / 2].key <= nodes[i].key);
  //@ invariant (\forall int i, j; 1 <= i && i < j && j <= size; nodes[i] != nodes[j]);
  //@ invariant (\forall int i, j; 0 <= i && i < j && j < elements.length; elements[i] == null || elements[i] != elements[j]);
  //@ invariant (\forall int i; 0 <= i && i < elements.length; elements[i] == null || (0 <= elements[i].place && elements[i].place <= size));
  //@ invariant (\forall int i; 0 <= i && i < elements.length; elements[i] == null || elements[i].place == 0 || nodes[elements[i].place].element == i);

  //@ requires 0 <= element && element < elements.length && elements[element] == null && size + 1 < nodes.length;
  //@ ensures size == \old(size) + 1;
  //@ ensures elements[element] != null && elements[element].key == key && elements[element].place > 0;
  void insert(int element, int key) {
    size++;
    nodes[size] = new Node();
    elements[element] = new Element();
    rise(size, element, key);
  }

  //@ requires 0 <= element && element < elements.length && elements[element] != null;
  //@ requires elements[element].place > 0 && key <= elements[element].key;
  //@ ensures size == \old(size);
  //@ ensures elements[element].key == key && elements[element].place > 0;
  void decreaseKey(int element, int key) {
    rise(elements[element].place, element, key);
  }

  //@ requires size > 0;
  //@ ensures size == \old(size) - 1;
  //@ ensures \result == \old(nodes[1].element) && elements[\result].place == 0;
  //@ ensures (\forall int i; 1 <= i && i <= size; elements[\result].key <= nodes[i].key);
  int deleteMin() {
    int result = nodes[1].element;
    int element = nodes[size].element;
    int key = nodes[size].key;
    elements[result].place = 0;
    nodes[size] = null;
    size--;
    if (size > 0) {
      sink(element, key);
    }
    return result;
  }

  //@ requires size > 0;
  //@ ensures \result == nodes[1].element;
  //@ ensures (\forall int i; 1 <= i && i <= size; elements[\result].key <= nodes[i].key);
  //@ assignable \nothing;
  int minElement() {
    return nodes[1].element;
  }

  //@ ensures \result == (size == 0);
  /*@ pure */ boolean isEmpty() {
    return size == 0;
  }

  /*@ helper */ private void rise(int from, int element, int key) {
    int place = from;
    while (place > 1 && nodes[place / 2].key > key) {
      move(place / 2, place);
      place = place / 2;
    }
    put(place, element, key);
  }

  /*@ helper */ private void sink(int element, int key) {
    int place = 1;
    while (2 * place <= size) {
      int child = 2 * place;
      if (child < size && nodes[child + 1].key < nodes[child].key) {
        child++;
      }
      if (nodes[child].key >= key) {
        break;
      }
      move(child, place);
      place = child;
    }
    put(place, element, key);
  }

  /*@ helper */ private void move(int from, int to) {
    nodes[to] = nodes[from];
    elements[nodes[to].element].place = to;
  }

  /*@ helper */ private void put(int place, int element, int key) {
    nodes[place].key = key;
    nodes[place].element = element;
    elements[element].key = key;
    elements[element].place = place;
  }
}
