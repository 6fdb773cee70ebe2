// The specialised interfaces of java.util.function.
import java.util.function.*;

public class PrimitiveFunctionalInterfaces {
    public static void main(String[] args) {
        IntToDoubleFunction a = n -> n / 4.0;
        DoubleToIntFunction b = d -> (int) Math.floor(d);
        LongUnaryOperator c = l -> l << 33;
        DoubleBinaryOperator d = (x, y) -> x % y;
        ToDoubleBiFunction<String, Integer> e = (s, n) -> s.length() * 1.5 + n;
        ObjIntConsumer<StringBuilder> f = (s, n) -> s.append(n);
        BooleanSupplier g = () -> true;
        LongPredicate h = l -> l > 0;
        IntToLongFunction i = n -> (long) n * n;
        BiPredicate<String, Integer> j = (s, n) -> s.length() == n;
        DoubleSupplier k = () -> -0.0;
        LongFunction<String> l = Long::toHexString;
        BiConsumer<int[], Integer> m = (array, n) -> array[0] += n;
        System.out.println(a.applyAsDouble(3) + " " + b.applyAsInt(-2.5) + " " + c.applyAsLong(1) + " " + d.applyAsDouble(7.5, 2));
        StringBuilder out = new StringBuilder("n");
        f.accept(out, 5);
        int[] cell = {1};
        m.andThen((array, n) -> array[0] *= n).accept(cell, 4);
        System.out.println(e.applyAsDouble("ab", 1) + " " + out + " " + g.getAsBoolean() + " " + h.test(-1) + " "
                + i.applyAsLong(100000) + " " + j.test("abc", 3) + " " + k.getAsDouble() + " " + l.apply(255) + " " + cell[0]);
    }
}
