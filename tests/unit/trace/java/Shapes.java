// Objects of every shape, made and dropped: storage_test.cpp runs it with and without constant collections.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

public class Shapes {
  enum Color {
    RED,
    GREEN {
      @Override
      String tone() {
        return "cold";
      }
    };

    String tone() {
      return "warm";
    }
  }

  static class Copyable implements Cloneable {
    int[] data = {1, 2};
    String name = "n";

    Copyable copy() throws CloneNotSupportedException {
      return (Copyable) clone();
    }
  }

  static class Inner {}

  static void collections() {
    Map<String, List<Integer>> map = new HashMap<>();
    for (int i = 0; i < 40; i++) map.computeIfAbsent("k" + i % 7, k -> new ArrayList<>()).add(i);
    System.out.println(map);
    Map<Object, String> linked = new LinkedHashMap<>();
    for (int i = 0; i < 10; i++) linked.put(i % 2 == 0 ? (Object) i : "s" + i, new String("v" + i));
    linked.keySet().removeIf(k -> k.equals(4));
    System.out.println(linked);
    ArrayDeque<Object> queue = new ArrayDeque<>();
    for (int i = 0; i < 20; i++) {
      queue.addFirst(new int[] {i});
      if (i % 3 == 0) queue.pollLast();
    }
    System.out.println(queue.size() + " " + ((int[]) queue.peekLast())[0]);
  }

  static void objects() throws Exception {
    Copyable original = new Copyable();
    Copyable copy = original.copy();
    copy.data[0] = 9;
    copy.name = "m";
    System.out.println(original.data[0] + original.name + copy.name);
    System.out.println(Color.valueOf("GREEN").tone() + Color.RED.tone() + Arrays.toString(Color.values()));
    System.out.println(new Inner() {}.getClass().getName() + " " + new Inner().getClass().getSimpleName() + " "
        + int[][].class.getName() + " " + Color.GREEN.getDeclaringClass().getSimpleName());
    AtomicInteger atomic = new AtomicInteger(5);
    System.out.println(atomic.incrementAndGet() + " " + atomic.compareAndSet(6, 8) + " " + atomic);
    double[] reals = {3.5, Double.NaN, -0.0, 0.0, -1};
    Arrays.sort(reals);
    System.out.println(Arrays.toString(reals));
    int[] numbers = {1, 2, 3, 4, 5};
    System.arraycopy(numbers, 0, numbers, 1, 4);
    System.out.println(Arrays.toString(numbers));
    System.out.println(("a" + "bc".substring(0, 1)).intern() == "ab");
  }

  static void exceptions() {
    List<Supplier<String>> late = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      int number = i;
      try {
        Object text = i % 2 == 0 ? "t" : (Object) i;
        late.add(() -> text + ":" + number);
        System.out.println(((String) text).length() / (i - 2));
      } catch (ArithmeticException | ClassCastException e) {
        late.add(() -> e.getClass().getSimpleName());
      }
    }
    for (Supplier<String> supplier : late) System.out.print(supplier.get() + " ");
    System.out.println();
  }

  static void all() throws Exception {
    collections();
    objects();
    exceptions();
  }
}
