// expect methods [options: --engine bounded --property exceptions,contracts]
// expect exceptions=proved of SignalsAllowed: withdraw only closed
// expect exceptions=refuted of SignalsAllowed: other never neverEither
// expect contract=refuted of SignalsAllowed: wrongly
// expect exceptions=proved of SignalsAllowed: wrongly
// An exception that the contract of the entry names in a signals or signals_only clause is expected. When it may be thrown is part of the contract.
class SignalsAllowed {
  int balance;

  //@ signals (IllegalArgumentException e) amount < 0;
  int withdraw(int amount) {
    if (amount < 0) throw new IllegalArgumentException();
    return balance - amount;
  }

  //@ signals_only IllegalStateException;
  int only(int amount) {
    if (amount > balance) throw new IllegalStateException();
    return amount;
  }

  //@ signals (IllegalArgumentException e) amount < 0;
  int other(int amount) {
    if (amount < 0) throw new IllegalArgumentException();
    return balance / amount;
  }

  //@ signals (RuntimeException e) false;
  int never(int amount) {
    if (amount < 0) throw new IllegalArgumentException();
    return amount;
  }

  //@ signals (RuntimeException e) ((false));
  int neverEither(int amount) {
    if (amount < 0) throw new IllegalArgumentException();
    return amount;
  }

  boolean open;

  //@ signals (IllegalStateException e) open == false;
  int closed(int amount) {
    if (!open) throw new IllegalStateException();
    return amount;
  }

  //@ signals (IllegalArgumentException e) amount < 0;
  int wrongly(int amount) {
    if (amount < 3) throw new IllegalArgumentException();
    return amount;
  }
}
