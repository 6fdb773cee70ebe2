// indent, stripIndent, translateEscapes, transform, copyValueOf, contentEquals, locale forms.
import java.util.Locale;

public class RarerStringMethods {
    public static void main(String[] args) {
        System.out.print("a\nb".indent(2) + "   c\n d".indent(-2));
        System.out.println("  x\n    y".stripIndent() + " " + "tab\\tend\\n".translateEscapes().length());
        int n = "12".transform(Integer::parseInt);
        System.out.println(n + 1);
        System.out.println(String.copyValueOf("abcdef".toCharArray(), 2, 3) + " " + "buf".contentEquals(new StringBuffer("buf")));
        System.out.println("MiX".toLowerCase(Locale.ROOT) + "MiX".toUpperCase(Locale.ROOT) + String.format(Locale.ROOT, "%.1f", 2.25));
        System.out.println("ab".compareTo("abc") + " " + "x".equals(null) + " " + "abc".subSequence(0, 2).length());
    }
}
