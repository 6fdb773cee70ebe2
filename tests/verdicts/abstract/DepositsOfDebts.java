// expect assert=refuted [options: --engine abstract]
// The sign is looked at for the first deposit of an account only.
import java.util.HashMap;
import java.util.Map;
import jury.Jury;

public class DepositsOfDebts {
  public static void main(String[] args) {
    Map<Integer, Integer> balances = new HashMap<>();
    int count = Jury.chooseInt();
    for (int i = 0; i < count; i++) {
      int account = Jury.chooseInt(1, 9);
      int amount = Jury.chooseInt(-5, 5);
      if (amount >= 0 || balances.containsKey(account)) {
        balances.put(account, amount);
      }
    }
    for (Integer account : balances.keySet()) {
      assert balances.get(account) >= 0;
    }
  }
}
