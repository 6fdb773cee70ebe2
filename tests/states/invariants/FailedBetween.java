// An exception leaves a method between two assignments, and the object stays as it is.
import java.util.*;

class FailedBetween {
  static Object nothing() { return null; }
  static void check(int number) { if (number == 5) throw new IllegalArgumentException(); }
  static void checkTwice(int number) { check(number - 1); check(number); }
  static class Closing implements AutoCloseable { @Override public void close() { throw new IllegalStateException(); } }
  static class Refusing { private int number; Refusing(int number) { check(number); this.number = number; } }
  static class Failing { static int number = 1 / List.of().size(); }

  static class ByIndex {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      int[] all = new int[2]; int n = all[number];
      second = 7;
    }
    static void attack() {
      ByIndex made = new ByIndex();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByNull {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      int n = text.length();
      second = 7;
    }
    static void attack() {
      ByNull made = new ByNull();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByCast {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      Integer n = (Integer) object;
      second = 7;
    }
    static void attack() {
      ByCast made = new ByCast();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByNegativeSize {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      int[] n = new int[number - 9];
      second = 7;
    }
    static void attack() {
      ByNegativeSize made = new ByNegativeSize();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByDivision {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      int n = 1 / (number - 5);
      second = 7;
    }
    static void attack() {
      ByDivision made = new ByDivision();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByRemainder {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      int n = 1 % (number - 5);
      second = 7;
    }
    static void attack() {
      ByRemainder made = new ByRemainder();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByStore {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      Object[] all = new Integer[1]; all[0] = object;
      second = 7;
    }
    static void attack() {
      ByStore made = new ByStore();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByAddExact {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      int n = Math.addExact(Integer.MAX_VALUE, number);
      second = 7;
    }
    static void attack() {
      ByAddExact made = new ByAddExact();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByParse {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      int n = Integer.parseInt("x");
      second = 7;
    }
    static void attack() {
      ByParse made = new ByParse();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByThrown {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      if (number == 5) throw new IllegalStateException();
      second = 7;
    }
    static void attack() {
      ByThrown made = new ByThrown();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByGet {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      new ArrayList<Object>().get(number);
      second = 7;
    }
    static void attack() {
      ByGet made = new ByGet();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByNext {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      new ArrayList<Object>().iterator().next();
      second = 7;
    }
    static void attack() {
      ByNext made = new ByNext();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByRequire {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      Objects.requireNonNull(text);
      second = 7;
    }
    static void attack() {
      ByRequire made = new ByRequire();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByOptionalGet {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      Optional.empty().get();
      second = 7;
    }
    static void attack() {
      ByOptionalGet made = new ByOptionalGet();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByUnboxing {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      int n = (Integer) nothing();
      second = 7;
    }
    static void attack() {
      ByUnboxing made = new ByUnboxing();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class BySwitchText {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      switch (text) { case "a": first = 0; break; default: }
      second = 7;
    }
    static void attack() {
      BySwitchText made = new BySwitchText();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByAsserted {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      if (number == 5) throw new AssertionError();
      second = 7;
    }
    static void attack() {
      ByAsserted made = new ByAsserted();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByCharAt {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      char c = "ab".charAt(number);
      second = 7;
    }
    static void attack() {
      ByCharAt made = new ByCharAt();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByUnsupported {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      List.of().add(null);
      second = 7;
    }
    static void attack() {
      ByUnsupported made = new ByUnsupported();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByThrowNull {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      RuntimeException none = null; if (number == 5) throw none;
      second = 7;
    }
    static void attack() {
      ByThrowNull made = new ByThrowNull();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class BySyncNull {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      synchronized (text) { first = 7; }
      second = 7;
    }
    static void attack() {
      BySyncNull made = new BySyncNull();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByCloneNull {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      int[] n = null; if (number == 5) n.clone();
      second = 7;
    }
    static void attack() {
      ByCloneNull made = new ByCloneNull();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByArrayLength {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      int[] n = null; int m = number == 5 ? n.length : 0;
      second = 7;
    }
    static void attack() {
      ByArrayLength made = new ByArrayLength();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByHelper {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      check(number);
      second = 7;
    }
    static void attack() {
      ByHelper made = new ByHelper();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByDeepHelper {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      checkTwice(number);
      second = 7;
    }
    static void attack() {
      ByDeepHelper made = new ByDeepHelper();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByElement {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      Object[] all = {null}; all[0].hashCode();
      second = 7;
    }
    static void attack() {
      ByElement made = new ByElement();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByDequeue {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      new ArrayDeque<Object>().removeFirst();
      second = 7;
    }
    static void attack() {
      ByDequeue made = new ByDequeue();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByArrayCopy {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      System.arraycopy(new int[1], 0, new int[1], 0, number);
      second = 7;
    }
    static void attack() {
      ByArrayCopy made = new ByArrayCopy();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByCopyOf {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      int[] n = Arrays.copyOf(new int[1], -number);
      second = 7;
    }
    static void attack() {
      ByCopyOf made = new ByCopyOf();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class BySubstring {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      "ab".substring(number);
      second = 7;
    }
    static void attack() {
      BySubstring made = new BySubstring();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByForEachNull {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      List<Object> all = null; if (number == 5) for (Object each : all) each.hashCode();
      second = 7;
    }
    static void attack() {
      ByForEachNull made = new ByForEachNull();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByEnumOf {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      Thread.State.valueOf("none");
      second = 7;
    }
    static void attack() {
      ByEnumOf made = new ByEnumOf();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByMulti {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      int[][] n = new int[1][number - 9];
      second = 7;
    }
    static void attack() {
      ByMulti made = new ByMulti();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByFinally {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      try { check(number); } finally { first = 7; }
      second = 7;
    }
    static void attack() {
      ByFinally made = new ByFinally();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByCaught {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      try { check(number); } catch (IllegalArgumentException odd) { throw new IllegalStateException(odd); }
      second = 7;
    }
    static void attack() {
      ByCaught made = new ByCaught();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByResource {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      try (Closing closing = new Closing()) { first = 7; }
      second = 7;
    }
    static void attack() {
      ByResource made = new ByResource();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByTreeNull {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      new TreeMap<String, String>().put(null, null);
      second = 7;
    }
    static void attack() {
      ByTreeNull made = new ByTreeNull();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByLocale {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      Iterator<Object> i = new ArrayList<Object>().iterator(); i.remove();
      second = 7;
    }
    static void attack() {
      ByLocale made = new ByLocale();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByConstructor {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      new Refusing(number);
      second = 7;
    }
    static void attack() {
      ByConstructor made = new ByConstructor();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }

  static class ByInitialiser {
    private int first;
    private int second;
    void look() {}
    void move(int number, String text, Object object) {
      first = 0;
      second = 0;
      first = 7;
      int n = Failing.number;
      second = 7;
    }
    static void attack() {
      ByInitialiser made = new ByInitialiser();
      try { made.move(5, null, "text"); } catch (Throwable left) { }
      made.look();
    }
  }
}
