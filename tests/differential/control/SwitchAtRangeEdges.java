// tableswitch whose range ends at the largest and the smallest int.
public class SwitchAtRangeEdges {
    static String top(int n) {
        switch (n) {
            case Integer.MAX_VALUE - 2: return "a";
            case Integer.MAX_VALUE - 1: return "b";
            case Integer.MAX_VALUE: return "c";
            default: return "-";
        }
    }

    static String bottom(int n) {
        switch (n) {
            case Integer.MIN_VALUE: return "x";
            case Integer.MIN_VALUE + 1: return "y";
            case Integer.MIN_VALUE + 2: return "z";
            default: return "-";
        }
    }

    public static void main(String[] args) {
        for (int d = -4; d < 4; d++) {
            System.out.print(top(Integer.MAX_VALUE + d) + bottom(Integer.MIN_VALUE + d) + " ");
        }
        System.out.println();
    }
}
