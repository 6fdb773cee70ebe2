// expect assert=bounded cme=bounded [options: --engine bounded --entry UnknownMapKept.count]
import java.util.Map;

public class UnknownMapKept {
  static void count(Map<String, Integer> words, String word) {
    if (words == null) {
      return;
    }
    int before = words.size();
    boolean known = words.containsKey(word);
    words.put(word, 1);
    assert words.size() == (known ? before : before + 1);
    assert words.get(word) == 1;
  }
}
