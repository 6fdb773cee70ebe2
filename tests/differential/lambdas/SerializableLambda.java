// A serializable lambda and one with a marker interface need the alternate metafactory.
import java.io.Serializable;
import java.util.Comparator;
import java.util.function.Function;
import java.util.function.Supplier;

public class SerializableLambda {
    interface Marker { }

    interface SerializableSupplier<T> extends Supplier<T>, Serializable { }

    public static void main(String[] args) {
        int captured = 5;
        SerializableSupplier<Integer> s = () -> captured * 2;
        System.out.println(s.get() + " " + (s instanceof Serializable));
        Function<Integer, Integer> f = (Function<Integer, Integer> & Serializable & Marker) x -> x + captured;
        System.out.println(f.apply(1) + " " + (f instanceof Serializable) + " " + (f instanceof Marker));
        Runnable r = (Runnable & Marker) () -> System.out.println("marked");
        r.run();
        System.out.println((r instanceof Marker) + " " + (r instanceof Serializable));
        Comparator<String> c = Comparator.comparing(String::length);
        System.out.println(c.compare("a", "bb"));
    }
}
