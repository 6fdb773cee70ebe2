// Loops, try/catch and calls inside a static initialiser.
public class StaticInitialiserWithControlFlow {
    static final int[] SQUARES = new int[6];
    static final String PROBLEM;
    static final long FACTORIAL;

    static {
        for (int i = 0; i < SQUARES.length; i++) {
            SQUARES[i] = i * i;
        }
        String problem;
        try {
            problem = "none " + SQUARES[6];
        } catch (ArrayIndexOutOfBoundsException e) {
            problem = e.getMessage();
        }
        PROBLEM = problem;
        long f = 1;
        for (int i : SQUARES) {
            f *= i + 1;
        }
        FACTORIAL = f;
    }

    public static void main(String[] args) {
        System.out.println(SQUARES[5] + " " + PROBLEM + " " + FACTORIAL);
    }
}
