// expect assert=undecided [options: --engine abstract --without unrolling,templates,horn,refinement]
// The size is not told of: the predicates are not enough.
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import jury.Jury;

public class GivenTooLittle {
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
