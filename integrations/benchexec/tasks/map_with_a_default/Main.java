// A default for what is not there.
import java.util.HashMap;
import java.util.Map;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    Map<String, Integer> prices = new HashMap<>();
    prices.put("tea", 3);
    String wish = Verifier.nondetBoolean() ? "tea" : "coffee";
    int price = prices.getOrDefault(wish, 0);
    assert price == 3 || wish.equals("coffee");
  }
}
