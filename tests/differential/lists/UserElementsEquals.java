// List search calls equals of the argument, in this order and so often.
import java.util.ArrayList;
import java.util.List;

public class UserElementsEquals {
    static int calls;

    static class Key {
        final String name;

        Key(String name) {
            this.name = name;
        }

        @Override
        public boolean equals(Object o) {
            calls++;
            System.out.print(name + "?" + (o instanceof Key k ? k.name : o) + " ");
            return o instanceof Key k && k.name.equals(name);
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }
    }

    public static void main(String[] args) {
        List<Object> l = new ArrayList<>(List.of(new Key("a"), new Key("b"), "text", new Key("c")));
        System.out.println(l.indexOf(new Key("c")));
        System.out.println(l.contains(new Key("b")));
        System.out.println(l.lastIndexOf(new Key("a")));
        System.out.println(l.remove(new Key("zz")));
        System.out.println(l.remove(new Key("b")) + " " + l.size() + " " + calls);
    }
}
