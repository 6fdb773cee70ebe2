// A lambda that uses fields captures this and sees later changes.
import java.util.function.IntSupplier;

public class CaptureThis {
    private int count = 10;

    IntSupplier counter() {
        return () -> count++;
    }

    IntSupplier twice(int by) {
        return () -> this.next(by) + counter().getAsInt();
    }

    private int next(int by) {
        count += by;
        return count;
    }

    public static void main(String[] args) {
        CaptureThis a = new CaptureThis();
        CaptureThis b = new CaptureThis();
        IntSupplier s = a.counter();
        System.out.println(s.getAsInt() + " " + s.getAsInt() + " " + a.count + " " + b.count);
        b.count = 100;
        System.out.println(b.twice(5).getAsInt() + " " + b.count);
    }
}
