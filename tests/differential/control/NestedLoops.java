// Four nested loops with dependent bounds.
public class NestedLoops {
    public static void main(String[] args) {
        int count = 0;
        long checksum = 0;
        for (int a = 0; a < 8; a++) {
            for (int b = a; b < 8; b++) {
                for (int c = b; c >= a; c--) {
                    for (int d = 0; d < c; d += 2) {
                        count++;
                        checksum = checksum * 31 + a * 1000 + b * 100 + c * 10 + d;
                    }
                }
            }
        }
        System.out.println(count + " " + checksum);
    }
}
