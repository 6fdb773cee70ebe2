// Switch expressions with arrows, blocks and yield.
public class SwitchExpression {
    static int days(int month, boolean leap) {
        return switch (month) {
            case 4, 6, 9, 11 -> 30;
            case 2 -> {
                int base = 28;
                yield leap ? base + 1 : base;
            }
            default -> 31;
        };
    }

    static String oldStyle(int n) {
        return switch (n) {
            case 0:
                yield "none";
            case 1:
            case 2:
                yield "few";
            default:
                yield "many";
        };
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int m = 1; m <= 12; m++) {
            sum = sum * 2 + days(m, m % 2 == 0);
        }
        System.out.println(sum + " " + days(2, true) + " " + days(2, false));
        System.out.println(oldStyle(0) + oldStyle(2) + oldStyle(3));
        long x = 1 + switch ("k") { case "k" -> 10L; default -> 20; };
        System.out.println(x);
    }
}
