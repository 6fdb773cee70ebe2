// expect assert=refuted [options: --engine abstract]
// The counter starts again, so that a number may be at or above the next one.
import java.util.ArrayList;
import java.util.List;
import jury.Jury;

public class TicketsStartAgain {
  static int next = 0;

  static class Ticket {
    final int number;

    Ticket() {
      number = next;
      next++;
    }
  }

  public static void main(String[] args) {
    List<Ticket> sold = new ArrayList<>();
    int count = Jury.chooseInt(0, 100000);
    for (int i = 0; i < count; i++) {
      if (next == 2) {
        next = 0;
      }
      sold.add(new Ticket());
    }
    for (Ticket ticket : sold) {
      assert ticket.number < next;
    }
  }
}
