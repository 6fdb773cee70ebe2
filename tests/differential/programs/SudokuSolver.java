// Backtracking on a 9 by 9 grid with bit masks.
public class SudokuSolver {
    static int[] grid = new int[81];
    static int[] rows = new int[9];
    static int[] columns = new int[9];
    static int[] boxes = new int[9];
    static int tried;

    static void toggle(int at, int digit) {
        int bit = 1 << digit;
        rows[at / 9] ^= bit;
        columns[at % 9] ^= bit;
        boxes[at / 27 * 3 + at % 9 / 3] ^= bit;
    }

    static boolean solve(int at) {
        while (at < 81 && grid[at] != 0) {
            at++;
        }
        if (at == 81) {
            return true;
        }
        int used = rows[at / 9] | columns[at % 9] | boxes[at / 27 * 3 + at % 9 / 3];
        for (int d = 1; d <= 9; d++) {
            if ((used >> d & 1) == 0) {
                tried++;
                grid[at] = d;
                toggle(at, d);
                if (solve(at + 1)) {
                    return true;
                }
                toggle(at, d);
                grid[at] = 0;
            }
        }
        return false;
    }

    public static void main(String[] args) {
        String puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        for (int i = 0; i < 81; i++) {
            char c = puzzle.charAt(i);
            if (c != '.') {
                grid[i] = c - '0';
                toggle(i, grid[i]);
            }
        }
        System.out.println(solve(0) + " " + tried);
        for (int r = 0; r < 9; r++) {
            StringBuilder b = new StringBuilder();
            for (int c = 0; c < 9; c++) {
                b.append(grid[r * 9 + c]);
            }
            System.out.println(b);
        }
    }
}
