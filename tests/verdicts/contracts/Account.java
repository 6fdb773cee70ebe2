// expect methods [options: --engine bounded --property contracts --objects 2 --loops 3]
// A bank account with a credit line: invariants, exceptional behaviour, frames and constraints; each method and a twin with one mistake.
// expect contract=proved of Account: undo merge close canPay payOut available charge block setLimit transfer withdraw deposit
// expect contract=refuted of Account: depositWrong withdrawWrong transferWrong setLimitWrong blockWrong chargeWrong availableWrong payOutWrong canPayWrong closeWrong mergeWrong undoWrong
public class Account {
  int balance;
  int limit;
  int fees;
  int last;
  boolean blocked;

  //@ invariant limit >= 0 && limit <= 1000000;
  //@ invariant balance >= -limit && balance <= 1000000000;
  //@ invariant fees >= 0;
  //@ constraint fees >= \old(fees);

  //@ requires amount > 0 && amount <= 1000 && balance <= 1000000;
  //@ ensures balance == \old(balance) + amount && last == amount;
  //@ assignable balance, last;
  public void deposit(int amount) {
    balance += amount;
    last = amount;
  }

  //@ requires amount > 0 && amount <= 1000 && balance <= 1000000;
  //@ ensures balance == \old(balance) + amount && last == amount;
  //@ assignable balance, last;
  public void depositWrong(int amount) {
    balance += amount;
    last = amount;
    blocked = false;
  }

  //@ requires amount > 0;
  //@ ensures \result ==> balance == \old(balance) - amount;
  //@ ensures !\result ==> balance == \old(balance);
  public boolean withdraw(int amount) {
    if (blocked || (long) balance - amount < -limit) return false;
    balance -= amount;
    return true;
  }

  //@ requires amount > 0;
  //@ ensures \result ==> balance == \old(balance) - amount;
  //@ ensures !\result ==> balance == \old(balance);
  public boolean withdrawWrong(int amount) {
    if (blocked || balance < -limit) return false;
    balance -= amount;
    return true;
  }

  //@ requires to != this && amount > 0 && amount <= 1000 && balance >= amount && to.balance <= 1000;
  //@ ensures balance == \old(balance) - amount && to.balance == \old(to.balance) + amount;
  //@ assignable balance, to.balance;
  public void transfer(Account to, int amount) {
    balance -= amount;
    to.balance += amount;
  }

  //@ requires amount > 0 && amount <= 1000 && balance >= amount && to.balance <= 1000;
  //@ ensures balance == \old(balance) - amount && to.balance == \old(to.balance) + amount;
  //@ assignable balance, to.balance;
  public void transferWrong(Account to, int amount) {
    balance -= amount;
    to.balance += amount;
  }

  //@ public normal_behavior
  //@   requires 0 <= limit && limit <= 1000000 && balance >= -limit;
  //@   ensures this.limit == limit;
  //@   assignable this.limit;
  //@ also public exceptional_behavior
  //@   requires limit < 0 || limit > 1000000 || balance < -limit;
  //@   signals_only IllegalArgumentException;
  //@   assignable \nothing;
  public void setLimit(int limit) {
    if (limit < 0 || limit > 1000000) throw new IllegalArgumentException();
    if (balance < -limit) throw new IllegalArgumentException();
    this.limit = limit;
  }

  //@ public normal_behavior
  //@   requires 0 <= limit && limit <= 1000000 && balance >= -limit;
  //@   ensures this.limit == limit;
  //@   assignable this.limit;
  //@ also public exceptional_behavior
  //@   requires limit < 0 || limit > 1000000 || balance < -limit;
  //@   signals_only IllegalArgumentException;
  //@   assignable \nothing;
  public void setLimitWrong(int limit) {
    if (limit < 0 || limit > 1000000) throw new IllegalArgumentException();
    this.limit = limit;
    if (balance < -limit) throw new IllegalArgumentException();
  }

