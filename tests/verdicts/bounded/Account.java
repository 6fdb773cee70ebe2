// expect contract=refuted [options: --property contracts --entry Account.transfer]
public class Account {
  private int balance;
  private final int limit;
  //@ public invariant balance >= -limit && limit >= 0;

  //@ requires limit >= 0;
  //@ ensures this.limit == limit && balance == 0;
  public Account(int limit) { this.limit = limit; }

  //@ requires amount > 0 && amount <= 1000 && balance <= 1000000;
  //@ ensures balance == \old(balance) + amount;
  //@ assignable balance;
  public void deposit(int amount) { balance += amount; }

  //@ requires amount > 0;
  //@ ensures \result ==> balance == \old(balance) - amount;
  //@ ensures !\result ==> balance == \old(balance);
  public boolean withdraw(int amount) {
    if (balance - amount < -limit) return false;
    balance -= amount;
    return true;
  }

  //@ requires other != this && amount > 0;
  //@ ensures \result ==> balance == \old(balance) - amount;
  public boolean transfer(Account other, int amount) {
    if (!withdraw(amount)) return false;
    other.deposit(amount);
    return true;
  }
}
