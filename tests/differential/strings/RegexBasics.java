// matches, replaceAll, replaceFirst and split with simple regular expressions.
import java.util.Arrays;

public class RegexBasics {
    public static void main(String[] args) {
        System.out.println("abc123".matches("[a-z]+\\d+") + " " + "abc".matches("ab") + " " + "".matches("x*"));
        System.out.println("a1b22c333".replaceAll("\\d+", "#") + " " + "a1b22".replaceFirst("[0-9]", "<$0>"));
        System.out.println("2024-05-06".replaceAll("(\\d+)-(\\d+)-(\\d+)", "$3.$2.$1"));
        System.out.println(Arrays.toString("one,  two;three".split("[,;]\\s*")));
        try {
            "x".matches("(");
        } catch (java.util.regex.PatternSyntaxException e) {
            System.out.println("bad pattern");
        }
    }
}
