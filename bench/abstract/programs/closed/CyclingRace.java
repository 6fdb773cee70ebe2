// expect assert=proved exceptions=proved cme=proved [options: --engine abstract]
// Seed 000, figure 4: the winner comes first.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.TreeMap;
import jury.Jury;

public class CyclingRace {
  static class Rider {
    final int number;
    final int time;
    final int bonus;

    Rider(int number, int time, int bonus) {
      this.number = number;
      this.time = time;
      this.bonus = bonus;
    }

    int result() {
      return time - bonus;
    }
  }

  public static void main(String[] args) {
    List<Rider> riders = new ArrayList<>();
    for (int number = 0; number < 3; number++) {
      riders.add(new Rider(number, Jury.chooseInt(3000, 4000), Jury.chooseInt(0, 60)));
    }
    TreeMap<Integer, Rider> results = new TreeMap<>();
    for (Rider rider : riders) {
      results.put(rider.result(), rider);
    }
    Iterator<Rider> ranking = results.values().iterator();
    Rider winner = ranking.next();
    int last = winner.result();
    while (ranking.hasNext()) {
      Rider rider = ranking.next();
      assert rider.result() > last;
      assert rider.result() - winner.result() > 0;
      last = rider.result();
    }
  }
}
