// expect assert=refuted exceptions=proved cme=proved
import jury.Jury;

public class AssertOnChoice {
  public static void main(String[] args) {
    int x = Jury.chooseInt();
    if (x > 10 && x < 20) {
      assert x * 2 != 26;
    }
  }
}
