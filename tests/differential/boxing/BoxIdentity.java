// Which boxes are the same object: the caches of valueOf, boxing in every place where javac does it, and unboxing before comparisons.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class BoxIdentity {
    static int number;
    static void say(String what, boolean same) { System.out.println(++number + " " + what + " " + same); }

    static <T> T same(T value) { return value; }
    static <T> boolean identical(T left, T right) { return left == right; }
    static boolean first(Object... all) { return all[0] == all[1]; }
    static boolean boxes(Integer... all) { return all[0] == all[1]; }
    static Integer box(int i) { return i; }
    static Object object(int i) { return i; }
    static Number number(int i) { return i; }
    static Comparable<Integer> comparable(int i) { return i; }
    record Held(Integer value) {}
    static class Cell<T> { T value; Cell(T value) { this.value = value; } T get() { return value; } }

    @SuppressWarnings("removal")
    static void caches() {
        int[] ints = {0, 1, -1, 127, 128, -128, -129, 1000, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int i : ints) {
            say("Integer " + i, Integer.valueOf(i) == Integer.valueOf(i));
            say("Long " + i, Long.valueOf(i) == Long.valueOf(i));
            say("Short " + i, Short.valueOf((short) i) == Short.valueOf((short) i));
            say("Byte " + i, Byte.valueOf((byte) i) == Byte.valueOf((byte) i));
            say("Character " + i, Character.valueOf((char) i) == Character.valueOf((char) i));
            say("Integer text " + i, Integer.valueOf("" + i) == Integer.valueOf(i));
            say("Long text " + i, Long.valueOf("" + i) == Long.valueOf(i));
            say("decode " + i, Integer.decode("" + i) == Integer.valueOf(i));
            say("new " + i, new Integer(i) == new Integer(i));
            say("new and valueOf " + i, new Integer(i) == Integer.valueOf(i));
        }
        say("Byte text", Byte.valueOf("7") == Byte.valueOf((byte) 7));
        say("Short text", Short.valueOf("7") == Short.valueOf((short) 7));
        say("Boolean", Boolean.valueOf(true) == Boolean.TRUE);
        say("Boolean text", Boolean.valueOf("tRue") == Boolean.TRUE);
        say("new Boolean", new Boolean(true) == Boolean.TRUE);
        say("new Character", new Character('a') == Character.valueOf('a'));
        say("new Byte", new Byte((byte) 1) == Byte.valueOf((byte) 1));
        say("new Long", new Long(1) == Long.valueOf(1));
        say("new Short", new Short((short) 1) == Short.valueOf((short) 1));
        say("Double", Double.valueOf(1) == Double.valueOf(1));
        say("Double zero", Double.valueOf(0) == Double.valueOf(0));
        say("Float", Float.valueOf(1) == Float.valueOf(1));
        say("Double text", Double.valueOf("1") == Double.valueOf("1"));
        say("Integer and Long", Integer.valueOf(1).equals(Long.valueOf(1)));
    }

    static void boxing(int small, int large) {
        Integer a = small, b = small, c = large, d = large;
        say("small", a == b);
        say("large", c == d);
        say("small with int", a == small);
        say("large with int", c == large);
        say("int with large", large == c);
        say("large equals", c.equals(d));
        say("compare", c <= d && c >= d);
        say("large with long", c == (long) large);
        Object o = large, p = large;
        say("object", o == p);
        say("object small", (Object) small == (Object) small);
        say("object cast", (Integer) o == large);
        say("object and char", (Object) small == (Object) (char) small);
        say("returned", box(large) == box(large));
        say("returned small", box(small) == box(small));
        say("returned object", object(small) == object(small));
        say("returned number", number(large) == number(large));
        say("returned comparable", comparable(small) == comparable(small));
        say("generic", same(large) == same(large));
        say("generic kept", same(c) == c);
        say("identical", identical(large, large));
        say("identical small", identical(small, small));
        say("identical kept", identical(c, c));
        say("varargs", first(large, large));
        say("varargs small", first(small, small));
        say("varargs kept", first(c, c));
        say("varargs of boxes", boxes(large, large));
        say("varargs of boxes kept", boxes(c, c));
        Integer[] array = {large, large, c, c};
        say("array", array[0] == array[1]);
        say("array kept", array[2] == array[3]);
        Object[] objects = {large, large, 'a', 'a', 5L, 5L};
        say("objects", objects[0] == objects[1]);
        say("objects char", objects[2] == objects[3]);
        say("objects long", objects[4] == objects[5]);
        say("record", new Held(large).value() == new Held(large).value());
        say("record equals", new Held(large).equals(new Held(large)));
        say("cell", new Cell<>(large).get() == new Cell<>(large).get());
        Cell<Integer> cell = new Cell<>(large);
        say("cell itself", cell.get() == cell.get());
        say("cell with int", cell.get() == large);
    }

    static void changes(int small, int large) {
        Integer i = large;
        Integer before = i;
        i++;
        i--;
        say("++ --", i == before);
        Integer j = small;
        Integer kept = j;
        j++;
        j--;
        say("small ++ --", j == kept);
        Integer k = large;
        Integer old = k++;
        say("post", old == k - 1);
        k = large;
        Integer start = k;
        k += 0;
        say("+= 0", k == start);
        k = small;
        start = k;
        k += 0;
        say("small += 0", k == start);
        Integer m = large;
        Integer same = m;
        m = +m;
        say("unary plus", m == same);
        m = (Integer) m;
        Integer[] cells = {large};
        Integer first = cells[0];
        cells[0] += 0;
        say("array += 0", cells[0] == first);
        cells[0]++;
        say("array ++", cells[0] == large + 1);
        Cell<Integer> cell = new Cell<>(large);
        Integer inside = cell.value;
        cell.value += 0;
        say("field += 0", cell.value == inside);
        Byte b = (byte) small;
        Byte bb = b;
        b++;
        b--;
        say("byte", b == bb);
        Character c = (char) large;
        Character cc = c;
        c++;
        c--;
        say("char", c == cc);
        Long l = (long) large;
        Long ll = l;
        l *= 1;
        say("long", l == ll);
        Boolean z = small < large;
        Boolean zz = z;
        z = !z;
        z ^= true;
        say("boolean", z == zz);
        z &= z;
        say("boolean &=", z == zz);
        Double d = 1.0 * large;
        Double dd = d;
        d = d + 0;
        say("double", d == dd);
        Short s = (short) large;
        Short ss = s;
        s = (short) +s;
        say("short", s == ss);
    }

    static void ternaries(int small, int large, boolean yes) {
        Integer a = large;
        Integer nothing = null;
        Integer kept = yes ? a : a;
        say("boxes", kept == a);
        Integer mixed = yes ? a : 0;
        say("box and int", mixed == a);
        Object wide = yes ? (Object) a : 0;
        say("as object", wide == a);
        Object promoted = yes ? a : 1.0;
        say("promoted", promoted instanceof Double);
        Object chars = yes ? 'a' : 0;
        say("char and constant", chars instanceof Character);
        Object characters = yes ? 'a' : small;
        say("char and int", characters instanceof Integer);
        Object longs = yes ? a : Long.valueOf(1);
        say("Integer and Long", longs instanceof Long);
        Object texts = yes ? a : "";
        say("box and text", texts == a);
        Object absent = yes ? a : null;
        say("box and null", absent == a);
        Integer other = yes ? a : same(0);
        say("box and generic", other == a);
        try {
            Integer failing = yes ? nothing : 0;
            say("not reached", failing == null);
        } catch (NullPointerException e) {
            say("null unboxed", true);
        }
        Integer harmless = yes ? nothing : Integer.valueOf(0);
        say("null kept", harmless == null);
        Integer switched = switch (small) { case 1 -> a; default -> 0; };
        say("switch", switched == a);
        Integer switchedBoxes = switch (small) { case 1 -> a; default -> nothing; };
        say("switch of boxes", switchedBoxes == a);
    }

    static void lambdas(int small, int large) {
        Supplier<Integer> supplier = () -> large;
        say("supplier", supplier.get() == supplier.get());
        Supplier<Integer> little = () -> small;
        say("supplier small", little.get() == little.get());
        Integer held = large;
        Supplier<Integer> captured = () -> held;
        say("captured", captured.get() == captured.get());
        IntFunction<Integer> function = Integer::valueOf;
        say("valueOf", function.apply(large) == function.apply(large));
        IntFunction<Object> adapted = i -> i;
        say("adapted", adapted.apply(large) == adapted.apply(large));
        Function<Integer, Integer> identity = Function.identity();
        say("identity", identity.apply(held) == held);
        Function<Integer, Integer> own = x -> x;
        say("own identity", own.apply(held) == held);
        Function<Integer, Integer> through = Integer::intValue;
        say("through int", through.apply(held) == held);
        UnaryOperator<Integer> plus = x -> x + 0;
        say("plus", plus.apply(held) == held);
        BinaryOperator<Integer> sum = Integer::sum;
        say("sum", sum.apply(held, 0) == held);
        BinaryOperator<Integer> max = Math::max;
        say("max", max.apply(held, 0) == held);
        BinaryOperator<Integer> byOrder = BinaryOperator.maxBy(Integer::compare);
        say("maxBy", byOrder.apply(held, 0) == held);
        Function<Integer, Integer> method = BoxIdentity::box;
        say("method", method.apply(held) == held);
    }

    static void collections(int large) {
        Integer held = large;
        List<Integer> list = new ArrayList<>();
        list.add(held);
        list.add(large);
        say("list", list.get(0) == held);
        say("list other", list.get(0) == list.get(1));
        say("list with int", list.get(1) == large);
        say("indexOf", list.indexOf(large) == 0);
        List<Integer> fixed = List.of(large, large);
        say("List.of", fixed.get(0) == fixed.get(1));
        say("asList", Arrays.asList(held, large).get(0) == held);
        Map<Integer, Integer> map = new HashMap<>();
        map.put(held, held);
        say("get", map.get(large) == held);
        map.merge(large, 0, Integer::sum);
        say("merged", map.get(large) == held);
        say("key", map.keySet().iterator().next() == held);
        map.put(1, 127);
        map.merge(1, 0, Integer::sum);
        say("merged small", map.get(1) == (Integer) 127);
        int total = 0;
        for (Integer each : list) {
            if (each == held) total++;
        }
        say("for each", total == 1);
        for (int each : list) {
            Integer again = each;
            if (again == held) total++;
        }
        say("for int", total == 1);
        say("stream", list.stream().findFirst().get() == held);
        say("mapToInt boxed", list.stream().mapToInt(x -> x).boxed().findFirst().get() == held);
        say("boxed", IntStream.of(large).boxed().findFirst().get() == held);
        say("toList", Stream.of(held).collect(Collectors.toList()).get(0) == held);
        say("optional", Optional.of(held).get() == held);
        say("optional map", Optional.of(held).map(x -> x + 0).get() == held);
        say("optional orElse", Optional.<Integer>empty().orElse(large) == held);
        say("sum", list.stream().reduce(0, Integer::sum) == held + large);
        Integer[] array = list.toArray(new Integer[0]);
        say("toArray", array[0] == held);
        int[] plain = {large};
        Integer fromPlain = plain[0];
        say("from plain", fromPlain == held);
    }

    public static void main(String[] args) {
        caches();
        boxing(1, 1000);
        boxing(127, 128);
        boxing(-128, -129);
        changes(1, 1000);
        ternaries(1, 1000, true);
        ternaries(1, 5, args.length == 0);
        lambdas(1, 1000);
        lambdas(1, 100);
        collections(1000);
        collections(100);
    }
}
