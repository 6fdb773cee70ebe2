// expect assert=proved exceptions=proved cme=proved
import java.util.HashMap;
import java.util.Map;
import jury.Jury;

public class MapInAnyOrder {
  public static void main(String[] args) {
    Map<String, Integer> prices = new HashMap<>();
    int tea = Jury.chooseInt();
    prices.put("milk", 1);
    prices.put("bread", 2);
    prices.put("tea", tea);
    int sum = 0;
    for (Map.Entry<String, Integer> entry : prices.entrySet()) sum += entry.getValue();
    assert sum == 3 + tea;
    assert prices.get("bread") == 2;
    assert !prices.containsKey("coffee");
  }
}
