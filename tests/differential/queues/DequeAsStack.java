// Balanced brackets with a deque as stack.
import java.util.ArrayDeque;
import java.util.Deque;

public class DequeAsStack {
    static boolean balanced(String s) {
        Deque<Character> open = new ArrayDeque<>();
        for (char c : s.toCharArray()) {
            switch (c) {
                case '(': open.push(')'); break;
                case '[': open.push(']'); break;
                case '{': open.push('}'); break;
                case ')': case ']': case '}':
                    if (open.isEmpty() || open.pop() != c) {
                        return false;
                    }
                    break;
                default:
            }
        }
        return open.isEmpty();
    }

    public static void main(String[] args) {
        for (String s : new String[] {"", "(a[b]{c})", "(]", "((", "())", "{[()]}x"}) {
            System.out.print(balanced(s) + " ");
        }
        System.out.println();
    }
}
