// property: assert
// The two ways to tell a leap year agree.
import jury.Jury;

public class LeapYears {
  public static void main(String[] args) {
    int year = Jury.chooseInt(1583, 9999);
    boolean one = year % 4 == 0 && year % 100 != 0 || year % 400 == 0; // wrong: boolean one = year % 4 == 0 && year % 100 != 0;
    boolean other = year % 100 == 0 ? year % 400 == 0 : (year & 3) == 0;
    assert one == other;
  }
}
