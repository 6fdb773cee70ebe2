// Primes below a thousand with a boolean array.
public class SieveOfEratosthenes {
    public static void main(String[] args) {
        int n = 1000;
        boolean[] composite = new boolean[n];
        int count = 0;
        int last = 0;
        long sum = 0;
        for (int i = 2; i < n; i++) {
            if (composite[i]) {
                continue;
            }
            count++;
            last = i;
            sum += i;
            for (int j = i * i; j < n; j += i) {
                composite[j] = true;
            }
        }
        System.out.println(count + " " + last + " " + sum);
    }
}
