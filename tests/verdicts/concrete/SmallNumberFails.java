// expect assert=refuted exceptions=undecided [options: --engine concrete --property assert,exceptions]
// Soon found.
import java.util.*;

public class SmallNumberFails {
  public static void main(String[] args) {
    int number = jury.Jury.chooseInt();
    assert number * number != 4;
  }
}
