// expect assert=refuted [options: --engine abstract]
// A key may be entered twice.
import java.util.HashMap;
import java.util.Map;
import jury.Jury;

public class MapValuesForgets {
  static class Account {
    int balance;
  }

  public static void main(String[] args) {
    Map<Integer, Account> accounts = new HashMap<>();
    for (int i = 0; i < 4; i++) {
      accounts.put(Jury.chooseInt(), new Account());
    }
    for (Account account : accounts.values()) {
      assert account != null;
      account.balance = 100;
    }
    for (Integer number : accounts.keySet()) {
      assert accounts.get(number) != null;
      assert accounts.size() == 4;
    }
  }
}
