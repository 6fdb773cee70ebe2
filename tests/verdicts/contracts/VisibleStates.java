// expect methods [options: --engine bounded --property contracts --objects 2 --loops 3]
// Invariants hold where a method is called that relies on them, of every object that it can reach; private methods, helpers and methods without promises may see them broken.
// expect contract=refuted of VisibleStates$Account: other self callback lambda viaStatic viaStaticField viaHelper viaPrivate loop inTry recursive superCall
// expect contract=bounded of VisibleStates$Account: get mended byHelper byPrivate
// expect contract=bounded of VisibleStates$Lone: unreachable
// expect contract=refuted of VisibleStates$Sub: bump
// expect contract=refuted of VisibleStates$Leak: <init>
// expect contract=refuted of VisibleStates: breakOther breakNew breakList breakStatic
// expect contract=bounded of VisibleStates: mendOther mendNew
public class VisibleStates {
  static class Account {
    int low;
    int high;
    /*@ nullable @*/ static Account shared;
    /*@ nullable @*/ Account peer;
    //@ public invariant low <= high;

    //@ ensures \result >= 0;
    public int get() { return high >= low ? 1 : -1; }

    //@ assignable \everything;
    public void other(Account a) { low = high + 1; a.get(); low = high; }

    //@ assignable \everything;
    public void self() { low = high + 1; get(); low = high; }

    public void mended() { low = high + 1; low = high; get(); }

    /*@ helper @*/ private int helps() { return low; }

    private int hidden() { return low; }

    public void byHelper() { low = high + 1; helps(); low = high; }

    public void byPrivate() { low = high + 1; hidden(); low = high; }

    interface Visitor { void visit(Account a); }

    static class Reader implements Visitor {
      public void visit(Account a) { a.get(); }
    }

    public void callback(Reader r) { low = high + 1; r.visit(this); low = high; }

    public void lambda() { low = high + 1; Runnable r = () -> get(); r.run(); low = high; }

    static void look(Account a) { a.get(); }

    public void viaStatic() { low = high + 1; look(this); low = high; }

    static int lookUp() { return shared == null ? 0 : shared.get(); }

    //@ requires shared == this;
    public void viaStaticField() { low = high + 1; lookUp(); low = high; }

    /*@ helper @*/ private void helpsToCall() { get(); }

    public void viaHelper() { low = high + 1; helpsToCall(); low = high; }

    private void callsOn() { get(); }

    public void viaPrivate() { low = high + 1; callsOn(); low = high; }

    public void loop(int n) { for (int i = 0; i < n; i++) { low = high + 1; get(); low = high; } }

    public void inTry() { try { low = high + 1; get(); } finally { low = high; } }

    public void recursive(int n) { if (n > 0) { low = high + 1; recursive(n - 1); } low = high; }

    public void superCall() { low = high + 1; hashed(); low = high; }

    public int hashed() { return low; }

    static class Plain {
      //@ ensures \result == 2;
      static int two() { return 2; }
    }
  }

  static class Lone {
    int low;
    int high;
    //@ public invariant low <= high;

    public void unreachable() { low = high + 1; Account.Plain.two(); low = high; }
  }

  static class Sub extends Account {
    public void bump() { low = high + 1; super.get(); low = high; }
  }

  static class Leak {
    int x;
    //@ public invariant x > 0;

    Leak(Watcher w) { w.see(this); x = 1; }

    public int read() { return x; }
  }

  static class Watcher {
    void see(Leak l) { l.read(); }
  }

  //@ requires a != null;
  static void breakOther(Account a) { a.low = a.high + 1; a.get(); a.low = a.high; }

  //@ requires a != null;
  static void mendOther(Account a) { a.low = a.high + 1; a.low = a.high; a.get(); }

  //@ requires true;
  static void breakNew() { Account a = new Account(); a.low = 1; a.get(); a.low = 0; }

  //@ requires true;
  static void mendNew() { Account a = new Account(); a.low = 1; a.high = 1; a.get(); }

  //@ requires a.peer != null;
  static void breakList(Account a) { a.peer.low = a.peer.high + 1; a.get(); a.peer.low = a.peer.high; }

  static class Total {
    static int sum;
    //@ public static invariant sum >= 0;

    //@ ensures \result >= 0;
    public static int sum() { return sum; }
  }

  //@ requires true;
  static void breakStatic() { int s = Total.sum; Total.sum = -1; Total.sum(); Total.sum = s; }
}
