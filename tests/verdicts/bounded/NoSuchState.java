// expect methods [options: --property assert --engine bounded]
// expect assert=proved of NoSuchState: nonEmpty inOrder inside notNegative
// expect assert=bounded of NoSuchState: atMostTwo noNulls
// expect assert=undecided of NoSuchState: nonEmptyCopied two cached chained
// expect assert=refuted of NoSuchState: emptied element changedSince filled plain longEnough
// An object whose fields are all final is what a constructor let through: a violation that needs another is none.
import java.util.*;
public class NoSuchState {
    record NonEmpty(int[] values) { NonEmpty { if (values.length == 0) throw new IllegalArgumentException(); } }
    static void nonEmpty(NonEmpty r) { if (r != null) assert r.values.length > 0; }
    record Names(List<String> names) { Names { names = List.copyOf(names); if (names.isEmpty()) throw new IllegalArgumentException(); } }
    static void nonEmptyCopied(Names r) { if (r != null) assert r.names.size() > 0; }
    static int first(Names r) { return r == null ? 0 : r.names.get(0).length(); }
    static final class Kept { private final List<Integer> all; Kept(List<Integer> all) { this.all = List.copyOf(all); if (this.all.size() < 2) throw new IllegalStateException(); } }
    static void two(Kept k) { if (k != null) assert k.all.size() >= 2; }
    record Range(int from, int to) { Range { Objects.checkIndex(from, to); } }
    static void inOrder(Range r) { if (r != null) assert r.from < r.to; }
    record Looped(int[] values) { Looped { values = values.clone(); int sum = 0; for (int v : values) sum += v; if (values.length > 2) throw new IllegalArgumentException(); } }
    static void atMostTwo(Looped r) { if (r != null) assert r.values.length <= 2; }
    static final class Cached { final String name; final int length; Cached(String name) { this.name = name; this.length = count(name); } static int count(String s) { int n = 0; while (n < s.length()) n++; return n; } }
    static void cached(Cached c) { if (c != null) assert c.length == c.name.length(); }
    record Checked(int age) { Checked { check(age); } static void check(int age) { if (age < 0) throw new IllegalArgumentException(); } }
    static void notNegative(Checked c) { if (c != null) assert c.age >= 0; }
    record Wrapped(NonEmpty inner) { Wrapped { Objects.requireNonNull(inner); } }
    static void inside(Wrapped w) { if (w != null) assert w.inner.values.length > 0; }
    static <T> int size(Collection<T> all) { return all == null ? 0 : all.size(); }
    record Pair<A, B>(A one, B two) { Pair { if (one == null || two == null) throw new NullPointerException(); } }
    static void noNulls(Pair<String, Integer> p) { if (p != null) assert p.one != null && p.two != null; }
    record Chain(Chain next, int depth) { Chain { if (next != null && next.depth != depth - 1) throw new IllegalArgumentException(); } }
    static void chained(Chain c) { if (c != null && c.next != null) assert c.next.depth == c.depth - 1; }

    // These states exist.
    static final class Open { final List<Integer> all; Open(List<Integer> all) { if (all.isEmpty()) throw new IllegalArgumentException(); this.all = all; } }
    static void emptied(Open o) { if (o != null) assert o.all.size() > 0; }
    static void element(NonEmpty r) { if (r != null) assert r.values[0] != 3; }
    record Positive(int[] values) { Positive { for (int v : values) if (v <= 0) throw new IllegalArgumentException(); } }
    static void changedSince(Positive p) { if (p != null && p.values.length > 0) assert p.values[0] > 0; }
    static final class Filled { final List<Integer> all = new ArrayList<>(); final int max; Filled(int max) { this.max = max; } void add(int i) { if (all.size() < max) all.add(i); } }
    static void filled(Filled f) { if (f != null) assert f.all.isEmpty(); }
    record Plain(int x, String s) { }
    static void plain(Plain p) { if (p != null) assert p.x != 7; }
    static void longEnough(Names r) { if (r != null) assert r.names.size() > 1; }
}
