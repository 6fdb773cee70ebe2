// References to constructors with different parameters, generic and inner classes.
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

public class ConstructorReference {
    static int made;

    static class Thing {
        final String s;

        Thing() {
            this("default", 0);
        }

        Thing(String s) {
            this(s, 1);
        }

        Thing(String s, int n) {
            made++;
            this.s = s + n;
        }
    }

    class Inner {
        final int id = made;
    }

    Supplier<Inner> inners() {
        return Inner::new;
    }

    public static void main(String[] args) {
        Supplier<Thing> none = Thing::new;
        Function<String, Thing> one = Thing::new;
        BiFunction<String, Integer, Thing> two = Thing::new;
        System.out.println(none.get().s + " " + one.apply("x").s + " " + two.apply("y", 7).s + " " + made);
        Supplier<List<String>> lists = ArrayList::new;
        List<String> l = lists.get();
        l.add("e");
        System.out.println(l + " " + lists.get());
        System.out.println(new ConstructorReference().inners().get().id);
    }
}
