// EnumSet factories and set operations.
import java.util.EnumSet;
import java.util.Set;

public class EnumSetBasics {
    enum Flag {
        A, B, C, D, E
    }

    public static void main(String[] args) {
        EnumSet<Flag> some = EnumSet.of(Flag.D, Flag.A);
        System.out.println(some + " " + EnumSet.complementOf(some) + " " + EnumSet.noneOf(Flag.class) + " " + EnumSet.allOf(Flag.class)
                + " " + EnumSet.range(Flag.B, Flag.D));
        some.add(Flag.C);
        some.remove(Flag.A);
        some.addAll(Set.of(Flag.E));
        System.out.println(some + " " + some.contains(Flag.E) + " " + some.size() + " " + some.containsAll(EnumSet.of(Flag.C, Flag.D)));
        some.retainAll(EnumSet.range(Flag.A, Flag.C));
        System.out.println(some + " " + EnumSet.copyOf(some).equals(some));
    }
}
