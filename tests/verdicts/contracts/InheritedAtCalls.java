// expect methods [options: --engine bounded --property contracts --calls contract --objects 2 --loops 3]
// What a contract lets change is changed at its call, where the location names an inherited, shadowed, static or outer field.
// expect contract=proved of InheritedAtCalls: other shadowing otherStatic otherOwner notThere
// expect contract=refuted of InheritedAtCalls: field below statics staticsOfAll outer element group
public class InheritedAtCalls {
  static class Base {
    int v;
    int w;
    int shadowed;
    static int count;
    static int total;
    int[] data = new int[2];
    //@ public model int content;
    int kept; //@ in content;
  }

  static class Derived extends Base {
    int shadowed;

    //@ assignable v;
    //@ signals_only \nothing;
    void setV() { v = 5; }

    //@ assignable super.shadowed;
    //@ signals_only \nothing;
    void setBelow() { super.shadowed = 5; }

    //@ assignable count;
    //@ signals_only \nothing;
    static void tick() { count = 7; }

    //@ assignable Derived.*;
    //@ signals_only \nothing;
    static void all() { total = 7; }

    //@ assignable data[*];
    //@ signals_only \nothing;
    void fill() { if (data.length > 0) data[0] = 7; }

    //@ assignable content;
    //@ signals_only \nothing;
    void keep() { kept = 7; }
  }

  static class Link {
    /*@ nullable @*/ Derived next;

    //@ assignable next.v;
    //@ signals_only \nothing;
    void setNext() { if (next != null) next.v = 7; }
  }

  static class Outer {
    int x;

    class Inner {
      int y;

      //@ assignable x;
      //@ signals_only \nothing;
      void set() { x = 7; }
    }
  }

  //@ requires d.v == 1;
  //@ ensures d.v == 1;
  static void field(Derived d) { d.setV(); }

  //@ requires d.w == 1;
  //@ ensures d.w == 1;
  static void other(Derived d) { d.setV(); }

  //@ requires ((Base) d).shadowed == 1;
  //@ ensures ((Base) d).shadowed == 1;
  static void below(Derived d) { d.setBelow(); }

  //@ requires d.shadowed == 1;
  //@ ensures d.shadowed == 1;
  static void shadowing(Derived d) { d.setBelow(); }

  //@ requires Base.count == 1;
  //@ ensures Base.count == 1;
  static void statics() { Derived.tick(); }

  //@ requires Base.total == 1;
  //@ ensures Base.total == 1;
  static void otherStatic() { Derived.tick(); }

  //@ requires Base.total == 1;
  //@ ensures Base.total == 1;
  static void staticsOfAll() { Derived.all(); }

  //@ requires o.x == 1;
  //@ ensures o.x == 1;
  static void outer(Outer o) { o.new Inner().set(); }

  //@ requires o.x == 1 && o != p;
  //@ ensures o.x == 1;
  static void otherOwner(Outer o, Outer p) { p.new Inner().set(); }

  //@ requires d.data.length > 0 && d.data[0] == 1;
  //@ ensures d.data[0] == 1;
  static void element(Derived d) { d.fill(); }

  //@ requires d.kept == 1;
  //@ ensures d.kept == 1;
  static void group(Derived d) { d.keep(); }

  // Where the object that the location names is not there, nothing changes.
  //@ requires l.next == null && d.v == 1;
  //@ ensures d.v == 1;
  static void notThere(Link l, Derived d) { l.setNext(); }
}
