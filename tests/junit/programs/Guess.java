// fails with: java.lang.ArrayIndexOutOfBoundsException
import jury.Jury;

/** The last index is one too large. */
public class Guess {
  public static void main(String[] args) {
    int[] squares = new int[4];
    int index = Jury.chooseInt(0, 4);
    if (Jury.chooseBoolean()) squares[index] = index * index;
  }
}
