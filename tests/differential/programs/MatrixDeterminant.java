// Determinants of integer matrices by expansion and of doubles by elimination.
public class MatrixDeterminant {
    static long expand(int[][] m, int row, boolean[] used) {
        if (row == m.length) {
            return 1;
        }
        long sum = 0;
        int sign = 1;
        for (int c = 0; c < m.length; c++) {
            if (used[c]) {
                continue;
            }
            used[c] = true;
            sum += sign * m[row][c] * expand(m, row + 1, used);
            used[c] = false;
            sign = -sign;
        }
        return sum;
    }

    static double eliminate(double[][] m) {
        double det = 1;
        for (int p = 0; p < m.length; p++) {
            int best = p;
            for (int r = p + 1; r < m.length; r++) {
                if (Math.abs(m[r][p]) > Math.abs(m[best][p])) {
                    best = r;
                }
            }
            if (best != p) {
                double[] t = m[p];
                m[p] = m[best];
                m[best] = t;
                det = -det;
            }
            det *= m[p][p];
            for (int r = p + 1; r < m.length; r++) {
                double f = m[r][p] / m[p][p];
                for (int c = p; c < m.length; c++) {
                    m[r][c] -= f * m[p][c];
                }
            }
        }
        return det;
    }

    public static void main(String[] args) {
        int[][] m = {{2, -1, 0, 3}, {4, 1, 5, -2}, {0, 6, 1, 1}, {7, 2, -3, 4}};
        System.out.println(expand(m, 0, new boolean[4]));
        double[][] d = new double[4][4];
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < 4; j++) {
                d[i][j] = m[i][j];
            }
        }
        System.out.println(Math.round(eliminate(d)));
    }
}
