// join, valueOf and copyValueOf, concat.
import java.util.Arrays;
import java.util.List;

public class JoinAndCopies {
    public static void main(String[] args) {
        System.out.println(String.join("-", "a", "b", "c") + " [" + String.join(",") + "] " + String.join("", "x", null, "y"));
        List<String> list = Arrays.asList("p", "q");
        System.out.println(String.join(" and ", list));
        char[] chars = {'w', 'o', 'r', 'd'};
        System.out.println(String.valueOf(chars) + String.valueOf(chars, 1, 2) + String.copyValueOf(chars) + new String(chars, 2, 2));
        System.out.println(String.valueOf(true) + String.valueOf('c') + String.valueOf(1) + String.valueOf(2L)
                + String.valueOf(0.5f) + String.valueOf(0.25) + String.valueOf((Object) null));
        System.out.println("ab".concat("cd") + "x".concat(""));
        chars[0] = 'W';
        System.out.println(chars);
    }
}
