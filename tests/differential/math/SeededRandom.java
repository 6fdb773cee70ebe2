// java.util.Random with a seed is specified bit by bit.
import java.util.Random;

public class SeededRandom {
    public static void main(String[] args) {
        Random r = new Random(42);
        for (int i = 0; i < 5; i++) {
            System.out.print(r.nextInt() + " " + r.nextInt(10) + " " + r.nextInt(16) + " ");
        }
        System.out.println();
        System.out.println(r.nextLong() + " " + r.nextBoolean() + " " + r.nextDouble() + " " + r.nextFloat());
        r.setSeed(7);
        int[] histogram = new int[6];
        for (int i = 0; i < 600; i++) {
            histogram[r.nextInt(6)]++;
        }
        for (int n : histogram) {
            System.out.print(n + " ");
        }
        System.out.println();
        try {
            r.nextInt(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        byte[] bytes = new byte[6];
        new Random(-1).nextBytes(bytes);
        System.out.println(bytes[0] + " " + bytes[5]);
    }
}
