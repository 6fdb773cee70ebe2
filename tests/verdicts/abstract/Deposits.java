// expect assert=proved exceptions=proved [options: --engine abstract]
// Accounts that only receive: no balance is negative.
import java.util.HashMap;
import java.util.Map;
import jury.Jury;

public class Deposits {
  public static void main(String[] args) {
    Map<Integer, Integer> balances = new HashMap<>();
    int count = Jury.chooseInt();
    for (int i = 0; i < count; i++) {
      int amount = Jury.chooseInt();
      if (amount >= 0) {
        balances.put(Jury.chooseInt(), amount);
      }
    }
    for (Integer account : balances.keySet()) {
      assert balances.get(account) >= 0;
    }
  }
}
