// Fields that somebody else assigns, or that are assigned in a way that is easily overlooked; numbers that wrap
// around.
import java.util.*;
import java.util.function.*;

class Assigned {
  interface Sized {
    void setSize(int size);
    default void clear() { setSize(-1); }
  }

  static class ByDefaultMethod implements Sized {
    private int size;
    public void setSize(int size) { this.size = size; }
    void look() {}
    static void attack() { ByDefaultMethod made = new ByDefaultMethod(); made.clear(); made.look(); }
  }

  static class Base { protected int level; int open; Base() { level = 1; } void look() {} }
  static class BelowAssigns extends Base {
    BelowAssigns() { level = -5; open = -1; }
    static void attack() { new BelowAssigns().look(); }
  }
  static class BelowLater extends Base {
    void sink() { super.level = -7; }
    static void attack() { BelowLater made = new BelowLater(); made.sink(); made.look(); }
  }
  static class BelowInLambda extends Base {
    Runnable sinker() { return () -> level = -9; }
    static void attack() { BelowInLambda made = new BelowInLambda(); made.sinker().run(); made.look(); }
  }
  static class Shadowed extends Base {
    private int level;
    Shadowed() { level = 3; super.level = -3; }
    static void attack() { new Shadowed().look(); }
  }
  static class PartMade {
    private final Part part;
    PartMade() { part = new Part(); part.size = -1; }
    static class Part { private int size; void look() {} }
    static void attack() { new PartMade().part.look(); }
  }
  static class PartReturned {
    private int size;
    static PartReturned make() { PartReturned made = new PartReturned(); made.size = -1; return made; }
    void look() {}
    static void attack() { make().look(); }
  }
  static class PartInArray {
    private int size;
    static PartInArray[] make() { PartInArray made = new PartInArray(); made.size = -1; return new PartInArray[] {made}; }
    void look() {}
    static void attack() { make()[0].look(); }
  }
  static class PartInList {
    private int size;
    static List<PartInList> make() { PartInList made = new PartInList(); List<PartInList> all = new ArrayList<>(); all.add(made); made.size = -1; return all; }
    void look() {}
    static void attack() { make().get(0).look(); }
  }
  static class PartInLambda {
    private int size;
    static Supplier<PartInLambda> make() { PartInLambda made = new PartInLambda(); Supplier<PartInLambda> result = () -> made; made.size = -1; return result; }
    void look() {}
    static void attack() { make().get().look(); }
  }
  static class PartThrown extends RuntimeException {
    private int size;
    static void make() { PartThrown made = new PartThrown(); made.size = -1; throw made; }
    void look() {}
    static void attack() { try { make(); } catch (PartThrown made) { made.look(); } }
  }
  static class PartCaught {
    private int size;
    private PartCaught held;
    PartCaught make(int n) {
      PartCaught made = new PartCaught();
      try { made.size = -1; held = made; n = 1 / n; made.size = 1; } catch (ArithmeticException left) { return held; }
      return null;
    }
    void look() {}
    static void attack() { new PartCaught().make(0).look(); }
  }
  static class OtherObject {
    private int low, high;
    void exchange(OtherObject other) { if (other.low <= high) { other.high = low; } }
    void set(int n) { low = 5; high = 9; }
    void look() {}
    static void attack() { OtherObject one = new OtherObject(); one.set(1); OtherObject two = new OtherObject(); two.set(1); two.high = 6; two.low = 6; one.low = 1; one.exchange(two); two.look(); }
  }
  static class Aliases {
    private int low, high;
    static void move(Aliases one, Aliases other) { one.low = other.high; other.high = 0; other.low = 0; }
    void grow() { low = 3; high = 4; }
    void look() {}
    static void attack() { Aliases one = new Aliases(); one.grow(); Aliases two = new Aliases(); two.grow(); move(one, two); move(two, one); move(one, one); one.look(); }
  }
  static class AliasOfThis {
    private int low, high;
    void take(AliasOfThis other) { high = 9; low = 8; other.high = 0; other.low = 0; if (low == 8) low = 8; }
    void look() {}
    static void attack() { AliasOfThis one = new AliasOfThis(); one.take(one); one.take(new AliasOfThis()); one.look(); }
  }
  // The constructor reads an object that is not as it should be: its difference is negative.
  static class Interval {
    private int low, high;
    Width width(int number) {
      if (number < 0) return null;
      low = number;
      Width made = new Width(this);
      high = number;
      return made;
    }
    static void attack() { new Interval().width(5).look(); }
  }
  static class Width {
    private final int size;
    private Width(Interval of) { size = of.high - of.low; }
    void look() {}
  }
  static class Measured {
    private int low, high;
    Kept width(int number) {
      if (number < 0) return null;
      low = number;
      Kept made = new Kept(this);
      high = number;
      return made;
    }
    int size() { return low <= high ? 1 : -1; }
    static void attack() { new Measured().width(5).look(); }
    static class Kept {
      private int size;
      private Measured of;
      private Kept(Measured of) { this.of = of; size = of.high - of.low; touch(); }
      void touch() { if (size < 0) look(); }
      void look() {}
    }
  }
  // A copy is made in between, by a method of the library.
  static class CopiedBetween extends ArrayList<Object> {
    private int low, high;
    private static Object copy;
    void move() { low = 0; high = 0; low = 5; copy = super.clone(); high = 5; }
    void look() {}
    static void attack() { CopiedBetween made = new CopiedBetween(); made.move(); ((CopiedBetween) copy).look(); }
  }
  static class CopiedMap extends HashMap<Object, Object> {
    private int low, high;
    private static Object copy;
    void move() { low = 0; high = 0; low = 5; copy = super.clone(); high = 5; }
    void look() {}
    static void attack() { CopiedMap made = new CopiedMap(); made.move(); ((CopiedMap) copy).look(); }
  }
  static class Cloned implements Cloneable {
    private int low, high;
    private static Cloned copy;
    void move() throws CloneNotSupportedException { low = 0; high = 0; low = 5; copy = (Cloned) super.clone(); high = 5; }
    void look() {}
    static void attack() { Cloned made = new Cloned(); try { made.move(); } catch (CloneNotSupportedException none) { } copy.look(); }
  }
  static class ClonedEarly implements Cloneable {
    private final String name;
    private static ClonedEarly copy;
    ClonedEarly() throws CloneNotSupportedException { copy = (ClonedEarly) super.clone(); name = "a"; }
    void look() {}
    static void attack() { try { new ClonedEarly(); } catch (CloneNotSupportedException none) { } copy.look(); }
  }
  static class ClonedSplit implements Cloneable {
    private int[] data = new int[4];
    private int size = 4;
    @Override public ClonedSplit clone() {
      try { ClonedSplit copy = (ClonedSplit) super.clone(); copy.data = new int[0]; return copy; }
      catch (CloneNotSupportedException none) { throw new AssertionError(); }
    }
    void look() {}
    static void attack() { new ClonedSplit().clone().look(); }
  }
  // What a private helper gets by a method reference nobody has checked.
  static class Helped {
    private int size;
    private static int half(int number) { return number / 2; }
    void set(int number) { if (number >= 0) size = half(number); }
    void map(List<Integer> from) { from.replaceAll(Helped::half); size = from.get(0); }
    void look() {}
    static void attack() { Helped made = new Helped(); made.map(new ArrayList<>(List.of(-8))); made.look(); }
  }
  static class HelpedBound {
    private int size;
    private void put(int number) { size = number; }
    void set(int number) { if (number >= 0) put(number); }
    IntConsumer putter() { return this::put; }
    void look() {}
    static void attack() { HelpedBound made = new HelpedBound(); made.putter().accept(-4); made.look(); }
  }
  static class HelpedMade {
    private int size;
    private HelpedMade(int size) { this.size = size; }
    static HelpedMade of(int n) { return n < 0 ? null : new HelpedMade(n); }
    static IntFunction<HelpedMade> maker() { return HelpedMade::new; }
    void look() {}
    static void attack() { maker().apply(-3).look(); }
  }
  static class HelpedLambda {
    private int size;
    private void put(int number) { size = number; }
    void set(int number) { if (number >= 0) put(number); }
    void all(List<Integer> from) { from.forEach(each -> put(each)); }
    void look() {}
    static void attack() { HelpedLambda made = new HelpedLambda(); made.all(List.of(-4)); made.look(); }
  }
  static class HelpedInner {
    private int size;
    private void put(int number) { size = number; }
    void set(int number) { if (number >= 0) put(number); }
    class Putter { void go() { put(-1); } }
    void look() {}
    static void attack() { HelpedInner made = new HelpedInner(); made.new Putter().go(); made.look(); }
  }
  static class Overriding {
    private int size;
    int next() { return 1; }
    void step() { if (size < 100) size += next(); }
    void look() {}
    static class Below extends Overriding { @Override int next() { return -5; } }
    static void attack() { Overriding made = new Below(); made.step(); made.look(); }
  }
  static class OverridingNull {
    private String name = "a";
    String fresh() { return "b"; }
    void step() { name = fresh(); }
    void look() {}
    static class Below extends OverridingNull { @Override String fresh() { return null; } }
    static void attack() { OverridingNull made = new Below(); made.step(); made.look(); }
  }
  static class ByAnonymousBelow {
    private String name = "a";
    String fresh() { return "b"; }
    void step() { name = fresh(); }
    void look() {}
    static void attack() { ByAnonymousBelow made = new ByAnonymousBelow() { @Override String fresh() { return null; } }; made.step(); made.look(); }
  }
  interface Named { String fresh(); default String twice() { return fresh(); } }
  static class ByInterface implements Named {
    private String name = "a";
    public String fresh() { return "b"; }
    void step(Named from) { name = from.twice(); }
    void look() {}
    static void attack() { ByInterface made = new ByInterface(); made.step(() -> null); made.look(); }
  }
  static class Box<T> { private T value; T get() { return value; } void set(T value) { this.value = value; } }
  static class ByBox {
    private final Box<String> box = new Box<>();
    private String name = "a";
    void step() { name = box.get(); }
    void look() {}
    static void attack() { ByBox made = new ByBox(); made.step(); made.look(); }
  }

