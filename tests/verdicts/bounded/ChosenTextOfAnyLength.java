// expect assert=proved exceptions=proved
import jury.Jury;

public class ChosenTextOfAnyLength {
  public static void main(String[] args) {
    String word = Jury.chooseString();
    assert word.length() >= 0;
    assert word.equals(word);
  }
}
