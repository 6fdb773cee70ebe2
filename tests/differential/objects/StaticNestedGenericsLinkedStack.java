// A generic linked stack built from nested classes.
public class StaticNestedGenericsLinkedStack {
    static class Stack<T> {
        private class Node {
            T item;
            Node below;

            Node(T item, Node below) {
                this.item = item;
                this.below = below;
            }
        }

        private Node top;
        private int size;

        void push(T item) {
            top = new Node(item, top);
            size++;
        }

        T pop() {
            if (top == null) {
                throw new RuntimeException("empty");
            }
            T item = top.item;
            top = top.below;
            size--;
            return item;
        }
    }

    public static void main(String[] args) {
        Stack<String> s = new Stack<>();
        for (String word : "to be or not".split(" ")) {
            s.push(word);
        }
        String all = "";
        while (s.size > 0) {
            all += s.pop() + " ";
        }
        System.out.println(all);
        try {
            s.pop();
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
    }
}
