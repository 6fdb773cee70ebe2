// An enum implements an interface; one constant as a singleton with state.
import java.util.function.IntUnaryOperator;

public class EnumSingletonAndInterface {
    enum Step implements IntUnaryOperator {
        DOUBLE {
            public int applyAsInt(int n) {
                return n * 2;
            }
        },
        NEXT {
            public int applyAsInt(int n) {
                return n + 1;
            }
        }
    }

    enum Counter {
        INSTANCE;

        private int n;

        int next() {
            return ++n;
        }
    }

    public static void main(String[] args) {
        IntUnaryOperator both = Step.DOUBLE.andThen(Step.NEXT);
        System.out.println(both.applyAsInt(5) + " " + Step.NEXT.andThen(Step.DOUBLE).applyAsInt(5));
        Counter.INSTANCE.next();
        Counter c = Counter.valueOf("INSTANCE");
        System.out.println(c.next() + " " + (c == Counter.INSTANCE));
    }
}
