/** Goes one too far, and counts in a ghost that no compiled program has. */
public class Counter {
  private /*@ spec_public @*/ int value;
  //@ ghost int steps = 0;

  //@ requires limit < 1000 && value > -1000;
  //@ ensures value == Math.max(\old(value), limit);
  public void raise(int limit) {
    //@ set steps = steps + 1;
    if (value < limit) value = limit;
  }
}
