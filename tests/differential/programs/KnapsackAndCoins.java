// Two dynamic programs: 0/1 knapsack and the number of ways to give change.
import java.util.Arrays;

public class KnapsackAndCoins {
    static int knapsack(int[] weights, int[] values, int capacity) {
        int[] best = new int[capacity + 1];
        for (int i = 0; i < weights.length; i++) {
            for (int c = capacity; c >= weights[i]; c--) {
                best[c] = Math.max(best[c], best[c - weights[i]] + values[i]);
            }
        }
        return best[capacity];
    }

    static long[] ways(int[] coins, int amount) {
        long[] ways = new long[amount + 1];
        ways[0] = 1;
        for (int c : coins) {
            for (int a = c; a <= amount; a++) {
                ways[a] += ways[a - c];
            }
        }
        return ways;
    }

    public static void main(String[] args) {
        System.out.println(knapsack(new int[] {1, 3, 4, 5}, new int[] {1, 4, 5, 7}, 7) + " " + knapsack(new int[] {9}, new int[] {9}, 5));
        long[] w = ways(new int[] {1, 5, 10, 25, 50}, 100);
        System.out.println(w[100] + " " + Arrays.toString(Arrays.copyOf(w, 16)));
    }
}
