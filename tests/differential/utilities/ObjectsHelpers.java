// equals, deepEquals, hash, hashCode, toString, isNull, compare of Objects.
import java.util.Comparator;
import java.util.Objects;

public class ObjectsHelpers {
    public static void main(String[] args) {
        System.out.println(Objects.equals(null, null) + " " + Objects.equals("a", null) + " " + Objects.equals(null, "a") + " " + Objects.equals("a", new String("a")));
        System.out.println(Objects.hash(1, "x", null) + " " + Objects.hash() + " " + Objects.hashCode(null) + " " + Objects.hashCode("a"));
        System.out.println(Objects.toString(null) + " " + Objects.toString(5) + " " + Objects.toString(null, "default"));
        System.out.println(Objects.isNull(null) + " " + Objects.nonNull(null) + " " + Objects.compare(1, 2, Comparator.reverseOrder()) + " "
                + Objects.compare(null, null, Comparator.<Integer>naturalOrder()));
        System.out.println(Objects.deepEquals(new int[] {1}, new int[] {1}) + " " + Objects.equals(new int[] {1}, new int[] {1}));
        try {
            Objects.requireNonNull(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