  // Numbers.
  static class Counting {
    private int size = Integer.MAX_VALUE - 2;
    void more() { size++; }
    void look() {}
    static void attack() { Counting made = new Counting(); for (int i = 0; i < 5; ++i) made.more(); made.look(); }
  }
  static class CountingLong {
    private long size = Long.MAX_VALUE - 2;
    void more() { size++; }
    void look() {}
    static void attack() { CountingLong made = new CountingLong(); for (int i = 0; i < 5; ++i) made.more(); made.look(); }
  }
  static class CountingByte {
    private byte size = 100;
    void more() { size += 20; }
    void look() {}
    static void attack() { CountingByte made = new CountingByte(); made.more(); made.more(); made.look(); }
  }
  static class CountingShort {
    private short size = 32000;
    void more() { size = (short) (size + 500); }
    void look() {}
    static void attack() { CountingShort made = new CountingShort(); made.more(); made.more(); made.look(); }
  }
  static class CountingChar {
    private char size = 65530;
    private int before = 65530;
    void more() { before = size; size += 3; }
    void look() {}
    static void attack() { CountingChar made = new CountingChar(); for (int i = 0; i < 5; ++i) made.more(); made.look(); }
  }
  static class Negated {
    private int size;
    void set(int number) { size = number < 0 ? -number : number; }
    void look() {}
    static void attack() { Negated made = new Negated(); made.set(Integer.MIN_VALUE); made.look(); }
  }
  static class Absolute {
    private int size;
    void set(int number) { size = Math.abs(number); }
    void look() {}
    static void attack() { Absolute made = new Absolute(); made.set(Integer.MIN_VALUE); made.look(); }
  }
  static class Divided {
    private int size;
    void set(int number) { if (number < 0) size = number / -1; }
    void look() {}
    static void attack() { Divided made = new Divided(); made.set(Integer.MIN_VALUE); made.look(); }
  }
  static class Hashed {
    private int slot;
    void set(Object key) { slot = key.hashCode() % 8; }
    void look() {}
    static void attack() { Hashed made = new Hashed(); made.set(-3); made.look(); }
  }
  static class Doubled {
    private int size = 1;
    void more() { size *= 2; }
    void look() {}
    static void attack() { Doubled made = new Doubled(); for (int i = 0; i < 31; ++i) made.more(); made.look(); made.more(); made.look(); }
  }
  static class Shifted {
    private int size = 1;
    void more() { size <<= 1; }
    void look() {}
    static void attack() { Shifted made = new Shifted(); for (int i = 0; i < 31; ++i) made.more(); made.look(); made.more(); made.look(); }
  }
  static class Tripled {
    private int size = 1;
    void more() { if (size > 0) size = size + size + size; }
    void look() {}
    static void attack() { Tripled made = new Tripled(); for (int i = 0; i < 25; ++i) { made.more(); made.look(); } }
  }
  static class Summed {
    private int one = 1, two = 1;
    void more() { if (one > 0 && two > 0) { int sum = one + two; one = two; two = sum; } }
    void look() {}
    static void attack() { Summed made = new Summed(); for (int i = 0; i < 50; ++i) { made.more(); made.look(); } }
  }
  static class Middle {
    private int low, high, middle;
    void set(int one, int other) { if (one >= 0 && other >= one) { low = one; high = other; middle = (one + other) / 2; } }
    void look() {}
    static void attack() { Middle made = new Middle(); made.set(Integer.MAX_VALUE - 1, Integer.MAX_VALUE); made.look(); }
  }
  static class MiddleByShift {
    private int low, high, middle;
    void set(int one, int other) { if (one >= 0 && other >= one) { low = one; high = other; middle = one + (other - one >> 1); } }
    void setWrong(int one, int other) { if (other >= one) { low = one; high = other; middle = one + (other - one >> 1); } }
    void look() {}
    static void attack() { MiddleByShift made = new MiddleByShift(); made.setWrong(Integer.MIN_VALUE, Integer.MAX_VALUE); made.look(); }
  }
  static class Compared {
    private long low, high;
    void set(long one, long other) { if (one - other <= 0) { low = one; high = other; } }
    void look() {}
    static void attack() { Compared made = new Compared(); made.set(Long.MAX_VALUE, -5); made.look(); }
  }
  static class ComparedInt {
    private int low, high;
    void set(int one, int other) { if (one - other <= 0) { low = one; high = other; } }
    void look() {}
    static void attack() { ComparedInt made = new ComparedInt(); made.set(Integer.MAX_VALUE, -5); made.look(); }
  }
  static class Narrowed {
    private int size;
    void set(long number) { if (number >= 0) size = (int) number; }
    void look() {}
    static void attack() { Narrowed made = new Narrowed(); made.set(1L << 31); made.look(); }
  }
  static class FromFloat {
    private int size;
    void set(double number) { if (number >= 0) size = (int) -number; }
    void look() {}
    static void attack() { FromFloat made = new FromFloat(); made.set(3.5); made.look(); }
  }
  static class NotANumber {
    private int sign = 1;
    void set(double number) { sign = number > 0 ? 1 : number <= 0 ? 1 : -1; }
    void look() {}
    static void attack() { NotANumber made = new NotANumber(); made.set(Double.NaN); made.look(); }
  }
  static class Masked {
    private int size;
    void set(int number) { size = number & -2; }
    void look() {}
    static void attack() { Masked made = new Masked(); made.set(-4); made.look(); }
  }
  static class Unsigned {
    private int size;
    void set(int number, int by) { size = number >>> by; }
    void look() {}
    static void attack() { Unsigned made = new Unsigned(); made.set(-4, 32); made.look(); }
  }
  static class SignShift {
    private int size;
    void set(int number) { size = number >> 31; }
    void look() {}
    static void attack() { SignShift made = new SignShift(); made.set(-4); made.look(); }
  }
  static class Exclusive {
    private int size = 1;
    void flip(int with) { if (with >= 0) size ^= with; }
    void look() {}
    static void attack() { Exclusive made = new Exclusive(); made.flip(1); made.look(); }
  }
  static class Complement {
    private int size = 1;
    void flip() { size = ~size; }
    void look() {}
    static void attack() { Complement made = new Complement(); made.flip(); made.look(); }
  }
  static class Remaindered {
    private int size = 4, at;
    void set(int number, int by) { if (by != 0 && number >= 0) { at = number % by; size = by; } }
    void look() {}
    static void attack() { Remaindered made = new Remaindered(); made.set(7, -5); made.look(); }
  }
  static class Grown {
    private int[] data = new int[2];
    private int size;
    void add() { if (size == data.length) grow(); size++; }
    private void grow() { data = new int[data.length / 2]; }
    void look() {}
    static void attack() { Grown made = new Grown(); for (int i = 0; i < 4; ++i) made.add(); made.look(); }
  }
  static class GrownByOther {
    private int[] data = new int[4];
    private int size = 4;
    void take(GrownByOther other) { data = other.data; }
    void shrink() { size = 0; data = new int[1]; }
    void look() {}
    static void attack() { GrownByOther small = new GrownByOther(); small.shrink(); GrownByOther big = new GrownByOther(); big.take(small); big.look(); }
  }
  static class GivenArray {
    private int[] data = new int[1];
    private int size = 1;
    void set(int[] given) { data = given; }
    void look() {}
    static void attack() { GivenArray made = new GivenArray(); made.set(new int[0]); made.look(); made.set(null); made.look(); }
  }
  // Deeper than calls are followed: what they leave in a counter is not what was there.
  static class DeepCounter {
    private final java.util.concurrent.atomic.AtomicInteger counter = new java.util.concurrent.atomic.AtomicInteger();
    private int moved;
    void move() { one(); }
    private void one() { two(); }
    private void two() { three(); }
    private void three() { int before = counter.get(); counter.addAndGet(-5); moved = counter.get() - before; }
    void look() {}
    static void attack() { DeepCounter made = new DeepCounter(); made.move(); made.look(); }
  }
  static class DeepBuilder {
    private final StringBuilder text = new StringBuilder();
    private int moved, before;
    void move() { one(); }
    private void one() { two(); }
    private void two() { three(); }
    private void three() { before = text.length(); text.append("abc"); moved = before - text.length(); }
    void look() {}
    static void attack() { DeepBuilder made = new DeepBuilder(); made.move(); made.look(); }
  }
  static class ListSize {
    private final List<Object> list = new ArrayList<>();
    private int moved;
    void move() { int before = list.size(); list.add("a"); moved = before - list.size(); }
    void look() {}
    static void attack() { ListSize made = new ListSize(); made.move(); made.look(); }
  }
  static class OwnStack extends Stack<Object> {
    private int before, moved;
    void move() { before = elementCount; push("a"); moved = before - elementCount; }
    void look() {}
    static void attack() { OwnStack made = new OwnStack(); made.move(); made.look(); }
  }
  enum Level {
    LOW, HIGH;
    private int count;
    private String note;
    void sink() { count = -1; }
    void look() {}
    static void attack() { LOW.sink(); LOW.look(); }
  }
  static class Outer {
    private int size;
    class Inner { void sink() { size = -1; } }
    static class Nested { static void sink(Outer other) { other.size -= 2; } }
    void look() {}
    static void attack() { Outer made = new Outer(); made.new Inner().sink(); Nested.sink(made); made.look(); }
  }
  static class LocalClass {
    private int size;
    void go() { class Local { void sink() { size = -1; } } new Local().sink(); }
    void look() {}
    static void attack() { LocalClass made = new LocalClass(); made.go(); made.look(); }
  }
  static class Compound {
    private int size;
    private final int[] deltas = {-3};
    void go() { size += deltas[0]; }
    void look() {}
    static void attack() { Compound made = new Compound(); made.go(); made.look(); }
  }
  static class PostFix {
    private int size;
    int go() { return size--; }
    void look() {}
    static void attack() { PostFix made = new PostFix(); made.go(); made.look(); }
  }
  static class Chained {
    private int one, other;
    void go(int number) { one = other = number; }
    void look() {}
    static void attack() { Chained made = new Chained(); made.go(-1); made.look(); }
  }
  static class Ternary {
    private String name = "a";
    void go(boolean which, String other) { name = which ? other : "b"; }
    void look() {}
    static void attack() { Ternary made = new Ternary(); made.go(true, null); made.look(); }
  }
  static class FromMap {
    private String name = "a";
    void go(Map<String, String> from) { name = from.get("x"); }
    void look() {}
    static void attack() { FromMap made = new FromMap(); made.go(new HashMap<>()); made.look(); }
  }
  static class FromCast {
    private String name = "a";
    void go(Object from) { name = (String) from; }
    void look() {}
    static void attack() { FromCast made = new FromCast(); made.go(null); made.look(); }
  }
  static class FromLoop {
    private String name = "a";
    void go(String[] from) { for (String each : from) name = each; }
    void look() {}
    static void attack() { FromLoop made = new FromLoop(); made.go(new String[] {"b", null}); made.look(); }
  }
  static class FromCatch {
    private String name = "a";
    void go(int n) { String text = null; try { int m = 1 / n; text = "b"; } catch (ArithmeticException left) { } name = text; }
    void look() {}
    static void attack() { FromCatch made = new FromCatch(); made.go(0); made.look(); }
  }
  static class FromFinally {
    private String name = "a";
    void go(int n) { try { name = null; name = "x" + 1 / n; } catch (ArithmeticException left) { } finally { n = 1; } }
    void look() {}
    static void attack() { FromFinally made = new FromFinally(); made.go(0); made.look(); }
  }
  static class FromInstance {
    private String name = "a";
    void go(Object from) { if (!(from instanceof String)) name = from == null ? null : "b"; }
    void look() {}
    static void attack() { FromInstance made = new FromInstance(); made.go(null); made.look(); }
  }
}
