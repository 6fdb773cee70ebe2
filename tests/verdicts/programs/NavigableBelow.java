// expect assert=proved exceptions=refuted [options: --engine bounded]
import java.util.Map;
import java.util.TreeMap;
import jury.Jury;

/** Grades by thresholds in a sorted map. */
public class NavigableBelow {
  public static void main(String[] args) {
    TreeMap<Integer, Character> grades = new TreeMap<>();
    grades.put(0, 'f');
    grades.put(50, 'c');
    grades.put(90, 'a');
    int points = Jury.chooseInt(-1, 100);
    Map.Entry<Integer, Character> entry = grades.floorEntry(points);
    assert entry.getKey() <= points;
    char grade = entry.getValue();
    assert (grade == 'a') == (points >= 90);
    assert (grade == 'f') == (points < 50);
    Integer higher = grades.higherKey(points);
    assert higher == null || higher > points;
  }
}
