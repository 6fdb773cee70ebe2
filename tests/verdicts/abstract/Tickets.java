// expect assert=proved exceptions=proved [options: --engine abstract]
// A static counter numbers the objects: each number is smaller than the next one.
import java.util.ArrayList;
import java.util.List;
import jury.Jury;

public class Tickets {
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
      sold.add(new Ticket());
    }
    assert next == sold.size();
    for (Ticket ticket : sold) {
      assert ticket.number < next;
    }
  }
}
