// Suppliers delay work until it is needed.
import java.util.function.Supplier;

public class LazyEvaluation {
    static class Lazy<T> implements Supplier<T> {
        private Supplier<? extends T> source;
        private T value;

        Lazy(Supplier<? extends T> source) {
            this.source = source;
        }

        public T get() {
            if (source != null) {
                value = source.get();
                source = null;
            }
            return value;
        }
    }

    static int work;

    static int expensive(int n) {
        work++;
        return n * n;
    }

    public static void main(String[] args) {
        Lazy<Integer> a = new Lazy<>(() -> expensive(12));
        Lazy<Integer> b = new Lazy<>(() -> a.get() + 1);
        System.out.println(work);
        System.out.println(b.get() + " " + b.get() + " " + a.get() + " " + work);
    }
}
