// Captured locals of every type.
import java.util.function.Supplier;

public class CaptureAllPrimitiveKinds {
    static Supplier<String> make(boolean z, byte b, char c, short s, int i, long l, float f, double d, String r, int[] a) {
        return () -> z + " " + b + " " + c + " " + s + " " + i + " " + l + " " + f + " " + d + " " + r + " " + a[0];
    }

    public static void main(String[] args) {
        int[] array = {1};
        Supplier<String> x = make(true, (byte) -5, 'q', (short) 999, 1 << 30, 1L << 60, 0.25f, -0.5, "ref", array);
        System.out.println(x.get());
        array[0] = 2;
        System.out.println(x.get());
    }
}
