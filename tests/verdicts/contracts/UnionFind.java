// expect methods [options: --engine bounded --property contracts --objects 1 --loops 4]
// Disjoint sets over an array of parents: a parent's number is never larger than its child's, so that chains end. Each method and a twin with one mistake.
// expect contract=bounded of UnionFind: makeAll countSets
// expect contract=proved of UnionFind: detach depth compress isRoot halve same union find
// expect contract=refuted of UnionFind: findWrong unionWrong sameWrong makeAllWrong halveWrong countSetsWrong isRootWrong compressWrong depthWrong detachWrong
public class UnionFind {
  int[] parent;

  //@ invariant parent.length <= 4;
  //@ invariant (\forall int i; 0 <= i && i < parent.length; 0 <= parent[i] && parent[i] <= i);

  /*@ pure helper */ int root(int x) {
    int y = x;
    while (parent[y] != y) y = parent[y];
    return y;
  }

  //@ requires 0 <= x && x < parent.length;
  //@ ensures \result == root(x) && parent[\result] == \result;
  //@ assignable \nothing;
  public int find(int x) {
    int y = x;
    while (parent[y] < y) y = parent[y];
    return y;
  }

  //@ requires 0 <= x && x < parent.length;
  //@ ensures \result == root(x) && parent[\result] == \result;
  //@ assignable \nothing;
  public int findWrong(int x) {
    int y = parent[x];
    if (parent[y] < y) y = parent[y];
    return y;
  }

  //@ requires 0 <= x && x < parent.length && 0 <= y && y < parent.length;
  //@ ensures root(x) == root(y);
  //@ ensures (\forall int i; 0 <= i && i < parent.length; \old(root(i)) == root(i) || \old(root(i) == root(x) || root(i) == root(y)));
  public void union(int x, int y) {
    int a = root(x);
    int b = root(y);
    if (a < b) {
      parent[b] = a;
    } else {
      parent[a] = b;
    }
  }

  //@ requires 0 <= x && x < parent.length && 0 <= y && y < parent.length;
  //@ ensures root(x) == root(y);
  public void unionWrong(int x, int y) {
    int a = root(x);
    int b = root(y);
    parent[a] = b;
  }

  //@ requires 0 <= x && x < parent.length && 0 <= y && y < parent.length;
  //@ ensures \result <==> root(x) == root(y);
  public boolean same(int x, int y) {
    int a = x;
    int b = y;
    while (a != b) {
      if (a > b) {
        if (parent[a] == a) return false;
        a = parent[a];
      } else {
        if (parent[b] == b) return false;
        b = parent[b];
      }
    }
    return true;
  }

  //@ requires 0 <= x && x < parent.length && 0 <= y && y < parent.length;
  //@ ensures \result <==> root(x) == root(y);
  public boolean sameWrong(int x, int y) {
    return parent[x] == parent[y];
  }

  //@ ensures (\forall int i; 0 <= i && i < parent.length; root(i) == i);
  //@ assignable parent[*];
  public void makeAll() {
    for (int i = 0; i < parent.length; i++) parent[i] = i;
  }

  //@ ensures (\forall int i; 0 <= i && i < parent.length; root(i) == i);
  //@ assignable parent[*];
  public void makeAllWrong() {
    for (int i = 0; i < parent.length; i++) {
      if (parent[i] == i) continue;
      parent[i] = parent[parent[i]];
    }
  }

  //@ requires 0 <= x && x < parent.length;
  //@ ensures (\forall int i; 0 <= i && i < parent.length; root(i) == \old(root(i)));
  public void halve(int x) {
    int y = x;
    while (parent[y] != y) {
      parent[y] = parent[parent[y]];
      y = parent[y];
    }
  }

  //@ requires 0 <= x && x < parent.length;
  //@ ensures (\forall int i; 0 <= i && i < parent.length; root(i) == \old(root(i)));
  public void halveWrong(int x) {
    int y = x;
    while (parent[y] != y) {
      int above = parent[y];
      parent[y] = y;
      y = above;
    }
  }

  //@ ensures \result == (\num_of int i; 0 <= i && i < parent.length; root(i) == i);
  public int countSets() {
    int sets = 0;
    for (int i = 0; i < parent.length; i++) {
      if (parent[i] == i) sets++;
    }
    return sets;
  }

  //@ ensures \result == (\num_of int i; 0 <= i && i < parent.length; root(i) == i);
  public int countSetsWrong() {
    int sets = parent.length;
    for (int i = 1; i < parent.length; i++) {
      if (parent[i] == i - 1) sets--;
    }
    return sets;
  }

  //@ requires 0 <= x && x < parent.length;
  //@ ensures \result <==> root(x) == x;
  public boolean isRoot(int x) {
    return parent[x] == x;
  }

  //@ requires 0 <= x && x < parent.length;
  //@ ensures \result <==> root(x) == x;
  public boolean isRootWrong(int x) {
    return parent[parent[x]] == parent[x];
  }

  //@ requires 0 <= x && x < parent.length;
  //@ ensures parent[x] == \old(root(x)) && \result == parent[x];
  //@ assignable parent[x];
  public int compress(int x) {
    int top = root(x);
    parent[x] = top;
    return top;
  }

  //@ requires 0 <= x && x < parent.length;
  //@ ensures parent[x] == \old(root(x)) && \result == parent[x];
  //@ assignable parent[x];
  public int compressWrong(int x) {
    int top = root(x);
    parent[x] = top;
    if (x + 1 < parent.length) parent[x + 1] = parent[x];
    return top;
  }

  //@ requires 0 <= x && x < parent.length;
  //@ ensures \result == 0 <==> root(x) == x;
  //@ ensures 0 <= \result && \result <= x;
  public int depth(int x) {
    int steps = 0;
    for (int y = x; parent[y] != y; y = parent[y]) steps++;
    return steps;
  }

  //@ requires 0 <= x && x < parent.length;
  //@ ensures \result == 0 <==> root(x) == x;
  //@ ensures 0 <= \result && \result <= x;
  public int depthWrong(int x) {
    return x - root(x) > 1 ? x - root(x) : 0;
  }

  //@ requires 0 <= x && x < parent.length;
  //@ requires (\forall int i; 0 <= i && i < parent.length; i == x || parent[i] != x);
  //@ ensures root(x) == x;
  //@ ensures (\forall int i; 0 <= i && i < parent.length; i == x || root(i) == \old(root(i)));
  public void detach(int x) {
    parent[x] = x;
  }

  //@ requires 0 <= x && x < parent.length;
  //@ ensures root(x) == x;
  //@ ensures (\forall int i; 0 <= i && i < parent.length; i == x || root(i) == \old(root(i)));
  public void detachWrong(int x) {
    parent[x] = x;
  }
}
