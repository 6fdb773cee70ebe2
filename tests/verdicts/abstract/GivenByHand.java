// expect assert=proved [options: --engine abstract --without unrolling,templates,horn,refinement]
// Proved by the predicates of GivenByHand.pred alone: an iterator stands for the keys it has passed.
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import jury.Jury;

public class GivenByHand {
  public static void main(String[] args) {
    Map<Integer, Integer> stock = new HashMap<>();
    while (Jury.chooseBoolean()) {
      stock.put(Jury.chooseInt(), Jury.chooseInt(1, 9));
    }
    Set<Integer> counted = new HashSet<>();
    Iterator<Integer> articles = stock.keySet().iterator();
    while (articles.hasNext()) {
      counted.add(articles.next());
    }
    int article = Jury.chooseInt();
    assert counted.contains(article) == stock.containsKey(article);
    assert counted.size() == stock.size();
  }
}
