// Higher-order functions all the way down.
import java.util.function.Function;
import java.util.function.UnaryOperator;

public class ChurchNumerals {
    interface Numeral {
        <T> UnaryOperator<T> times(UnaryOperator<T> f);
    }

    static int toInt(Numeral n) {
        UnaryOperator<Integer> inc = x -> x + 1;
        return n.times(inc).apply(0);
    }

    static Numeral successor(Numeral n) {
        return new Numeral() {
            public <T> UnaryOperator<T> times(UnaryOperator<T> f) {
                return x -> f.apply(n.times(f).apply(x));
            }
        };
    }

    static Numeral multiply(Numeral a, Numeral b) {
        return new Numeral() {
            public <T> UnaryOperator<T> times(UnaryOperator<T> f) {
                return a.times(b.times(f));
            }
        };
    }

    public static void main(String[] args) {
        Numeral zero = new Numeral() {
            public <T> UnaryOperator<T> times(UnaryOperator<T> f) {
                return x -> x;
            }
        };
        Numeral three = successor(successor(successor(zero)));
        Numeral four = successor(three);
        System.out.println(toInt(zero) + " " + toInt(three) + " " + toInt(multiply(three, four)));
        UnaryOperator<String> star = s -> s + "*";
        System.out.println(multiply(four, three).times(star).apply("|"));
        Function<Integer, Function<Integer, Integer>> minus = a -> b -> a - b;
        System.out.println(minus.apply(9).apply(4));
    }
}
