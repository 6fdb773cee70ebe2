// A reference whose receiver is the first argument; dispatch is virtual.
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToIntFunction;

public class UnboundMethodReference {
    static class A {
        String name() {
            return "A";
        }
    }

    static class B extends A {
        @Override
        String name() {
            return "B";
        }
    }

    public static void main(String[] args) {
        Function<A, String> name = A::name;
        System.out.println(name.apply(new A()) + name.apply(new B()));
        BiFunction<String, String, Boolean> starts = String::startsWith;
        System.out.println(starts.apply("hello", "he") + " " + starts.apply("hello", "lo"));
        ToIntFunction<String> length = String::length;
        System.out.println(length.applyAsInt("four"));
        Function<Object, String> text = Object::toString;
        System.out.println(text.apply(12) + text.apply("s"));
        try {
            length.applyAsInt(null);
        } catch (NullPointerException e) {
            System.out.println("null at call");
        }
    }
}
