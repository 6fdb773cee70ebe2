public class Transfer {
  int balance;

  //@ requires amount > 0 && amount <= balance;
  //@ ensures balance == \old(balance) - amount;
  void withdraw(int amount) {
    balance -= amount;
  }

  public static void main(String[] arguments) {
    Transfer account = new Transfer();
    account.balance = 10;
    account.withdraw(4);
    account.withdraw(7);
  }
}
