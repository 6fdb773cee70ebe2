// expect assert=proved exceptions=proved [options: --engine bounded]
import jury.Jury;

/** Days of months, with leap years. */
public class LeapYears {
  static boolean leap(int year) {
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  }

  static int days(int month, int year) {
    switch (month) {
      case 2:
        return leap(year) ? 29 : 28;
      case 4:
      case 6:
      case 9:
      case 11:
        return 30;
      default:
        if (month < 1 || month > 12) throw new IllegalArgumentException("month " + month);
        return 31;
    }
  }

  public static void main(String[] args) {
    int year = Jury.chooseInt(1900, 2100);
    int sum = 0;
    for (int month = 1; month <= 12; month++) sum += days(month, year);
    assert sum == 365 || sum == 366;
    assert (sum == 366) == leap(year);
    if (year == 1900 || year == 2100) assert days(2, year) == 28;
    int month = Jury.chooseInt(1, 12);
    assert days(month, year) >= 28;
  }
}
