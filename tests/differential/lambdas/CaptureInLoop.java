// Each iteration captures its own value.
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

public class CaptureInLoop {
    public static void main(String[] args) {
        List<IntUnaryOperator> ops = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int own = i * 10;
            ops.add(x -> x + own);
        }
        for (String s : new String[] {"a", "bcd"}) {
            ops.add(x -> x * s.length());
        }
        int value = 1;
        for (IntUnaryOperator op : ops) {
            value = op.applyAsInt(value);
            System.out.print(value + " ");
        }
        System.out.println();
    }
}
