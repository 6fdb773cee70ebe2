// expect illegal-state=refuted [options: --engine pdr --property illegal-state]
import java.util.*;

// A bounded queue is full.
public class FullQueue {
  public static void main(String[] args) {
    Queue<String> queue = new java.util.concurrent.ArrayBlockingQueue<>(1);
    queue.add("a");
    queue.add("b");
  }
}
