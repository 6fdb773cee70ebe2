// expect assert=proved exceptions=refuted [options: --engine bounded]
import jury.Jury;

/** Two accounts; a transfer keeps the sum of money. */
public class BankTransfersOfNothing {
  static class InsufficientFunds extends Exception {
    final long missing;

    InsufficientFunds(long missing) {
      super("missing " + missing);
      this.missing = missing;
    }
  }

  static class Account {
    private long balance;

    Account(long balance) {
      this.balance = balance;
    }

    void deposit(long amount) {
      if (amount <= 0) throw new IllegalArgumentException("amount " + amount);
      balance += amount;
    }

    void withdraw(long amount) throws InsufficientFunds {
      if (amount > balance) throw new InsufficientFunds(amount - balance);
      balance -= amount;
    }
  }

  public static void main(String[] args) {
    Account mine = new Account(Jury.chooseInt(0, 500));
    Account yours = new Account(20);
    long before = mine.balance + yours.balance;
    int amount = Jury.chooseInt(0, 1000);
    try {
      mine.withdraw(amount);
      yours.deposit(amount);
    } catch (InsufficientFunds problem) {
      assert problem.missing > 0 && problem.missing <= 1000;
    }
    assert mine.balance >= 0;
    assert mine.balance + yours.balance == before;
  }
}
