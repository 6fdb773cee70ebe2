// Creation and use of Optional.
import java.util.NoSuchElementException;
import java.util.Optional;

public class OptionalForms {
    static Optional<Integer> parse(String s) {
        try {
            return Optional.of(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    public static void main(String[] args) {
        Optional<Integer> some = parse("12");
        Optional<Integer> none = parse("x");
        System.out.println(some + " " + none + " " + some.isPresent() + " " + none.isEmpty() + " " + some.get() + " " + some.equals(Optional.of(12)));
        System.out.println(some.orElse(0) + " " + none.orElse(0) + " " + none.orElseGet(() -> 7) + " " + some.hashCode() + " " + none.hashCode());
        System.out.println(some.map(n -> n * 2) + " " + none.map(n -> n * 2) + " " + some.map(n -> (Object) null) + " " + some.filter(n -> n > 50)
                + " " + some.flatMap(n -> parse("9")) + " " + none.or(() -> some));
        some.ifPresent(n -> System.out.print("present " + n + " "));
        none.ifPresentOrElse(n -> System.out.print("no "), () -> System.out.println("absent"));
        System.out.println(Optional.ofNullable(null) + " " + Optional.ofNullable("s"));
        try {
            none.get();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            none.orElseThrow(() -> new IllegalStateException("own"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Optional.of(null);
        } catch (NullPointerException e) {
            System.out.println("of null");
        }
    }
}
