// expect assert=refuted exceptions=proved [options: --engine bounded]
import java.util.List;
import java.util.stream.Collectors;
import jury.Jury;

/** A pipeline over a short list. */
public class StreamTotalsBoundary {
  record Sale(String region, int amount) {}

  public static void main(String[] args) {
    int amount = Jury.chooseInt(0, 50);
    List<Sale> sales = List.of(new Sale("north", amount), new Sale("south", 20), new Sale("north", 5));
    int north = sales.stream().filter(sale -> sale.region().equals("north")).mapToInt(Sale::amount).sum();
    assert north == amount + 5;
    List<Integer> large = sales.stream().map(Sale::amount).filter(value -> value >= 20).collect(Collectors.toList());
    assert large.contains(20);
    assert large.size() == (amount > 20 ? 2 : 1);
    assert sales.stream().anyMatch(sale -> sale.amount() == 5);
  }
}
