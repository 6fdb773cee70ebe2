// Recursive descent with precedence, unary minus and errors.
public class ExpressionEvaluator {
    private final String text;
    private int at;

    ExpressionEvaluator(String text) {
        this.text = text.replace(" ", "");
    }

    private char peek() {
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private boolean take(char c) {
        if (peek() == c) {
            at++;
            return true;
        }
        return false;
    }

    long sum() {
        long v = product();
        while (true) {
            if (take('+')) {
                v += product();
            } else if (take('-')) {
                v -= product();
            } else {
                return v;
            }
        }
    }

    long product() {
        long v = factor();
        while (true) {
            if (take('*')) {
                v *= factor();
            } else if (take('/')) {
                v /= factor();
            } else if (take('%')) {
                v %= factor();
            } else {
                return v;
            }
        }
    }

    long factor() {
        if (take('-')) {
            return -factor();
        }
        if (take('(')) {
            long v = sum();
            if (!take(')')) {
                throw new IllegalArgumentException("expected ) at " + at);
            }
            return v;
        }
        int start = at;
        while (Character.isDigit(peek())) {
            at++;
        }
        if (start == at) {
            throw new IllegalArgumentException("expected a number at " + at);
        }
        return Long.parseLong(text.substring(start, at));
    }

    public static void main(String[] args) {
        for (String s : new String[] {"1 + 2 * 3", "(1+2)*3", "-(4-10)/4", "2*-3%4", "10-4-3", "7/(3-3)", "2*(3+", "", "99999999999*10"}) {
            try {
                System.out.println(s + " = " + new ExpressionEvaluator(s).sum());
            } catch (IllegalArgumentException | ArithmeticException e) {
                System.out.println(s + " : " + e.getMessage());
            }
        }
    }
}
