// expect methods [options: --engine bounded --property contracts --calls contract --objects 2 --loops 4]
// Contracts stand for calls: recursion of any depth and methods that nobody could follow, but nothing that a contract does not say.
// expect contract=proved of CallsByContract: climb climbTwice charge spread tick
// expect contract=undecided of CallsByContract: afterVague
// expect contract=refuted of CallsByContract: overdraw afterWrong
public class CallsByContract {
  int level;
  byte small;

  //@ requires 0 <= n && n <= 500 && 0 <= level && level <= 1000 - n;
  //@ ensures level == \old(level) + n;
  //@ assignable level;
  void climb(int n) {
    if (n > 0) {
      level++;
      climb(n - 1);
    }
  }

  //@ requires 0 <= level && level <= 100;
  //@ ensures level == \old(level) + 700;
  //@ assignable level;
  void climbTwice() {
    climb(300);
    climb(400);
  }

  //@ requires amount >= 0;
  //@ ensures \result <= amount && \result >= 0;
  //@ assignable \nothing;
  int charge(int amount) {
    return amount / 2;
  }

  // the precondition of the call is broken
  //@ ensures \result >= 0;
  //@ assignable \nothing;
  int overdraw(int amount) {
    return charge(amount);
  }

  // what a byte may be is known without a word about it
  //@ assignable small;
  void tick() {
    small++;
  }

  //@ ensures \result;
  //@ assignable small;
  boolean spread() {
    tick();
    return small >= -128 && small <= 127;
  }

  // right, but the contract of the call does not say so
  //@ requires amount >= 0;
  //@ ensures \result == amount / 2;
  //@ assignable \nothing;
  int afterVague(int amount) {
    return charge(amount);
  }

  // wrong for what the contract allows and for what the code does
  //@ requires amount >= 0;
  //@ ensures \result == amount;
  //@ assignable \nothing;
  int afterWrong(int amount) {
    return charge(amount);
  }
}
