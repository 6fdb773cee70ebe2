// expect assert=refuted exceptions=proved [options: --engine bounded]
import jury.Jury;

/** Products of small matrices; the identity changes nothing. */
public class MatrixTransposed {
  static int[][] times(int[][] left, int[][] right) {
    int[][] result = new int[left.length][right[0].length];
    for (int row = 0; row < left.length; row++) {
      for (int column = 0; column < right[0].length; column++) {
        for (int k = 0; k < right.length; k++) result[row][column] += left[row][k] * right[k][right[0].length - 1 - column];
      }
    }
    return result;
  }

  public static void main(String[] args) {
    int a = Jury.chooseInt(-100, 100);
    int b = Jury.chooseInt(-100, 100);
    int[][] matrix = {{a, b, 1}, {0, b, a}};
    int[][] identity = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    int[][] product = times(matrix, identity);
    for (int row = 0; row < 2; row++) {
      for (int column = 0; column < 3; column++) assert product[row][column] == matrix[row][column];
    }
    int[][] column = {{1}, {2}, {3}};
    int[][] vector = times(matrix, column);
    assert vector.length == 2 && vector[0].length == 1;
    assert vector[0][0] == a + 2 * b + 3;
  }
}
