// expect assert=proved exceptions=refuted [options: --engine bounded]
import java.util.TreeMap;

/** How often words occur in a text. */
public class WordCountsFirstLetter {
  static TreeMap<String, Integer> count(String text) {
    TreeMap<String, Integer> counts = new TreeMap<>();
    for (String word : text.split(" ")) {
      char first = word.charAt(0);
      counts.put(word, counts.getOrDefault(word, 0) + 1);
    }
    return counts;
  }

  public static void main(String[] args) {
    TreeMap<String, Integer> counts = count("to be or not  to be");
    assert counts.size() == 5;
    assert counts.firstKey().equals("be");
    assert counts.get("to") == 2;
    StringBuilder keys = new StringBuilder();
    for (String word : counts.keySet()) keys.append(word.charAt(0));
    assert keys.toString().equals("bnot");
  }
}
