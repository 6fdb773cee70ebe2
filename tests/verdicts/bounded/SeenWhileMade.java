// expect methods [options: --property assert]
// expect assert=refuted of SeenWhileMade$Zero: positive
// expect assert=bounded of SeenWhileMade$Kept: there
// expect assert=proved of SeenWhileMade$Whole: positive
// expect assert=undecided of SeenWhileMade$Called$In: look
// expect assert=refuted of SeenWhileMade$Given$In: look
// expect assert=refuted of SeenWhileMade$Stopped$In: look
// expect assert=bounded of SeenWhileMade$Held$In: look
// An object of an inner class leads to the one that made it: where it is called, handed on or stored elsewhere before all fields are
// assigned, somebody sees the fields empty. And what is transient is zero in an object that was written and read back.
import java.util.*;
import java.util.function.*;
public class SeenWhileMade {
    static class Called { private final List<String> l; Called() { In i = new In(); i.look(); l = new ArrayList<>(); } class In { void look() { assert l != null; } } }
    static class Given { private final List<String> l; Given(Consumer<In> c) { In i = new In(); c.accept(i); l = new ArrayList<>(); } class In { void look() { assert l != null; } } }
    static class Stopped { static In last; private final Object o; Stopped(int b) { last = new In(); int y = 1 / b; o = new Object(); } class In { void look() { assert o != null; } } }
    static class Held { private final In in; private final Object o; Held(In[] to) { in = new In(); to[0] = in; o = new Object(); } class In { void look() { assert o != null; } } }
    static class Kept { private final In in; private final Object o; Kept() { in = new In(); o = new Object(); } class In { int n; } void there() { assert o != null && in != null; } }
    static class Zero implements java.io.Serializable { private transient final int n; Zero(int n) { if (n <= 0) throw new IllegalArgumentException(); this.n = n; } void positive() { assert n > 0; } }
    static class Whole implements java.io.Serializable { private final int n; Whole(int n) { if (n <= 0) throw new IllegalArgumentException(); this.n = n; } void positive() { assert n > 0; } }
}
