// Method references to varargs, generic and inherited methods.
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;

public class MethodReferenceVarargsAndGeneric {
    static int count(Object... items) {
        return items.length;
    }

    static int total(int first, int... rest) {
        int sum = first * 100;
        for (int r : rest) {
            sum += r;
        }
        return sum;
    }

    static <T> List<T> pair(T a, T b) {
        return Arrays.asList(a, b);
    }

    public static void main(String[] args) {
        Supplier<Integer> none = MethodReferenceVarargsAndGeneric::count;
        Function<String, Integer> one = MethodReferenceVarargsAndGeneric::count;
        BiFunction<String, Integer, Integer> two = MethodReferenceVarargsAndGeneric::count;
        IntBinaryOperator ints = MethodReferenceVarargsAndGeneric::total;
        BiFunction<String, String, List<String>> p = MethodReferenceVarargsAndGeneric::pair;
        System.out.println(none.get() + " " + one.apply("a") + " " + two.apply("a", 1) + " " + ints.applyAsInt(3, 4));
        System.out.println(p.apply("x", "y"));
        Function<Object, Class<?>> type = Object::getClass;
        System.out.println(type.apply("s").getSimpleName());
    }
}
