// expect methods [options: --engine concrete --property assert]
// expect assert=undecided of Surroundings$Clock: main
// expect assert=undecided of Surroundings$Hash: main
// expect assert=undecided of Surroundings$NumberOfProcessors: main
// expect assert=undecided of Surroundings$WholeProperties: main
// expect assert=undecided of Surroundings$Zone: main
// expect assert=undecided of Surroundings$Available: main
// expect assert=refuted of Surroundings$Property: main
// expect assert=refuted of Surroundings$Flag: main
// expect assert=refuted of Surroundings$Number: main
// expect assert=refuted of Surroundings$LongNumber: main
// expect assert=refuted of Surroundings$Variable: main
// expect assert=refuted of Surroundings$Otherwise: main
// expect assert=undecided of Surroundings$SetBefore: main
// expect assert=proved of Surroundings$Cleared: main
// expect assert=undecided of Surroundings$AskedTwice: main
// expect assert=proved of Surroundings$LineEnds: main
// expect assert=proved of Surroundings$DefaultLocale: main
// expect assert=proved of Surroundings$LowerCase: main
// expect assert=proved of Surroundings$Weak: main
// expect assert=proved of Surroundings$Bytes: main
// expect assert=proved of Surroundings$WeakKeys: main
// expect assert=proved of Surroundings$Queue: main
// expect assert=proved of Surroundings$PutIntoQueue: main
// What differs between two machines, or two starts of a JVM, is not proved by one execution.
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.Locale;
import java.util.Objects;
import java.util.TimeZone;
import java.util.WeakHashMap;

public class Surroundings {
  static class Clock { public static void main(String[] args) { assert System.nanoTime() >= 0; } }
  static class Hash { public static void main(String[] args) { assert Objects.hashCode(new Object()) != 5; } }
  static class NumberOfProcessors { public static void main(String[] args) { assert Runtime.getRuntime().availableProcessors() < 1000; } }
  static class WholeProperties { public static void main(String[] args) { assert System.getProperties().getProperty("foo") == null; } }
  static class Zone { public static void main(String[] args) { assert TimeZone.getDefault().getRawOffset() == 0; } }
  static class Available { public static void main(String[] args) throws Exception { assert System.in.available() == 0; } }
  static class Property { public static void main(String[] args) { assert System.getProperty("foo") == null; } }
  static class Flag { public static void main(String[] args) { String f = System.getProperty("foo"); assert f == null || !f.isEmpty(); } }
  static class Number { public static void main(String[] args) { assert Integer.getInteger(System.getProperty("foo", "x")) != null; } }
  static class LongNumber { public static void main(String[] args) { assert Long.getLong("foo") != null; } }
  static class Variable { public static void main(String[] args) { assert System.getenv("FOO") == null; } }
  static class Otherwise { public static void main(String[] args) { assert System.getProperty("foo", "x").equals("x"); } }
  static class SetBefore { public static void main(String[] args) { System.setProperty("foo", "x"); assert System.getProperty("foo").equals("x"); } }
  static class Cleared { public static void main(String[] args) { System.setProperty("line.separator", "x"); System.clearProperty("line.separator"); assert System.getProperty("line.separator") == null; } }
  // Not proved, as a text is chosen; but the second answer is the first one.
  static class AskedTwice { public static void main(String[] args) { assert System.getenv("FOO") == null || System.getenv("FOO") != null; } }
  static class LineEnds { public static void main(String[] args) { assert System.lineSeparator().equals("\n"); } }
  static class DefaultLocale { public static void main(String[] args) { assert Locale.getDefault().getCountry().equals("US"); } }
  static class LowerCase { public static void main(String[] args) { assert "TITLE".toLowerCase().equals("title"); } }
  static class Weak { public static void main(String[] args) { WeakReference<Object> w = new WeakReference<>(new Object()); System.gc(); assert w.get() != null; } }
  static class WeakKeys { public static void main(String[] args) { WeakHashMap<Object, String> m = new WeakHashMap<>(); m.put(new String("k"), "a"); System.gc(); assert m.size() == 1; } }
  static class Queue { public static void main(String[] args) { ReferenceQueue<Object> q = new ReferenceQueue<>(); new WeakReference<>(new Object(), q); System.gc(); assert q.poll() == null; } }
  static class PutIntoQueue {
    public static void main(String[] args) {
      ReferenceQueue<Object> q = new ReferenceQueue<>();
      Object o = new Object();
      WeakReference<Object> first = new WeakReference<>(o, q), second = new WeakReference<>(o, q);
      assert first.enqueue() && second.enqueue() && !first.enqueue() && first.get() == null;
      assert q.poll() == second && q.poll() == first && q.poll() == null && !new WeakReference<>(o).enqueue();
    }
  }
  static class Bytes { public static void main(String[] args) { assert "\u00e4".getBytes().length == 2; } }
}
