// expect methods [options: --engine bounded --property assert]
// expect assert=undecided of InLibrary: submitted future later parallel parallelRange forked task consumed filled sorted applied appliedLater entries reduced
// Functions that the library calls, in another thread or after an initialiser that is not followed: nothing is said that forgets them.
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

public class InLibrary {
  static void fails() { assert false; }

  static class Work implements Callable<Integer> {
    public Integer call() { assert false; return 1; }
  }

  static void submitted() { Executors.newCachedThreadPool().submit(new Work()); }
  static void future() { CompletableFuture.runAsync(InLibrary::fails).join(); }
  static void later() { CompletableFuture.supplyAsync(() -> { assert false; return 1; }); }
  static void parallel() { Stream.of(1, 2).parallel().forEach(x -> { assert false; }); }
  static void parallelRange() { IntStream.range(0, 9999).parallel().forEach(i -> { assert i < 9000; }); }
  static void forked() { new RecursiveAction() { public void compute() { assert false; } }.fork(); }
  static void task() { new Thread(new FutureTask<>(new Work())).start(); }
  static void consumed() {
    SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>();
    publisher.consume(x -> { assert false; });
    publisher.submit(1);
  }
  static void filled() { Arrays.parallelSetAll(new int[9], i -> { assert i < 5; return 1; }); }
  static void sorted() {
    new Timer().schedule(new TimerTask() { public void run() { assert false; } }, 1);
  }
  static void applied() { CompletableFuture.completedFuture(1).thenApply(x -> { assert false; return x; }); }
  static void appliedLater() { CompletableFuture.completedFuture(1).thenAcceptAsync(x -> { assert false; }); }
  static void entries() {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    map.put(1, 1);
    map.forEach(1, (k, v) -> { assert false; });
  }
  static void reduced() {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    map.put(1, 1);
    map.reduceKeys(1, (x, y) -> x);
    assert map.isEmpty();
  }
}
