// Perfect play by minimax with memoisation on board strings.
import java.util.HashMap;
import java.util.Map;

public class TicTacToeMinimax {
    static final int[][] LINES = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    static Map<String, Integer> memo = new HashMap<>();

    static boolean wins(char[] b, char p) {
        for (int[] l : LINES) {
            if (b[l[0]] == p && b[l[1]] == p && b[l[2]] == p) {
                return true;
            }
        }
        return false;
    }

    static int score(char[] b, char player) {
        if (wins(b, 'X')) {
            return 1;
        }
        if (wins(b, 'O')) {
            return -1;
        }
        String key = new String(b) + player;
        Integer known = memo.get(key);
        if (known != null) {
            return known;
        }
        int best = player == 'X' ? -2 : 2;
        boolean full = true;
        for (int i = 0; i < 9; i++) {
            if (b[i] == '.') {
                full = false;
                b[i] = player;
                int s = score(b, player == 'X' ? 'O' : 'X');
                b[i] = '.';
                best = player == 'X' ? Math.max(best, s) : Math.min(best, s);
            }
        }
        int result = full ? 0 : best;
        memo.put(key, result);
        return result;
    }

    public static void main(String[] args) {
        System.out.println(score("XO.......".toCharArray(), 'X') + " " + score("X...O....".toCharArray(), 'X') + " "
                + score("XX.OO....".toCharArray(), 'O') + " " + memo.size());
    }
}
