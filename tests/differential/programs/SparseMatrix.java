// Sparse vectors and matrices as nested tree maps.
import java.util.Map;
import java.util.TreeMap;

public class SparseMatrix {
    private final TreeMap<Integer, TreeMap<Integer, Long>> rows = new TreeMap<>();

    void set(int r, int c, long v) {
        if (v == 0) {
            TreeMap<Integer, Long> row = rows.get(r);
            if (row != null && row.remove(c) != null && row.isEmpty()) {
                rows.remove(r);
            }
            return;
        }
        rows.computeIfAbsent(r, k -> new TreeMap<>()).put(c, v);
    }

    SparseMatrix times(SparseMatrix o) {
        SparseMatrix result = new SparseMatrix();
        rows.forEach((r, row) -> {
            TreeMap<Integer, Long> sums = new TreeMap<>();
            for (Map.Entry<Integer, Long> e : row.entrySet()) {
                o.rows.getOrDefault(e.getKey(), new TreeMap<>()).forEach((c, v) -> sums.merge(c, e.getValue() * v, Long::sum));
            }
            sums.forEach((c, v) -> result.set(r, c, v));
        });
        return result;
    }

    public static void main(String[] args) {
        SparseMatrix m = new SparseMatrix();
        m.set(0, 5, 2);
        m.set(5, 0, 3);
        m.set(5, 1000, -1);
        m.set(1000, 0, 6);
        m.set(7, 7, 1);
        m.set(7, 7, 0);
        System.out.println(m.rows);
        System.out.println(m.times(m).rows);
        System.out.println(m.times(m).times(m).rows + " " + m.rows.containsKey(7));
    }
}
