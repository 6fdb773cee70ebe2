// Lazy sequences: generators, filters and zips as user iterators.
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

public class IteratorsFromGenerators {
    interface Seq<T> extends Iterable<T> {
        static <T> Seq<T> iterate(T seed, UnaryOperator<T> f) {
            return () -> new Iterator<>() {
                T next = seed;

                public boolean hasNext() {
                    return true;
                }

                public T next() {
                    T result = next;
                    next = f.apply(next);
                    return result;
                }
            };
        }

        default Seq<T> filter(Predicate<? super T> p) {
            Seq<T> self = this;
            return () -> new Iterator<>() {
                final Iterator<T> source = self.iterator();
                T found;
                boolean ready;

                public boolean hasNext() {
                    while (!ready && source.hasNext()) {
                        found = source.next();
                        ready = p.test(found);
                    }
                    return ready;
                }

                public T next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException();
                    }
                    ready = false;
                    return found;
                }
            };
        }

        default <R> Seq<R> map(Function<? super T, ? extends R> f) {
            return () -> {
                Iterator<T> source = iterator();
                return new Iterator<>() {
                    public boolean hasNext() {
                        return source.hasNext();
                    }

                    public R next() {
                        return f.apply(source.next());
                    }
                };
            };
        }
    }

    public static void main(String[] args) {
        int count = 0;
        for (String s : Seq.iterate(1, n -> n + 1).filter(n -> n % 3 == 0).map(n -> "<" + n * n + ">")) {
            System.out.print(s);
            if (++count == 6) {
                break;
            }
        }
        System.out.println();
    }
}
