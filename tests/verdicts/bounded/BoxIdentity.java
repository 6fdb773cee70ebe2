// expect assert=refuted exceptions=proved
import jury.Jury;

public class BoxIdentity {
  public static void main(String[] args) {
    int number = Jury.chooseInt();
    Integer first = number;
    Integer second = number;
    assert first.equals(second);
    assert first == second;
  }
}
