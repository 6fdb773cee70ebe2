import jury.Jury;

/** Money moves between accounts; one of the two transfers forgets something. */
public class Accounts {
  static final class Account {
    int balance;

    Account(int balance) {
      this.balance = balance;
    }
  }

  static void transfer(Account from, Account to, int amount) {
    if (amount < 0 || from.balance < amount) return;
    int received = to.balance + amount;
    from.balance -= amount;
    to.balance = received;
  }

  static void carefulTransfer(Account from, Account to, int amount) {
    if (from == to) return;
    transfer(from, to, amount);
  }

  public static void main(String[] args) {
    int start = Jury.chooseInt();
    Jury.assume(start >= 0 && start <= 1000);
    Account first = new Account(start);
    Account second = Jury.chooseBoolean() ? first : new Account(0);
    int before = total(first, second);
    carefulTransfer(first, second, Jury.chooseInt());
    assert total(first, second) == before : "careful";
    transfer(first, second, Jury.chooseInt());
    assert total(first, second) == before : "careless";
  }

  static int total(Account first, Account second) {
    return first == second ? first.balance : first.balance + second.balance;
  }
}
