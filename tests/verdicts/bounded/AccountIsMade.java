// expect contract=proved exceptions=proved [options: --engine bounded --property contracts,exceptions]
public class AccountIsMade {
  private int balance;
  private final int limit;
  //@ invariant balance >= -limit && limit >= 0;

  //@ requires limit >= 0;
  //@ ensures this.limit == limit && balance == 0;
  public AccountIsMade(int limit) {
    this.limit = limit;
  }
}
