// expect assert=refuted [options: --engine abstract]
// One value is null.
import java.util.HashMap;
import java.util.Map;
import jury.Jury;

public class MapValuesNull {
  static class Account {
    int balance;
  }

  public static void main(String[] args) {
    Map<Integer, Account> accounts = new HashMap<>();
    for (int i = 0; i < 4; i++) {
      accounts.put(Jury.chooseInt(), new Account());
    }
    accounts.put(0, null);
    for (Account account : accounts.values()) {
      assert account != null;
      account.balance = 100;
    }
    for (Integer number : accounts.keySet()) {
      assert accounts.get(number) != null;
      assert accounts.get(number).balance == 100;
    }
  }
}
