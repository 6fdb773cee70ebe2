// What Jury does not know is skipped to its end, with one message; what is left of the file is answered, and nothing is concluded from what is not known.
public class Meter {
  private /*@ spec_public @*/ int steps;

  //@ ensures (\forall \real r; r > 0.0; r * r > 0.0) && \not_assigned(steps);
  //@ ensures steps == \old(steps) + 1;
  public void step() {
    steps++;
  }

  //@ requires \lockset.has(this) && (\forall int i; 0 <= i; i > 3);
  //@ ensures \result > 0;
  public int unknownPrecondition(int n) {
    return n;
  }

  //@ ensures \result == 1;
  public int callsIt() {
    unknownPrecondition(0);
    return 1;
  }

  //@ ensures \result == 2;
  public int two() {
    //@ reachable;
    //@ split steps > 0;
    return 2;
  }

  //@ ensures \result == 3;
  public int notThree() {
    return 2;
  }
}
