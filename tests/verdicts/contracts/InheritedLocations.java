// expect methods [options: --engine bounded --property contracts --objects 2 --loops 3]
// Locations that may be assigned are named as Java names fields: inherited, shadowed, static, of outer objects, through types below and above the declaring one; each method and a twin with one mistake.
// expect contract=proved of InheritedLocations$Derived: own throughSuper throughThis shadow shadowedBelow inheritedStatic staticThroughType staticThroughObject allStatics allFields element elements elementsOfSuper
// expect contract=proved of InheritedLocations$Farther: own far
// expect contract=bounded of InheritedLocations: casted
// expect contract=proved of InheritedLocations: ofParameter ofField all deep
// expect contract=proved of InheritedLocations$Bounded: set
// expect contract=proved of InheritedLocations$Outer$Inner: outer outerInherited outerByName outerStar
// expect contract=proved of InheritedLocations: byHolder byQualifiedHolder byInnerType lowerCaseType
// expect contract=refuted of InheritedLocations$Derived: ownWrong shadowWrong shadowedBelowWrong inheritedStaticWrong elementWrong
// expect contract=refuted of InheritedLocations$Farther: farWrong
// expect contract=refuted of InheritedLocations: ofParameterWrong ofFieldWrong byHolderWrong absent lowerCaseTypeWrong
// expect contract=refuted of InheritedLocations$Outer$Inner: outerWrong outerOther
public class InheritedLocations {
  static class Base {
    int v;
    int other;
    static int count;
    static int rest;
    int[] data = new int[3];
    int shadowed;
  }

  static class Derived extends Base {
    int shadowed;

    //@ assignable v;
    //@ ensures v == 5;
    void own() { v = 5; }

    //@ assignable v;
    void ownWrong() { other = 5; }

    //@ assignable super.v;
    void throughSuper() { v = 6; }

    //@ assignable this.v;
    void throughThis() { super.v = 6; }

    //@ assignable shadowed;
    void shadow() { shadowed = 1; }

    //@ assignable shadowed;
    void shadowWrong() { super.shadowed = super.shadowed + 1; }

    //@ assignable super.shadowed;
    void shadowedBelow() { super.shadowed = 1; }

    //@ assignable super.shadowed;
    void shadowedBelowWrong() { shadowed = shadowed + 1; }

    //@ assignable count;
    static void inheritedStatic() { count++; }

    //@ assignable count;
    static void inheritedStaticWrong() { rest++; }

    //@ assignable Derived.count;
    void staticThroughType() { Base.count++; }

    //@ assignable this.count;
    void staticThroughObject() { count++; }

    //@ assignable Derived.*;
    static void allStatics() { count++; rest++; }

    //@ assignable this.*;
    void allFields() { v = 1; shadowed = 2; super.shadowed = 3; }

    //@ requires data.length > 1;
    //@ assignable data[1];
    void element() { data[1] = 4; }

    //@ requires data.length > 1;
    //@ assignable data[1];
    void elementWrong() { data[0]++; }

    //@ assignable data[*];
    void elements() { for (int i = 0; i < 2 && i < data.length; i++) data[i] = 4; }

    //@ requires data.length > 1;
    //@ assignable super.data[0 .. 1];
    void elementsOfSuper() { data[1] = 4; }
  }

  static class Farther extends Derived {
    // The contract is inherited, with its location.
    void own() { super.own(); }

    //@ assignable v, other;
    void far() { v = 1; other = 2; }

    //@ assignable v, shadowed;
    void farWrong() { v = 1; other = other + 2; }
  }

  static class Node extends Base {
    /*@ nullable @*/ Derived next;
  }

  Derived held = new Derived();

  //@ assignable b.v;
  static void ofParameter(Derived b) { b.v = 1; }

  //@ assignable b.v;
  static void ofParameterWrong(Derived b, Derived c) { c.v = c.v + 1; }

  //@ assignable held.v;
  void ofField() { held.v = 1; }

  //@ assignable held.v;
  void ofFieldWrong() { held = new Derived(); }

  //@ assignable b.*;
  static void all(Derived b) { b.v = 1; ((Base) b).shadowed = 2; b.shadowed = 3; }

  //@ assignable b.v;
  static void casted(Base b) { if (b instanceof Derived d) d.v = 3; }

  //@ requires n.next != null;
  //@ assignable n.next.v, n.v;
  static void deep(Node n) { n.next.v = 1; n.v = 2; }

  // What the location names is not there: nothing may change by it.
  //@ assignable n.next.v;
  static void absent(Node n, Derived d) { if (n.next == null) d.v = d.v + 1; }

  static class Bounded<T extends Derived> {
    T t;

    //@ requires t != null;
    //@ assignable t.v;
    void set() { t.v = 1; }
  }

  static class Outer extends Base {
    int x;

    class Inner {
      int x2;

      //@ assignable x;
      void outer() { x = 1; }

      //@ assignable x;
      void outerWrong() { x2 = x2 + 1; }

      //@ assignable x;
      void outerOther(Outer o) { o.x = o.x + 1; }

      //@ assignable v;
      void outerInherited() { v = 1; }

      //@ assignable Outer.this.x;
      void outerByName() { x = 1; }

      //@ assignable Outer.this.*;
      void outerStar() { x = 1; v = 2; }
    }
  }

  static class Holder {
    static Derived ONE = new Derived();
    static final Derived FIXED = new Derived();
    int mark;
    static Holder only = new Holder();
    static class Part { static int number; }
  }

  //@ requires Holder.ONE != null;
  //@ assignable Holder.ONE.v;
  static void byHolder() { Holder.ONE.v = 1; }

  //@ assignable Holder.ONE.v;
  static void byHolderWrong(Derived d) { d.v = d.v + 1; }

  //@ requires InheritedLocations.Holder.only != null;
  //@ assignable InheritedLocations.Holder.only.mark;
  static void byQualifiedHolder() { Holder.only.mark = 1; }

  //@ assignable Holder.Part.number;
  static void byInnerType() { Holder.Part.number = 1; }

  static class cache { static int hits; static int misses; }

  //@ assignable cache.hits;
  static void lowerCaseType() { cache.hits++; }

  //@ assignable cache.hits;
  static void lowerCaseTypeWrong() { cache.misses++; }
}
