// Returns of every type from the middle of loops and nested blocks.
public class EarlyReturns {
    static int firstInt(int[] a) {
        for (int x : a) {
            if (x > 2) {
                return x;
            }
        }
        return -1;
    }

    static long firstLong(long limit) {
        long x = 1;
        while (true) {
            if (x > limit) {
                return x;
            }
            x *= 3;
        }
    }

    static float half(boolean b) {
        if (b) {
            return 0.5f;
        }
        return 1.5f;
    }

    static double third(int n) {
        switch (n) {
            case 0: return 1 / 3.0;
            default: return 3;
        }
    }

    static void nothing(int n) {
        if (n > 0) {
            System.out.print("positive ");
            return;
        }
        System.out.print("other ");
    }

    static boolean yes() {
        return true;
    }

    public static void main(String[] args) {
        nothing(1);
        nothing(0);
        System.out.println(firstInt(new int[] {1, 2, 3, 4}) + " " + firstInt(new int[] {1}) + " " + firstLong(1L << 40) + " "
                + half(true) + half(false) + " " + third(0) + " " + third(1) + " " + yes());
    }
}
