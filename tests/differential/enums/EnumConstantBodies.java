// Constants with bodies override methods; their class differs from the declaring class.
public class EnumConstantBodies {
    enum Operation {
        PLUS("+") {
            int apply(int a, int b) {
                return a + b;
            }
        },
        MINUS("-") {
            int apply(int a, int b) {
                return a - b;
            }
        },
        TIMES("*") {
            int apply(int a, int b) {
                return a * b;
            }

            @Override
            boolean commutes() {
                return true;
            }
        };

        final String symbol;

        Operation(String symbol) {
            this.symbol = symbol;
        }

        abstract int apply(int a, int b);

        boolean commutes() {
            return apply(1, 2) == apply(2, 1);
        }
    }

    public static void main(String[] args) {
        for (Operation o : Operation.values()) {
            System.out.println(o + " 7" + o.symbol + "3=" + o.apply(7, 3) + " " + o.commutes() + " "
                    + (o.getClass() == Operation.class) + " " + (o.getDeclaringClass() == Operation.class));
        }
    }
}
