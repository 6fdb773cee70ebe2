// expect assert=proved exceptions=proved
import java.util.List;
import jury.Jury;

/** Stream.toList() depends on nothing of the machine. */
public class ListsOfStreams {
  public static void main(String[] args) {
    int limit = Jury.chooseInt(0, 4);
    List<Integer> kept = List.of(3, 1, 2).stream().filter(x -> x > limit).toList();
    assert kept.size() == Math.max(0, 3 - limit);
    assert List.of("a", "b").stream().toList().size() == 2;
  }
}
