// expect methods [options: --engine bounded --property contracts --objects 2 --loops 3]
// Frames through fields, array ranges and statics, ghost fields, aliased arguments, non-null by default, several cases; each method and a twin with one mistake.
// expect contract=bounded of Frames: tick deep slot stat noThrow get zero two
// expect contract=proved of Frames: pair clamp
// expect contract=refuted of Frames: tickWrong deepWrong slotWrong statWrong noThrowWrong getWrong zeroWrong twoWrong pairWrong clampWrong
public class Frames {
  static final class Node {
    int v;
    /*@ nullable */ Node next;
  }

  /*@ nullable */ Node a;
  int[] data;
  static int total;
  //@ ghost int ghostCount;
  //@ invariant ghostCount >= 0;

  //@ requires ghostCount < 10;
  //@ ensures ghostCount == \old(ghostCount) + 1;
  public void tick() {
    //@ set ghostCount = ghostCount + 1;
  }

  //@ ensures ghostCount == \old(ghostCount) + 1;
  public void tickWrong() {
  }

  //@ requires a != null && a.next != null;
  //@ assignable a.next.v;
  //@ ensures a.next.v == 1;
  public void deep() {
    a.next.v = 1;
  }

  //@ requires a != null && a.next != null;
  //@ assignable a.next.v;
  public void deepWrong() {
    a.v = 1;
  }

  //@ requires data.length > 1;
  //@ assignable data[0 .. 0];
  public void slot() {
    data[0] = 3;
  }

  //@ requires data.length > 1;
  //@ assignable data[0 .. 0];
  public void slotWrong() {
    data[0] = 3;
    data[1] = 4;
  }

  //@ assignable total;
  public void stat() {
    total = 5;
  }

  //@ assignable data[*];
  public void statWrong() {
    total = 5;
  }

  //@ ensures \result ==> x > 0;
  //@ signals (Exception e) false;
  public boolean noThrow(int[] p, int x) {
    return x > 0 && p.length >= 0;
  }

  //@ ensures \result ==> x > 0;
  //@ signals (Exception e) false;
  public boolean noThrowWrong(/*@ nullable */ int[] p, int x) {
    return x > 0 && p.length >= 0;
  }

  // The result is not null unless it is declared nullable.
  public Node get() {
    return a == null ? new Node() : a;
  }

  public Node getWrong() {
    return a;
  }

  //@ requires \reach(a, Node, next).size() <= 2;
  //@ ensures (\forall Node n; \reach(a, Node, next).has(n); n.v == 0);
  public void zero() {
    Node n = a;
    for (int i = 0; i < 2 && n != null; i++) {
      n.v = 0;
      n = n.next;
    }
  }

  //@ requires \reach(a, Node, next).size() <= 2;
  //@ ensures (\forall Node n; \reach(a, Node, next).has(n); n.v == 0);
  public void zeroWrong() {
    if (a != null) a.v = 0;
  }

  //@ requires p != q;
  //@ ensures p.v == 1 && q.v == 2;
  public static void two(Node p, Node q) {
    p.v = 1;
    q.v = 2;
  }

  //@ ensures p.v == 1 && q.v == 2;
  public static void twoWrong(Node p, Node q) {
    p.v = 1;
    q.v = 2;
  }

  //@ ensures \nonnullelements(\result) && \result.length == 2;
  public static Node[] pair() {
    return new Node[] {new Node(), new Node()};
  }

  //@ ensures \nonnullelements(\result) && \result.length == 2;
  public static Node[] pairWrong() {
    return new Node[2];
  }

  /*@ requires x >= 0;
    @ ensures \result == x;
    @ also
    @ requires x < 0;
    @ ensures \result == 0;
    @*/
  public static int clamp(int x) {
    return Math.max(x, 0);
  }

  /*@ requires x >= 0;
    @ ensures \result == x;
    @ also
    @ requires x < 0;
    @ ensures \result == 0;
    @*/
  public static int clampWrong(int x) {
    return Math.abs(x);
  }
}
