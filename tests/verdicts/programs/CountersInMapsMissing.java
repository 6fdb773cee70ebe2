// expect assert=proved exceptions=refuted [options: --engine bounded]
import java.util.HashMap;
import java.util.Map;
import jury.Jury;

/** Votes counted in a map. */
public class CountersInMapsMissing {
  public static void main(String[] args) {
    Map<Character, Integer> votes = new HashMap<>();
    int total = 0;
    for (int i = 0; i < 4; i++) {
      char vote = Jury.chooseBoolean() ? 'y' : 'n';
      votes.putIfAbsent(vote, 0);
      votes.computeIfPresent(vote, (key, count) -> count + 1);
    }
    for (Map.Entry<Character, Integer> entry : votes.entrySet()) total += entry.getValue();
    assert total == 4;
    int yes = votes.getOrDefault('y', 0);
    int no = votes.get('n');
    assert yes + no == 4;
    assert votes.size() == 2 || yes == 0 || no == 0;
  }
}
