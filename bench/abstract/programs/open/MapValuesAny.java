// expect assert=proved exceptions=proved cme=proved [options: --engine abstract]
// No value of a map of any size is null.
import java.util.HashMap;
import java.util.Map;
import jury.Jury;

public class MapValuesAny {
  static class Account {
    int balance;
  }

  public static void main(String[] args) {
    Map<Integer, Account> accounts = new HashMap<>();
    int count = Jury.chooseInt();
    for (int i = 0; i < count; i++) {
      accounts.put(Jury.chooseInt(), new Account());
    }
    for (Account account : accounts.values()) {
      assert account != null;
      account.balance = 100;
    }
    for (Integer number : accounts.keySet()) {
      assert accounts.get(number) != null;
    }
  }
}
