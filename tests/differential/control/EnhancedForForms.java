// for-each over arrays of several types and over an Iterable, with break and continue.
import java.util.Arrays;

public class EnhancedForForms {
    public static void main(String[] args) {
        long sum = 0;
        for (byte b : new byte[] {1, 2, -3}) {
            sum += b;
        }
        for (char c : "abc".toCharArray()) {
            sum += c;
        }
        for (long l : new long[] {1L << 32, 5}) {
            sum += l;
        }
        for (int widened : new short[] {7, 8}) {
            sum += widened;
        }
        for (boolean b : new boolean[] {true, false, true}) {
            sum += b ? 1 : 0;
        }
        for (String s : Arrays.asList("x", "stop", "y")) {
            if (s.equals("stop")) {
                break;
            }
            sum += s.length();
        }
        for (int unboxed : Arrays.asList(10, 20, 30)) {
            if (unboxed == 20) {
                continue;
            }
            sum += unboxed;
        }
        System.out.println(sum);
    }
}
