// expect assert=proved exceptions=refuted cme=proved
import jury.Jury;

public class IndexTooLarge {
  public static void main(String[] args) {
    int index = Jury.chooseInt();
    Jury.assume(index >= 0 && index < 5);
    int[] cells = new int[4];
    if (index > 2) cells[index] = 7;
  }
}
