// A user-defined functional interface with default, static and Object methods.
public class OwnFunctionalInterfaceWithDefaults {
    @FunctionalInterface
    interface Parser<T> {
        T parse(String s);

        boolean equals(Object other);

        default Parser<T> orElse(T fallback) {
            return s -> {
                try {
                    return parse(s);
                } catch (RuntimeException e) {
                    return fallback;
                }
            };
        }

        default <R> Parser<R> map(java.util.function.Function<? super T, ? extends R> f) {
            return s -> f.apply(parse(s));
        }

        static <T> Parser<T> constant(T value) {
            return s -> value;
        }
    }

    public static void main(String[] args) {
        Parser<Integer> ints = Integer::parseInt;
        System.out.println(ints.orElse(-1).parse("x") + " " + ints.orElse(-1).parse("42"));
        System.out.println(ints.map(n -> n * 0.5).map(d -> "half " + d).parse("5"));
        System.out.println(Parser.constant("c").parse("anything"));
        try {
            ints.map(n -> n).parse("bad");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }
}
