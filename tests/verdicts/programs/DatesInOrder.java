// expect assert=proved exceptions=proved [options: --engine bounded]
import jury.Jury;

/** Dates that compare. */
public class DatesInOrder {
  static final class Date implements Comparable<Date> {
    final int year;
    final int month;
    final int day;

    Date(int year, int month, int day) {
      if (month < 1 || month > 12) throw new IllegalArgumentException("month " + month);
      this.year = year;
      this.month = month;
      this.day = day;
    }

    @Override
    public int compareTo(Date other) {
      if (year != other.year) return Integer.compare(year, other.year);
      if (month != other.month) return Integer.compare(month, other.month);
      return Integer.compare(day, other.day);
    }

    Date nextMonth() {
      return month == 12 ? new Date(year + 1, 1, day) : new Date(year, month + 1, day);
    }
  }

  public static void main(String[] args) {
    Date date = new Date(Jury.chooseInt(2000, 2030), Jury.chooseInt(1, 12), Jury.chooseInt(1, 28));
    Date next = date.nextMonth();
    assert date.compareTo(next) < 0;
    assert next.compareTo(date) > 0;
    assert date.compareTo(date) == 0;
    assert next.month >= 1 && next.month <= 12;
  }
}
