// expect methods [options: --property assert]
// expect assert=refuted of RowsHandedOn: cloned copiedRows addedAll filled listed entry atom entriesListed rowsVisited clonedAtOnce
// expect assert=proved of RowsHandedOn: clonedNumbers copiedNumbers fromAnother texts table
// What a static final array contains changes through its rows, too: a clone has the same ones, and so has what System.arraycopy,
// Collections.addAll and Arrays.fill put them into. Copies of numbers and texts change nothing.
import java.util.*;
import java.util.concurrent.atomic.AtomicReference;
public class RowsHandedOn {
    static class Cloned { private static final int[][] T = {{1, 2}, {3}}; static void change() { int[][] t = T.clone(); t[0][0] = 9; } }
    static class CopiedRows { private static final int[][] T = {{1, 2}}; static void change() { int[][] d = new int[1][]; System.arraycopy(T, 0, d, 0, 1); d[0][0] = 9; } }
    static class AddedAll { static final List<int[]> L = new ArrayList<>(); private static final int[][] T = {{1}}; static { Collections.addAll(L, T); } static void change() { L.get(0)[0] = 9; } }
    static class Filled { static final int[][] R = new int[2][]; private static final int[] T = {1}; static { Arrays.fill(R, T); } static void change() { R[0][0] = 9; } }
    static class Listed { static final List<int[]> L; private static final int[][] T = {{1}}; static { L = new ArrayList<>(Arrays.asList(T)); } static void change() { L.get(0)[0] = 9; } }
    static class Entry { private static final int[] T = {1}; static final Map.Entry<String, int[]> E = new AbstractMap.SimpleEntry<>("a", T); static void change() { E.getValue()[0] = 4; } }
    static class Atom { private static final int[] T = {1}; static final AtomicReference<int[]> A = new AtomicReference<>(T); static void change() { A.get()[0] = 4; } }
    static class EntriesListed { private static final Map<Integer, Integer> T = new HashMap<>(); static final List<Map.Entry<Integer, Integer>> E; static { T.put(1, 1); E = new ArrayList<>(T.entrySet()); } static void change() { E.get(0).setValue(7); } }
    static class RowsVisited { private static final int[][] T = {{1}}; static final List<int[]> L = new ArrayList<>(); static { Arrays.stream(T).forEach(L::add); } static void change() { L.get(0)[0] = 7; } }
    static class ClonedAtOnce { private static final int[][] T = {{1}}; static final int[][] C = T.clone(); static void change() { C[0][0] = 7; } }

    static void cloned() { assert Cloned.T[0][0] == 1; }
    static void copiedRows() { assert CopiedRows.T[0][0] == 1; }
    static void addedAll() { assert AddedAll.T[0][0] == 1; }
    static void filled() { assert Filled.T[0] == 1; }
    static void listed() { assert Listed.T[0][0] == 1; }
    static void entry() { assert Entry.T[0] == 1; }
    static void atom() { assert Atom.T[0] == 1; }
    static void entriesListed() { assert EntriesListed.T.get(1) == 1; }
    static void rowsVisited() { assert RowsVisited.T[0][0] == 1; }
    static void clonedAtOnce() { assert ClonedAtOnce.T[0][0] == 1; }

    static class Numbers { private static final int[] T = {1, 2}; static int[] copy() { int[] t = T.clone(); t[0] = 9; return t; } }
    static class Copied { private static final int[] T = {1, 2}; static int[] copy() { int[] d = new int[2]; System.arraycopy(T, 0, d, 0, 2); d[0] = 9; return d; } }
    static class From { private static final List<Integer> L = new ArrayList<>(List.of(1, 2)); static final Set<Integer> S = new HashSet<>(L); static void change() { S.clear(); } }
    static class Texts { private static final String[] T = {"a", "b"}; static final List<String> L = new ArrayList<>(); static { Collections.addAll(L, T); } static void change() { L.clear(); } }
    static class Table { private static final int[][] T = new int[2][2]; static { for (int[] row : T) Arrays.fill(row, 3); T[1][1] = 4; } }
    static void clonedNumbers() { assert Numbers.T[0] == 1; }
    static void copiedNumbers() { assert Copied.T[0] == 1; }
    static void fromAnother() { assert From.L.size() == 2; }
    static void texts() { assert Texts.T[0].equals("a"); }
    static void table() { assert Table.T[0][1] == 3 && Table.T[1][1] == 4; }
}
