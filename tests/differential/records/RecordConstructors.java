// Compact and additional constructors, validation, static members.
public class RecordConstructors {
    record Range(int low, int high) {
        static int made;
        static final Range EMPTY = new Range(0, 0);

        Range {
            if (low > high) {
                throw new IllegalArgumentException(low + " > " + high);
            }
            made++;
        }

        Range(int high) {
            this(0, high);
        }

        int size() {
            return high - low;
        }

        static Range around(int middle) {
            return new Range(middle - 1, middle + 1);
        }
    }

    record Normalised(String name) {
        Normalised {
            name = name.trim().toLowerCase();
        }
    }

    public static void main(String[] args) {
        System.out.println(new Range(3).size() + " " + Range.around(5) + " " + Range.EMPTY + " " + Range.made);
        try {
            new Range(2, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + Range.made);
        }
        System.out.println(new Normalised("  MiXeD ").name());
    }
}
