// toString, equals and hashCode called through an interface type.
public class ObjectMethodsOnInterfaces {
    interface Named {
        String name();
    }

    static class Person implements Named {
        public String name() {
            return "ann";
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Named && ((Named) o).name().equals(name());
        }

        @Override
        public int hashCode() {
            return name().length();
        }

        @Override
        public String toString() {
            return "<" + name() + ">";
        }
    }

    public static void main(String[] args) {
        Named n = new Person();
        Named other = () -> "ann";
        System.out.println(n.toString() + n.hashCode() + n.equals(other) + other.equals(n) + n.equals(null));
        CharSequence s = "text";
        System.out.println(s.toString() + s.hashCode() + s.equals("text") + s.length() + s.charAt(1) + s.subSequence(1, 3));
        Comparable<String> c = "b";
        System.out.println(c.compareTo("a"));
    }
}
