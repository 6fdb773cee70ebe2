// expect methods [options: --engine bounded --property assert,exceptions]
// expect assert=proved of ConcurrentMaps: stored counted taken given absent
// expect exceptions=proved of ConcurrentMaps: stored taken given month
// expect assert=refuted of ConcurrentMaps: replaced countedTwice lost wrongMonth
// expect exceptions=refuted of ConcurrentMaps: nullKey anyDay
// Library code that reaches its memory by jdk.internal.misc.Unsafe: concurrent maps, locks of queues, dates.
import java.time.LocalDate;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;

public class ConcurrentMaps {
  static void stored(int key, int value) {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    map.put(key, value);
    assert map.get(key) == value && map.size() == 1;
  }

  static void replaced(int key, int other) {
    ConcurrentHashMap<Integer, String> map = new ConcurrentHashMap<>();
    map.put(key, "a");
    map.put(other, "b");
    assert map.get(key).equals("a");
  }

  static void counted(boolean first) {
    ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    map.merge("a", 1, Integer::sum);
    map.merge(first ? "a" : "b", 1, Integer::sum);
    assert map.get("a") == (first ? 2 : 1);
  }

  static void countedTwice(boolean first) {
    ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    map.merge("a", 1, Integer::sum);
    map.merge(first ? "a" : "b", 1, Integer::sum);
    assert map.get("a") == 2;
  }

  static void absent(int key) {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    map.putIfAbsent(3, 1);
    assert map.computeIfAbsent(key, k -> 2) == (key == 3 ? 1 : 2);
  }

  static void nullKey(String key) {
    new ConcurrentHashMap<String, Integer>().put(key, 1);
  }

  static void taken(int value) throws InterruptedException {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(1);
    assert queue.offer(value) && !queue.offer(2) && queue.take() == value && queue.isEmpty();
  }

  static void lost(int value, int other) {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    queue.add(value);
    queue.add(other);
    assert queue.poll() == other;
  }

  static void given(int value) {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    map.put(1, value);
    map.remove(1);
    assert map.isEmpty() && map.get(1) == null;
  }

  static void month(int month) {
    if (month >= 1 && month <= 12) LocalDate.of(2023, month, 28);
  }

  static void wrongMonth(int month) {
    if (month >= 1 && month <= 12) assert LocalDate.of(2023, month, 1).lengthOfMonth() != 28;
  }

  static void anyDay(int day) {
    LocalDate.of(2023, 4, day);
  }
}
