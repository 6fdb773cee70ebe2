// expect illegal-state=refuted [options: --engine pdr --property illegal-state]
import java.util.concurrent.*;

// As FullQueue: a class of the program that extends a bounded queue is as full as that.
public class FullQueueOfOwnClass {
  static class Slot extends ArrayBlockingQueue<String> {
    Slot() {
      super(1);
    }
  }

  public static void main(String[] args) {
    Slot slot = new Slot();
    slot.add("first");
    slot.add("second");
  }
}
