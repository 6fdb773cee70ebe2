// expect methods [options: --engine bounded --property contracts --objects 1 --loops 4]
// A binary min-heap of ints in an array; each method and a twin with one mistake.
// expect contract=bounded of MinHeap: insert minimum siftUp replaceMin contains isLeaf
// expect contract=proved of MinHeap: clear heapify siftDown deleteMin
// expect contract=refuted of MinHeap: insertWrong deleteMinWrong minimumWrong siftUpWrong siftDownWrong replaceMinWrong heapifyWrong containsWrong clearWrong isLeafWrong
public class MinHeap {
  int[] keys;
  int size;

  //@ invariant 0 <= size && size <= keys.length && keys.length <= 4;
  //@ invariant ordered(keys, size);

  /*@ pure helper */ static boolean ordered(int[] a, int n) {
    for (int i = 1; i < n; i++) {
      if (a[(i - 1) / 2] > a[i]) return false;
    }
    return true;
  }

  /*@ pure helper */ int count(int key) {
    int n = 0;
    for (int i = 0; i < size; i++) {
      if (keys[i] == key) n++;
    }
    return n;
  }

  //@ requires size < keys.length;
  //@ ensures size == \old(size) + 1 && count(key) == \old(count(key)) + 1;
  public void insert(int key) {
    int place = size++;
    while (place > 0 && keys[(place - 1) / 2] > key) {
      keys[place] = keys[(place - 1) / 2];
      place = (place - 1) / 2;
    }
    keys[place] = key;
  }

  //@ requires size < keys.length;
  //@ ensures size == \old(size) + 1 && count(key) == \old(count(key)) + 1;
  public void insertWrong(int key) {
    int place = size++;
    if (place > 0 && keys[(place - 1) / 2] > key) {
      keys[place] = keys[(place - 1) / 2];
      place = (place - 1) / 2;
    }
    keys[place] = key;
  }

  //@ requires size > 0;
  //@ ensures \result == \old(keys[0]) && size == \old(size) - 1;
  //@ ensures (\forall int i; 0 <= i && i < size; \result <= keys[i]);
  public int deleteMin() {
    int least = keys[0];
    int moved = keys[--size];
    int place = 0;
    while (2 * place + 1 < size) {
      int child = 2 * place + 1;
      if (child + 1 < size && keys[child + 1] < keys[child]) child++;
      if (keys[child] >= moved) break;
      keys[place] = keys[child];
      place = child;
    }
    keys[place] = moved;
    return least;
  }

  //@ requires size > 0;
  //@ ensures \result == \old(keys[0]) && size == \old(size) - 1;
  //@ ensures (\forall int i; 0 <= i && i < size; \result <= keys[i]);
  public int deleteMinWrong() {
    int least = keys[0];
    int moved = keys[--size];
    int place = 0;
    while (2 * place + 1 < size) {
      int child = 2 * place + 1;
      if (keys[child] >= moved) break;
      keys[place] = keys[child];
      place = child;
    }
    keys[place] = moved;
    return least;
  }

  //@ requires size > 0;
  //@ ensures \result == (\min int i; 0 <= i && i < size; keys[i]);
  //@ assignable \nothing;
  public int minimum() {
    return keys[0];
  }

  //@ requires size > 0;
  //@ ensures \result == (\min int i; 0 <= i && i < size; keys[i]);
  //@ assignable \nothing;
  public int minimumWrong() {
    return keys[size - 1];
  }

  //@ requires 0 < n && n <= a.length && ordered(a, n - 1);
  //@ ensures ordered(a, n);
  public static void siftUp(int[] a, int n) {
    int place = n - 1;
    while (place > 0 && a[place] < a[(place - 1) / 2]) {
      int kept = a[place];
      a[place] = a[(place - 1) / 2];
      a[(place - 1) / 2] = kept;
      place = (place - 1) / 2;
    }
  }

  //@ requires 0 < n && n <= a.length && ordered(a, n - 1);
  //@ ensures ordered(a, n);
  public static void siftUpWrong(int[] a, int n) {
    int place = n - 1;
    while (place > 1 && a[place] < a[(place - 1) / 2]) {
      int kept = a[place];
      a[place] = a[(place - 1) / 2];
      a[(place - 1) / 2] = kept;
      place = (place - 1) / 2;
    }
  }

  //@ requires a.length == 3;
  //@ ensures ordered(a, 3);
  public static void siftDown(int[] a) {
    int child = a[1] < a[2] ? 1 : 2;
    if (a[child] < a[0]) {
      int kept = a[0];
      a[0] = a[child];
      a[child] = kept;
    }
  }

  //@ requires a.length == 3;
  //@ ensures ordered(a, 3);
  public static void siftDownWrong(int[] a) {
    int child = a[1] < a[2] ? 2 : 1;
    if (a[child] < a[0]) {
      int kept = a[0];
      a[0] = a[child];
      a[child] = kept;
    }
  }

  //@ requires size > 0;
  //@ ensures \result == \old(keys[0]) && size == \old(size) && count(key) >= 1;
  public int replaceMin(int key) {
    int least = keys[0];
    int place = 0;
    while (2 * place + 1 < size) {
      int child = 2 * place + 1;
      if (child + 1 < size && keys[child + 1] < keys[child]) child++;
      if (keys[child] >= key) break;
      keys[place] = keys[child];
      place = child;
    }
    keys[place] = key;
    return least;
  }

  //@ requires size > 0;
  //@ ensures \result == \old(keys[0]) && size == \old(size) && count(key) >= 1;
  public int replaceMinWrong(int key) {
    int least = keys[0];
    keys[0] = key;
    if (size > 1 && keys[1] < key) {
      keys[0] = keys[1];
      keys[1] = key;
    }
    return least;
  }

  //@ requires a.length <= 3;
  //@ ensures ordered(a, a.length);
  public static void heapify(int[] a) {
    for (int i = 1; i < a.length; i++) {
      if (a[i] < a[0]) {
        int kept = a[0];
        a[0] = a[i];
        a[i] = kept;
      }
    }
  }

  //@ requires a.length <= 3;
  //@ ensures ordered(a, a.length);
  public static void heapifyWrong(int[] a) {
    for (int i = 1; i < a.length; i++) {
      if (a[i] < a[i - 1]) {
        int kept = a[i - 1];
        a[i - 1] = a[i];
        a[i] = kept;
      }
    }
  }

  //@ ensures \result <==> count(key) > 0;
  //@ assignable \nothing;
  public boolean contains(int key) {
    if (size == 0 || key < keys[0]) return false;
    for (int i = 0; i < size; i++) {
      if (keys[i] == key) return true;
    }
    return false;
  }

  //@ ensures \result <==> count(key) > 0;
  //@ assignable \nothing;
  public boolean containsWrong(int key) {
    for (int i = 0; i < keys.length; i++) {
      if (keys[i] == key) return true;
    }
    return false;
  }

  //@ ensures size == 0;
  //@ assignable size;
  public void clear() {
    size = 0;
  }

  //@ ensures size == 0;
  //@ assignable size;
  public void clearWrong() {
    size = 0;
    keys = new int[keys.length];
  }

  //@ requires 0 <= place && place < size;
  //@ ensures \result <==> !(\exists int i; 1 <= i && i < size; (i - 1) / 2 == place);
  public boolean isLeaf(int place) {
    return 2 * place + 1 >= size;
  }

  //@ requires 0 <= place && place < size;
  //@ ensures \result <==> !(\exists int i; 1 <= i && i < size; (i - 1) / 2 == place);
  public boolean isLeafWrong(int place) {
    return 2 * place >= size;
  }
}
