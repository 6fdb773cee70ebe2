// Intermediate operations run element by element and only as far as needed.
import java.util.List;
import java.util.Optional;

public class StreamLaziness {
    public static void main(String[] args) {
        StringBuilder log = new StringBuilder();
        Optional<Integer> r = List.of(1, 2, 3, 4, 5).stream().filter(n -> {
            log.append("f").append(n);
            return n % 2 == 0;
        }).map(n -> {
            log.append("m").append(n);
            return n * 10;
        }).findFirst();
        System.out.println(r + " " + log);
        log.setLength(0);
        List.of(1, 2).stream().peek(n -> log.append(n));
        System.out.println("[" + log + "]");
    }
}
