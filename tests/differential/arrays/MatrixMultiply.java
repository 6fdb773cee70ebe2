// Product of two matrices of doubles.
public class MatrixMultiply {
    static double[][] multiply(double[][] a, double[][] b) {
        double[][] c = new double[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b[0].length; j++) {
                for (int k = 0; k < b.length; k++) {
                    c[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        return c;
    }

    public static void main(String[] args) {
        double[][] a = {{1, 2.5, -3}, {0.5, 0, 4}};
        double[][] b = {{2, 1}, {0.25, -1}, {3, 1.5}};
        for (double[] row : multiply(a, b)) {
            for (double x : row) {
                System.out.print(x + " ");
            }
            System.out.println();
        }
    }
}
