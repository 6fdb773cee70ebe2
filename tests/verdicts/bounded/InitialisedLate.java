// expect methods [options: --property assert]
// expect assert=refuted of InitialisedLate: copied chained inArray text inEnum immutableObject inConstructor ofInterface inLambda counted listed byCall byLambda contentsOfArray ordered superState nullable length cycled notOnlyThese
// expect assert=bounded of InitialisedLate: onlyThese oneOfMany onlyTheseTexts neverNull oneOfThree
// expect assert=proved of InitialisedLate: constants ofKept ofPrivate ownCounter enumOfConstants ordinals
// A static final field holds what its initialiser computed, and that may read what others have assigned before: any value it can then
// give. Where nothing that it reads can have changed, it is as it was made.
import java.util.*;
import java.util.function.*;
public class InitialisedLate {
    static class A { static boolean flag; static int n; static String name = "a"; static final int[] open = {1, 2}; static int next = 1; }
    static class B { static final int N = A.flag ? 1 : 5; }
    static class C { static final int M = B.N + 1; }
    static class Rows { static final int[] R = {A.n, 2}; }
    static class Text { static final String T = A.flag ? "x" : "y"; }
    enum E { ONE(A.n), TWO(7); final int v; E(int v) { this.v = v; } }
    static final class Point { final int x; Point(int x) { this.x = x; } }
    static class P { static final Point ORIGIN = new Point(A.n); }
    static class Q { final int id; static final Q FIRST = new Q(); Q() { id = A.next++; } }
    interface I { int K = A.flag ? 3 : 4; }
    static class L { static final IntSupplier S = make(A.n); static IntSupplier make(int k) { return () -> k; } }
    static class Count { static final int C = ++A.next; }
    static class Lists { static final List<Integer> L = List.of(A.n); }
    static class ByCall { static final int V = read(); static int read() { return deeper(); } static int deeper() { return A.n; } }
    static class ByLambda { static final int V = ask(() -> A.n); static int ask(IntSupplier s) { return s.getAsInt(); } }
    static class Contents { static final int V = A.open[0]; }
    static class X { static int started; static final int ORDER; static { ORDER = ++Y.turn; } }
    static class Y { static int turn; }
    static class Up { protected static int base; }
    static class Down extends Up { static final int D = base; }
    static class Nullable { static final Object O = A.flag ? null : new Object(); }
    static class Length { static final int[] T = new int[A.n]; }
    static class U { static final int A1 = W.B1 + 1; }
    static class W { static final int B1 = U.A1 + 1; }

    static void copied() { assert B.N == 5; }
    static void chained() { assert C.M == 6; }
    static void inArray() { assert Rows.R[0] == 0; }
    static void text() { assert Text.T.equals("y"); }
    static void inEnum() { assert E.ONE.v == 0; }
    static void immutableObject() { assert P.ORIGIN.x == 0; }
    static void inConstructor() { assert Q.FIRST.id == 1; }
    static void ofInterface() { assert I.K == 4; }
    static void inLambda() { assert L.S.getAsInt() == 0; }
    static void counted() { assert Count.C == 2; }
    static void listed() { assert Lists.L.get(0) == 0; }
    static void byCall() { assert ByCall.V == 0; }
    static void byLambda() { assert ByLambda.V == 0; }
    static void contentsOfArray() { assert Contents.V == 1; }
    static void changeArray(int v) { A.open[0] = v; }
    static void ordered() { assert X.ORDER == 1; }
    static void superState() { assert Down.D == 0; }
    static void nullable() { assert Nullable.O != null; }
    static void length() { assert Length.T.length == 0; }
    static void cycled() { assert W.B1 == 1; }
    static void onlyThese() { assert B.N == 5 || B.N == 1; }

    static class Kept { private static int step = 3; private static final int[] TABLE = {4, 5}; static final int K = step * 2; }
    static class FromKept { static final int V = Kept.K + Kept.TABLE[1]; }
    static class Own { static int made; final int id; static final Own FIRST = new Own(), SECOND = new Own(); Own() { id = made++; } static final int IDS = SECOND.id; }
    static class Many { static final int[] DIRECTIONS = {-1, 1}; static final int FIVE = Integer.parseInt("5"); static final int SIZE = A.n; }
    enum Plain { LOW(1), HIGH(2); final int v; private static int count; Plain(int v) { this.v = v; } static { for (Plain p : values()) count++; } }
    static class Ordinals { static final int LAST = Plain.values().length; static final Map<Plain, Integer> M = new EnumMap<>(Plain.class); }

    static void constants() { assert Kept.K == 6; }
    static void ofKept() { assert FromKept.V == 11; }
    static void ofPrivate() { assert Kept.TABLE[0] == 4; }
    static void ownCounter() { assert Own.IDS == 1; }
    static void oneOfMany() { assert Many.DIRECTIONS[0] == -1 && Many.FIVE == 5; }
    static void enumOfConstants() { assert Plain.HIGH.v == 2; }
    static class Pick { static final String KIND = A.n == 0 ? "none" : A.n > 0 ? "some" : null; static final int[] ROOM = A.flag ? new int[1] : new int[2]; }
    static void onlyTheseTexts() { assert Text.T.equals("x") || Text.T == "y"; }
    static void neverNull() { assert Pick.ROOM != null; }
    static void oneOfThree() { assert Pick.KIND == null || Pick.KIND.length() == 4; }
    static void ordinals() { assert Ordinals.LAST == 2; }
    static void notOnlyThese() { assert B.N == 1; }
}
