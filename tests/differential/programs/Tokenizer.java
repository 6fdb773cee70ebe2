// A tokenizer for arithmetic with positions and errors.
import java.util.ArrayList;
import java.util.List;

public class Tokenizer {
    enum Kind {
        NUMBER, NAME, OPERATOR, OPEN, CLOSE
    }

    record Token(Kind kind, String text, int at) {
        @Override
        public String toString() {
            return kind.name().charAt(0) + ":" + text + "@" + at;
        }
    }

    static List<Token> tokenize(String s) {
        List<Token> result = new ArrayList<>();
        int i = 0;
        while (i < s.length()) {
            char c = s.charAt(i);
            int start = i;
            if (Character.isWhitespace(c)) {
                i++;
                continue;
            }
            if (Character.isDigit(c)) {
                while (i < s.length() && (Character.isDigit(s.charAt(i)) || s.charAt(i) == '.')) {
                    i++;
                }
                result.add(new Token(Kind.NUMBER, s.substring(start, i), start));
            } else if (Character.isLetter(c)) {
                while (i < s.length() && Character.isLetterOrDigit(s.charAt(i))) {
                    i++;
                }
                result.add(new Token(Kind.NAME, s.substring(start, i), start));
            } else if ("+-*/^".indexOf(c) >= 0) {
                i++;
                result.add(new Token(Kind.OPERATOR, String.valueOf(c), start));
            } else if (c == '(' || c == ')') {
                i++;
                result.add(new Token(c == '(' ? Kind.OPEN : Kind.CLOSE, "" + c, start));
            } else {
                throw new IllegalArgumentException("unexpected '" + c + "' at " + i);
            }
        }
        return result;
    }

    public static void main(String[] args) {
        System.out.println(tokenize("3.14*(radius + x2)^2 - 7"));
        System.out.println(tokenize("  "));
        System.out.println(tokenize("a $ b"));
    }
}
