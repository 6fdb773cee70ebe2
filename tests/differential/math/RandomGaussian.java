// nextGaussian is specified by the polar method; nextInt with a large bound rejects.
import java.util.Random;

public class RandomGaussian {
    public static void main(String[] args) {
        Random r = new Random(2024);
        long sum = 0;
        for (int i = 0; i < 50; i++) {
            sum += r.nextInt((1 << 30) + 1);
        }
        System.out.println(sum);
        int inside = 0;
        for (int i = 0; i < 1000; i++) {
            double x = r.nextDouble();
            double y = r.nextDouble();
            if (x * x + y * y < 1) {
                inside++;
            }
        }
        System.out.println(inside);
        int positive = 0;
        for (int i = 0; i < 100; i++) {
            if (r.nextGaussian() > 0) {
                positive++;
            }
        }
        System.out.println(positive);
    }
}
