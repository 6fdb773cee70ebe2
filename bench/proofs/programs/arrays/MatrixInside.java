// property: exceptions
// A matrix in one array, by rows: every place is inside.
import jury.Jury;

public class MatrixInside {
  public static void main(String[] args) {
    int rows = Jury.chooseInt(0, 1000);
    int columns = Jury.chooseInt(0, 1000);
    int[] matrix = new int[rows * columns];
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) { // wrong: for (int j = 0; j <= columns; j++) {
        matrix[i * columns + j] = i;
      }
    }
  }
}
