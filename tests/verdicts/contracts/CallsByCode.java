// expect methods [options: --engine bounded --property contracts --calls inline --objects 2 --loops 4]
// Calls are followed into the code, whatever the contract says: a vague one does no harm, recursion is unrolled to the bound.
// expect contract=proved of CallsByCode: afterVague charge
// expect contract=bounded of CallsByCode: climb
// expect contract=refuted of CallsByCode: overdraw
public class CallsByCode {
  int level;

  //@ requires 0 <= n && n <= 500 && 0 <= level && level <= 1000 - n;
  //@ ensures level == \old(level) + n;
  //@ assignable level;
  void climb(int n) {
    if (n > 0) {
      level++;
      climb(n - 1);
    }
  }

  //@ requires amount >= 0;
  //@ ensures \result <= amount && \result >= 0;
  //@ assignable \nothing;
  int charge(int amount) {
    return amount / 2;
  }

  //@ requires amount >= 0;
  //@ ensures \result == amount / 2;
  //@ assignable \nothing;
  int afterVague(int amount) {
    return charge(amount);
  }

  //@ ensures \result >= 0;
  //@ assignable \nothing;
  int overdraw(int amount) {
    return charge(amount);
  }
}
