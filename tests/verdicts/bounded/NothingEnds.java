// expect methods [options: --engine bounded --property exceptions]
// expect exceptions=undecided of NothingEnds$Exchanging: main
// expect exceptions=undecided of NothingEnds$Phased: main
// expect exceptions=undecided of NothingEnds$Task: main
// expect exceptions=undecided of NothingEnds$SkipList: main
// expect exceptions=undecided of NothingEnds$Pool: main
// expect exceptions=undecided of NothingEnds$Parallel: main
// expect exceptions=undecided of NothingEnds$Adder: main
// expect exceptions=undecided of NothingEnds$Future: main
// expect exceptions=undecided of NothingEnds$Queue: main
// expect exceptions=undecided of NothingEnds$OnOneWay: main
// expect exceptions=undecided of NothingEnds$Endless: main
// expect exceptions=refuted of NothingEnds$KnownKeys: main
// expect exceptions=refuted of NothingEnds$KnownEntries: main
// expect exceptions=refuted of NothingEnds$Nested: main
// expect exceptions=bounded of NothingEnds$Exits: main
// expect exceptions=bounded of NothingEnds$Reads: main
// "Bounded" needs an execution that comes to an end: initialisers of the library that are not followed to their end leave none, and a loop
// that runs as often in every execution is no bound.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class NothingEnds {
  static class Exchanging { public static void main(String[] args) { new Exchanger<Integer>(); throw new IllegalStateException(); } }
  static class Phased { public static void main(String[] args) { new Phaser().register(); throw new IllegalStateException(); } }
  static class Task { public static void main(String[] args) { new FutureTask<>(() -> 1).run(); throw new IllegalStateException(); } }
  static class SkipList { public static void main(String[] args) { new ConcurrentSkipListMap<Integer, Integer>().put(1, 2); throw new IllegalStateException(); } }
  static class Pool { public static void main(String[] args) { ForkJoinPool.commonPool(); throw new IllegalStateException(); } }
  static class Parallel { public static void main(String[] args) { List.of(1, 2).parallelStream().forEach(x -> {}); throw new IllegalStateException(); } }
  static class Adder { public static void main(String[] args) { new LongAdder().increment(); throw new IllegalStateException(); } }
  static class Future { public static void main(String[] args) { CompletableFuture.completedFuture(1).join(); throw new IllegalStateException(); } }
  static class Queue { public static void main(String[] args) { new LinkedTransferQueue<Integer>().add(1); throw new IllegalStateException(); } }

  // The other way ends, and says nothing of this one.
  static class OnOneWay {
    public static void main(String[] args) {
      if (args.length == 0) return;
      new Exchanger<Integer>();
      throw new IllegalStateException();
    }
  }

  static class Endless {
    static volatile int n;
    public static void main(String[] args) throws java.io.IOException {
      while (true) if (System.in.read() == 'x') n++;
    }
  }

  static class KnownKeys {
    public static void main(String[] args) {
      for (String s : Set.of("a", "b", "c", "d", "e", "f", "g", "h", "i", "j")) s.length();
      throw new IllegalStateException();
    }
  }

  static class KnownEntries {
    public static void main(String[] args) {
      Map<Object, Integer> m = new HashMap<>();
      for (int i = 0; i < 10; i++) m.put(new Object(), i);
      int sum = 0;
      for (int i : m.values()) sum += i;
      if (sum == 45) throw new IllegalStateException();
    }
  }

  static class Nested {
    public static void main(String[] args) {
      Set<Object> s = new HashSet<>();
      for (int i = 0; i < 3; i++) s.add(new Object());
      int n = 0;
      for (Object a : s) for (Object b : s) if (a != b) n++;
      if (n == 6) throw new IllegalStateException();
    }
  }

  static class Exits {
    public static void main(String[] args) throws java.io.IOException {
      int n = 0;
      while (System.in.read() > 0) n++;
      System.exit(n);
    }
  }

  static class Reads {
    public static void main(String[] args) throws java.io.IOException {
      int n = 0;
      while (System.in.read() > 0) n++;
      if (n < 0) throw new IllegalStateException();
    }
  }
}
