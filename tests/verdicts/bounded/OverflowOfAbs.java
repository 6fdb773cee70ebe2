// expect assert=refuted exceptions=proved
import jury.Jury;

public class OverflowOfAbs {
  public static void main(String[] args) {
    int number = Jury.chooseInt();
    int distance = number < 0 ? -number : number;
    assert distance >= 0;
  }
}
