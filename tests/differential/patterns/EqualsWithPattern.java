// The usual equals with a pattern, on a small hierarchy.
public class EqualsWithPattern {
    static class Id {
        final long value;

        Id(long value) {
            this.value = value;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Id other && value == other.value;
        }

        @Override
        public int hashCode() {
            return Long.hashCode(value);
        }
    }

    static class Named extends Id {
        final String name;

        Named(long value, String name) {
            super(value);
            this.name = name;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Named n && super.equals(o) && name.equals(n.name);
        }
    }

    public static void main(String[] args) {
        Id a = new Id(1);
        Id b = new Named(1, "x");
        System.out.println(a.equals(b) + " " + b.equals(a) + " " + b.equals(new Named(1, "x")) + " " + a.equals(null));
    }
}
