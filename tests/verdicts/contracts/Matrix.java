// expect methods [options: --engine bounded --property contracts --objects 3 --loops 3]
// Matrices as arrays of rows; each method and a twin with one mistake.
// expect contract=bounded of Matrix: transpose add trace isSymmetric swapRows rowMaximum fill isDiagonal scaleRow column
// expect contract=proved of Matrix: identity
// expect contract=refuted of Matrix: transposeWrong identityWrong addWrong traceWrong isSymmetricWrong swapRowsWrong rowMaximumWrong fillWrong isDiagonalWrong scaleRowWrong columnWrong
public class Matrix {
  /*@ pure */ static boolean square(int[][] m, int n) {
    if (m.length != n) return false;
    for (int i = 0; i < n; i++) {
      if (m[i] == null || m[i].length != n) return false;
      for (int j = 0; j < i; j++) {
        if (m[i] == m[j]) return false;
      }
    }
    return true;
  }

  //@ requires square(m, 2);
  //@ ensures (\forall int i; 0 <= i && i < 2; (\forall int j; 0 <= j && j < 2; m[i][j] == \old(m[j][i])));
  public static void transpose(int[][] m) {
    for (int i = 0; i < 2; i++) {
      for (int j = 0; j < i; j++) {
        int kept = m[i][j];
        m[i][j] = m[j][i];
        m[j][i] = kept;
      }
    }
  }

  //@ requires square(m, 2);
  //@ ensures (\forall int i; 0 <= i && i < 2; (\forall int j; 0 <= j && j < 2; m[i][j] == \old(m[j][i])));
  public static void transposeWrong(int[][] m) {
    for (int i = 0; i < 2; i++) {
      for (int j = 0; j < 2; j++) {
        int kept = m[i][j];
        m[i][j] = m[j][i];
        m[j][i] = kept;
      }
    }
  }

  //@ requires 0 <= n && n <= 2;
  //@ ensures \result.length == n;
  //@ ensures (\forall int i; 0 <= i && i < n; (\forall int j; 0 <= j && j < n; \result[i][j] == (i == j ? 1 : 0)));
  public static int[][] identity(int n) {
    int[][] m = new int[n][n];
    for (int i = 0; i < n; i++) m[i][i] = 1;
    return m;
  }

  //@ requires 0 <= n && n <= 2;
  //@ ensures \result.length == n;
  //@ ensures (\forall int i; 0 <= i && i < n; (\forall int j; 0 <= j && j < n; \result[i][j] == (i == j ? 1 : 0)));
  public static int[][] identityWrong(int n) {
    int[][] m = new int[n][n];
    for (int i = 0; i < n; i++) m[i][n - 1 - i] = 1;
    return m;
  }

  //@ requires square(a, 2) && square(b, 2);
  //@ ensures (\forall int i; 0 <= i && i < 2; (\forall int j; 0 <= j && j < 2; \result[i][j] == a[i][j] + b[i][j]));
  //@ assignable \nothing;
  public static int[][] add(int[][] a, int[][] b) {
    int[][] sum = new int[2][2];
    for (int i = 0; i < 2; i++) {
      for (int j = 0; j < 2; j++) sum[i][j] = a[i][j] + b[i][j];
    }
    return sum;
  }

  //@ requires square(a, 2) && square(b, 2);
  //@ ensures (\forall int i; 0 <= i && i < 2; (\forall int j; 0 <= j && j < 2; \result[i][j] == \old(a[i][j] + b[i][j])));
  //@ assignable \nothing;
  public static int[][] addWrong(int[][] a, int[][] b) {
    int[][] sum = a;
    for (int i = 0; i < 2; i++) {
      for (int j = 0; j < 2; j++) sum[i][j] = a[i][j] + b[i][j];
    }
    return sum;
  }

  //@ requires square(m, 2);
  //@ ensures \result == m[0][0] + m[1][1];
  public static int trace(int[][] m) {
    int sum = 0;
    for (int i = 0; i < m.length; i++) sum += m[i][i];
    return sum;
  }

  //@ requires square(m, 2);
  //@ ensures \result == m[0][0] + m[1][1];
  public static int traceWrong(int[][] m) {
    int sum = 0;
    for (int i = 0; i < m.length; i++) sum += m[i][0];
    return sum;
  }

  //@ requires square(m, 2);
  //@ ensures \result <==> (\forall int i; 0 <= i && i < 2; (\forall int j; 0 <= j && j < 2; m[i][j] == m[j][i]));
  public static boolean isSymmetric(int[][] m) {
    for (int i = 0; i < m.length; i++) {
      for (int j = 0; j < i; j++) {
        if (m[i][j] != m[j][i]) return false;
      }
    }
    return true;
  }

