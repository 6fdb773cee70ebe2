// Nothing was put under that name.
import java.util.HashMap;
import java.util.Map;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    Map<String, Integer> prices = new HashMap<>();
    prices.put("tea", 3);
    String wish = Verifier.nondetBoolean() ? "tea" : "coffee";
    int price = prices.get(wish);
    assert price == 3;
  }
}
