// Uncaught: popping an empty Stack; the class is java.util's.
import java.util.Stack;

public class UncaughtEmptyStack {
    public static void main(String[] args) {
        Stack<Integer> s = new Stack<>();
        for (String t : "3 4 + +".split(" ")) {
            s.push(t.equals("+") ? s.pop() + s.pop() : Integer.parseInt(t));
            System.out.println(s);
        }
    }
}
