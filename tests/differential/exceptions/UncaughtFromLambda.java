// Uncaught: an exception leaves a lambda, a forEach and main, through finally blocks.
import java.util.List;

public class UncaughtFromLambda {
    public static void main(String[] args) {
        try {
            List.of(4, 2, 0, 1).forEach(n -> {
                try {
                    System.out.println(8 / n);
                } finally {
                    System.out.println("after " + n);
                }
            });
        } finally {
            System.out.println("leaving main");
        }
    }
}
