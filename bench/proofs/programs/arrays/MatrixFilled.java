// property: assert
// Every place of a matrix is filled.
import jury.Jury;

public class MatrixFilled {
  public static void main(String[] args) {
    int rows = Jury.chooseInt(0, 1000);
    int columns = Jury.chooseInt(0, 1000);
    int[][] matrix = new int[rows][columns];
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) { // wrong: for (int j = 0; j < columns && j < 4; j++) {
        matrix[i][j] = 7;
      }
    }
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) {
        assert matrix[i][j] == 7;
      }
    }
  }
}
