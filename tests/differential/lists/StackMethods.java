// Stack: push, pop, peek, empty, search, and its order of iteration.
import java.util.EmptyStackException;
import java.util.Stack;

public class StackMethods {
    public static void main(String[] args) {
        Stack<Integer> s = new Stack<>();
        System.out.println(s.empty() + " " + s.push(1) + s.push(2) + s.push(3) + " " + s);
        System.out.println(s.peek() + " " + s.search(3) + " " + s.search(1) + " " + s.search(9));
        for (int n : s) {
            System.out.print(n + " ");
        }
        System.out.println(s.get(0) + " " + s.indexOf(2));
        System.out.println(s.pop() + " " + s.pop() + " " + s.pop() + " " + s.empty());
        try {
            s.pop();
        } catch (EmptyStackException e) {
            System.out.println("empty " + e.getMessage());
        }
        try {
            s.peek();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }
}
