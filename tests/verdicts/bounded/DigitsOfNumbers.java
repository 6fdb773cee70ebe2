// expect assert=refuted exceptions=proved [options: --engine bounded --property assert,exceptions]
// -1000 has five characters.
import jury.Jury;

public class DigitsOfNumbers {
  public static void main(String[] args) {
    int n = Jury.chooseInt(-1000, 1000); String s = "" + n; assert s.length() <= 4; 
  }
}
