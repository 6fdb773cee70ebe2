// All solutions of the queens problem by backtracking.
public class EightQueens {
    static int solutions;
    static int[] columns = new int[8];

    static boolean safe(int row) {
        for (int r = 0; r < row; r++) {
            int d = columns[r] - columns[row];
            if (d == 0 || Math.abs(d) == row - r) {
                return false;
            }
        }
        return true;
    }

    static void place(int row) {
        if (row == columns.length) {
            if (solutions++ == 0) {
                for (int c : columns) {
                    System.out.println(".".repeat(c) + "Q" + ".".repeat(columns.length - c - 1));
                }
            }
            return;
        }
        for (int c = 0; c < columns.length; c++) {
            columns[row] = c;
            if (safe(row)) {
                place(row + 1);
            }
        }
    }

    public static void main(String[] args) {
        columns = new int[6];
        place(0);
        System.out.println(solutions);
    }
}
