// expect assert=proved exceptions=proved [options: --engine concrete]
// Dates, and a concurrent map: its class asks for the number of processors, but what one thread sees does not depend on it.
import java.time.*;
import java.util.concurrent.*;

public class DatesInMaps {
  public static void main(String[] args) {
    ConcurrentHashMap<LocalDate, Integer> map = new ConcurrentHashMap<>();
    LocalDate day = LocalDate.of(2024, 2, 28).plusDays(1);
    map.merge(day, 1, Integer::sum);
    map.merge(LocalDate.parse("2024-02-29"), 1, Integer::sum);
    assert map.size() == 1 && map.get(day) == 2 && day.getDayOfWeek() == DayOfWeek.THURSDAY;
    assert Duration.ofMinutes(90).toString().equals("PT1H30M");
  }
}
