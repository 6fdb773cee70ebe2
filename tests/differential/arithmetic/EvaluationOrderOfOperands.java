// Operands are evaluated left to right, also when a later one throws.
public class EvaluationOrderOfOperands {
    static StringBuilder log = new StringBuilder();

    static int trace(String name, int value) {
        log.append(name);
        return value;
    }

    static int three(int a, int b, int c) {
        return a * 100 + b * 10 + c;
    }

    public static void main(String[] args) {
        int r = trace("a", 1) + trace("b", 2) * trace("c", 3) - trace("d", 4) / trace("e", 2);
        System.out.println(r + " " + log);
        log.setLength(0);
        System.out.println(three(trace("x", 1), trace("y", 2), trace("z", 3)) + " " + log);
        log.setLength(0);
        try {
            int q = trace("p", 1) / trace("q", 0) + trace("r", 1);
            System.out.println(q);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage() + " " + log);
        }
    }
}
