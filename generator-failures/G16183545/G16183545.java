import java.util.*;
import java.util.function.*;
public class G16183545 {
  static int objects;
  static int fuel = 250;
  static int lines;
  static long checksum = 17;
  static boolean fuel() { return fuel-- > 0; }
  static void note(long value) { checksum = checksum * 31 + value; }
  static void note(boolean value) { note(value ? 1L : 0L); }
  static void note(double value) { note(Double.doubleToLongBits(value)); }
  static void note(float value) { note((long) Float.floatToIntBits(value)); }
  static void note(Object value) { note((long) String.valueOf(value).hashCode()); }
  static void show(long value) { print(Long.toString(value)); }
  static void show(boolean value) { print(value ? "true" : "false"); }
  static void show(char value) { print("char " + (int) value); }
  static void show(double value) { print(Long.toHexString(Double.doubleToLongBits(value))); }
  static void show(float value) { print(Integer.toHexString(Float.floatToIntBits(value))); }
  static void show(Object value) { print(clean(String.valueOf(value))); }
  static void print(String text) {
    note(text);
    if (lines++ < 150) System.out.println(text.length() <= 120 ? text : text.substring(0, 120));
  }
  static String clean(String text) {
    if (text == null) return null;
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < text.length() && i < 400; i++) {
      char c = text.charAt(i);
      if (c >= ' ' && c <= '~') result.append(c); else result.append('<').append((int) c).append('>');
    }
    return result.toString();
  }
  static String describe(Throwable thrown) {
    String name = thrown.getClass().getName();
    boolean worded = thrown instanceof NullPointerException || thrown instanceof ClassCastException;
    String text = worded ? name : name + ": " + thrown.getMessage();
    for (Throwable suppressed : thrown.getSuppressed()) text = text + " + " + suppressed.getMessage();
    return text;
  }
  static int touch(String name) {
    show("init " + name);
    return name.length();
  }
  static int at(int index, int size) { return size <= 0 ? 0 : Math.floorMod(index, size); }
  static String clip(String text) { return text == null || text.length() <= 40 ? text : text.substring(0, 40); }
  static Integer f0 = Integer.valueOf(64);
  static long f1 = -159361416L;
  static Map<Integer, Integer> f2 = new TreeMap<Integer, Integer>(Comparator.<Integer>reverseOrder());
  static class X0 extends RuntimeException {
    X0(int code) { super("X0-" + code); }
  }
  static class X1 extends X0 {
    X1(int code) { super(code); }
  }
  static class Y0 extends Exception {
    Y0(int code) { super("Y0-" + code); }
  }
  static class Z0 implements AutoCloseable {
    final int code;
    Z0(int code) {
      if ((code & 15) == 9) throw new IllegalStateException("open");
      this.code = code;
      show("open " + code);
    }
    public void close() {
      show("close " + code);
      if ((code & 3) == 3) throw new IllegalStateException("close" + code);
    }
  }
  record R0(String r0) {}
  static final class K0 implements Comparable<K0> {
    final int id;
    K0(int id) { this.id = id; }
    public boolean equals(Object other) { return other instanceof K0 && ((K0) other).id == id; }
    public int hashCode() { return id & 3; }
    public int compareTo(K0 other) { return Integer.compare(id, other.id); }
    public String toString() { return "K0:" + id; }
  }
  static class Cell<T> {
    T content;
    Cell(T content) { this.content = content; }
    T get() { return content; }
    void set(T next) { content = next; }
    T swap(T next) {
      T old = content;
      set(next);
      return old;
    }
    public int hashCode() { return 5; }
    public String toString() { return "[" + content + "]"; }
  }
  interface I0 {
    static int s0 = touch("I0");
    double k0(long p0);
  }
  static class C0 implements I0 {
    byte x0;
    int x1;
    short x2;
    C0(byte p3, int p4, short p5) {
      this.x0 = p3;
      this.x1 = p4;
      this.x2 = p5;
    }
    public double k0(long p10) {
      if (!fuel()) return 0.0;
      show(clip(f2.toString()));
      return 0.5;
    }
    final int id = ++objects;
    public int hashCode() { return id; }
    public String toString() { return "C0:" + id + "," + this.x0 + "," + this.x1 + "," + this.x2; }
  }
  static class C1 extends C0 {
    int x3;
    final byte x4;
    C1(int p11, byte p12) {
      super(p12, p11, (short) 10);
      this.x3 = p11;
      this.x4 = p12;
    }
    public String toString() { return "C1:" + id + "," + this.x3 + "," + this.x4 + "," + this.x0 + "," + this.x1 + "," + this.x2; }
  }
  static int m0(int p21) {
    if (!fuel()) return 0;
    for (Map.Entry<Integer, Integer> v11 : f2.entrySet()) {
      if (!fuel()) break;
      final Integer v12 = v11.getKey();
      final Integer v13 = v11.getValue();
      show(f2.putIfAbsent(true ? Integer.valueOf(32768) : v12, f2.remove(v12)));
      v11.setValue(f2.put(Integer.valueOf(127), v12));
    }
    p21++;
    f2.forEach((BiConsumer<Integer, Integer>) ((Integer p22, Integer p23) -> {
      show(p22);
      show(f2.containsKey(f2.put(p22, p23)));
    }));
    f2 = f2;
    return f2.size();
  }
  static Integer m1(LinkedHashSet<K0> p24) {
    if (!fuel()) return (Integer) null;
    show(Collections.min(p24, (Comparator<K0>) ((p25, p26) -> Integer.compare(p25.hashCode(), p26.hashCode()))));
    show(f2.remove(true ? f0 : f0));
    final Deque<C1> v14 = new ArrayDeque<C1>();
    return f2.getOrDefault(f2.putIfAbsent(f2.remove(f0), f0), (Integer) ((-997178936) + (-128)));
  }
  static int m2(Map<Integer, Integer> p27, Deque<C1> p28) {
    if (!fuel()) return 0;
    final String[][] v15 = new String[at(10, 6)][];
    show(f1);
    show(f1);
    show(f2.get(p27.compute(Integer.valueOf(6), (BiFunction<Integer, Integer, Integer>) ((Integer p29, Integer p30) -> p30))));
    return v15.length;
  }
  static void part0() {
    Set<Integer> v16 = new LinkedHashSet<Integer>(Arrays.<Integer>asList(Integer.valueOf(4), Integer.valueOf(10)));
    boolean[] v17 = new boolean[] {false};
    boolean[] v18 = new boolean[] {false, true, false, true, true};
    boolean v19 = true;
    int v20 = 0;
    show(v16.size());
    for (Integer v21 : v16) {
      if (!fuel()) break;
      System.arraycopy(v18, 0, v17, 1, 0);
      for (Integer v22 : v16) {
        if (!fuel()) break;
        final Deque<C1> v23 = new LinkedList<C1>(Arrays.<C1>asList(new C1(7, (byte) -1)));
        v23.add(new C1(v20, (byte) 1830617327));
        v23.add(new C1(v20, (byte) -1));
        v23.add(new C1(v20, (byte) 32767));
        v23.add(new C1(9, (byte) -1));
        v23.add(new C1(v20, (byte) -3));
        final Iterator<C1> v24 = v23.iterator();
        show(v24.next());
        if (v20 <= v20) {
          v16.add(f2.put(Integer.valueOf(1), Integer.valueOf(7)));
        }
      }
    }
    final int v25 = m0(m2(f2, new LinkedList<C1>()) >>> (f1 + ((byte) 5)));
    final Map<Integer, Integer> v26 = new HashMap<Integer, Integer>(f2);
    v26.put((Integer) v20, f2.computeIfPresent(f0, (BiFunction<Integer, Integer, Integer>) ((Integer p31, Integer p32) -> {
      final Iterator<Integer> v27 = f2.values().iterator();
      return f2.put(Integer.valueOf(-129), f0);
    })));
  }
  static void part1() {
    List<Integer> v28 = new ArrayList<Integer>(Arrays.<Integer>asList(Integer.valueOf(7)));
    String v29 = "zz";
    final IntPredicate v30 = (IntPredicate) ((int p33) -> false);
    note(v28.add(f0));
    label0: do {
      final Integer v31 = f2.put(f0, Integer.valueOf(10));
      int v32 = ((int) (0 << 9)) >> ((false ? (-311254396) : 2035133235) | (~8));
    } while (false && fuel());
    IntPredicate v33 = v30;
    for (Integer v34 : v28) {
      if (!fuel()) break;
      v33 = v33;
      try {
        final Deque<C1> v35 = new LinkedList<C1>(Arrays.<C1>asList(new C1(8, (byte) -1), new C1(-4, (byte) 65536), new C1(-951099413, (byte) -950611313), new C1(3, (byte) -221482902)));
        v35.add(new C1(1395802907, (byte) 5));
        v35.add(new C1(32767, (byte) 1));
        v35.add(new C1(-32768, (byte) -4));
      }
      catch (IndexOutOfBoundsException | X0 e4) {
        show(describe(e4));
        note((~(1291735511617661268L ^ 7L)));
      }
      catch (ClassCastException e5) {
        show(describe(e5));
        IntPredicate v36 = v30;
        f2 = f2;
      }
      catch (RuntimeException e6) {
        show(describe(e6));
        ((Runnable) ((Runnable) (() -> {
          final Integer v37 = f2.get(f2.merge(v34, f0, (BinaryOperator<Integer>) ((Integer p34, Integer p35) -> {
            f2 = f2;
            return (Integer) 845150396;
          })));
        }))).run();
        int v38 = 335279371 / ('B' | 1);
      }
      if (f2.containsKey(f0)) {
        v28.add(Collections.max(v28));
        break;
      }
    }
  }
  static void part2() {
    Collection<Integer> v39 = new PriorityQueue<Integer>(Arrays.<Integer>asList(Integer.valueOf(-1201131725), Integer.valueOf(-32768), Integer.valueOf(1)));
    Integer v40 = Integer.valueOf(9);
    Deque<C1> v41 = new ArrayDeque<C1>();
    final LinkedHashSet<K0> v42 = new LinkedHashSet<K0>(Arrays.<K0>asList(new K0(5), new K0(3), new K0(11), new K0(9), new K0(-4)));
    int v43 = 690823432;
    final List<Integer> v44 = Collections.<Integer>singletonList(m1(v42));
    for (K0 v45 : v42) {
      if (!fuel()) break;
      final ListIterator<Integer> v46 = v44.listIterator();
      while (v46.hasNext()) {
        if (!fuel()) break;
        final Integer v47 = v46.next();
        note(v41.add(v41.element()));
        if (false ? false : true) { v46.set(f2.get(f0)); }
      }
      final HashSet<Integer> v48 = new HashSet<Integer>(Arrays.<Integer>asList(Integer.valueOf(-235357202)));
      v48.add(f2.compute(Integer.valueOf(4), (BiFunction<Integer, Integer, Integer>) ((Integer p36, Integer p37) -> {
        if (((short) (((short) -1790575559) >>> 5)) >= v45.hashCode()) {
          return m1(v42);
        }
        for (Integer v49 : v44) {
          if (!fuel()) break;
          show(v42);
          final TreeSet<Integer> v50 = new TreeSet<Integer>(Arrays.<Integer>asList(Integer.valueOf(-3), Integer.valueOf(8), Integer.valueOf(-1050738700), Integer.valueOf(5)));
          v50.add(p36);
          v50.add(f0);
          v50.add(p36);
          v50.add(f0);
          final Iterator<Integer> v51 = v50.iterator();
        }
        return v44.set(at(-128, v44.size()), f0);
      })));
      v48.add(false ? ((Integer) null) : v40);
      v48.add(f2.remove(v40));
    }
    final Iterator<Integer> v52 = v39.iterator();
    while (v52.hasNext()) {
      if (!fuel()) break;
      final Integer v53 = v52.next();
      try {
        for (Map.Entry<Integer, Integer> v54 : f2.entrySet()) {
          if (!fuel()) break;
          final Integer v55 = v54.getKey();
          final Integer v56 = v54.getValue();
          if (v44.equals(v44)) {
            break;
          }
          show(Collections.disjoint(v41, v41));
        }
      } catch (RuntimeException e7) {
        show(describe(e7));
      }
      String v57 = Objects.requireNonNullElse("0", "hello");
      if (false) {
        v39.add(Integer.valueOf(8));
        break;
      }
    }
    show(f2.isEmpty());
    final Iterator<K0> v58 = v42.iterator();
    if (v41.offer(new C1(v43, (byte) -2))) {
      v42.remove((Object) new K0(v43));
    }
    if (v58.hasNext()) {
      final K0 v59 = v58.next();
      show(Collections.min(v42, (Comparator<K0>) ((p38, p39) -> Integer.compare(p38.hashCode(), p39.hashCode()))));
    }
    final Iterator<C1> v60 = v41.iterator();
    while (v60.hasNext()) {
      if (!fuel()) break;
      final C1 v61 = v60.next();
      final TreeSet<Integer> v62 = new TreeSet<Integer>(Arrays.<Integer>asList(Integer.valueOf(7), Integer.valueOf(7)));
      v62.add(f2.put(f0, v40));
      v62.add(v44.remove(at(825770308, v44.size())));
      v62.add(f2.computeIfAbsent(Integer.valueOf(-705815776), (Function<Integer, Integer>) ((Integer p40) -> v44.get(at(65535, v44.size())))));
      v62.add(f0);
      v43 >>= Math.max(f1, f1);
      if (f2.containsValue(m1(v42))) {
        continue;
      }
      if (v41.offer(v41.getFirst())) {
        v60.remove();
      }
    }
  }
  public static void main(String[] args) {
    try { part0(); } catch (RuntimeException e) { show(describe(e)); }
    try { part1(); } catch (RuntimeException e) { show(describe(e)); }
    try { part2(); } catch (RuntimeException e) { show(describe(e)); }
    show(f0);
    show(f1);
    show(f2);
    System.out.println(checksum);
  }
}
