// expect assert=refuted exceptions=bounded [options: --loops 8]
import jury.Jury;

public class ChosenText {
  public static void main(String[] args) {
    String word = Jury.chooseString();
    if (word.length() == 3 && word.startsWith("ab")) assert !word.endsWith("c");
    if (word.length() > 4) assert word.charAt(3) == word.substring(3).charAt(0);
  }
}
