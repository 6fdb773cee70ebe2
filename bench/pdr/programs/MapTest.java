// expected: proved
// Checks on a sorted map: through its key set, its entries and its values, with changes only through the iterator.
import java.util.Iterator;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

public class MapTest {
  static void fill(SortedMap<String, Integer> map, String[] words) {
    for (String word : words) {
      Integer count = map.get(word);
      map.put(word, count == null ? 1 : count + 1);
    }
  }

  static void dropRare(SortedMap<String, Integer> map) {
    Iterator<Map.Entry<String, Integer>> entries = map.entrySet().iterator();
    while (entries.hasNext()) {
      Map.Entry<String, Integer> entry = entries.next();
      if (entry.getValue() < 2) entries.remove();
    }
  }

  public static void main(String[] args) {
    SortedMap<String, Integer> map = new TreeMap<>();
    fill(map, args);
    dropRare(map);
    int letters = 0;
    Iterator<String> keys = map.keySet().iterator();
    while (keys.hasNext()) letters += keys.next().length();
    int total = 0;
    for (Integer count : map.values()) total += count;
    if (letters < total) map.clear();
    if (!map.isEmpty()) map.remove(map.firstKey());
  }
}
