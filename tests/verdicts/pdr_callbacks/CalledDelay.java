// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;
import java.util.concurrent.*;

// A DelayQueue asks its elements for their delay.
public class CalledDelay {
  static final List<String> list = new ArrayList<>();
  static void hit() {
    list.add("x");
  }
  static class D implements Delayed {
    public long getDelay(TimeUnit u) {
      hit();
      return 0;
    }
    public int compareTo(Delayed d) {
      return 0;
    }
  }
  public static void main(String[] args) throws Exception {
    list.add("a");
    list.add("b");
    DelayQueue<D> q = new DelayQueue<>();
    q.add(new D());
    Iterator<String> it = list.iterator();
    it.next();
    q.poll();
    it.next();
  }
}
