// A sparse switch (lookupswitch) with extreme labels.
public class SparseSwitch {
    static int code(int n) {
        switch (n) {
            case Integer.MIN_VALUE:
                return 1;
            case -1000:
                return 2;
            case 0:
                return 3;
            case 77:
            case 78:
                return 4;
            case 1_000_000:
                return 5;
            case Integer.MAX_VALUE:
                return 6;
            default:
                return 0;
        }
    }

    public static void main(String[] args) {
        int[] values = {Integer.MIN_VALUE, -1000, -999, 0, 1, 77, 78, 79, 1_000_000, Integer.MAX_VALUE, Integer.MAX_VALUE - 1};
        for (int value : values) {
            System.out.print(code(value) + " ");
        }
        System.out.println();
    }
}