  //@ ensures blocked;
  //@ ensures \old(blocked) ==> last == \old(last);
  //@ ensures !\old(blocked) ==> last == 0;
  public void block() {
    if (blocked) return;
    blocked = true;
    last = 0;
  }

  //@ ensures blocked;
  //@ ensures \old(blocked) ==> last == \old(last);
  //@ ensures !\old(blocked) ==> last == 0;
  public void blockWrong() {
    blocked = true;
    if (blocked) return;
    last = 0;
  }

  //@ requires fee >= 0 && fee <= 10 && fees <= 1000;
  //@ ensures fees >= \old(fees) && balance + fees == \old(balance + fees);
  public void charge(int fee) {
    if (balance - fee < -limit) return;
    balance -= fee;
    fees += fee;
  }

  //@ requires fee >= 0 && fee <= 10 && fees <= 1000;
  //@ ensures balance + fees == \old(balance + fees);
  public void chargeWrong(int fee) {
    balance -= fee;
    fees += fee;
  }

  //@ ensures \result == balance + limit && \result >= 0;
  //@ assignable \nothing;
  public int available() {
    return balance + limit;
  }

  //@ ensures \result == balance + limit && \result >= 0;
  //@ assignable \nothing;
  public int availableWrong() {
    return balance - limit;
  }

  //@ requires amount > 0;
  //@ ensures balance == \old(balance) - amount;
  //@ signals (IllegalStateException e) balance == \old(balance) && (blocked || amount > balance);
  public void payOut(int amount) {
    if (blocked || amount > balance) throw new IllegalStateException();
    balance -= amount;
  }

  //@ requires amount > 0;
  //@ ensures balance == \old(balance) - amount;
  //@ signals (IllegalStateException e) balance == \old(balance) && (blocked || amount > balance);
  public void payOutWrong(int amount) {
    if (amount > balance) throw new IllegalStateException();
    balance -= amount;
    if (blocked) throw new IllegalStateException();
  }

  //@ requires amount >= 0;
  //@ ensures \result <==> !blocked && (long) balance + (long) limit >= (long) amount;
  public boolean canPay(int amount) {
    return !blocked && balance >= amount - limit;
  }

  //@ requires amount >= 0;
  //@ ensures \result <==> !blocked && (long) balance + (long) limit >= (long) amount;
  public boolean canPayWrong(int amount) {
    return !blocked && balance - amount >= limit;
  }

  //@ requires balance >= 0;
  //@ ensures \result == \old(balance) && balance == 0 && limit == 0 && blocked;
  public int close() {
    int rest = balance;
    balance = 0;
    limit = 0;
    blocked = true;
    return rest;
  }

  //@ ensures \result == \old(balance) && balance == 0 && limit == 0 && blocked;
  public int closeWrong() {
    int rest = balance;
    limit = 0;
    blocked = true;
    if (balance > 0) balance = 0;
    return rest;
  }

  //@ requires other != this && balance <= 1000 && other.balance <= 1000 && other.balance >= 0;
  //@ ensures balance == \old(balance) + \old(other.balance) && other.balance == 0;
  //@ assignable balance, other.balance;
  public void merge(Account other) {
    balance += other.balance;
    other.balance = 0;
  }

  //@ requires other != this && balance <= 1000 && other.balance <= 1000 && other.balance >= 0;
  //@ ensures balance == \old(balance) + \old(other.balance) && other.balance == 0;
  //@ assignable balance, other.balance;
  public void mergeWrong(Account other) {
    other.balance = 0;
    balance += other.balance;
  }

  //@ requires last >= 0 && last <= balance;
  //@ ensures balance == \old(balance - last) && last == 0;
  public void undo() {
    balance -= last;
    last = 0;
  }

  //@ requires last >= 0 && last <= balance;
  //@ ensures balance == \old(balance - last) && last == 0;
  public void undoWrong() {
    last = 0;
    balance -= last;
  }
}
