// Nested finally blocks are copied by the compiler until the loop is longer than 32 KB and needs goto_w.
public class FarJumps {
    static long x = 1;

    static void work(int n) {
        x = x * 31 + n;
    }

    static long run(int rounds) {
        for (int i = 0; i < rounds; i++) {
            if (x == 12345) {
                continue;
            }
            try { work(1); } finally {
            try { work(2); } finally {
            try { work(3); } finally {
            try { work(4); } finally {
            try { work(5); } finally {
            try { work(6); } finally {
            try { work(7); } finally {
            try { work(8); } finally {
            try { work(9); } finally {
            try { work(10); } finally {
                work(11);
                x ^= x >>> 7;
            } } } } } } } } } }
            if (x % 1000 == 0) {
                break;
            }
        }
        return x;
    }

    public static void main(String[] args) {
        System.out.println(run(1));
        System.out.println(run(10));
        System.out.println(run(100));
    }
}
