// Bridge methods make erased calls reach the specific override.
public class GenericBridgeMethods {
    interface Transformer<A, B> {
        B apply(A a);
    }

    abstract static class Node<T extends Comparable<T>> {
        abstract T value();

        boolean less(Node<T> other) {
            return value().compareTo(other.value()) < 0;
        }
    }

    static class IntNode extends Node<Integer> {
        final int v;

        IntNode(int v) {
            this.v = v;
        }

        @Override
        Integer value() {
            return v;
        }
    }

    static class Length implements Transformer<String, Integer> {
        @Override
        public Integer apply(String s) {
            return s.length();
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        System.out.println(new IntNode(3).less(new IntNode(4)) + " " + new IntNode(3).less(new IntNode(3)));
        Transformer<String, Integer> t = new Length();
        System.out.println(t.apply("hello") + 1);
        Transformer raw = t;
        System.out.println(raw.apply("raw"));
        try {
            raw.apply(5);
        } catch (ClassCastException e) {
            System.out.println("bridge checks its argument");
        }
    }
}