  //@ requires square(m, 2);
  //@ ensures \result <==> (\forall int i; 0 <= i && i < 2; (\forall int j; 0 <= j && j < 2; m[i][j] == m[j][i]));
  public static boolean isSymmetricWrong(int[][] m) {
    for (int i = 0; i < m.length; i++) {
      for (int j = 0; j < i; j++) {
        if (m[i][i] != m[j][j]) return false;
      }
    }
    return true;
  }

  //@ requires 0 <= a && a < m.length && 0 <= b && b < m.length;
  //@ ensures m[a] == \old(m[b]) && m[b] == \old(m[a]);
  //@ assignable m[a], m[b];
  public static void swapRows(int[][] m, int a, int b) {
    int[] kept = m[a];
    m[a] = m[b];
    m[b] = kept;
  }

  //@ requires 0 <= a && a < m.length && 0 <= b && b < m.length;
  //@ ensures m[a] == \old(m[b]) && m[b] == \old(m[a]);
  //@ assignable m[a], m[b];
  public static void swapRowsWrong(int[][] m, int a, int b) {
    m[a] = m[b];
    m[b] = m[a];
  }

  //@ requires square(m, 2) && 0 <= row && row < 2;
  //@ ensures m[row][\result] == (\max int j; 0 <= j && j < 2; m[row][j]);
  public static int rowMaximum(int[][] m, int row) {
    int best = 0;
    for (int j = 1; j < m[row].length; j++) {
      if (m[row][j] > m[row][best]) best = j;
    }
    return best;
  }

  //@ requires square(m, 2) && 0 <= row && row < 2;
  //@ ensures m[row][\result] == (\max int j; 0 <= j && j < 2; m[row][j]);
  public static int rowMaximumWrong(int[][] m, int row) {
    int best = 0;
    for (int j = 1; j < m[row].length; j++) {
      if (m[row][j] - m[row][best] > 0) best = j;
    }
    return best;
  }

  //@ requires square(m, 2);
  //@ ensures (\forall int i; 0 <= i && i < 2; (\forall int j; 0 <= j && j < 2; m[i][j] == x));
  //@ ensures (\forall int i; 0 <= i && i < 2; m[i] == \old(m[i]));
  public static void fill(int[][] m, int x) {
    for (int[] row : m) {
      for (int j = 0; j < row.length; j++) row[j] = x;
    }
  }

  //@ requires square(m, 2);
  //@ ensures (\forall int i; 0 <= i && i < 2; (\forall int j; 0 <= j && j < 2; m[i][j] == x));
  //@ ensures (\forall int i; 0 <= i && i < 2; m[i] == \old(m[i]));
  public static void fillWrong(int[][] m, int x) {
    for (int j = 0; j < 2; j++) m[0][j] = x;
    m[1] = m[0];
  }

  //@ requires square(m, 2);
  //@ ensures \result <==> m[0][1] == 0 && m[1][0] == 0;
  public static boolean isDiagonal(int[][] m) {
    for (int i = 0; i < 2; i++) {
      for (int j = 0; j < 2; j++) {
        if (i != j && m[i][j] != 0) return false;
      }
    }
    return true;
  }

  //@ requires square(m, 2);
  //@ ensures \result <==> m[0][1] == 0 && m[1][0] == 0;
  public static boolean isDiagonalWrong(int[][] m) {
    for (int i = 0; i < 2; i++) {
      for (int j = i; j < 2; j++) {
        if (i != j && m[i][j] != 0) return false;
      }
    }
    return true;
  }

  //@ requires square(m, 2) && 0 <= row && row < 2;
  //@ ensures m[row][0] == \old(2 * m[row][0]) && m[row][1] == \old(2 * m[row][1]);
  //@ assignable m[row][*];
  public static void scaleRow(int[][] m, int row) {
    for (int j = 0; j < 2; j++) m[row][j] *= 2;
  }

  //@ requires square(m, 2) && 0 <= row && row < 2;
  //@ ensures m[row][0] == \old(2 * m[row][0]) && m[row][1] == \old(2 * m[row][1]);
  //@ assignable m[row][*];
  public static void scaleRowWrong(int[][] m, int row) {
    for (int j = row; j < 2; j++) m[row][j] *= 2;
  }

  //@ requires square(m, 2) && 0 <= k && k < 2;
  //@ ensures \result.length == 2 && \result[0] == m[0][k] && \result[1] == m[1][k];
  public static int[] column(int[][] m, int k) {
    int[] result = new int[m.length];
    for (int i = 0; i < m.length; i++) result[i] = m[i][k];
    return result;
  }

  //@ requires square(m, 2) && 0 <= k && k < 2;
  //@ ensures \result.length == 2 && \result[0] == m[0][k] && \result[1] == m[1][k];
  public static int[] columnWrong(int[][] m, int k) {
    return m[k];
  }
}
